import type { ListUpdate, TableList } from './replies.ts';

/** A list after an update: what has changed comes first, as the latest does in a whole list. */
export function withListUpdate(list: TableList, { changed = [], gone = [], here = list.here }: ListUpdate): TableList {
  const old = new Set([...gone, ...changed.map(({ match }) => match)]);
  const tables = [...changed, ...list.tables.filter(({ match }) => !old.has(match))];
  return { type: list.type, tables, ...(here !== undefined && { here }) };
}
