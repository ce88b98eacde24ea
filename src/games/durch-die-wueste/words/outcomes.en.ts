type Args = Readonly<Record<string, string | number>>;

/** What is asked where people enter what chance has brought, and how it is named. */
export const outcomes = {
  palm: {
    ask: (): string => 'Where do the palms stand? Choose a hex on the board.',
    name: (hex: string): string => hex,
    piece: (): string => 'Palm',
  },
  water: {
    ask: (args: Args): string => `What is the water hole on ${args.hex} worth?`,
    name: (value: string): string => `worth ${value}`,
    piece: (value: string): string => `Water ${value}`,
  },
};

export type OutcomeWords = typeof outcomes;
