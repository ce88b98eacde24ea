import { expect, test } from 'vitest';
import {
  SearchCancelled,
  type SearchControls,
  SearchFailed,
  type SearchProgress,
  type SearchRequest,
  type SearchResult,
  type ToWorker,
  type WorkerListener,
} from './messages.ts';
import { newSearchPool, poolSizeFor } from './pool.ts';

const request: SearchRequest = { game: 'g', options: {}, seats: 2, view: new Uint8Array(1), seat: 0, seed: 's' };
const inMatch = (match: string, seat = 0): SearchRequest => ({ ...request, seat, history: { match, moves: [] } });
const result: SearchResult = {
  move: 'm',
  advice: [],
  expectation: { shares: [], points: [] },
  rollouts: 7,
  stopped: false,
};
const progress: SearchProgress = { part: 0.5, rollouts: 3, advice: [] };

/** A worker that does what the test says. */
class Puppet {
  readonly sent: ToWorker[] = [];
  readonly listener: WorkerListener;
  ended = false;

  constructor(listener: WorkerListener) {
    this.listener = listener;
  }

  get last(): number {
    return this.sent.at(-1)?.id ?? -1;
  }

  answer(more: Partial<SearchResult> = {}): void {
    this.listener.onMessage({ kind: 'result', id: this.last, result: { ...result, ...more } });
  }
}

/** A pool of puppets, with an alarm clock that the test sets off. */
function stageFor(size: number) {
  const puppets: Puppet[] = [];
  const alarms = new Map<number, () => void>();
  let next = 0;
  const pool = newSearchPool({
    size,
    start(listener) {
      const puppet = new Puppet(listener);
      puppets.push(puppet);
      return { send: ask => void puppet.sent.push(ask), end: () => void (puppet.ended = true) };
    },
    timers: {
      setTimeout: act => (alarms.set(++next, act), next),
      clearTimeout: timer => void alarms.delete(timer as number),
    },
  });
  const ring = () => {
    // Those that are set meanwhile are for later.
    const due = [...alarms.values()];
    for (const act of due) act();
  };
  return { pool, puppets, ring, alarms };
}

/** Asks, and keeps what comes of it. */
function asked(pool: ReturnType<typeof stageFor>['pool'], what = request, controls: SearchControls = {}) {
  const outcome: { result?: SearchResult; error?: Error } = {};
  const done = pool.search(what, controls).then(
    value => void (outcome.result = value),
    (error: Error) => void (outcome.error = error),
  );
  return { outcome, done };
}

test('a request goes to a worker, and its result comes back', async () => {
  const { pool, puppets, alarms } = stageFor(1);
  const told: SearchProgress[] = [];
  const { outcome, done } = asked(pool, request, { onProgress: news => told.push(news) });
  expect(puppets[0].sent).toEqual([{ kind: 'search', id: 1, request }]);
  puppets[0].listener.onMessage({ kind: 'progress', id: 1, progress });
  puppets[0].answer();
  await done;
  expect(outcome.result).toEqual(result);
  expect(told).toEqual([progress]);
  expect(alarms.size).toBe(0);
});

test('no more workers are started than needed, and the others wait their turn', async () => {
  const { pool, puppets } = stageFor(2);
  const first = asked(pool);
  expect(puppets).toHaveLength(1);
  const others = [asked(pool), asked(pool)];
  expect(puppets.map(({ sent }) => sent.length)).toEqual([1, 1]);
  puppets[1].answer();
  await others[0].done;
  expect(puppets.map(({ sent }) => sent.length)).toEqual([1, 2]);
  for (const puppet of puppets) puppet.answer();
  await Promise.all([first.done, others[1].done]);
});

test('a seat of a match goes back to the worker that knows it, if that one is free', async () => {
  const { pool, puppets } = stageFor(2);
  const both = [asked(pool, inMatch('a')), asked(pool, inMatch('b'))];
  for (const puppet of puppets) puppet.answer();
  await Promise.all(both.map(({ done }) => done));
  const again = asked(pool, inMatch('b'));
  expect(puppets.map(({ sent }) => sent.length)).toEqual([1, 2]);
  const busy = asked(pool, inMatch('b'));
  expect(puppets.map(({ sent }) => sent.length)).toEqual([2, 2]);
  for (const puppet of puppets) puppet.answer();
  await Promise.all([again.done, busy.done]);
});

test('who is stopped answers with what was found so far', async () => {
  const { pool, puppets } = stageFor(1);
  const stop = new AbortController();
  const { outcome, done } = asked(pool, request, { signal: stop.signal });
  stop.abort();
  expect(puppets[0].sent.at(-1)).toEqual({ kind: 'stop', id: 1 });
  puppets[0].answer({ stopped: true });
  await done;
  expect(outcome.result?.stopped).toBe(true);
});

