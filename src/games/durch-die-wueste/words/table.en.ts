import { count, signed } from '../../../engine/figures.ts';
import { type Colour, colours, type DurchDieWuesteState } from '../rules/state.ts';
import { isSecondCamel } from './second-camel.ts';

/** How far a turn has come: moves made in it, and the words chosen for the next one. */
export interface PromptTurn {
  readonly made: number;
  readonly chosen: readonly string[];
  readonly state: DurchDieWuesteState;
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
  if (turn.made > 0) return 'Place the second camel, or undo.';
  return isSecondCamel(turn.state)
    ? 'Your second camel: choose a colour and a hex.'
    : 'Place a camel: choose a colour and a hex.';
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
    palm: (): string => 'Set a palm: choose a hex with a palm sign.',
    return: (): string => 'Choose the colour you play without.',
    pass: (): string => 'You can’t place a camel anywhere: pass.',
  },
  moveLabels: {
    camel: ([, colour, hex]: readonly string[]): string => `Place the ${tokens[colour as Colour]} camel on ${hex}`,
    rider: ([, colour, hex]: readonly string[]): string => `Set the ${tokens[colour as Colour]} rider on ${hex}`,
    palm: ([, hex]: readonly string[]): string => `Set a palm on ${hex}`,
    return: ([, colour]: readonly string[]): string => `Play without ${tokens[colour as Colour]}`,
    pass: (): string => 'Pass',
  },
  tokens,
  ended: ({ supply }: DurchDieWuesteState): string => {
    const gone = colours[supply.indexOf(0)];
    return gone ? `The last ${tokens[gone]} camel stands.` : 'Nobody can place a camel any more.';
  },
  gains: {
    water: (points: number): string => `${signed(points)} water`,
    oases: (points: number): string => `${signed(points)} oasis`,
    areas: (points: number): string =>
      points > 0 ? `closes ${count(points, 'hex', 'hexes')}: +${points}` : `builds over own land: −${-points}`,
  },
  options: {
    chips: {
      name: 'Chips won',
      hint: 'Water and oasis chips of the others: only how many, or also what they are worth.',
      values: { down: 'Face down', open: 'Open' },
    },
    palms: {
      name: 'Palms',
      hint: 'Who sets the five palms before the game: chance, or you, one each in turn.',
      none: 'Chance',
      values: { people: 'The players' } as Readonly<Record<string, string>>,
    },
    inside: {
      name: 'Closed areas',
      hint: 'Who still builds there: the caravan around it, as in the German rules, or nobody, as in the Dutch ones.',
      none: 'The caravan around',
      values: { nobody: 'Nobody' } as Readonly<Record<string, string>>,
    },
  },
  leads: {
    caravan: {
      taken: ({ colour }: { colour: Colour }, points: number, player: string): string =>
        `${player} has the largest ${tokens[colour]} caravan now (worth ${points} at the end).`,
      ahead: ({ colour }: { colour: Colour }, points: number, shared: boolean): string =>
        `${shared ? 'shared ' : ''}largest ${tokens[colour]} caravan: ${points} at the end`,
    },
  },
  chips: (n: number): string => `${count(n, 'chip', 'chips')}, face down`,
  unknown: 'and chips face down',
};

export type TableWords = typeof table;
