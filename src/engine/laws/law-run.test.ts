import { expect, test } from 'vitest';
import { seeded } from '../random.ts';
import { pearls } from '../testing/pearls.ts';
import { breachOf, type Law } from './law.ts';
import { checkGame, checkPlanOf, checkPositions, fullCheckPlan, newCheckCounts } from './law-run.ts';
import { playRandomly, walkOf } from './walk.ts';

const random = (seed: number) => ({ play: seeded(`${seed} play`), check: seeded(`${seed} watch`) });
const counting = (seen: number[]): Law => ({
  name: 'counting',
  promise: 'counts the positions it sees',
  check: ({ log }) => void seen.push(log.length),
});

test('a full check looks at every position from the first to the last', () => {
  const [seen, walk, counts] = [[] as number[], walkOf(pearls, 2), newCheckCounts()];
  expect(checkGame(walk, fullCheckPlan([counting(seen)]), random(1), counts)).toBeUndefined();
  expect(seen).toEqual(Array.from({ length: walk.log.length + 1 }, (_, at) => at));
  expect(counts).toEqual({ games: 1, entries: walk.log.length, positions: walk.log.length + 1 });
});

test('how closely a game is watched does not change how it goes', () => {
  const logs = [1, 7, 1000].map(oneIn => {
    const walk = walkOf(pearls, 3);
    checkGame(walk, checkPlanOf(oneIn), random(2), newCheckCounts());
    return walk.log;
  });
  expect(logs[1]).toEqual(logs[0]);
  expect(logs[2]).toEqual(logs[0]);
});

test('a sample is about as large as asked for', () => {
  const counts = newCheckCounts();
  for (let game = 0; game < 200; game++) checkGame(walkOf(pearls, 2), checkPlanOf(10), random(game), counts);
  expect(counts.positions / counts.entries).toBeGreaterThan(0.08);
  expect(counts.positions / counts.entries).toBeLessThan(0.13);
});

test('laws of the end are looked at there alone', () => {
  const [seen, walk] = [[] as number[], walkOf(pearls, 2)];
  checkGame(walk, { ...fullCheckPlan([]), atEnd: [counting(seen)] }, random(3), newCheckCounts());
  expect(seen).toEqual([walk.log.length]);
});

test('a trial of positions plays on until it has seen enough', () => {
  const seen: number[] = [];
  expect(checkPositions(walkOf(pearls, 2), fullCheckPlan([counting(seen)]), random(4), 60)).toBeUndefined();
  expect(seen.length).toBeGreaterThanOrEqual(60);
  expect(seen.filter(at => at === 0).length).toBeGreaterThan(1);
});

test('a breach names the law and the way there', () => {
  const late: Law = { name: 'late', promise: '', check: ({ log }) => (log.length === 4 ? 'too late' : undefined) };
  const walk = walkOf(pearls, 2);
  const breach = checkGame(walk, fullCheckPlan([late]), random(5), newCheckCounts());
  expect(breach).toEqual({ law: 'late', detail: 'too late', at: 4, log: walk.log });
});

test('the log of a breach stays as it was while the walk goes on', () => {
  const walk = walkOf(pearls, 2);
  playRandomly(walk, seeded(6), 3);
  const breach = breachOf(walk, [{ name: 'none', promise: '', check: () => 'always' }], seeded(6));
  playRandomly(walk, seeded(6), 3);
  expect(breach?.log.length).toBe(3);
});

test('a game that throws while it is played breaks a law instead of the trial', () => {
  const apply = () => {
    throw new TypeError('camel not found');
  };
  const breach = checkGame(walkOf({ ...pearls, apply }, 2), fullCheckPlan([]), random(7), newCheckCounts());
  expect(breach).toMatchObject({ law: 'play', detail: 'it threw TypeError: camel not found', at: 0 });
});
