interface Args {
  readonly count: number;
  readonly value: number;
}

const signed = (value: number): string => String(value).replace('-', '−');

/** What stands on the score sheet of the printed game. */
export const sheet = {
  rows: {
    talers: 'Talers',
    card3: 'Cards worth 3',
    card2: 'Cards worth 2',
    card1: 'Cards worth 1',
    'card-1': 'Cards worth −1',
    'card-2': 'Cards worth −2',
  } as Readonly<Record<string, string>>,
  hints: { talers: 'A debt is written with a minus.' } as Readonly<Record<string, string>>,
  lines: {
    talers: ({ count }: Args): string =>
      count < 0 ? `A debt of ${-count} talers` : count === 1 ? '1 taler' : `${count} talers`,
    cards: ({ count, value }: Args): string => `${count} × card worth ${signed(value)}`,
  },
  objections: {},
  ties: 'Talers and cards count together, debts and bad cards are taken off. Whoever has most wins, and equals share the win.',
};

export type SheetWords = typeof sheet;
