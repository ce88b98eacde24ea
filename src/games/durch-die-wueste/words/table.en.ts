import { count, signed } from '../../../engine/figures.ts';
import type { Colour } from '../rules/state.ts';

/** How far a turn has come: moves made in it, and the words chosen for the next one. */
export interface PromptTurn {
  readonly made: number;
  readonly chosen: readonly string[];
}

const tokens: Readonly<Record<Colour, string>> = {
  white: 'white',
  blue: 'blue',
  green: 'green',
  pink: 'pink',
  violet: 'violet',
};
const hexIn = ({ chosen }: PromptTurn) => chosen.find(token => /\d/.test(token));
const colourIn = ({ chosen }: PromptTurn) =>
  chosen.map(token => tokens[token as Colour]).find(name => name !== undefined);

const camel = (turn: PromptTurn): string => {
  if (hexIn(turn)) return `Choose the colour of the camel for ${hexIn(turn)}.`;
  if (colourIn(turn)) return `Choose a hex for the ${colourIn(turn)} camel.`;
  return turn.made > 0 ? 'Place the second camel, or undo.' : 'Place a camel: choose a colour and a hex.';
};
const rider = (turn: PromptTurn): string => {
  if (hexIn(turn)) return `Choose the colour of the rider for ${hexIn(turn)}.`;
  if (colourIn(turn)) return `Choose a hex for the ${colourIn(turn)} rider.`;
  return 'Set a rider: choose a colour and a hex.';
};

export const table = {
  prompts: {
    camel,
    rider,
    return: (): string => 'Choose the colour you play without.',
    pass: (): string => 'You can’t place a camel anywhere: pass.',
  },
  moveLabels: {
    camel: ([, colour, hex]: readonly string[]): string => `Place the ${tokens[colour as Colour]} camel on ${hex}`,
    rider: ([, colour, hex]: readonly string[]): string => `Set the ${tokens[colour as Colour]} rider on ${hex}`,
    return: ([, colour]: readonly string[]): string => `Play without ${tokens[colour as Colour]}`,
    pass: (): string => 'Pass',
  },
  tokens,
  gains: {
    water: (points: number): string => `${signed(points)} water`,
    oases: (points: number): string => `${signed(points)} oasis`,
    caravans: (points: number): string => `${signed(points)} largest caravan`,
    areas: (points: number): string =>
      points > 0 ? `closes ${count(points, 'hex', 'hexes')}: +${points}` : `builds over own land: −${-points}`,
  },
  options: {
    chips: {
      name: 'Chips won',
      hint: 'Water and oasis chips of the others: only how many, or also what they are worth.',
      values: { down: 'Face down', open: 'Open' },
    },
  },
  chips: (n: number): string => `${count(n, 'chip', 'chips')}, face down`,
};

export type TableWords = typeof table;
