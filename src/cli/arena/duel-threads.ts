import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { BotName } from '../../ai/bot.ts';
import { type Fixture, playDuel } from '../../ai/duel.ts';
import { loadDrawing } from '../../games/drawings.ts';
import { gameNamed } from '../common/arguments.ts';
import { type ArenaResult, playOutsideDuel } from './outside-duel.ts';
import type { BotTimes } from './outside-seat.ts';
import { programOf } from './players.ts';

/** Tells a worker that it was started from here. */
const SIGN = 'arena';

/** Plays the fixtures on this many threads, reports each result at once, and stops between two games when told to. */
export async function playFixtures(
  fixtures: readonly Fixture<string>[],
  { threads, times }: { readonly threads: number; readonly times: BotTimes },
  onResult: (result: ArenaResult) => void,
  stopped: () => boolean,
): Promise<void> {
  const rest = fixtures.map((fixture): Order => ({ fixture, times })).values();
  const next = () => (stopped() ? undefined : rest.next().value);
  if (threads === 1) return playHere(next, onResult);
  await Promise.all(Array.from({ length: threads }, () => playThere(next, onResult)));
}

/** One game to be played. */
interface Order {
  readonly fixture: Fixture<string>;
  readonly times: BotTimes;
}

type Next = () => Order | undefined;

async function playHere(next: Next, onResult: (result: ArenaResult) => void): Promise<void> {
  for (let order = next(); order; order = next()) {
    onResult(await play(order));
    // Lets a key press or a signal through.
    await setImmediate();
  }
}

async function play({ fixture, times }: Order): Promise<ArenaResult> {
  const game = await gameNamed(fixture.game);
  const clock = () => performance.now();
  if (isAmongOurs(fixture)) return playDuel(game, fixture, clock);
  return await playOutsideDuel(game, await loadDrawing(fixture.game), fixture, times, clock);
}

function isAmongOurs(fixture: Fixture<string>): fixture is Fixture<BotName> {
  return [fixture.a, fixture.b].every(name => programOf(name) === undefined);
}

/** One worker plays one game after the other. */
async function playThere(next: Next, onResult: (result: ArenaResult) => void): Promise<void> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: SIGN });
  try {
    for (let order = next(); order; order = next()) onResult(await playBy(worker, order));
  } finally {
    await worker.terminate();
  }
}

function playBy(worker: Worker, order: Order): Promise<ArenaResult> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: ArenaResult) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage(order);
  });
}

async function answer(order: Order): Promise<void> {
  parentPort?.postMessage(await play(order));
}

if (!isMainThread && workerData === SIGN) parentPort?.on('message', (order: Order) => void answer(order));
