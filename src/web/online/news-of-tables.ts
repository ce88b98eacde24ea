import type { LobbyEntry } from '../../protocol/replies.ts';
import type { TableNews } from '../page/table-news.ts';
import { canJoin } from './lobby-entries.ts';

type Tables = readonly LobbyEntry[];

/**
 * What is new at one's own tables. Tables that were not there before are no news, since one has just opened them oneself,
 * but for those of an event.
 */
export function newsOfMine(before: Tables, after: Tables): TableNews | undefined {
  return firstOf(after, table => {
    const old = before.find(({ match }) => match === table.match);
    if (table.awaited && !old) return { kind: 'ready', name: '' };
    if (old?.stage !== 'gathering') return undefined;
    if (table.stage === 'playing') return { kind: 'begun', name: '' };
    const guest = table.chairs.find(({ name }, seat) => isFresh(name, old.chairs[seat]?.name) && seat !== table.seat);
    return guest && { kind: 'sat', name: guest.name ?? '' };
  });
}

function isFresh(name: string | undefined, before: string | undefined): boolean {
  return name !== undefined && name !== before;
}

/** A table that somebody has opened since, and where there is room. */
export function newsOfLobby(before: Tables, after: Tables): TableNews | undefined {
  return firstOf(after, table => {
    const isKnown = before.some(({ match }) => match === table.match);
    if (isKnown || table.seat !== undefined || !canJoin(table)) return undefined;
    return { kind: 'opened', name: table.chairs.find(({ name }) => name !== undefined)?.name ?? '' };
  });
}

function firstOf(
  tables: Tables,
  newsOf: (table: LobbyEntry) => Pick<TableNews, 'kind' | 'name'> | undefined,
): TableNews | undefined {
  for (const table of tables) {
    const news = newsOf(table);
    if (news) return { ...news, match: table.match, game: table.game };
  }
  return undefined;
}
