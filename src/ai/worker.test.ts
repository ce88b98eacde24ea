import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { loadGameWithHeuristics } from '../games/registry.ts';
import type { SearchRequest } from './messages.ts';
import { newSearchPool } from './pool.ts';
import { SearchMemory } from './search-memory.ts';
import { searchTaskFor } from './search-task.ts';
import { Course } from './testing/positions.ts';
import { threadStarter } from './worker-starters.ts';

// Threads of Node run built files.
const built = fileURLToPath(new URL('../../dist/node/ai/worker.js', import.meta.url));
const threads: Worker[] = [];

function poolOfThreads(size: number, start = () => new Worker(built)) {
  const make = threadStarter(() => {
    threads.push(start());
    return threads.at(-1) as Worker;
  });
  return newSearchPool({ start: make, size, timers: globalThis });
}

afterAll(() => Promise.all(threads.map(thread => thread.terminate())));

const desert = await loadGameWithHeuristics('durch-die-wueste');
const endless = { rollouts: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };

/** The result of a search right here, without a thread. */
function searchedHere(request: SearchRequest, memory: SearchMemory) {
  const task = searchTaskFor(desert, request, memory, () => 0);
  while (task.step());
  return task.result(false);
}

test('a thread finds move for move the same as a search here, with the trees it keeps', async () => {
  const pool = poolOfThreads(1);
  const memory = new SearchMemory();
  const course = new Course(desert, 3);
  const budget = { rollouts: 150, milliseconds: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < 20; turn++) {
    const request = course.request({ budget, seed: `turn ${turn}` });
    const there = await pool.search(request);
    expect(there).toEqual(searchedHere(request, memory));
    course.play(there.move);
  }
  pool.close();
});

test('a thread tells how far it is, and can be stopped', async () => {
  const pool = poolOfThreads(1);
  const stop = new AbortController();
  let news = 0;
  const onProgress = () => {
    if (++news === 2) stop.abort();
  };
  const request = new Course(desert, 2).request({ budget: endless });
  const answer = await pool.search(request, { signal: stop.signal, onProgress });
  expect(answer.stopped).toBe(true);
  expect(answer.rollouts).toBeGreaterThan(0);
  // It thinks on about something else.
  expect((await pool.search(new Course(desert, 4).request({ level: 'learning' }))).stopped).toBe(false);
  pool.close();
});

test('a thread that is killed while it thinks is replaced, and the answer comes all the same', async () => {
  const pool = poolOfThreads(1);
  const before = threads.length;
  const stop = new AbortController();
  let killed = false;
  const onProgress = () => {
    if (killed) return stop.abort();
    killed = true;
    void threads.at(-1)?.terminate();
  };
  const request = new Course(desert, 2).request({ budget: endless });
  const answer = await pool.search(request, { signal: stop.signal, onProgress });
  expect(answer.move).toBe(answer.advice[0].move);
  expect(threads.length).toBe(before + 2);
  pool.close();
});

test('a thread that throws is replaced, and after the third the caller hears why', async () => {
  const before = threads.length;
  const start = () => new Worker('throw new Error("no worker")', { eval: true });
  const pool = poolOfThreads(1, start);
  const request = new Course(desert, 2).request({ level: 'learning' });
  await expect(pool.search(request)).rejects.toThrow('3 attempts to search failed; the last: no worker');
  expect(threads.length).toBe(before + 3);
  pool.close();
});

test('two threads think at the same time', async () => {
  const pool = poolOfThreads(2);
  const stops = [new AbortController(), new AbortController()];
  const heard = new Set<number>();
  // Each goes on until both have been heard of: alone, the first would never end.
  const onProgress = (which: number) => () => {
    heard.add(which);
    if (heard.size === 2) for (const stop of stops) stop.abort();
  };
  const request = new Course(desert, 2).request({ budget: endless });
  const answers = await Promise.all(
    stops.map(({ signal }, which) => pool.search(request, { signal, onProgress: onProgress(which) })),
  );
  expect(answers.map(({ stopped }) => stopped)).toEqual([true, true]);
  pool.close();
});
