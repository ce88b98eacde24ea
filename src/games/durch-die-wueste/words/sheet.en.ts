import type { Colour } from '../rules/state.ts';

interface Args {
  readonly count: number;
  readonly value: number;
  readonly each: number;
  readonly colour: Colour;
}

const colours: Readonly<Record<Colour, string>> = {
  white: 'white',
  blue: 'blue',
  green: 'green',
  pink: 'pink',
  violet: 'violet',
};

/** What stands on the score sheet of the printed game. */
export const sheet = {
  rows: {
    water1: 'Water holes worth 1',
    water2: 'Water holes worth 2',
    water3: 'Water holes worth 3',
    oases: 'Oasis chips',
    areas: 'Enclosed hexes',
    white: 'White caravan',
    blue: 'Blue caravan',
    green: 'Green caravan',
    pink: 'Pink caravan',
    violet: 'Violet caravan',
  } as Readonly<Record<string, string>>,
  hints: {
    oases: 'How many, not their points.',
    areas: 'Without palms.',
    white: 'All its camels, the rider’s too.',
  } as Readonly<Record<string, string>>,
  lines: {
    water: ({ count, value }: Args): string => `${count} × water worth ${value}`,
    oases: ({ count, each }: Args): string => `${count} × oasis, ${each} each`,
    areas: ({ count }: Args): string => (count === 1 ? '1 enclosed hex' : `${count} enclosed hexes`),
    caravan: ({ colour, count }: Args): string => `Largest ${colours[colour]} caravan: ${count}`,
    sharedCaravan: ({ colour, count }: Args): string => `Largest ${colours[colour]} caravan, shared: ${count}`,
  },
  objections: {
    fiveColours: (): string => 'With five players everybody gives one colour back, so one caravan has to be 0.',
    nobodyWithout: ({ colour }: Args): string =>
      `With five players somebody gave back ${colours[colour]}, so somebody’s ${colours[colour]} caravan has to be 0.`,
  },
  ties: 'Whoever has most wins. Equal totals share the win. Equally large caravans of a colour bring 5 each instead of 10.',
};

export type SheetWords = typeof sheet;
