import type { GameId } from '../../games/registry.ts';
import { type KnownPuzzle, readPuzzles } from '../../table/puzzle.ts';

/** One file for each game, fetched when somebody opens its puzzles. */
const files = import.meta.glob<string>('../catalogue/puzzle-files/*.jsonl', { query: '?raw', import: 'default' });
/** What is no longer offered, fetched by those who have a link to it. */
const retired = import.meta.glob<string>('../catalogue/puzzle-files/retired/*.jsonl', {
  query: '?raw',
  import: 'default',
});

const known = new Map<string, Promise<readonly KnownPuzzle[]>>();

/** All puzzles of a game, in the order of their file: the same for everybody who has the same page. */
export function loadPuzzles(id: GameId): Promise<readonly KnownPuzzle[]> {
  const loading = known.get(id) ?? read(id, files[`../catalogue/puzzle-files/${id}.jsonl`]);
  known.set(id, loading);
  // What did not come is asked for again.
  loading.catch(() => known.delete(id));
  return loading;
}

/** The puzzles of a game that did not hold when they were measured again. */
export function loadRetired(id: GameId): Promise<readonly KnownPuzzle[]> {
  return read(id, retired[`../catalogue/puzzle-files/retired/${id}.jsonl`]);
}

async function read(id: GameId, load: (() => Promise<string>) | undefined): Promise<readonly KnownPuzzle[]> {
  return load ? readPuzzles(id, await load()) : [];
}
