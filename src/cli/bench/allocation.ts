import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { median } from './contest.ts';

const STRETCHES = 5;
/** Moves of a stretch, where there is time for them. */
const LONGEST = 50_000;

/**
 * Bytes allocated per move: how much the heap grows over a stretch of play in which no garbage was collected.
 * Call it only for play that is warm already, else the compiler's own memory is counted too.
 */
export async function bytesPerMove(playGame: () => number, longest = LONGEST): Promise<number> {
  const collect = garbageCollector();
  const stretches: number[] = [];
  for (let moves = longest; stretches.length < STRETCHES; ) {
    collect();
    const { growth, played, collected } = await growthOver(playGame, moves);
    // Garbage was collected underway, so the growth is not the whole truth: try a shorter stretch.
    if (collected && moves > 1) moves = Math.ceil(moves / 2);
    else stretches.push(growth / played);
  }
  return Math.max(0, median(stretches));
}

/** In a hurry, shorter stretches have to do. */
export function stretchFor(seconds: number): number {
  return Math.ceil(Math.min(1, seconds) * LONGEST);
}

async function growthOver(playGame: () => number, moves: number) {
  let collected = false;
  const observer = new PerformanceObserver(() => {
    collected = true;
  });
  observer.observe({ entryTypes: ['gc'] });
  await tick();
  collected = false;
  const before = getHeapStatistics().used_heap_size;
  let played = 0;
  while (played < moves) played += playGame();
  const growth = getHeapStatistics().used_heap_size - before;
  await tick();
  observer.disconnect();
  return { growth, played, collected };
}

/** Observers hear of a collection a moment after it happened. */
function tick(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 5));
}

/**
 * The collector, had without a flag on the command line. Only the young generation: a full collection would also
 * throw compiled code away, and the stretch after it would be measured on code that has to warm up again.
 */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void;
  return () => collect({ type: 'minor' });
}
