import type { SearchLevelName } from '../../ai/levels.ts';

/** What to expect at a table of so many, as docs/games.md has it; a test compares the two. */
export interface TableFigures {
  readonly seats: number;
  /** Who played on every seat, and how many games. */
  readonly level: SearchLevelName;
  readonly games: number;
  /** Turns, or rounds where a game counts those. */
  readonly length: number;
  /** Left out where points only rank. */
  readonly points?: number;
  /** Wins of the first seat in percent, and between which bounds the true share lies with 95 % certainty. */
  readonly first: readonly [share: number, low: number, high: number];
}

export interface Figures {
  readonly tables: readonly TableFigures[];
  /** Points of a seat by source, on average with two seats at the level `fair`. Left out where they tell little. */
  readonly sources?: Readonly<Record<string, number>>;
}

const played = (
  seats: number,
  level: SearchLevelName,
  games: number,
  length: number,
  first: TableFigures['first'],
  points?: number,
): TableFigures => ({ seats, level, games, length, first, ...(points !== undefined && { points }) });

export const measured: Readonly<Record<string, Figures>> = {
  'durch-die-wueste': {
    tables: [
      played(2, 'strong', 60, 39, [55, 42, 67], 81),
      played(3, 'strong', 60, 57, [31, 21, 43], 70),
      played(4, 'strong', 60, 70, [23, 14, 35], 61),
      played(5, 'strong', 60, 77, [21, 12, 32], 50),
    ],
    sources: { oases: 27.5, caravans: 25, water: 19.1, areas: 5.6 },
  },
  nomadi: {
    tables: [
      played(2, 'strong', 60, 33.5, [65, 52, 76], 23.1),
      played(3, 'strong', 60, 28.2, [42, 30, 54], 18.9),
      played(4, 'strong', 60, 27.3, [31, 20, 43], 15.2),
      played(5, 'strong', 60, 26, [18, 11, 30], 13.2),
    ],
  },
  wuestensoehne: {
    tables: [
      played(2, 'strong', 60, 81, [47, 35, 59], 20.5),
      played(3, 'strong', 60, 93, [40, 29, 53], 20.6),
      played(4, 'strong', 60, 90, [26, 16, 38], 17.7),
    ],
  },
  wuestenkoenige: {
    tables: [
      played(2, 'strong', 60, 6.7, [58, 46, 70]),
      played(3, 'strong', 60, 7.2, [33, 23, 46]),
      played(4, 'strong', 60, 6.9, [20, 12, 32]),
    ],
  },
};
