import type { Game } from '../engine/game.ts';
import { gameIds, isGameId, loadTaughtGame } from '../games/registry.ts';
import { Memory } from './memory.ts';
import type { Ask, Request, Told } from './thinking.ts';
import { type Thought, thoughtOn } from './thought.ts';

/** What a brain rests on, wherever it runs. */
export interface Body {
  tell(told: Told): void;
  /** Lets everything else have its turn: the next message, or the next picture of the page. */
  pause(): Promise<void>;
}

/** So long it thinks before it pauses, in milliseconds: half of what one picture of a page has. */
const BREATH = 8;
/** So often it tells how far it is. */
const NEWS = 250;

/** Thinks about one request after the other, and hears in between when it is told to stop. */
export function brainIn(body: Body, load: (id: string) => Promise<Game> = gameNamed): (ask: Ask) => void {
  const memory = new Memory();
  let stopped: number | undefined;
  let queue = Promise.resolve();
  const thinkAbout = async (id: number, request: Request) => {
    const game = await load(request.game);
    const thought = thoughtOn(game, request, memory);
    await thinkThrough(body, id, thought, () => stopped === id);
    body.tell({ kind: 'answer', id, answer: thought.answer(stopped === id) });
  };
  const fail = (id: number, error: unknown) => body.tell({ kind: 'failed', id, why: String(error) });
  return ask => {
    if (ask.kind === 'stop') stopped = ask.id;
    else queue = queue.then(() => thinkAbout(ask.id, ask.request)).catch(error => fail(ask.id, error));
  };
}

/** At least one step is taken: even who is stopped at once has an answer. */
async function thinkThrough(body: Body, id: number, thought: Thought, stopped: () => boolean): Promise<void> {
  let breathed = Date.now();
  let told = breathed;
  while (thought.step() && !stopped()) {
    if (Date.now() - breathed < BREATH) continue;
    if (Date.now() - told >= NEWS) {
      body.tell({ kind: 'progress', id, progress: thought.progress() });
      told = Date.now();
    }
    await body.pause();
    breathed = Date.now();
  }
}

async function gameNamed(id: string): Promise<Game> {
  if (isGameId(id)) return loadTaughtGame(id);
  throw new Error(`unknown game "${id}"; known: ${gameIds.join(', ')}`);
}
