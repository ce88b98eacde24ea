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

/** The moves that the referee lets pass: it looks at the board alone and remembers nothing. */
function allowed(s: NomadiState): number[] {
  const list = { items: new Int32Array(0), length: 0 };
  game.expressible(s, list);
  return Array.from(list.items.subarray(0, list.length)).filter(move => game.forbids(s, move) === undefined);
}
