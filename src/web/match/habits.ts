import type { Habits } from '../../engine/sense.ts';
import type { ArchivedMatch } from './archive.ts';

/** What each seat did in matches that were counted, by their ids. */
export type CountedMatches = ReadonlyMap<string, Habits>;

/** What somebody does in a game on average, and what the others at the same tables do. */
export interface GameHabits {
  readonly game: string;
  readonly matches: number;
  readonly rows: readonly HabitRow[];
}

export interface HabitRow {
  readonly key: string;
  readonly mine: number;
  readonly others: number;
}

/** Only matches that were played to the end by all tell how somebody plays. */
export function tellsHabits({ over, me, standing }: ArchivedMatch): boolean {
  return over && me !== undefined && standing !== undefined && standing.winners.length > 0 && !standing.resigned;
}

/** A fold over the matches that are counted already, a game for each in the order of their names. */
export function habitsOf(archive: readonly ArchivedMatch[], counted: CountedMatches): readonly GameHabits[] {
  const told = archive.filter(match => tellsHabits(match) && counted.has(match.id));
  const games = [...new Set(told.map(({ game }) => game))].sort();
  return games.map(game => {
    const matches = told.filter(match => match.game === game);
    const keys = new Set(matches.flatMap(({ id }) => Object.keys(counted.get(id)!)));
    return { game, matches: matches.length, rows: [...keys].map(key => rowOf(key, matches, counted)) };
  });
}

function rowOf(key: string, matches: readonly ArchivedMatch[], counted: CountedMatches): HabitRow {
  const seats = matches.map(({ id, me }) => ({ me: me!, all: counted.get(id)?.[key] ?? [] }));
  const mine = seats.flatMap(({ me, all }) => all.slice(me, me + 1));
  const others = seats.flatMap(({ me, all }) => all.filter((_, seat) => seat !== me));
  return { key, mine: mean(mine), others: mean(others) };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
