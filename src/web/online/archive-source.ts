import { useEffect, useState } from 'preact/hooks';
import type { ArchivedLog, ArchivePage, LobbyEntry } from '../../protocol/replies.ts';
import { openTable } from '../../table/table.ts';
import { store } from '../match/match-store.ts';
import { type SavedMatch, savedFrom } from '../match/saved-match.ts';
import { loadKnown } from '../recording/file-import.ts';
import { saveMatch } from './after-game.tsx';
import { type ApiResult, callApi } from './api.ts';
import { myName } from './identity.ts';
import { useMyTables } from './server-hooks.ts';

/** What the server has of one's own matches, as far as it was asked for. */
export interface OnlineArchive {
  readonly tables: readonly LobbyEntry[];
  /** Fetches what came before; left out where that is all, or where there is no server. */
  readonly more: (() => void) | undefined;
}

/** Those that run now, and the past page by page. */
export function useOnlineArchive(): OnlineArchive {
  // A device that knows no server is not asked for one: this screen is for it as well.
  const isKnown = myName.value !== undefined;
  const running = useMyTables(isKnown).filter(({ stage }) => stage === 'playing');
  const [past, setPast] = useState<readonly LobbyEntry[]>([]);
  const [before, setBefore] = useState<string>();
  const fetchPage = async (from?: string) => {
    const found = await pageBefore(from);
    if (!found) return;
    setPast(had => [...had, ...found.tables]);
    setBefore(found.before);
  };
  useEffect(() => {
    setPast([]);
    setBefore(undefined);
    if (isKnown) void fetchPage();
  }, [isKnown, myName.value]);
  return { tables: [...running, ...past], more: before === undefined ? undefined : () => void fetchPage(before) };
}

/** Who has many matches is told to wait now and then. */
const PATIENCE = 1500;

async function read<T>(path: string): Promise<ApiResult<T>> {
  for (;;) {
    const found = await callApi<T>(path);
    if (found.ok || found.code !== 'too-fast') return found;
    await new Promise(resolve => setTimeout(resolve, PATIENCE));
  }
}

async function pageBefore(before?: string): Promise<ArchivePage | undefined> {
  const found = await read<ArchivePage>(before === undefined ? 'archive' : `archive?before=${before}`);
  return found.ok ? found.value : undefined;
}

/** All of the past, one page after the other. */
async function allPast(): Promise<readonly LobbyEntry[]> {
  const all: LobbyEntry[] = [];
  let page = await pageBefore();
  for (; page?.before !== undefined; page = await pageBefore(page.before)) all.push(...page.tables);
  return [...all, ...(page?.tables ?? [])];
}

/** The log of a match that is over on the server. */
export async function fetchLog(match: string): Promise<ArchivedLog> {
  const found = await read<ArchivedLog>(`archive/log?match=${match}`);
  if (!found.ok) throw new Error(found.code);
  return found.value;
}

async function fetchWhole(match: string) {
  const value = await fetchLog(match);
  const game = await loadKnown(value.match.game);
  if (!game) throw new Error(value.match.game);
  return { table: openTable(game, value.match, value.entries), seat: value.seat };
}

/** Brings a match that is over onto this device, where it can be replayed and reviewed. */
export async function bringHere(match: string): Promise<void> {
  const { table, seat } = await fetchWhole(match);
  await saveMatch(table, seat);
}

/** All matches of this device, and all that are over on the server; `told` hears how far it is. */
export async function wholeArchive(told: (done: number, all: number) => void): Promise<readonly SavedMatch[]> {
  const saved = [...(await store.list())];
  const known = new Set(saved.map(({ match }) => match.id));
  const missing = (await allPast()).filter(({ match }) => !known.has(match));
  for (const [done, { match, touched }] of missing.entries()) {
    told(done, missing.length);
    const { table, seat } = await fetchWhole(match);
    saved.push({ ...savedFrom(table), touched, seat });
  }
  return saved;
}
