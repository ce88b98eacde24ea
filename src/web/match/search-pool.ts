import { newSearchPool, poolSizeFor } from '../../ai/pool.ts';
import { inlineStarter, webWorkerStarter } from '../../ai/worker-starters.ts';
import { abilities } from '../browser/abilities.ts';

/** More would make a phone hot, and no table wants them. */
const MOST = 2;

const workers = webWorkerStarter(() => new Worker(new URL('../../ai/worker.ts', import.meta.url), { type: 'module' }));

const here = inlineStarter(
  async () => (await import('../../ai/search-worker.ts')).searchWorkerIn,
  () => new Promise(resolve => setTimeout(resolve)),
);

/** The search workers of this page; where a browser has none, the page itself searches bit by bit. */
export const searchPool = newSearchPool({
  start: abilities.workers ? workers : here,
  size: poolSizeFor(navigator.hardwareConcurrency, MOST),
  timers: globalThis,
});
