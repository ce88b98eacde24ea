import { type Game, movesOf, type Seat } from '../../engine/game.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import { type Effect, effectsBetween } from '../kit/effect.ts';

interface Step {
  readonly before: AnyState;
  readonly move: string;
}

/** A few moves of one seat in a row, and what they come to. */
export interface LookedAt {
  /** The moves, each with the state before it. */
  readonly way: readonly Step[];
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
  let row: readonly Pick<LookedAt, 'way' | 'after'>[] = [{ way: [], after: start }];
  let looked = 0;
  for (let depth = 0; depth < DEPTH; depth++) {
    const next: Pick<LookedAt, 'way' | 'after'>[] = [];
    for (const { way, after: before } of row)
      for (const move of game.actor(before) === seat ? movesOf(game, before) : []) {
        if (++looked > POSITIONS) return best(found);
        const after = copyOf(before);
        game.apply(after, move);
        const step = { way: [...way, { before, move: game.format(before, move) }], after };
        next.push(step);
        note(game, start, step, seat, found, matters);
      }
    row = next;
  }
  return best(found);
}

function note(
  game: Game,
  start: AnyState,
  { way, after }: Pick<LookedAt, 'way' | 'after'>,
  seat: Seat,
  found: Map<string, LookedAt>,
  matters: (after: AnyState) => boolean,
): void {
  const effects = effectsBetween(game, start, after);
  const gains = effects.find(effect => effect.seat === seat)?.gains ?? {};
  const points = Object.values(gains).reduce((sum, gain) => sum + gain, 0);
  // The same last move may end several ways: the shortest comes first, and a richer one replaces it.
  const { move } = way.at(-1)!;
  const known = found.get(move);
  if ((points > 0 || matters(after)) && points > (known?.points ?? -1))
    found.set(move, { way, after, effects, points });
}

function best(found: ReadonlyMap<string, LookedAt>): readonly LookedAt[] {
  return [...found.values()].toSorted((a, b) => b.points - a.points);
}
