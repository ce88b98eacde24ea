import type { Colour } from '../rules/state.ts';
import { boardWords } from './board.en.ts';
import { table } from './table.en.ts';

export interface Places {
  readonly seat: number;
  readonly colour: Colour;
  readonly hex: string;
  readonly value: number;
}
type Story<K extends keyof Places> = (args: Pick<Places, K>, who: (seat: number) => string) => string;

const players: readonly string[] = ['Red', 'Blue', 'Green', 'Yellow', 'Black'];
const colours: Readonly<Record<Colour, string>> = {
  white: 'white',
  blue: 'blue',
  green: 'green',
  pink: 'pink',
  violet: 'violet',
};
const palm: Story<'hex'> = ({ hex }) => `An oasis: a palm is set on ${hex}.`;
const setPalm: Story<'seat' | 'hex'> = ({ seat, hex }, who) => `${who(seat)} sets a palm on ${hex}: an oasis.`;
const water: Story<'hex' | 'value'> = ({ hex, value }) => `A water hole worth ${value} on ${hex}.`;
const waters = (): string => 'All water holes are laid out.';
const giveBack: Story<'seat' | 'colour'> = ({ seat, colour }, who) =>
  `${who(seat)} gives the ${colours[colour]} camel back and plays without that colour.`;
const rider: Story<'seat' | 'colour' | 'hex'> = ({ seat, colour, hex }, who) =>
  `${who(seat)}’s rider on the ${colours[colour]} camel starts on ${hex}.`;
const camel: Story<'seat' | 'colour' | 'hex'> = ({ seat, colour, hex }, who) =>
  `${who(seat)} places a ${colours[colour]} camel on ${hex}.`;
const pass: Story<'seat'> = ({ seat }, who) => `${who(seat)} can’t place a camel and passes.`;

/** The source of all languages: a key that is missing elsewhere does not compile. */
export const words = {
  language: 'en' as 'en' | 'de' | 'nl',
  title: 'Durch die Wüste',
  players,
  colours,
  sources: { water: 'Water', oases: 'Oases', caravans: 'Caravans', areas: 'Areas' },
  story: { palm, setPalm, water, waters, return: giveBack, rider, camel, pass },
  ...table,
  stock: 'Camels left',
  left: (colour: Colour, count: number): string => `${colours[colour]}: ${count} left`,
  board: boardWords,
};

export type Words = typeof words;
