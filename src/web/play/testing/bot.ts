import { brainIn } from '../../../ai/brain.ts';
import { Memory } from '../../../ai/memory.ts';
import { poolOf } from '../../../ai/pool.ts';
import { localThinker } from '../../../ai/thinkers.ts';
import { thoughtOn } from '../../../ai/thought.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Command } from '../../../table/match.ts';
import type { Table } from '../../../table/table.ts';
import * as bots from '../bots.ts';

/** Lets a bot think without a pause. */
export function botCommand(table: Table, seat: Seat): Command {
  const thought = thoughtOn(table.game, bots.botRequest(table, seat, 'bot'), new Memory());
  while (thought.step());
  return bots.botCommand(table.entries.length, seat, thought.answer(false).move);
}

/** Bots think where the test runs, bit by bit. */
export const localPool = poolOf({
  make: localThinker(
    async () => brainIn,
    () => new Promise(resolve => setTimeout(resolve)),
  ),
  size: 2,
  timers: globalThis,
});
