import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Habits } from '../../engine/sense.ts';
import type { SavedMatch } from './saved-match.ts';

/** Where matches outlive the page. Each of these fails where the browser keeps nothing. */
export interface MatchDisk {
  get(id: string): Promise<SavedMatch | undefined>;
  all(): Promise<readonly SavedMatch[]>;
  /** `check` sees what lies there and may throw; between its look and the putting nobody else puts anything. */
  put(saved: SavedMatch, check: (before: SavedMatch | undefined) => void): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

/** A review of a match, for the next time it is opened. Its judgements mean something to `web/advice` alone. */
export interface SavedReview {
  readonly id: string;
  /** The match it was made for: it goes with it. */
  readonly match: string;
  readonly judgements: readonly unknown[];
}

/** A study as it is written into a file. `web/study` alone knows how to read it. */
export interface SavedStudy {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly touched: number;
  readonly text: string;
}

/** What was counted in a match: each log is folded once. */
export interface SavedHabits {
  /** Of the match. */
  readonly id: string;
  readonly habits: Habits;
}

interface Schema extends DBSchema {
  matches: { key: string; value: SavedMatch & { id: string }; indexes: { touched: number } };
  reviews: { key: string; value: SavedReview; indexes: { match: string } };
  studies: { key: string; value: SavedStudy };
  habits: { key: string; value: SavedHabits };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function openDatabase(): Promise<IDBPDatabase<Schema>> {
  database ??= openAnew().catch(error => {
    // Whatever stood in the way may be gone the next time.
    database = undefined;
    throw error;
  });
  return database;
}

/** Async, because a browser that forbids it does so at once. */
async function openAnew(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('caravanserai', 4, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched');
      if (before < 2) db.createObjectStore('reviews', { keyPath: 'id' }).createIndex('match', 'match');
      if (before < 3) db.createObjectStore('studies', { keyPath: 'id' });
      if (before < 4) db.createObjectStore('habits', { keyPath: 'id' });
    },
    // Another window wants to delete or upgrade the database: it may, and this one opens it anew when needed.
    blocking(_old, _new, event) {
      (event.target as IDBDatabase).close();
      database = undefined;
    },
  });
}

/** The browser's own disk. */
export const matchDisk: MatchDisk = {
  get: async id => (await openDatabase()).get('matches', id),
  all: async () => (await openDatabase()).getAll('matches'),
  async put(saved, check) {
    const { id } = saved.match;
    const transaction = (await openDatabase()).transaction('matches', 'readwrite');
    check(await transaction.store.get(id));
    await transaction.store.put({ ...saved, id });
    await transaction.done;
  },
  async remove(id) {
    const transaction = (await openDatabase()).transaction(['matches', 'reviews', 'habits'], 'readwrite');
    const reviews = transaction.objectStore('reviews');
    await transaction.objectStore('matches').delete(id);
    await transaction.objectStore('habits').delete(id);
    for (const review of await reviews.index('match').getAllKeys(id)) await reviews.delete(review);
    await transaction.done;
  },
  async clear() {
    const names = ['matches', 'reviews', 'studies', 'habits'] as const;
    const transaction = (await openDatabase()).transaction(names, 'readwrite');
    await Promise.all(names.map(name => transaction.objectStore(name).clear()));
    await transaction.done;
  },
};

/** Reviews lie beside the matches. */
export const reviewDisk = {
  get: async (id: string): Promise<SavedReview | undefined> => (await openDatabase()).get('reviews', id),
  put: async (kept: SavedReview): Promise<void> => void (await (await openDatabase()).put('reviews', kept)),
  /** All that were made for a match, at whatever depth. */
  ofMatch: async (match: string): Promise<readonly SavedReview[]> =>
    (await openDatabase()).getAllFromIndex('reviews', 'match', match),
};

/** Likewise what was counted in matches, also in those that lie on the server alone. */
export const habitDisk = {
  all: async (): Promise<readonly SavedHabits[]> => (await openDatabase()).getAll('habits'),
  put: async (kept: SavedHabits): Promise<void> => void (await (await openDatabase()).put('habits', kept)),
};

/** So do studies; what is said of matches does not hold for them, as the newest one counts. */
export const studyDisk = {
  get: async (id: string): Promise<SavedStudy | undefined> => (await openDatabase()).get('studies', id),
  all: async (): Promise<readonly SavedStudy[]> => (await openDatabase()).getAll('studies'),
  put: async (saved: SavedStudy): Promise<void> => void (await (await openDatabase()).put('studies', saved)),
  remove: async (id: string): Promise<void> => (await openDatabase()).delete('studies', id),
};
