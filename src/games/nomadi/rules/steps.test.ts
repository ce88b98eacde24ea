import { expect, test } from 'vitest';
import { movesOf } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { shuffled } from '../testing/random-boards.ts';
import { begin, playOn } from '../testing/table.ts';
import { At, NOWHERE, type NomadiState, Phase } from './state.ts';

/** A few positions of one game, each also as it would be with other dice, and in a new turn. */
function positionsOf(seats: number, options: object, seed: string): NomadiState[] {
  const random = seeded(seed);
  const s = begin(seats, options);
  return Array.from({ length: 4 }, () => {
    let entries = 10 + random.below(30);
    playOn(s, random, now => entries-- <= 0 && now.turn[At.Phase] === Phase.Step);
    const [otherDice, newTurn] = [copyOf(s), copyOf(s)];
    otherDice.dice.set([0, 1, 1, 1, 1, 1, 1]);
    newTurn.came.fill(NOWHERE);
    return [copyOf(s), otherDice, newTurn];
  }).flat();
}

test('NO-DIE-8: what can be done in a position does not depend on which position was looked at before', () => {
  const random = seeded('to and fro');
  const positions = game.seats.flatMap(seats => [
    ...positionsOf(seats, {}, `${seats} printed`),
    ...positionsOf(seats, { oasis: 'f1' }, `${seats} short`),
  ]);
  const sayableAndAllowed = positions.map(s => allowed(s));
  for (let round = 0; round < 5; round++)
    for (const i of shuffled([...positions.keys()], random))
      expect(movesOf(game, positions[i])).toEqual(sayableAndAllowed[i]);
});

test('NO-DIE-8: a position that could not be looked at to the end leaves nothing behind', () => {
  const [first, , , second] = positionsOf(3, {}, 'torn');
  const truth = allowed(first);
  let reads = 0;
  for (; isTorn(second, reads); reads++) expect(movesOf(game, first)).toEqual(truth);
  expect(reads).toBeGreaterThan(second.places.length);
});

function isTorn(s: NomadiState, reads: number): boolean {
  try {
    movesOf(game, { ...s, places: failingAfter(reads, s.places) });
    return false;
  } catch {
    return true;
  }
}

/** Numbers that fail after they were read `reads` times. */
function failingAfter(reads: number, numbers: Uint16Array): Uint16Array {
  let left = reads;
  return new Proxy(numbers, {
    get(target, key) {
      if (left-- === 0) throw new Error('torn');
      return Reflect.get(target, key, target) as unknown;
    },
  });
}

/** The moves that the referee lets pass: it looks at the board alone and remembers nothing. */
function allowed(s: NomadiState): number[] {
  const list = { items: new Int32Array(0), length: 0 };
  game.expressible(s, list);
  return Array.from(list.items.subarray(0, list.length)).filter(move => game.forbids(s, move) === undefined);
}
