import { expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { pearls } from '../engine/testing/pearls.ts';
import { loadGameWithHeuristics } from '../games/registry.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { searchWorkerIn, type WorkerHost } from './search-worker.ts';
import { Course } from './testing/positions.ts';

const desert = await loadGameWithHeuristics('durch-die-wueste');
const endless = { rollouts: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };
const few = { rollouts: 40, milliseconds: 1000 };

/** A brain whose every pause the test sees. What it told is kept. */
function listening(pause: () => void = () => undefined, load?: (id: string) => Promise<Game>) {
  const heard: FromWorker[] = [];
  const waiting: (() => void)[] = [];
  let pauses = 0;
  const body: WorkerHost = {
    send: told => {
      heard.push(told);
      if (told.kind !== 'progress') waiting.shift()?.();
    },
    pause: async () => {
      // One that can't be stopped would think for ever.
      if (++pauses > 1000) throw new Error('it does not stop');
      pause();
    },
  };
  const hear = searchWorkerIn(body, load);
  const ask = (what: ToWorker) => {
    hear(what);
    return new Promise<void>(resolve => waiting.push(resolve));
  };
  return { hear, heard, ask };
}

test('it answers one request after the other', async () => {
  const { heard, ask } = listening();
  const request = new Course(desert, 2).request({ budget: few });
  await Promise.all([1, 2].map(id => ask({ kind: 'think', id, request })));
  // On a busy machine it may tell in between how far it is.
  expect(heard.filter(({ kind }) => kind === 'answer').map(({ id }) => id)).toEqual([1, 2]);
});

test('it tells how far it is, and stops between two slices with the best so far', async () => {
  const { hear, heard, ask } = listening(() => {
    if (heard.length === 2) hear({ kind: 'stop', id: 1 });
  });
  await ask({ kind: 'think', id: 1, request: new Course(desert, 2).request({ budget: endless }) });
  expect(heard.map(({ kind }) => kind)).toEqual(['progress', 'progress', 'answer']);
  const last = heard.at(-1);
  expect(last?.kind === 'answer' && last.answer.stopped).toBe(true);
  expect(last?.kind === 'answer' && last.answer.move).toBe(last?.kind === 'answer' && last.answer.advice[0].move);
});

test('a stop that comes too late stops nothing else', async () => {
  const { hear, heard, ask } = listening();
  const request = new Course(desert, 2).request({ budget: few });
  await ask({ kind: 'think', id: 1, request });
  hear({ kind: 'stop', id: 1 });
  await ask({ kind: 'think', id: 2, request });
  expect(heard.map(told => told.kind === 'answer' && told.answer.stopped)).toEqual([false, false]);
});

test('what goes wrong is told, and the next request is answered all the same', async () => {
  const { heard, ask } = listening();
  const request = new Course(desert, 2).request({ budget: few });
  await ask({ kind: 'think', id: 1, request: { ...request, game: 'go' } });
  await ask({ kind: 'think', id: 2, request });
  expect(heard[0]).toMatchObject({ kind: 'failed', id: 1, why: expect.stringContaining('unknown game "go"; known: ') });
  expect(heard[1]).toMatchObject({ kind: 'answer', id: 2 });
});

test('a game with secrets is played from what the seat may see', async () => {
  const { heard, ask } = listening(undefined, async () => pearls);
  const course = new Course(pearls, 3);
  for (let id = 1; !course.isOver; id++) {
    await ask({ kind: 'think', id, request: course.request({ level: 'easy' }) });
    const told = heard.at(-1);
    if (told?.kind !== 'answer') throw new Error(JSON.stringify(told));
    course.play(told.answer.move);
  }
  expect(course.isOver).toBe(true);
});
