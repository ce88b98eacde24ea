import { poolOf, sizeFor } from '../../ai/pool.ts';
import { localThinker, webThinker } from '../../ai/thinkers.ts';

/** More would make a phone hot, and no table wants them. */
const MOST = 2;

const workers = webThinker(() => new Worker(new URL('../../ai/worker.ts', import.meta.url), { type: 'module' }));

const here = localThinker(
  async () => (await import('../../ai/brain.ts')).brainIn,
  () => new Promise(resolve => setTimeout(resolve)),
);

/** All thinking of this page, beside the page; where a browser has no workers, in the page bit by bit. */
export const pool = poolOf({
  make: 'Worker' in globalThis ? workers : here,
  size: sizeFor(navigator.hardwareConcurrency, MOST),
  timers: globalThis,
});
