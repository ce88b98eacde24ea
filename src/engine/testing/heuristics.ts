import { type Game, moveList } from '../game.ts';
import type { Heuristics } from '../heuristics.ts';
import type { State } from '../state.ts';

/** What a game's heuristics say, in a form that tests can read. */
export function testHeuristics<S extends State<S> & { readonly seats: number }>(
  game: Game<S>,
  heuristics: Heuristics<S>,
) {
  const { rate, evaluate } = heuristics;

  /** How good the legal moves look, in the game's order. */
  const ratings = (s: S): number[] => {
    const moves = moveList();
    game.moves(s, moves);
    const out = new Float64Array(moves.length);
    rate?.(s, moves, out);
    const odd = out.findIndex(rating => !Number.isFinite(rating));
    if (odd >= 0) throw new Error(`"${game.format(s, moves.items[odd])}" is rated ${out[odd]}`);
    return [...out];
  };

  /** The legal moves as they are written, the most promising first. */
  const ranked = (s: S): string[] => {
    const moves = moveList();
    game.moves(s, moves);
    const rated = ratings(s);
    const order = [...rated.keys()].sort((a, b) => rated[b] - rated[a]);
    return order.map(i => game.format(s, moves.items[i]));
  };

  /** The points that each seat can expect. */
  const expected = (s: S): number[] => {
    const points = new Float64Array(s.seats);
    evaluate?.(s, points);
    return [...points];
  };

  return { ratings, ranked, expected };
}
