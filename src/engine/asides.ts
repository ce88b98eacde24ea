import { type Actor, type Asides, type Game, type Move, NOT_A_MOVE, type RuleId, type Seat } from './game.ts';
import type { State } from './state.ts';
import { applyUntold, UNTOLD_OUTCOME } from './untold.ts';

/** The actor that makes this move: for an aside the seat it belongs to, otherwise the actor of the state. */
export function makerOf<S extends State<S>>(game: Game<S>, s: S, m: Move): Actor {
  return game.asides?.seatOf(m) ?? game.actor(s);
}

/** What an entry of a log says, wherever it comes from. */
interface EntryClaim {
  readonly actor: unknown;
  readonly move: unknown;
}

/** The aside that an entry stands for, legal or not, or NOT_A_MOVE. No aside is written like a move of a turn. */
export function asideIn<S extends State<S>>(game: Game<S>, s: S, { actor, move }: EntryClaim): Move {
  if (!game.asides || typeof move !== 'string' || !isSeatAt(s, actor)) return NOT_A_MOVE;
  return game.asides.parse(s, actor, move);
}

function isSeatAt(s: { readonly seats: number }, actor: unknown): actor is Seat {
  return Number.isInteger(actor) && (actor as number) >= 0 && (actor as number) < s.seats;
}

/** The move of an entry that is known to be sound, an aside or a move of a turn: for all who play a log again. */
export function entryMove<S extends State<S>>(game: Game<S>, s: S, entry: { actor: unknown; move: string }): Move {
  const aside = asideIn(game, s, entry);
  return aside === NOT_A_MOVE ? game.parse(s, entry.move) : aside;
}

/**
 * Plays an entry that is known to be sound, in place. Returns its move, or NOT_A_MOVE if its text is no move here; where it
 * stayed untold, one that may have been made.
 */
export function applyEntry<S extends State<S>>(game: Game<S>, s: S, entry: { actor: unknown; move: string }): Move {
  if (entry.move === UNTOLD_OUTCOME) return applyUntold(game, s);
  const move = entryMove(game, s, entry);
  if (move !== NOT_A_MOVE) game.apply(s, move);
  return move;
}

/** The rule that forbids a move to the seat that makes it, whether it is an aside or a move of a turn. */
export function objectionToMove<S extends State<S>>(game: Game<S>, s: S, m: Move): RuleId | undefined {
  const seat = game.asides?.seatOf(m);
  return seat === undefined ? game.forbids(s, m) : (game.asides as Asides<S>).forbids(s, seat, m);
}
