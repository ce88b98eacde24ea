import { expect, test } from 'vitest';
import { randomRecording } from '../recording/recording.ts';
import { desert } from '../recording/testing/played.ts';
import type { Judgement } from './judging.ts';
import { type ReviewCache, reviewCacheOn } from './review-cache.ts';
import { ReviewController } from './review-controller.ts';
import { FakePool } from './testing/thinker.ts';

const recording = randomRecording(desert, 2, '7');
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

function deps({ patient = false, deaf = false, shelf = memoryShelf() } = {}) {
  const pool = new FakePool(({ after }) => (after === undefined ? [['x', 0.5]] : 0.5), { patient, deaf });
  let now = 0;
  const review = new ReviewController(recording, { pool, shelf, clock: () => now });
  return { pool, review, shelf, wait: (milliseconds: number) => void (now += milliseconds) };
}

/** Lets the thinkers answer until so many decisions are judged. */
async function judgeUntil({ pool, review }: ReturnType<typeof deps>, count: number): Promise<void> {
  while (review.judgements.value.length < count) {
    pool.answerAll();
    await settled();
  }
}

test('all decisions are judged, in the order of the game', async () => {
  const { review } = deps();
  await review.start('quick');
  expect(review.judgements.value.map(({ at }) => at)).toEqual(review.decisions.map(({ at }) => at));
  expect(review.left.value).toBe(0);
  expect(review.running.value).toBe(false);
});

test('a review that was stopped goes on with what is left, also on the next day', async () => {
  const today = deps({ patient: true });
  void today.review.start('quick');
  await judgeUntil(today, 5);
  today.review.stop();
  await settled();
  const done = today.review.judgements.value;
  expect(today.review.running.value).toBe(false);
  expect(done.length).toBeLessThan(today.review.decisions.length);

  const tomorrow = deps({ shelf: today.shelf });
  await tomorrow.review.open();
  expect(tomorrow.review.judgements.value).toEqual(done);
  await tomorrow.review.start('quick');
  expect(tomorrow.review.left.value).toBe(0);
  const looks = tomorrow.pool.asked.filter(({ after }) => after === undefined);
  expect(looks).toHaveLength(tomorrow.review.decisions.length - done.length);
});

test('answers that come after the stop change nothing, and going on at once loses nothing', async () => {
  const here = deps({ patient: true, deaf: true });
  void here.review.start('quick');
  await judgeUntil(here, 3);
  // A thinker whose last question was about to be answered.
  here.pool.answerAll();
  await settled();
  here.review.stop();
  const before = here.review.judgements.value;
  here.pool.answerAll();
  await settled();
  expect(here.review.judgements.value).toBe(before);
  void here.review.start('quick');
  await judgeUntil(here, here.review.decisions.length);
  await settled();
  expect(here.review.running.value).toBe(false);
});

test('the deeper review is kept beside the quick one, and shown first', async () => {
  const here = deps();
  await here.review.start('quick');
  await here.review.start('thorough');
  const again = deps({ shelf: here.shelf });
  await again.review.open();
  expect(again.review.depth.value).toBe('thorough');
  expect(again.review.left.value).toBe(0);
  await again.review.start('quick');
  expect(again.pool.asked).toEqual([]);
});

test('the time left is reckoned from when the work was begun', async () => {
  const here = deps({ patient: true });
  void here.review.start('quick');
  expect(here.review.secondsLeft()).toBeUndefined();
  await judgeUntil(here, 4);
  const done = here.review.judgements.value.length;
  here.wait(1000 * done);
  expect(here.review.secondsLeft()).toBe(here.review.decisions.length - done);
  here.review.stop();
});

test('what goes wrong is told, and what was judged stays', async () => {
  let asked = 0;
  const pool = new FakePool(() => {
    if (asked++ > 20) throw new Error('the desert is too hot');
    return 0.5;
  });
  const review = new ReviewController(recording, { pool, shelf: memoryShelf(), clock: () => 0 });
  await review.start('quick');
  expect(review.problem.value).toBe('the desert is too hot');
  expect(review.running.value).toBe(false);
  expect(review.judgements.value.length).toBeGreaterThan(0);
});

test('a browser that keeps nothing still reviews', async () => {
  const broken = async () => Promise.reject(new Error('no disk'));
  const { review } = deps({ shelf: reviewCacheOn({ get: broken, put: broken }) });
  await review.open();
  expect(review.ready.value).toBe(true);
  await review.start('quick');
  expect(review.left.value).toBe(0);
});

test('another game has another review', async () => {
  const kept = new Map<string, Kept>();
  const judgement = { at: 1, seat: 0, played: { move: 'x', share: 1, points: 1 }, shares: [1, 0] } satisfies Judgement;
  const shelf = memoryShelf(kept);
  await shelf.keep(recording, 'quick', [judgement]);
  expect(await shelf.recall(recording, 'quick')).toEqual([judgement]);
  expect(await shelf.recall(recording, 'thorough')).toEqual([]);
  expect(await shelf.recall(randomRecording(desert, 2, '8'), 'quick')).toEqual([]);
  expect(await shelf.recall({ ...recording, match: { ...recording.match, id: 'elsewhere' } }, 'quick')).toHaveLength(1);
});
