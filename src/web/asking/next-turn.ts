import { type Game, movesOf, type Seat } from '../../engine/game.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import { type Effect, effectsBetween } from '../kit/effect.ts';

/** A few moves of one seat in a row, and what they come to. */
export interface LookedAt {
  /** The state before its last move, and that move. */
  readonly before: AnyState;
  readonly move: string;
  readonly after: AnyState;
  readonly effects: readonly Effect[];
  readonly points: number;
}

/** How far the look goes: moves in a row, and positions altogether. It is a look and not a search. */
const DEPTH = 3;
const POSITIONS = 4000;

/** What a seat could do from here with its own moves alone, without dice, draws and others: all that changes something. */
export function outcomesOf(
  game: Game,
  start: AnyState,
  seat: Seat,
  matters: (after: AnyState) => boolean,
): readonly LookedAt[] {
  const found = new Map<string, LookedAt>();
  let row: readonly AnyState[] = [start];
  let looked = 0;
  for (let depth = 0; depth < DEPTH; depth++) {
    const next: AnyState[] = [];
    for (const before of row)
      for (const move of game.actor(before) === seat ? movesOf(game, before) : []) {
        if (++looked > POSITIONS) return best(found);
        const after = copyOf(before);
        game.apply(after, move);
        next.push(after);
        note(game, start, { before, after, move: game.format(before, move) }, seat, found, matters);
      }
    row = next;
  }
  return best(found);
}

function note(
  game: Game,
  start: AnyState,
  { before, after, move }: Pick<LookedAt, 'before' | 'after' | 'move'>,
  seat: Seat,
  found: Map<string, LookedAt>,
  matters: (after: AnyState) => boolean,
): void {
  const effects = effectsBetween(game, start, after);
  const gains = effects.find(effect => effect.seat === seat)?.gains ?? {};
  const points = Object.values(gains).reduce((sum, gain) => sum + gain, 0);
  // The same last move may end several ways: the shortest comes first, and a richer one replaces it.
  const known = found.get(move);
  if ((points > 0 || matters(after)) && points > (known?.points ?? -1))
    found.set(move, { before, move, after, effects, points });
}

function best(found: ReadonlyMap<string, LookedAt>): readonly LookedAt[] {
  return [...found.values()].toSorted((a, b) => b.points - a.points);
}
