interface Args {
  readonly count: number;
}

/** What stands on the score sheet of the printed game. */
export const sheet = {
  rows: {
    fire: 'Fire brought home',
    vegetation: 'Vegetation brought home',
    water: 'Water brought home',
    out: 'Out of the game',
  } as Readonly<Record<string, string>>,
  hints: {
    out: '0 for whoever still has camels; 1 for the first without any, 2 for the next …',
  } as Readonly<Record<string, string>>,
  lines: {
    kinds: ({ count }: Args): string => (count === 1 ? '1 kind of goods' : `${count} kinds of goods`),
    goods: ({ count }: Args): string => (count === 1 ? '1 of goods in all' : `${count} goods in all`),
    out: (): string => 'Out of the game: not compared',
  },
  objections: {
    twoKings: (): string => 'Whoever brings home all three kinds wins at once, so only one player can have them.',
    kingOut: (): string => 'Whoever has all three kinds has won, and is not out.',
    order: (): string =>
      'Who went out first is 1; whoever goes out later counts those before, so the numbers leave nothing out. Two who go out together have the same number.',
  },
  ties: 'Whoever has goods of all three kinds wins, or whoever alone is left. Otherwise kinds count first, then goods; equals share the win.',
};

export type SheetWords = typeof sheet;
