import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY, randomMoveOf } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { type AnyState, copyOf, sameBytes } from '../../engine/state.ts';
import { loadGameWithHeuristics, loadGameWithNet } from '../../games/registry.ts';
import { botNamed, levelPolicy, STOPPED_CLOCK } from '../bot.ts';
import { everyLevelName, levelNames, levelsOf } from '../levels.ts';
import { SearchMemory } from '../search-memory.ts';
import { searchTaskFor } from '../search-task.ts';
import { Course } from '../testing/positions.ts';
import { NET_SIMULATIONS, netSearchFor } from './net-player.ts';
import { visitOrder } from './net-search.ts';

const desert = await loadGameWithNet('durch-die-wueste');

/** So many moves into a game, by random moves. */
function played(seats: number, moves: number, options = {}): AnyState {
  const s = desert.initial(seats, readOptions(desert.options, options));
  const random = seeded(`${seats} ${moves}`);
  for (let left = moves; left > 0 && desert.actor(s) !== NOBODY; ) {
    if (desert.actor(s) !== CHANCE) left--;
    desert.apply(s, desert.actor(s) === CHANCE ? desert.sample(s, random) : randomMoveOf(desert)(s, random));
  }
  while (desert.actor(s) === CHANCE) desert.apply(s, desert.sample(s, random));
  return s;
}

test.each([2, 3, 4, 5])(
  'with %i seats it plays a legal move, the same every time, and leaves the state alone',
  seats => {
    const s = played(seats, 6 * seats);
    const before = copyOf(s);
    const choose = () => botNamed('grandmaster', desert, desert.actor(s), 'any', STOPPED_CLOCK).choose(s);
    const first = choose();
    expect(movesOf(desert, s)).toContain(first);
    expect(choose()).toBe(first);
    expect(sameBytes(s, before)).toBe(true);
  },
);

test('it says what each seat can expect', () => {
  const s = played(2, 30);
  const search = netSearchFor(desert, s);
  while (search?.step());
  const { shares, points } = search!.expectation();
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 5);
  expect(points.every(Number.isFinite)).toBe(true);
  expect(search!.done).toBe(NET_SIMULATIONS);
});

test('states it was not trained for, and games without a net, are played as by master', async () => {
  const palms = desert.initial(2, readOptions(desert.options, { palms: 'people' }));
  const sealed = played(2, 5, { inside: 'nobody' });
  expect([palms, sealed].map(s => netSearchFor(desert, s))).toEqual([undefined, undefined]);
  const plain = await loadGameWithHeuristics('durch-die-wueste');
  const s = played(2, 30);
  const moves = movesOf(plain, s);
  const legal = { items: Int32Array.from(moves), length: moves.length };
  const [asMaster, asGrandmaster] = (['master', 'grandmaster'] as const).map(level =>
    levelPolicy(level)(plain, s, legal, seeded('same')),
  );
  expect(asGrandmaster).toBe(asMaster);
});

test('a search task of that level has a move before its first answer is old, and nothing to advise', () => {
  const request = new Course(desert, 2).request({ level: 'grandmaster', seed: 'x' });
  const task = searchTaskFor(desert, request, new SearchMemory(), () => 0);
  expect(task.step()).toBe(true);
  expect(task.progress().advice).toEqual([]);
  const early = task.result(true);
  while (task.step());
  const late = task.result(false);
  const texts = movesOf(desert, viewOf(request.view)).map(move => desert.format(viewOf(request.view), move));
  expect(texts).toEqual(expect.arrayContaining([early.move, late.move]));
  expect([early.rollouts, late.rollouts]).toEqual([0, NET_SIMULATIONS]);
});

function viewOf(bytes: Uint8Array): AnyState {
  const s = desert.initial(2, readOptions(desert.options));
  s.bytes.set(bytes);
  return s;
}

test('time ends it, unless it is to be the same on every device', () => {
  const request = new Course(desert, 2).request({ level: 'grandmaster', seed: 'x' });
  const stepsOf = (untimed: boolean) => {
    let now = 0;
    const task = searchTaskFor(desert, { ...request, untimed }, new SearchMemory(), () => (now += 500));
    while (task.step());
    return task.result(false).rollouts;
  };
  expect(stepsOf(false)).toBeLessThan(6);
  expect(stepsOf(true)).toBe(NET_SIMULATIONS);
});

test('half of the moves that are looked at are dropped again and again, until two are left', () => {
  expect(visitOrder(1, 3)).toEqual([0, 1, 2]);
  expect(visitOrder(4, 8)).toEqual([0, 0, 0, 0, 1, 1, 2, 2]);
  expect(visitOrder(16, 64).length).toBe(64);
});

test('only a game with a net has the level', () => {
  expect(levelsOf('durch-die-wueste')).toEqual(everyLevelName);
  expect(levelsOf('nomadi')).toEqual(levelNames);
});
