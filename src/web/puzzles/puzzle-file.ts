import type { GameId } from '../../games/registry.ts';
import { type KnownPuzzle, readPuzzles } from '../../table/puzzle.ts';

/** One file for each game, fetched when somebody opens its puzzles. */
const files = import.meta.glob<string>('../catalogue/puzzle-files/*.jsonl', { query: '?raw', import: 'default' });

const known = new Map<string, Promise<readonly KnownPuzzle[]>>();

/** All puzzles of a game, in the order of their file: the same for everybody who has the same page. */
export function loadPuzzles(id: GameId): Promise<readonly KnownPuzzle[]> {
  const loading = known.get(id) ?? read(id);
  known.set(id, loading);
  // What did not come is asked for again.
  loading.catch(() => known.delete(id));
  return loading;
}

async function read(id: GameId): Promise<readonly KnownPuzzle[]> {
  const load = files[`../catalogue/puzzle-files/${id}.jsonl`];
  return load ? readPuzzles(id, await load()) : [];
}
