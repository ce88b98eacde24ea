import type { Seat } from '../../../engine/game.ts';
import type { Command } from '../../../table/match.ts';
import type { Table } from '../../../table/table.ts';
import { botThoughts } from '../bots.ts';

/** Lets a bot think without a pause. */
export function botCommand(table: Table, seat: Seat): Command {
  const thoughts = botThoughts(table, seat);
  for (;;) {
    const thought = thoughts.next();
    if (thought.done) return thought.value;
  }
}
