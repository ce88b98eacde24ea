import type { Breakdown, Game, Seat } from './game.ts';
import { everySeat } from './kit.ts';
import type { AnyState, State } from './state.ts';

/** One number that people write down when a printed game is over: one for each seat, or one for the whole table. */
export interface SheetRow {
  /** Its name among the sheet's words, too. */
  readonly key: string;
  readonly of: 'seat' | 'table';
  /** The least and the most that can stand in one place; what is left empty is the least, or 0 where that is less. */
  readonly least: number;
  readonly most: number;
  /** How many there are for all seats together, where the box says so. */
  readonly all?: number;
}

/** What was written down: by row a number for each seat, or a single one for the table. */
export type SheetCounts = Readonly<Record<string, readonly number[]>>;

/** Why counts can't be those of a game: a key of the game's sheet words, what to fill in, and the rows it is about. */
export interface SheetObjection {
  readonly key: string;
  readonly args: Readonly<Record<string, number | string>>;
  readonly rows: readonly string[];
  /** Left out where it is about all seats. */
  readonly seat?: Seat;
}

/** One line of a seat's bill: points, where they come from, and why. */
export interface SheetLine {
  /** A key of the game's breakdown. */
  readonly source: string;
  readonly key: string;
  readonly args: Readonly<Record<string, number | string>>;
  readonly points: number;
}

/** How a game is scored from counts alone, for those who have played it on a table of wood. */
export interface ScoreSheet<S = AnyState> {
  rows(seats: number): readonly SheetRow[];
  /** What no game can come to although every number by itself could be. */
  objections(counts: SheetCounts, seats: number): readonly SheetObjection[];
  /**
   * A game that is over with these counts, as far as scoring looks at it: the game's own rules do the rest. Nothing stands
   * on its board.
   */
  finished(counts: SheetCounts, seats: number): S;
  /** The rows that a board answers by itself. */
  counted(s: S): SheetCounts;
  /** Whose points come from where. Written apart from the rules, which a test compares it with. */
  lines(counts: SheetCounts, seat: Seat): readonly SheetLine[];
}

/** What a sheet says: the result, with every seat's points by source and line by line. */
export interface SheetResult {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly breakdowns: readonly Breakdown[];
  readonly lines: readonly (readonly SheetLine[])[];
}

/** Empty places of a row. */
export function emptyCount({ least }: SheetRow): number {
  return Math.max(least, 0);
}

/** A sheet on which nothing is written yet. */
export function emptyCounts(sheet: ScoreSheet, seats: number): SheetCounts {
  return Object.fromEntries(
    sheet.rows(seats).map(row => [row.key, Array<number>(placesOf(row, seats)).fill(emptyCount(row))]),
  );
}

/** How many numbers a row has. */
export function placesOf({ of }: SheetRow, seats: number): number {
  return of === 'seat' ? seats : 1;
}

/** Everything that can't be, the plainest first: single numbers, then sums, then what only the game knows. */
export function sheetObjections(sheet: ScoreSheet, counts: SheetCounts, seats: number): readonly SheetObjection[] {
  const found = sheet.rows(seats).flatMap(row => rowObjections(row, counts[row.key]));
  return found.length > 0 ? found : sheet.objections(counts, seats);
}

function rowObjections(row: SheetRow, numbers: readonly number[]): readonly SheetObjection[] {
  const { key, of, least, most, all } = row;
  const rows = [key];
  const single = numbers.flatMap((count, seat): SheetObjection[] => {
    const whose = of === 'seat' ? { seat } : {};
    if (!Number.isInteger(count)) return [{ key: 'noNumber', args: {}, rows, ...whose }];
    if (count < least) return [{ key: 'tooFew', args: { count, least }, rows, ...whose }];
    if (count > most) return [{ key: 'tooMany', args: { count, most }, rows, ...whose }];
    return [];
  });
  const sum = numbers.reduce((total, count) => total + count, 0);
  if (single.length > 0 || all === undefined || sum <= all) return single;
  return [{ key: 'tooManyTogether', args: { count: sum, most: all }, rows }];
}

/** The result by the game's own rules. */
export function sheetResult<S extends State<S>>(
  game: Pick<Game<S>, 'score' | 'winners' | 'breakdown'>,
  sheet: ScoreSheet<S>,
  counts: SheetCounts,
  seats: number,
): SheetResult {
  const s = sheet.finished(counts, seats);
  const everybody = everySeat(seats);
  return {
    scores: everybody.map(seat => game.score(s, seat)),
    winners: game.winners(s),
    breakdowns: everybody.map(seat => game.breakdown(s, seat)),
    lines: everybody.map(seat => sheet.lines(counts, seat)),
  };
}
