import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Seat } from '../../engine/game.ts';
import type { Entry, Match } from '../../table/match.ts';

/** A match on this device, with its log. Everything else is worked out from these. */
export interface SavedMatch {
  readonly match: Match;
  readonly entries: readonly Entry[];
  readonly over: boolean;
  /** When it was last played, in milliseconds: the newest one is offered first. */
  readonly touched: number;
  /** Who is to move: kept so that a list of matches can be shown without loading any rules. */
  readonly turn?: Seat;
}

interface Shelf extends DBSchema {
  matches: { key: string; value: SavedMatch & { id: string }; indexes: { touched: number } };
}

/** The log that is to be saved does not go on from the one that lies here: another window has played. */
export class OtherLog extends Error {}

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

/** Where the browser keeps nothing (a private window, no disk left) matches live as long as the page. */
const inPage = new Map<string, SavedMatch>();

function openShelf(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openAnew().catch(error => {
    // Whatever stood in the way may be gone the next time.
    shelf = undefined;
    throw error;
  });
  return shelf;
}

/** Async, because a browser that forbids it does so at once. */
async function openAnew(): Promise<IDBPDatabase<Shelf>> {
  return openDB<Shelf>('caravanserai', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched');
    },
    // Another window wants to delete or renew the shelf: it may, and this one opens it anew when needed.
    blocking(_old, _new, event) {
      (event.target as IDBDatabase).close();
      shelf = undefined;
    },
  });
}

/** Keeps a match. A log is only ever made longer: where it isn't a continuation, OtherLog is thrown. */
export async function saveMatch(saved: SavedMatch): Promise<void> {
  inPage.set(saved.match.id, saved);
  const transaction = (await openShelf()).transaction('matches', 'readwrite');
  const before = await transaction.store.get(saved.match.id);
  if (before && !continues(before.entries, saved.entries)) {
    inPage.delete(saved.match.id);
    throw new OtherLog('another window has played on');
  }
  await transaction.store.put({ ...saved, id: saved.match.id });
  await transaction.done;
}

/** Is the older log the beginning of the newer one? */
export function continues(older: readonly Entry[], newer: readonly Entry[]): boolean {
  if (older.length > newer.length) return false;
  return older.every((entry, seq) => JSON.stringify(entry) === JSON.stringify(newer[seq]));
}

export async function loadMatch(id: string): Promise<SavedMatch | undefined> {
  const here = inPage.get(id);
  try {
    const found = await (await openShelf()).get('matches', id);
    return found && here && here.entries.length > found.entries.length ? here : (found ?? here);
  } catch (error) {
    if (here) return here;
    throw error;
  }
}

export async function removeMatch(id: string): Promise<void> {
  inPage.delete(id);
  await (await openShelf()).delete('matches', id);
}

export async function removeAll(): Promise<void> {
  inPage.clear();
  await (await openShelf()).clear('matches');
}

/** All matches on this device, the latest first. */
export async function listMatches(): Promise<readonly SavedMatch[]> {
  const found = await openShelf()
    .then(db => db.getAll('matches'))
    .catch(() => []);
  const known = new Set(found.map(({ match }) => match.id));
  const rest = [...inPage.values()].filter(({ match }) => !known.has(match.id));
  return [...found, ...rest].sort((a, b) => b.touched - a.touched);
}
