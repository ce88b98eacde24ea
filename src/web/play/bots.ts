import { chooseMove, think } from '../../ai/advice.ts';
import { levels } from '../../ai/levels.ts';
import { begin, searchOf } from '../../ai/search.ts';
import type { Seat } from '../../engine/game.ts';
import type { Command } from '../../table/match.ts';
import { isOver, type Table, viewOf } from '../../table/table.ts';
import { freshId } from './ids.ts';
import { isLevel, USUAL_LEVEL } from './levels.ts';
import { luck } from './luck.ts';

/** The seat that a bot is to move. A resigned seat is played on by one, so that the others can finish. */
export function botToMove(table: Table): Seat | undefined {
  if (isOver(table)) return undefined;
  const seat = table.game.actor(table.state);
  return table.match.players[seat]?.bot !== undefined || table.resigned.has(seat) ? seat : undefined;
}

/**
 * A bot gets what a person in its seat would see, and answers with a command as a person would. It thinks bit by bit:
 * whoever drives it lets the page breathe in between, or gives the thought up.
 */
export function* botThoughts(table: Table, seat: Seat): Generator<number, Command> {
  const { game } = table;
  const view = viewOf(table, seat).state;
  const name = table.match.players[seat]?.bot ?? USUAL_LEVEL;
  const { settings, budget, temperature } = levels[isLevel(name) ? name : USUAL_LEVEL];
  const search = searchOf(game, view, settings, luck);
  begin(search, view, seat);
  yield* think(search, budget);
  const move = chooseMove(search, temperature, luck);
  const base = table.entries.length;
  return { kind: 'moves', id: freshId(), seat, base, moves: [game.format(view, move)] };
}
