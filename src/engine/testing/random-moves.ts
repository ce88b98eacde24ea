import { expect } from 'vitest';
import { type Game, type Move, movesOf, randomMoveOf } from '../game.ts';
import { seeded } from '../random.ts';
import type { State } from '../state.ts';

const EACH = 100;
/** Six times what chance usually makes of it. */
const MOST_OFF = 60;

/** A move that is chosen at random must be each legal one about as often as any other, and nothing else. */
export function expectUniformMoves<S extends State<S>>(game: Game<S>, s: S): void {
  const [randomMove, random] = [randomMoveOf(game), seeded('picks')];
  const moves = movesOf(game, s);
  const counts = new Map<Move, number>(moves.map(move => [move, 0]));
  for (let i = 0; i < EACH * moves.length; i++) {
    const move = randomMove(s, random);
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  expect([...counts.keys()]).toEqual(moves);
  for (const [move, count] of counts) expect(Math.abs(count - EACH), game.format(s, move)).toBeLessThan(MOST_OFF);
}
