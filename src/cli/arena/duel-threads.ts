import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type DuelResult, type Fixture, playDuel } from '../../ai/duel.ts';
import { gameNamed } from '../common/arguments.ts';

/** Tells a worker that it was started from here. */
const SIGN = 'arena';

/** Plays the fixtures on this many threads, reports each result at once, and stops between two games when told to. */
export async function playFixtures(
  fixtures: readonly Fixture[],
  threads: number,
  onResult: (result: DuelResult) => void,
  stopped: () => boolean,
): Promise<void> {
  const rest = fixtures.values();
  const next = () => (stopped() ? undefined : rest.next().value);
  if (threads === 1) return playHere(next, onResult);
  await Promise.all(Array.from({ length: threads }, () => playThere(next, onResult)));
}

type Next = () => Fixture | undefined;

async function playHere(next: Next, onResult: (result: DuelResult) => void): Promise<void> {
  for (let fixture = next(); fixture; fixture = next()) {
    onResult(await play(fixture));
    // Lets a key press or a signal through.
    await setImmediate();
  }
}

async function play(fixture: Fixture): Promise<DuelResult> {
  return playDuel(await gameNamed(fixture.game), fixture, () => performance.now());
}

/** One worker plays one game after the other. */
async function playThere(next: Next, onResult: (result: DuelResult) => void): Promise<void> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: SIGN });
  try {
    for (let fixture = next(); fixture; fixture = next()) onResult(await playBy(worker, fixture));
  } finally {
    await worker.terminate();
  }
}

function playBy(worker: Worker, fixture: Fixture): Promise<DuelResult> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: DuelResult) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage(fixture);
  });
}

async function answer(fixture: Fixture): Promise<void> {
  parentPort?.postMessage(await play(fixture));
}

if (!isMainThread && workerData === SIGN) parentPort?.on('message', (fixture: Fixture) => void answer(fixture));
