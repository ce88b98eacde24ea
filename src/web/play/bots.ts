import type { Request } from '../../ai/thinking.ts';
import type { Seat } from '../../engine/game.ts';
import type { MovesCommand } from '../../table/match.ts';
import { isOver, type Table, type View, viewOf } from '../../table/table.ts';
import { freshId } from './ids.ts';
import { isLevel, USUAL_LEVEL } from './levels.ts';

/** The seat that a bot is to move. A resigned seat is played on by one, so that the others can finish. */
export function botToMove(table: Table): Seat | undefined {
  if (isOver(table)) return undefined;
  const seat = table.game.actor(table.state);
  return table.match.players[seat]?.bot !== undefined || table.resigned.has(seat) ? seat : undefined;
}

/** A bot is told what a person in its seat would see and has heard, and nothing else. */
export function botRequest(table: Table, seat: Seat, seed: string): Request {
  const { match } = table;
  const view = viewOf(table, seat);
  const level = match.players[seat]?.bot ?? USUAL_LEVEL;
  return {
    game: match.game,
    options: match.options,
    seats: match.players.length,
    view: view.state.bytes,
    seat,
    seed,
    level: isLevel(level) ? level : USUAL_LEVEL,
    story: { match: match.id, heard: heardIn(view) },
  };
}

/** The moves of a log as the viewer may read them. What happens beside the rules changes no position. */
export function heardIn({ entries }: Pick<View, 'entries'>): (string | undefined)[] {
  const moves = entries.filter(entry => !('act' in entry));
  return moves.map(entry => ('move' in entry ? entry.move : undefined));
}

/** A bot answers with a command as a person would; `base` is the length of the log that it was asked about. */
export function botCommand(base: number, seat: Seat, move: string): MovesCommand {
  return { kind: 'moves', id: freshId(), seat, base, moves: [move] };
}
