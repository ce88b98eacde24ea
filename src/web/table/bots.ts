import { isLevelName } from '../../ai/levels.ts';
import type { SearchRequest } from '../../ai/messages.ts';
import type { Seat } from '../../engine/game.ts';
import type { PlayCommand } from '../../table/match.ts';
import { isOver, type Snapshot, snapshotFor, type Table } from '../../table/table.ts';
import { freshId } from '../browser/ids.ts';
import { USUAL_LEVEL } from '../match/levels.ts';

/** The seat that a bot is to move. A resigned seat is played on by one, so that the others can finish. */
export function botToMove(table: Table): Seat | undefined {
  if (isOver(table)) return undefined;
  const seat = table.game.actor(table.state);
  return table.match.players[seat]?.bot !== undefined || table.resigned.has(seat) ? seat : undefined;
}

/** A bot gets what a person in its seat would see and has seen before, and nothing else. */
export function botRequest(table: Table, seat: Seat, seed: string): SearchRequest {
  const { match } = table;
  const view = snapshotFor(table, seat);
  const level = match.players[seat]?.bot ?? USUAL_LEVEL;
  return {
    game: match.game,
    options: match.options,
    seats: match.players.length,
    view: view.state.bytes,
    seat,
    seed,
    level: isLevelName(level) ? level : USUAL_LEVEL,
    history: { match: match.id, moves: movesHeard(view) },
  };
}

/** The moves of a log as the viewer may read them. What happens beside the rules changes no position. */
export function movesHeard({ entries }: Pick<Snapshot, 'entries'>): (string | undefined)[] {
  const moves = entries.filter(entry => !('act' in entry));
  return moves.map(entry => ('move' in entry ? entry.move : undefined));
}

/** A bot answers with a command as a person would; `base` is the length of the log that it was asked about. */
export function botCommand(base: number, seat: Seat, move: string): PlayCommand {
  return { type: 'play', id: freshId(), seat, base, moves: [move] };
}
