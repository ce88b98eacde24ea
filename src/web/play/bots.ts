import { policies } from '../../ai/policies.ts';
import { moveList, type Seat } from '../../engine/game.ts';
import { randomFrom } from '../../engine/random.ts';
import { copyOf } from '../../engine/state.ts';
import type { Command } from '../../table/match.ts';
import { isOver, type Table, viewOf } from '../../table/table.ts';
import { freshId } from './ids.ts';
import { isLevel, USUAL_LEVEL } from './levels.ts';

/** The seat that a bot is to move. A resigned seat is played on by one, so that the others can finish. */
export function botToMove(table: Table): Seat | undefined {
  if (isOver(table)) return undefined;
  const seat = table.game.actor(table.state);
  return table.match.players[seat]?.bot !== undefined || table.resigned.has(seat) ? seat : undefined;
}

/** A bot gets what a person in its seat would see, and answers with a command as a person would. */
export function botCommand(table: Table, seat: Seat): Command {
  const { game } = table;
  const world = copyOf(viewOf(table, seat).state);
  game.guess(world, seat, luck);
  const legal = moveList();
  game.moves(world, legal);
  const level = table.match.players[seat]?.bot ?? USUAL_LEVEL;
  const move = policies[isLevel(level) ? level : USUAL_LEVEL](game, world, legal, luck);
  const base = table.entries.length;
  return { kind: 'moves', id: freshId(), seat, base, moves: [game.format(world, move)] };
}

/** Nobody can foresee it, and it belongs to no match. */
export const luck = randomFrom(() => crypto.getRandomValues(new Int32Array(1))[0] ?? 0);
