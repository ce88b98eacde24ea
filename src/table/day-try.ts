import type { Game } from '../engine/game.ts';
import { type Day, tryId } from './day.ts';
import { dayMatch } from './day-match.ts';
import type { Entry, Match } from './match.ts';
import { standingOf } from './match-standing.ts';
import { marginOf, ranksOf } from './standing.ts';
import { append, isOver, openTable, plan, type Table } from './table.ts';

/** How a bot thinks in the desert of a day: by rollouts alone, with the place in the log as its seed. */
export function dayThought(match: Pick<Match, 'chance'>, length: number): { seed: string; untimed: true } {
  return { seed: `${match.chance.match} ${length}`, untimed: true };
}

/** What the seats have done in a log, as it is handed in: chance follows from the day. */
export function seatMoves(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap(entry => ('move' in entry && typeof entry.actor === 'number' ? [entry.move] : []));
}

/** The move of a bot in a try, and the length of the log that it was made on. */
export interface BotTurn {
  readonly length: number;
  readonly seat: number;
  readonly move: string;
}

/** A try that was played through again from what the seats did. */
export interface ReplayedTry {
  readonly table: Table;
  readonly botTurns: readonly BotTurn[];
}

/** Plays a day's match with these moves: chance is drawn here. Undefined where they don't lead to its end by the rules. */
export function replayTry(game: Game, day: Day, moves: readonly string[]): ReplayedTry | undefined {
  const table = openTable(game, dayMatch(game, day, { id: tryId(day, game.id), name: '' }));
  const botTurns: BotTurn[] = [];
  for (const move of moves) {
    const seat = game.actor(table.state);
    const { length } = table.entries;
    if (isOver(table)) return undefined;
    const planned = plan(table, { type: 'play', id: `move ${length}`, seat, base: length, moves: [move] });
    if (!planned.ok) return undefined;
    if (table.match.players[seat]?.bot !== undefined) botTurns.push({ length, seat, move });
    append(table, planned);
  }
  return isOver(table) ? { table, botTurns } : undefined;
}

/** What the one person at a day's table has reached. */
export function dayResultAt(table: Table): { place: number; behind: number; score: number } {
  const standing = standingOf(table);
  const me = table.match.players.findIndex(({ bot }) => bot === undefined);
  const { scores, winners } = standing;
  const behind = winners.includes(me) ? -(marginOf(standing) ?? 0) : scores[winners[0]] - scores[me];
  return { place: ranksOf(standing)[me], behind, score: scores[me] };
}
