import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry, Match } from '../../table/match.ts';

/** A match on this device, with its log. Everything else is worked out from these. */
export interface SavedMatch {
  readonly match: Match;
  readonly entries: readonly Entry[];
  readonly over: boolean;
  /** When it was last played, in milliseconds: the newest one is offered first. */
  readonly touched: number;
}

interface Shelf extends DBSchema {
  matches: { key: string; value: SavedMatch & { id: string }; indexes: { touched: number } };
}

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

function openShelf(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('caravanserai', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched');
    },
  });
  return shelf;
}

export async function saveMatch(saved: SavedMatch): Promise<void> {
  await (await openShelf()).put('matches', { ...saved, id: saved.match.id });
}

export async function loadMatch(id: string): Promise<SavedMatch | undefined> {
  return (await openShelf()).get('matches', id);
}

export async function removeMatch(id: string): Promise<void> {
  await (await openShelf()).delete('matches', id);
}

/** All matches on this device, the latest first. */
export async function listMatches(): Promise<readonly SavedMatch[]> {
  return (await (await openShelf()).getAllFromIndex('matches', 'touched')).reverse();
}
