import { type Game, NOBODY, type Seat } from '../game.ts';
import type { State } from '../state.ts';

/** What happens beside the rules: a seat gives up, the host lays the seed open, or a table by hand corrects what was entered. */
export const actNames = ['resign', 'reveal', 'correct'] as const;
export type ActName = (typeof actNames)[number];

/** How far a match has come, for judging what happens beside its rules. */
export interface MatchProgress {
  readonly seats: number;
  readonly over: boolean;
  readonly resigned: ReadonlySet<Seat>;
  /** Whether the seed has been laid open. */
  readonly revealed: boolean;
  /** Do people enter what chance brings? */
  readonly byHand: boolean;
  /** How many entries there are. */
  readonly length: number;
}

/** An act as it came from outside. */
export interface GivenAct {
  readonly act?: unknown;
  readonly actor?: unknown;
  /** With `correct`: the first entry that no longer counts, by its place in the log. */
  readonly to?: unknown;
}

/** Which field of an act is wrong, and why. */
export interface ActObjection {
  readonly field: 'act' | 'actor' | 'to';
  readonly why: string;
}

/**
 * A match is over with its game, or when all seats but one have resigned. A match of one seat has nobody to be left to,
 * so it is over when that seat resigns, not before.
 */
export function isOverWith<S extends State<S>>(game: Game<S>, s: S, resigned: number): boolean {
  return game.actor(s) === NOBODY || (resigned > 0 && resigned >= s.seats - 1);
}

/** So many times as long as a match may be, its log may grow by corrections: far more than any table needs. */
const ROOM_FOR_CORRECTIONS = 4;

/** The most entries a log can have: all moves, each seat but one resigning, and the seed; by hand, corrections too. */
export function maxLogEntries<S extends State<S>>(game: Game<S>, seats: number, byHand: boolean): number {
  return (game.maxEntries + Math.max(1, seats - 1) + 1) * (byHand ? ROOM_FOR_CORRECTIONS : 1);
}

/** What speaks against an act that came from outside, if anything does. */
export function objectionToAct({ act, actor, to }: GivenAct, progress: MatchProgress): ActObjection | undefined {
  if (act === 'resign') return objectionToResigning(actor, progress);
  if (act === 'reveal') return objectionToRevealing(actor, progress);
  if (act === 'correct') return objectionToCorrecting(actor, to, progress);
  return { field: 'act', why: `expected ${actNames.map(name => `"${name}"`).join(' or ')}` };
}

function objectionToResigning(actor: unknown, { seats, over, resigned }: MatchProgress): ActObjection | undefined {
  const isSeat = Number.isInteger(actor) && (actor as Seat) >= 0 && (actor as Seat) < seats;
  if (!isSeat) return { field: 'actor', why: 'expected a seat' };
  if (resigned.has(actor as Seat)) return { field: 'actor', why: 'this seat has resigned before' };
  return over ? { field: 'act', why: 'the match is over before this entry' } : undefined;
}

/** A seed laid open too early would show everybody what chance is going to do. */
function objectionToRevealing(actor: unknown, { over, revealed }: MatchProgress): ActObjection | undefined {
  if (actor !== 'host') return { field: 'actor', why: 'expected "host"' };
  if (!over) return { field: 'act', why: 'the match is not over yet' };
  return revealed ? { field: 'act', why: 'the seed has been laid open before' } : undefined;
}

/** Only what people enter can be a slip: elsewhere nobody takes anything back. */
function objectionToCorrecting(
  actor: unknown,
  to: unknown,
  { byHand, length }: MatchProgress,
): ActObjection | undefined {
  if (!byHand) return { field: 'act', why: 'only a match that is entered by hand is corrected' };
  if (actor !== 'host') return { field: 'actor', why: 'expected "host"' };
  const isEarlier = Number.isInteger(to) && (to as number) >= 0 && (to as number) < length;
  return isEarlier ? undefined : { field: 'to', why: 'expected the number of an earlier entry' };
}
