import { type LevelName, levelsOf } from '../../ai/levels.ts';
import { type ArchivedMatch, placeOf } from './archive.ts';

/** What somebody's finished matches tell: a fold over the archive. */
export interface Statistics {
  readonly played: number;
  readonly won: number;
  /** Was each one won? The latest first. */
  readonly results: readonly boolean[];
  readonly streak: { readonly now: number; readonly longest: number };
  readonly games: readonly GameRecord[];
  readonly rivals: readonly RivalRecord[];
  readonly ladders: readonly Ladder[];
  /** The win with the most points in each game and number of seats, of those that were played to the end. */
  readonly best: readonly BestMatch[];
}

/** One game with one number of seats. */
export interface GameRecord {
  readonly game: string;
  readonly seats: number;
  /** How often each place was reached, the first one first. */
  readonly places: readonly number[];
}

/** Another person, by name. */
export interface RivalRecord {
  readonly name: string;
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
}

/** How it went against each level of computer opponents, in one game. */
export interface Ladder {
  readonly game: string;
  readonly rungs: readonly Rung[];
}

export interface Rung {
  readonly level: LevelName;
  readonly played: number;
  readonly won: number;
}

export interface BestMatch {
  readonly match: ArchivedMatch;
  readonly points: number;
}

/** So many other people are told of. */
const RIVALS = 8;

/** The archive comes with the latest first. */
export function statisticsOf(archive: readonly ArchivedMatch[]): Statistics {
  const finished = archive.filter(match => placeOf(match) !== undefined);
  const results = finished.map(match => placeOf(match) === 1);
  return {
    played: finished.length,
    won: results.filter(Boolean).length,
    results,
    streak: streaksIn(results),
    games: gamesIn(finished),
    rivals: rivalsIn(finished),
    ladders: laddersIn(finished),
    best: bestIn(finished),
  };
}

function streaksIn(results: readonly boolean[]): Statistics['streak'] {
  const lost = results.indexOf(false);
  let [longest, running] = [0, 0];
  for (const won of results) {
    running = won ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return { now: lost < 0 ? results.length : lost, longest };
}

function gamesIn(finished: readonly ArchivedMatch[]): readonly GameRecord[] {
  const records = new Map<string, { game: string; seats: number; places: number[] }>();
  for (const match of finished) {
    const { game, players } = match;
    const seats = players.length;
    const key = `${game}/${seats}`;
    const record = records.get(key) ?? { game, seats, places: Array.from({ length: seats }, () => 0) };
    record.places[placeOf(match)! - 1]!++;
    records.set(key, record);
  }
  return [...records].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
}

function rivalsIn(finished: readonly ArchivedMatch[]): readonly RivalRecord[] {
  const records = new Map<string, { name: string; ahead: number; level: number; behind: number }>();
  for (const match of finished) {
    for (const [seat, { name, bot }] of match.players.entries()) {
      if (seat === match.me || bot !== undefined || name === '') continue;
      const record = records.get(name) ?? { name, ahead: 0, level: 0, behind: 0 };
      record[comparedWith(match, seat)]++;
      records.set(name, record);
    }
  }
  const met = ({ ahead, level, behind }: RivalRecord) => ahead + level + behind;
  return [...records.values()].sort((a, b) => met(b) - met(a) || (a.name < b.name ? -1 : 1)).slice(0, RIVALS);
}

/** Was the reader ahead of this seat at the end? */
function comparedWith(match: ArchivedMatch, seat: number): 'ahead' | 'level' | 'behind' {
  const [mine, theirs] = [placeOf(match)!, placeOf({ ...match, me: seat })!];
  if (mine === theirs) return 'level';
  return mine < theirs ? 'ahead' : 'behind';
}

/** Matches against the computer alone count, by the strongest at the table. */
function laddersIn(finished: readonly ArchivedMatch[]): readonly Ladder[] {
  const ladders = new Map<string, Map<LevelName, { played: number; won: number }>>();
  for (const match of finished) {
    const level = strongestOf(match);
    if (level === undefined) continue;
    const rungs = ladders.get(match.game) ?? new Map(levelsOf(match.game).map(name => [name, { played: 0, won: 0 }]));
    const rung = rungs.get(level)!;
    rung.played++;
    if (placeOf(match) === 1) rung.won++;
    ladders.set(match.game, rungs);
  }
  const inOrder = [...ladders].sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.map(([game, rungs]) => ({ game, rungs: [...rungs].map(([level, rung]) => ({ level, ...rung })) }));
}

function strongestOf({ game, players, me }: ArchivedMatch): LevelName | undefined {
  const others = players.filter((_, seat) => seat !== me).map(({ bot }) => bot);
  return others.includes(undefined) ? undefined : levelsOf(game).findLast(level => others.includes(level));
}

function bestIn(finished: readonly ArchivedMatch[]): readonly BestMatch[] {
  const best = new Map<string, BestMatch>();
  for (const match of finished) {
    const points = match.standing?.scores[match.me ?? -1];
    const key = `${match.game}/${match.players.length}`;
    if (points === undefined || placeOf(match) !== 1 || match.standing?.resigned) continue;
    if (points > (best.get(key)?.points ?? Number.NEGATIVE_INFINITY)) best.set(key, { match, points });
  }
  return [...best.values()].sort((a, b) => b.match.touched - a.match.touched);
}