test('a request that waits is given up at once, and is never searched', async () => {
  const { pool, puppets } = stageFor(1);
  const first = asked(pool);
  const stop = new AbortController();
  const waiting = asked(pool, inMatch('late'), { signal: stop.signal });
  stop.abort();
  await waiting.done;
  expect(waiting.outcome.error).toBeInstanceOf(SearchCancelled);
  puppets[0].answer();
  await first.done;
  expect(puppets[0].sent).toHaveLength(1);
  const late = asked(pool, request, { signal: stop.signal });
  await late.done;
  expect(late.outcome.error).toBeInstanceOf(SearchCancelled);
});

const accidents: readonly [string, (puppet: Puppet, ring: () => void) => void][] = [
  ['breaks', puppet => puppet.listener.onFailure('out of memory')],
  ['fails', puppet => puppet.listener.onMessage({ kind: 'failed', id: puppet.last, why: 'out of memory' })],
  ['is silent for too long', (_, ring) => ring()],
];

test.each(accidents)('a worker that %s is replaced, and the request asked again', async (_, harm) => {
  const { pool, puppets, ring } = stageFor(1);
  const { outcome, done } = asked(pool);
  harm(puppets[0], ring);
  expect(puppets.map(({ ended }) => ended)).toEqual([true, false]);
  expect(puppets[1].sent.map(ask => ask.kind)).toEqual(['search']);
  // Whatever the old one still says is not heard.
  puppets[0].answer({ move: 'late' });
  puppets[0].listener.onFailure('again');
  puppets[1].answer();
  await done;
  expect(outcome.result).toEqual(result);
  expect(puppets).toHaveLength(2);
});

test.each(accidents)('when one after the other %s, the caller is told so', async (_, harm) => {
  const { pool, puppets, ring } = stageFor(1);
  const { outcome, done } = asked(pool);
  const next = asked(pool, inMatch('next'));
  for (let i = 0; i < 3; i++) harm(puppets[i], ring);
  await done;
  expect(outcome.error).toBeInstanceOf(SearchFailed);
  expect(outcome.error?.message).toMatch(/^3 attempts to search failed; the last: (out of memory|nothing was heard)/);
  // The next one is not harmed by it.
  puppets[3].answer();
  await next.done;
  expect(next.outcome.result).toEqual(result);
});

test('a worker that breaks while nobody needs it is replaced when somebody does', async () => {
  const { pool, puppets } = stageFor(1);
  const first = asked(pool);
  puppets[0].answer();
  await first.done;
  puppets[0].listener.onFailure('the system ended it');
  const second = asked(pool);
  puppets[1].answer();
  await second.done;
  expect(second.outcome.result).toEqual(result);
});

test('news keeps the alarm from going off', () => {
  const { pool, puppets, alarms } = stageFor(1);
  asked(pool);
  const [before] = alarms.keys();
  puppets[0].listener.onMessage({ kind: 'progress', id: 1, progress });
  expect([...alarms.keys()]).not.toContain(before);
  expect(alarms.size).toBe(1);
});

test('what was stopped is not asked again when its worker breaks', async () => {
  const { pool, puppets } = stageFor(1);
  const stop = new AbortController();
  const { outcome, done } = asked(pool, request, { signal: stop.signal });
  stop.abort();
  puppets[0].listener.onFailure('gone');
  await done;
  expect(outcome.error).toBeInstanceOf(SearchCancelled);
  expect(puppets).toHaveLength(1);
});

test('thinkers that can’t even be started are an error, not silence', async () => {
  const timers = { setTimeout: () => 0, clearTimeout: () => undefined };
  const make = () => {
    throw new Error('no workers here');
  };
  const { outcome, done } = asked(newSearchPool({ size: 1, start: make, timers }));
  await done;
  expect(outcome.error?.message).toContain('no workers here');
});

test('a closed pool ends its workers and lets nobody wait', async () => {
  const { pool, puppets, alarms } = stageFor(1);
  const all = [asked(pool), asked(pool)];
  pool.close();
  all.push(asked(pool));
  await Promise.all(all.map(({ done }) => done));
  for (const { outcome } of all) expect(outcome.error).toBeInstanceOf(SearchCancelled);
  expect(puppets.map(({ ended }) => ended)).toEqual([true]);
  expect(alarms.size).toBe(0);
});

test('the size leaves a core for the rest, and there is always one', () => {
  expect([1, 2, 3, 4, 16].map(cores => poolSizeFor(cores, 2))).toEqual([1, 1, 2, 2, 2]);
});
