import { newSearchPool } from '../../../ai/pool.ts';
import { SearchMemory } from '../../../ai/search-memory.ts';
import { searchTaskFor } from '../../../ai/search-task.ts';
import { searchWorkerIn } from '../../../ai/search-worker.ts';
import { inlineStarter } from '../../../ai/worker-starters.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Command } from '../../../table/match.ts';
import type { Table } from '../../../table/table.ts';
import * as bots from '../bots.ts';

/** Lets a bot think without a pause. */
export function botCommand(table: Table, seat: Seat): Command {
  const thought = searchTaskFor(table.game, bots.botRequest(table, seat, 'bot'), new SearchMemory());
  while (thought.step());
  return bots.botCommand(table.entries.length, seat, thought.result(false).move);
}

/** Bots think where the test runs, bit by bit. */
export const localPool = newSearchPool({
  start: inlineStarter(
    async () => searchWorkerIn,
    () => new Promise(resolve => setTimeout(resolve)),
  ),
  size: 2,
  timers: globalThis,
});
