import { expect, test } from 'vitest';
import { SearchCancelled } from '../../ai/messages.ts';
import { pearls } from '../../engine/testing/pearls.ts';
import { seenBy } from '../../table/timeline.ts';
import { randomRecording, stateAt } from '../recording/recording.ts';
import { desert } from '../recording/testing/played.ts';
import { localPool } from '../table/testing/bot.ts';
import { decisionsOf } from './decisions.ts';
import { judge } from './judging.ts';
import { FakePool } from './testing/thinker.ts';

const recording = randomRecording(desert, 3, '7');
const decision = decisionsOf(recording).at(-9)!;
const budget = { rollouts: 400, milliseconds: 60_000 };

test('what was played is measured against the best move, each from the position after it', async () => {
  const pool = new FakePool(({ after }) => {
    if (after === undefined)
      return [
        ['x', 0.7],
        [decision.played, 0.6],
      ];
    return after === decision.played ? 0.35 : 0.5;
  });
  const judgement = await judge(pool.search, recording, decision, budget);
  expect(judgement.played).toEqual({ move: decision.played, share: 0.35, points: 35 });
  expect(judgement.other).toEqual({ move: 'x', share: 0.5, points: 50 });
  expect(judgement.shares[decision.seat]).toBe(0.7);
  expect(pool.asked.map(({ after }) => after)).toEqual([undefined, decision.played, 'x']);
  expect(pool.asked.map(asked => asked.budget?.rollouts)).toEqual([200, 100, 100]);
});

test('the best move is measured against the next best', async () => {
  const pool = new FakePool(({ after }) =>
    after === undefined
      ? [
          [decision.played, 0.7],
          ['y', 0.6],
        ]
      : 0.5,
  );
  expect((await judge(pool.search, recording, decision, budget)).other?.move).toBe('y');
});

test('where nothing else was looked at there is nothing to compare with', async () => {
  const pool = new FakePool(({ after }) => (after === undefined ? [[decision.played, 1]] : 1));
  expect((await judge(pool.search, recording, decision, budget)).other).toBeUndefined();
});

test('whoever judges gets what the mover could know, and nothing else', async () => {
  const secret = randomRecording(pearls, 3, '7');
  const [first] = decisionsOf(secret);
  const pool = new FakePool(() => 0.5);
  await judge(pool.search, secret, first, budget);
  const seen = seenBy(secret.truth, first.seat).states[first.at];
  expect(seen.bytes).not.toEqual(stateAt(secret, first.at).bytes);
  for (const { view, seat } of pool.asked) expect({ view, seat }).toEqual({ view: seen.bytes, seat: first.seat });
});

test('half a thought is no judgement', async () => {
  const stop = new AbortController();
  const pool = new FakePool(() => [[decision.played, 0.5]], { patient: true });
  const judging = judge(pool.search, recording, decision, budget, stop.signal);
  pool.answerAll();
  await new Promise(resolve => setTimeout(resolve));
  expect(pool.asked.length).toBe(2);
  stop.abort();
  await expect(judging).rejects.toThrow(SearchCancelled);
});

test('real thinkers judge a real decision: shares of all seats make one', async () => {
  const { played, other, shares } = await judge(localPool.search.bind(localPool), recording, decision, budget);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  for (const way of [played, other!]) {
    expect(way.share).toBeGreaterThanOrEqual(0);
    expect(way.share).toBeLessThanOrEqual(1);
    expect(way.points).toBeGreaterThan(0);
  }
});
