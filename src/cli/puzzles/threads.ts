import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type GameId, loadReasons } from '../../games/registry.ts';
import { type PuzzleLine, puzzlesIn } from '../../table/puzzle.ts';
import { gameNamed } from '../common/arguments.ts';
import { type CheckResult, checkPuzzle, type PuzzleCheck } from './checking.ts';
import { type MiningPlan, type MiningResult, mineGame } from './mining.ts';
import { type Deepened, furtherTurn } from './second-turns.ts';

/** Tells a worker that it was started from here. */
const SIGN = 'puzzles';

/** What can be done on a thread: each order has one answer. */
interface Works {
  readonly mine: { readonly order: MiningPlan; readonly answer: MiningResult };
  readonly check: { readonly order: PuzzleCheck; readonly answer: CheckResult };
  readonly deepen: { readonly order: DeepeningOrder; readonly answer: Deepened };
}

/** A puzzle of one turn: the only one of its line. */
interface DeepeningOrder {
  readonly game: string;
  readonly line: PuzzleLine;
}

interface Order<W extends keyof Works> {
  readonly work: W;
  readonly order: Works[W]['order'];
}

/** Hands out the orders to this many threads, reports each answer at once, and stops between two of them when told to. */
export async function carryOut<W extends keyof Works>(
  work: W,
  orders: Iterable<Works[W]['order']>,
  threads: number,
  onAnswer: (answer: Works[W]['answer']) => void,
  stopped: () => boolean,
): Promise<void> {
  const rest = orders[Symbol.iterator]();
  const next = (): Order<W> | undefined => {
    const { value, done } = stopped() ? { value: undefined, done: true } : rest.next();
    return done ? undefined : { work, order: value as Works[W]['order'] };
  };
  if (threads === 1) return workHere(next, onAnswer);
  await Promise.all(Array.from({ length: threads }, () => workThere(next, onAnswer)));
}

async function workHere<W extends keyof Works>(
  next: () => Order<W> | undefined,
  onAnswer: (answer: Works[W]['answer']) => void,
): Promise<void> {
  for (let order = next(); order; order = next()) {
    onAnswer(await workOn(order));
    // Lets a key press or a signal through.
    await setImmediate();
  }
}

async function workThere<W extends keyof Works>(
  next: () => Order<W> | undefined,
  onAnswer: (answer: Works[W]['answer']) => void,
): Promise<void> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: SIGN });
  try {
    for (let order = next(); order; order = next()) onAnswer(await workBy(worker, order));
  } finally {
    await worker.terminate();
  }
}

function workBy<W extends keyof Works>(worker: Worker, order: Order<W>): Promise<Works[W]['answer']> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: Works[W]['answer']) => {
      worker.off('error', reject);
      resolve(answer);
    });
    worker.postMessage(order);
  });
}

async function workOn<W extends keyof Works>({ work, order }: Order<W>): Promise<Works[W]['answer']> {
  if (work === 'check') return checkPuzzle(order as PuzzleCheck);
  if (work === 'deepen') return deepened(order as DeepeningOrder);
  const plan = order as MiningPlan;
  return mineGame(await gameNamed(plan.game), await loadReasons(plan.game as GameId), plan);
}

async function deepened({ game: id, line }: DeepeningOrder): Promise<Deepened> {
  const game = await gameNamed(id);
  const [puzzle] = puzzlesIn(id, line);
  const [mined] = line.puzzles;
  return { id: puzzle!.id, mined: furtherTurn(game, await loadReasons(id as GameId), mined!, puzzle!) };
}

if (!isMainThread && workerData === SIGN)
  parentPort?.on('message', (order: Order<keyof Works>) => {
    void workOn(order).then(answer => parentPort?.postMessage(answer));
  });
