import type { Game } from '../engine/game.ts';
import { gameIds, isGameId, loadGameWithHeuristics, loadGameWithNet } from '../games/registry.ts';
import { GRANDMASTER } from './levels.ts';
import type { FromWorker, SearchRequest, ToWorker } from './messages.ts';
import { SearchMemory } from './search-memory.ts';
import { type SearchTask, searchTaskFor } from './search-task.ts';

/** What a search worker needs of the thread or page it runs in. */
export interface WorkerHost {
  send(message: FromWorker): void;
  /** Lets everything else have its turn: the next message, or the next frame of the page. */
  pause(): Promise<void>;
}

/** How long it searches before it pauses: half of what one frame of a page has. */
const SLICE_MS = 8;
/** How often it reports its progress. */
const PROGRESS_MS = 250;

/** Searches one request after the other, and receives messages in between. */
export function searchWorkerIn(
  host: WorkerHost,
  load: (id: string, withNet: boolean) => Promise<Game> = gameNamed,
): (message: ToWorker) => void {
  const memory = new SearchMemory();
  let stopped: number | undefined;
  let queue = Promise.resolve();
  const search = async (id: number, request: SearchRequest) => {
    const game = await load(request.game, request.level === GRANDMASTER);
    const task = searchTaskFor(game, request, memory);
    await runTask(host, id, task, () => stopped === id);
    host.send({ kind: 'result', id, result: task.result(stopped === id) });
  };
  const fail = (id: number, error: unknown) => host.send({ kind: 'failed', id, why: String(error) });
  return message => {
    if (message.kind === 'stop') stopped = message.id;
    else queue = queue.then(() => search(message.id, message.request)).catch(error => fail(message.id, error));
  };
}

/** At least one step is taken: even a task that is stopped at once has a result. */
async function runTask(host: WorkerHost, id: number, task: SearchTask, stopped: () => boolean): Promise<void> {
  let paused = Date.now();
  let reported = paused;
  while (task.step() && !stopped()) {
    if (Date.now() - paused < SLICE_MS) continue;
    if (Date.now() - reported >= PROGRESS_MS) {
      host.send({ kind: 'progress', id, progress: task.progress() });
      reported = Date.now();
    }
    await host.pause();
    paused = Date.now();
  }
}

async function gameNamed(id: string, withNet: boolean): Promise<Game> {
  if (isGameId(id)) return withNet ? loadGameWithNet(id) : loadGameWithHeuristics(id);
  throw new Error(`unknown game "${id}"; known: ${gameIds.join(', ')}`);
}
