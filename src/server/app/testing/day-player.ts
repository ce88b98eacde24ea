import type { SearchPool, SearchResult } from '../../../ai/messages.ts';
import { policies } from '../../../ai/policies.ts';
import { moveList } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { type GameId, loadGameWithHeuristics } from '../../../games/registry.ts';
import { type Day, tryId } from '../../../table/day.ts';
import { DAY_LEVEL, dayMatch } from '../../../table/day-match.ts';
import { dayThought } from '../../../table/day-try.ts';
import { append, isOver, openTable, plan, snapshotFor, type Table } from '../../../table/table.ts';

export interface PlayedDay {
  readonly game: GameId;
  readonly day: Day;
  /** Where bots think as they do everywhere; left out, they play as carelessly as the person does. */
  readonly pool?: SearchPool;
  /** The first turn of a bot from this length of the log on is played by somebody else: as badly as the search can think of. */
  readonly spoiltFrom?: number;
}

/** A whole try at the desert of a day, played as a policy does. */
export async function playedDay({ game: id, day, pool, spoiltFrom }: PlayedDay): Promise<Table> {
  const game = await loadGameWithHeuristics(id);
  const table = openTable(game, dayMatch(game, day, { id: tryId(day, id), name: 'Anna' }));
  const random = seeded('anna');
  const legal = moveList();
  let spoilt = spoiltFrom === undefined;
  while (!isOver(table)) {
    const { match, entries, state } = table;
    const seat = game.actor(state);
    game.moves(state, legal);
    const thought = pool && match.players[seat]?.bot !== undefined ? await thoughtOf(table, seat, pool) : undefined;
    const worst = spoilt || !thought || entries.length < spoiltFrom! ? undefined : thought.advice.at(-1);
    spoilt ||= worst !== undefined;
    const move = worst?.move ?? thought?.move ?? game.format(state, policies.greedy(game, state, legal, random));
    const planned = plan(table, { type: 'play', id: `${entries.length}`, seat, base: entries.length, moves: [move] });
    if (!planned.ok) throw new Error(planned.code);
    append(table, planned);
  }
  return table;
}

async function thoughtOf(table: Table, seat: number, pool: SearchPool): Promise<SearchResult> {
  const { match, entries } = table;
  const { game, options, players } = match;
  const thought = { level: DAY_LEVEL, ...dayThought(match, entries.length) } as const;
  const view = snapshotFor(table, seat).state.bytes;
  return pool.search({ game, options, seats: players.length, view, seat, ...thought });
}
