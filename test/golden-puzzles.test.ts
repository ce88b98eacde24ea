import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds } from '../src/games/registry.ts';
import { joinedMoves, readPuzzles } from '../src/table/puzzle.ts';

/**
 * Puzzles are passed on by their ids, and results are kept by them. Each that was ever offered is named in
 * `golden/puzzles.txt` with a fingerprint of the moves that lead to it: more may be added, and none taken away.
 */
const golden = readFileSync(new URL('golden/puzzles.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test.each(gameIds)('every puzzle of %s that was ever offered is still there, offered or not', game => {
  const files = 'src/web/catalogue/puzzle-files';
  const puzzles = [`${files}/${game}.jsonl`, `${files}/retired/${game}.jsonl`]
    .filter(existsSync)
    .flatMap(file => readPuzzles(game, readFileSync(file, 'utf8')));
  const now = new Set(puzzles.map(({ id, log }) => `${game} ${id} ${fingerprintOf(joinedMoves(log))}`));
  const then = golden.filter(line => line.startsWith(`${game} `));
  expect(then.length).toBeGreaterThan(50);
  expect(then.filter(line => !now.has(line))).toEqual([]);
});

function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
