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

/** On a busy machine it may report its progress in between. */
const withoutProgress = (received: readonly FromWorker[]) => received.filter(({ kind }) => kind !== 'progress');

/** A search worker whose every pause the test sees. What it sends is kept. */
function listening(pause: () => void = () => undefined, load?: (id: string) => Promise<Game>) {
  const received: FromWorker[] = [];
  const waiting: (() => void)[] = [];
  let pauses = 0;
  const host: WorkerHost = {
    send: message => {
      received.push(message);
      if (message.kind !== 'progress') waiting.shift()?.();
    },
    pause: async () => {
      // One that can't be stopped would search for ever.
      if (++pauses > 1000) throw new Error('it does not stop');
      pause();
    },
  };
  const send = searchWorkerIn(host, load);
  const search = (message: ToWorker) => {
    send(message);
    return new Promise<void>(resolve => waiting.push(resolve));
  };
  return { send, received, search };
}

test('it searches one request after the other', async () => {
  const { received, search } = listening();
  const request = new Course(desert, 2).request({ budget: few });
  await Promise.all([1, 2].map(id => search({ kind: 'search', id, request })));
  expect(withoutProgress(received)).toMatchObject([
    { kind: 'result', id: 1 },
    { kind: 'result', id: 2 },
  ]);
});

test('it reports its progress, and stops between two slices with the best so far', async () => {
  const { send, received, search } = listening(() => {
    if (received.length === 2) send({ kind: 'stop', id: 1 });
  });
  await search({ kind: 'search', id: 1, request: new Course(desert, 2).request({ budget: endless }) });
  expect(received.map(({ kind }) => kind)).toEqual(['progress', 'progress', 'result']);
  const last = received.at(-1);
  expect(last?.kind === 'result' && last.result.stopped).toBe(true);
  expect(last?.kind === 'result' && last.result.move).toBe(last?.kind === 'result' && last.result.advice[0].move);
});

test('a stop that comes too late stops nothing else', async () => {
  const { send, received, search } = listening();
  const request = new Course(desert, 2).request({ budget: few });
  await search({ kind: 'search', id: 1, request });
  send({ kind: 'stop', id: 1 });
  await search({ kind: 'search', id: 2, request });
  expect(withoutProgress(received)).toMatchObject([{ result: { stopped: false } }, { result: { stopped: false } }]);
});

test('what goes wrong is reported, and the next request has its result all the same', async () => {
  const { received, search } = listening();
  const request = new Course(desert, 2).request({ budget: few });
  await search({ kind: 'search', id: 1, request: { ...request, game: 'go' } });
  await search({ kind: 'search', id: 2, request });
  expect(withoutProgress(received)).toMatchObject([
    { kind: 'failed', id: 1, why: expect.stringContaining('unknown game "go"; known: ') },
    { kind: 'result', id: 2 },
  ]);
});

test('a game with secrets is played from what the seat may see', async () => {
  const { received, search } = listening(undefined, async () => pearls);
  const course = new Course(pearls, 3);
  for (let id = 1; !course.isOver; id++) {
    await search({ kind: 'search', id, request: course.request({ level: 'easy' }) });
    const message = received.at(-1);
    if (message?.kind !== 'result') throw new Error(JSON.stringify(message));
    course.play(message.result.move);
  }
  expect(course.isOver).toBe(true);
});
