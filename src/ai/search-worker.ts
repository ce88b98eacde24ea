import type { Game } from '../engine/game.ts';
import { gameIds, isGameId, loadGameWithHeuristics } from '../games/registry.ts';
import type { FromWorker, SearchRequest, ToWorker } from './messages.ts';
import { SearchMemory } from './search-memory.ts';
import { type SearchTask, searchTaskFor } from './search-task.ts';

/** What a brain rests on, wherever it runs. */
export interface WorkerHost {
  send(told: FromWorker): void;
  /** Lets everything else have its turn: the next message, or the next picture of the page. */
  pause(): Promise<void>;
}

/** So long it thinks before it pauses, in milliseconds: half of what one picture of a page has. */
const SLICE_MS = 8;
/** So often it tells how far it is. */
const PROGRESS_MS = 250;

/** Thinks about one request after the other, and hears in between when it is told to stop. */
export function searchWorkerIn(
  body: WorkerHost,
  load: (id: string) => Promise<Game> = gameNamed,
): (ask: ToWorker) => void {
  const memory = new SearchMemory();
  let stopped: number | undefined;
  let queue = Promise.resolve();
  const thinkAbout = async (id: number, request: SearchRequest) => {
    const game = await load(request.game);
    const thought = searchTaskFor(game, request, memory);
    await runTask(body, id, thought, () => stopped === id);
    body.send({ kind: 'answer', id, answer: thought.result(stopped === id) });
  };
  const fail = (id: number, error: unknown) => body.send({ kind: 'failed', id, why: String(error) });
  return ask => {
    if (ask.kind === 'stop') stopped = ask.id;
    else queue = queue.then(() => thinkAbout(ask.id, ask.request)).catch(error => fail(ask.id, error));
  };
}

/** At least one step is taken: even who is stopped at once has an answer. */
async function runTask(body: WorkerHost, id: number, thought: SearchTask, stopped: () => boolean): Promise<void> {
  let breathed = Date.now();
  let told = breathed;
  while (thought.step() && !stopped()) {
    if (Date.now() - breathed < SLICE_MS) continue;
    if (Date.now() - told >= PROGRESS_MS) {
      body.send({ kind: 'progress', id, progress: thought.progress() });
      told = Date.now();
    }
    await body.pause();
    breathed = Date.now();
  }
}

async function gameNamed(id: string): Promise<Game> {
  if (isGameId(id)) return loadGameWithHeuristics(id);
  throw new Error(`unknown game "${id}"; known: ${gameIds.join(', ')}`);
}
