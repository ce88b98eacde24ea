import type { Good } from '../rules/tiles.ts';

interface Args {
  readonly good: Good;
  readonly count: number;
  readonly each: number;
  readonly most: number;
}

const goods: Readonly<Record<Good, string>> = { myrrh: 'myrrh', incense: 'incense', gem: 'gems', salt: 'salt' };

/** What stands on the score sheet of the printed game. */
export const sheet = {
  rows: {
    myrrh: 'Myrrh',
    incense: 'Incense',
    gem: 'Gems',
    salt: 'Salt',
    'rumours-myrrh': 'Rumours about myrrh',
    'rumours-incense': 'Rumours about incense',
    'rumours-gem': 'Rumours about gems',
    'rumours-salt': 'Rumours about salt',
    water: 'Water stones',
  } as Readonly<Record<string, string>>,
  hints: {
    'rumours-myrrh': 'What lies beside it, added up; 0 if nothing does.',
    water: 'They decide between equals.',
  } as Readonly<Record<string, string>>,
  lines: {
    goods: ({ good, count, each }: Args): string =>
      `${count} × ${goods[good]}, worth ${String(each).replace('-', '−')} each`,
  },
  objections: {
    noCamels: ({ count, most }: Args): string => `All camels together carry ${most} goods, not ${count}.`,
    noTokens: (): string => 'The six rumours (+3, +2, +1, −1, −1, −2) can’t lie so that these sums come out.',
  },
  ties: 'A good is worth 4 and what the rumours beside it say. Whoever has the worthiest load wins; between equals water stones decide, and then the win is shared.',
};

export type SheetWords = typeof sheet;
