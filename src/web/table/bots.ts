import { levelNamed } from '../../ai/levels.ts';
import type { SearchRequest } from '../../ai/messages.ts';
import type { Seat } from '../../engine/game.ts';
import { correctedLog } from '../../table/corrections.ts';
import { dayIn } from '../../table/day.ts';
import { dayThought } from '../../table/day-try.ts';
import type { PlayCommand } from '../../table/match.ts';
import { readableMoves, snapshotFor, type Table } from '../../table/table.ts';
import { freshId } from '../browser/ids.ts';

/**
 * A bot gets what a person in its seat would see and has seen before, and nothing else. In the desert of a day it answers the
 * same to everybody: it thinks each turn anew, by rollouts alone, and its seed is the place in the match.
 */
export function botRequest(table: Table, seat: Seat, seed: string): SearchRequest {
  const { match, entries } = table;
  const snapshot = snapshotFor(table, seat);
  const thought = dayIn(match)
    ? dayThought(match, entries.length)
    : { seed, history: { match: match.id, moves: readableMoves(correctedLog(snapshot.entries)) } };
  return {
    game: match.game,
    options: match.options,
    seats: match.players.length,
    view: snapshot.state.bytes,
    seat,
    level: levelNamed(match.players[seat]?.bot),
    ...thought,
  };
}

/** A bot answers with a command as a person would; `base` is the length of the log that it was asked about. */
export function botCommand(base: number, seat: Seat, move: string): PlayCommand {
  return { type: 'play', id: freshId(), seat, base, moves: [move] };
}
