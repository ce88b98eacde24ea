import { signed } from '../../../engine/figures.ts';
import { type Colour, colours } from '../rules/state.ts';
import { inflected } from './colours.de.ts';
import { isSecondCamel } from './second-camel.ts';
import type { PromptTurn, TableWords } from './table.en.ts';

const tokens: Readonly<Record<Colour, string>> = {
  white: 'Weiß',
  blue: 'Blau',
  green: 'Grün',
  pink: 'Rosa',
  violet: 'Violett',
};
const hexIn = ({ chosen }: PromptTurn) => chosen.find(token => /\d/.test(token));
const colourIn = ({ chosen }: PromptTurn) =>
  chosen.map(token => tokens[token as Colour]).find(name => name !== undefined);
const camel = (turn: PromptTurn): string => {
  if (hexIn(turn)) return `Wähle die Farbe des Kamels für ${hexIn(turn)}.`;
  if (colourIn(turn)) return `Wähle ein Feld für das Kamel in ${colourIn(turn)}.`;
  if (turn.made > 0) return 'Setze das zweite Kamel oder nimm das erste zurück.';
  return isSecondCamel(turn.state)
    ? 'Dein zweites Kamel: Wähle Farbe und Feld.'
    : 'Setze ein Kamel: Wähle Farbe und Feld.';
};
const rider = (turn: PromptTurn): string => {
  if (hexIn(turn)) return `Wähle die Farbe des Reiters für ${hexIn(turn)}.`;
  if (colourIn(turn)) return `Wähle ein Feld für den Reiter in ${colourIn(turn)}.`;
  return 'Setze einen Reiter: Wähle Farbe und Feld.';
};

export const table: TableWords = {
  prompts: {
    camel,
    rider,
    palm: () => 'Setze eine Palme: Wähle ein Feld mit Palmenzeichen.',
    return: () => 'Wähle die Farbe, ohne die du spielst.',
    pass: () => 'Du kannst nirgends ein Kamel setzen: Passe.',
  },
  moveLabels: {
    camel: ([, colour, hex]) => `Kamel in ${tokens[colour as Colour]} auf ${hex} setzen`,
    rider: ([, colour, hex]) => `Reiter in ${tokens[colour as Colour]} auf ${hex} setzen`,
    palm: ([, hex]) => `Palme auf ${hex} setzen`,
    return: ([, colour]) => `Ohne ${tokens[colour as Colour]} spielen`,
    pass: () => 'Passen',
  },
  tokens,
  ended: ({ supply }) => {
    const gone = colours[supply.indexOf(0)];
    return gone ? `Das letzte ${inflected(gone, 'e')} Kamel steht.` : 'Niemand kann mehr ein Kamel setzen.';
  },
  gains: {
    water: points => `${signed(points)} Wasser`,
    oases: points => `${signed(points)} Oase`,
    areas: points =>
      points > 0
        ? `umschließt ${points} ${points === 1 ? 'Feld' : 'Felder'}: +${points}`
        : `verbaut eigenes Land: −${-points}`,
  },
  options: {
    chips: {
      name: 'Gewonnene Chips',
      hint: 'Wasser- und Oasenchips der anderen: nur wie viele oder auch, was sie wert sind.',
      values: { down: 'Verdeckt', open: 'Offen' },
    },
    palms: {
      name: 'Palmen',
      hint: 'Wer die fünf Palmen vor dem Spiel setzt: der Zufall oder ihr, reihum je eine.',
      none: 'Der Zufall',
      values: { people: 'Die Spielenden' },
    },
    inside: {
      name: 'Umschlossene Gebiete',
      hint: 'Wer dort noch baut: die Karawane ringsum wie in den deutschen Regeln oder niemand wie in den niederländischen.',
      none: 'Die Karawane ringsum',
      values: { nobody: 'Niemand' },
    },
  },
  leads: {
    caravan: {
      taken: ({ colour }, points, player) =>
        `${player} hat jetzt die größte ${inflected(colour, 'e')} Karawane (am Ende ${points} Punkte wert).`,
      ahead: ({ colour }, points, shared) =>
        `größte ${inflected(colour, 'e')} Karawane${shared ? ', gemeinsam' : ''}: am Ende ${points}`,
    },
  },
  unknown: 'und verdeckte Chips',
  chips: n => `${n} ${n === 1 ? 'Chip' : 'Chips'}, verdeckt`,
};
