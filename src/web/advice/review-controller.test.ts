import { expect, test } from 'vitest';
import { recordRandom } from '../recording/recording.ts';
import { desert } from '../recording/testing/played.ts';
import type { Judgement } from './judging.ts';
import { type ReviewCache, reviewCacheOn } from './review-cache.ts';
import { ReviewController } from './review-controller.ts';
import { FakePool } from './testing/thinker.ts';

const recording = recordRandom(desert, 2, '7');
const settled = () => new Promise(resolve => setTimeout(resolve));

interface Kept {
  readonly id: string;
  readonly match: string;
  readonly judgements: readonly unknown[];
}

function memoryShelf(kept = new Map<string, Kept>()): ReviewCache {
  return reviewCacheOn({
    get: async id => kept.get(id),
    put: async review => void kept.set(review.id, review),
  });
}

function study({ patient = false, deaf = false, shelf = memoryShelf() } = {}) {
  const pool = new FakePool(({ after }) => (after === undefined ? [['x', 0.5]] : 0.5), { patient, deaf });
  let now = 0;
  const reviewing = new ReviewController(recording, { pool, shelf, clock: () => now });
  return { pool, reviewing, shelf, wait: (milliseconds: number) => void (now += milliseconds) };
}

/** Lets the thinkers answer until so many decisions are judged. */
async function judgeUntil({ pool, reviewing }: ReturnType<typeof study>, count: number): Promise<void> {
  while (reviewing.judgements.value.length < count) {
    pool.answerAll();
    await settled();
  }
}

test('all decisions are judged, in the order of the game', async () => {
  const { reviewing } = study();
  await reviewing.start('quick');
  expect(reviewing.judgements.value.map(({ at }) => at)).toEqual(reviewing.decisions.map(({ at }) => at));
  expect(reviewing.left.value).toBe(0);
  expect(reviewing.running.value).toBe(false);
});

test('a review that was stopped goes on with what is left, also on the next day', async () => {
  const today = study({ patient: true });
  void today.reviewing.start('quick');
  await judgeUntil(today, 5);
  today.reviewing.stop();
  await settled();
  const done = today.reviewing.judgements.value;
  expect(today.reviewing.running.value).toBe(false);
  expect(done.length).toBeLessThan(today.reviewing.decisions.length);

  const tomorrow = study({ shelf: today.shelf });
  await tomorrow.reviewing.open();
  expect(tomorrow.reviewing.judgements.value).toEqual(done);
  await tomorrow.reviewing.start('quick');
  expect(tomorrow.reviewing.left.value).toBe(0);
  const looks = tomorrow.pool.asked.filter(({ after }) => after === undefined);
  expect(looks).toHaveLength(tomorrow.reviewing.decisions.length - done.length);
});

test('answers that come after the stop change nothing, and going on at once loses nothing', async () => {
  const here = study({ patient: true, deaf: true });
  void here.reviewing.start('quick');
  await judgeUntil(here, 3);
  // A thinker whose last question was about to be answered.
  here.pool.answerAll();
  await settled();
  here.reviewing.stop();
  const before = here.reviewing.judgements.value;
  here.pool.answerAll();
  await settled();
  expect(here.reviewing.judgements.value).toBe(before);
  void here.reviewing.start('quick');
  await judgeUntil(here, here.reviewing.decisions.length);
  await settled();
  expect(here.reviewing.running.value).toBe(false);
});

test('the deeper review is kept beside the quick one, and shown first', async () => {
  const here = study();
  await here.reviewing.start('quick');
  await here.reviewing.start('thorough');
  const again = study({ shelf: here.shelf });
  await again.reviewing.open();
  expect(again.reviewing.depth.value).toBe('thorough');
  expect(again.reviewing.left.value).toBe(0);
  await again.reviewing.start('quick');
  expect(again.pool.asked).toEqual([]);
});

test('the time left is reckoned from when the work was begun', async () => {
  const here = study({ patient: true });
  void here.reviewing.start('quick');
  expect(here.reviewing.secondsLeft()).toBeUndefined();
  await judgeUntil(here, 4);
  const done = here.reviewing.judgements.value.length;
  here.wait(1000 * done);
  expect(here.reviewing.secondsLeft()).toBe(here.reviewing.decisions.length - done);
  here.reviewing.stop();
});

test('what goes wrong is told, and what was judged stays', async () => {
  let asked = 0;
  const pool = new FakePool(() => {
    if (asked++ > 20) throw new Error('the desert is too hot');
    return 0.5;
  });
  const reviewing = new ReviewController(recording, { pool, shelf: memoryShelf(), clock: () => 0 });
  await reviewing.start('quick');
  expect(reviewing.problem.value).toBe('the desert is too hot');
  expect(reviewing.running.value).toBe(false);
  expect(reviewing.judgements.value.length).toBeGreaterThan(0);
});

test('a browser that keeps nothing still reviews', async () => {
  const broken = async () => Promise.reject(new Error('no disk'));
  const { reviewing } = study({ shelf: reviewCacheOn({ get: broken, put: broken }) });
  await reviewing.open();
  expect(reviewing.ready.value).toBe(true);
  await reviewing.start('quick');
  expect(reviewing.left.value).toBe(0);
});

test('another game has another review', async () => {
  const kept = new Map<string, Kept>();
  const judgement = { at: 1, seat: 0, played: { move: 'x', share: 1, points: 1 }, shares: [1, 0] } satisfies Judgement;
  const shelf = memoryShelf(kept);
  await shelf.keep(recording, 'quick', [judgement]);
  expect(await shelf.recall(recording, 'quick')).toEqual([judgement]);
  expect(await shelf.recall(recording, 'thorough')).toEqual([]);
  expect(await shelf.recall(recordRandom(desert, 2, '8'), 'quick')).toEqual([]);
  expect(await shelf.recall({ ...recording, match: { ...recording.match, id: 'elsewhere' } }, 'quick')).toHaveLength(1);
});
