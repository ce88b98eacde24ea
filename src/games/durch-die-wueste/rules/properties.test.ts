import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Move, movesOf, NOBODY } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { setUp } from '../testing/table.ts';
import { kindOf, MoveKind } from './encoding.ts';
import { At, type DurchDieWuesteState } from './state.ts';

/** A game is a seat count, a set-up and numbers that pick one of the legal moves each; short ones are found first. */
const games = fc.record({
  seats: fc.constantFrom(...game.seats),
  seed: fc.nat(),
  picks: fc.array(fc.nat(), { maxLength: 200, size: 'max' }),
});
type Picked = typeof games extends fc.Arbitrary<infer T> ? T : never;

/** Calls `look` with every position on the way, the move chosen there, and the position after it. */
function follow(
  { seats, seed, picks }: Picked,
  look: (s: DurchDieWuesteState, move: Move, next: DurchDieWuesteState) => void,
): void {
  const s = setUp(seats, seeded(seed));
  for (const pick of picks) {
    if (game.actor(s) === NOBODY) return;
    const moves = movesOf(game, s);
    const move = moves[pick % moves.length];
    const before = copyOf(s);
    game.apply(s, move);
    look(before, move, s);
  }
}

test('whatever is played, water and oases are never lost, and a move changes them for its seat only', () => {
  const look = (s: DurchDieWuesteState, _: Move, next: DurchDieWuesteState) => {
    for (let seat = 0; seat < s.seats; seat++) {
      const [was, is] = [game.breakdown(s, seat), game.breakdown(next, seat)];
      const gains = [is.water - was.water, is.oases - was.oases];
      const mayGain = seat === game.actor(s) || next.turn[At.Phase] !== s.turn[At.Phase];
      expect(gains.every(gain => (mayGain ? gain >= 0 : gain === 0))).toBe(true);
    }
  };
  fc.assert(
    fc.property(games, picked => follow(picked, look)),
    { numRuns: 40 },
  );
});

test('whatever is played, a camel costs its seat one enclosed hex at most, and nobody else any', () => {
  const look = (s: DurchDieWuesteState, move: Move, next: DurchDieWuesteState) => {
    if (kindOf(move) !== MoveKind.Camel) return;
    for (let seat = 0; seat < s.seats; seat++) {
      const change = next.areas[seat] - s.areas[seat];
      expect(seat === game.actor(s) ? change >= -1 : change === 0).toBe(true);
    }
  };
  fc.assert(
    fc.property(games, picked => follow(picked, look)),
    { numRuns: 40 },
  );
});
