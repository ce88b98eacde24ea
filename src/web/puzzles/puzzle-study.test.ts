import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds, loadGame } from '../../games/registry.ts';
import { type KnownPuzzle, readPuzzles, secondPart } from '../../table/puzzle.ts';
import { nextPositions, type Study, studyStates } from '../../table/study.ts';
import { studyOfPuzzle } from './puzzle-study.ts';

const shipped = gameIds.map(
  id => [id, readPuzzles(id, readFileSync(`src/web/catalogue/puzzle-files/${id}.jsonl`, 'utf8'))] as const,
);

/** The moves from the first position to the end of each line, the main one first. */
function linesOf(study: Study, at = 0): readonly string[] {
  const next = nextPositions(study, at);
  if (next.length === 0) return [''];
  return next.flatMap(position => linesOf(study, position).map(rest => `${study.moves[position - 1].move};${rest}`));
}

const lineOf = ({ moves }: Pick<KnownPuzzle['best'], 'moves'>) => moves.map(move => `${move};`).join('');

test.each(shipped)('%s: a puzzle is studied with its best turn as the main line, by the rules', async (id, puzzles) => {
  const game = await loadGame(id);
  for (const puzzle of puzzles.filter((_, i) => i % 40 === 0)) {
    const study = studyOfPuzzle(game, puzzle);
    expect(study.match.game).toBe(id);
    expect(study.start).toHaveLength(puzzle.log.length);
    // Some turns are the beginning of another one.
    const lines = linesOf(study);
    expect(lines[0].startsWith(lineOf(puzzle.best))).toBe(true);
    for (const turn of puzzle.rivals) expect(lines.some(line => line.startsWith(lineOf(turn)))).toBe(true);
    expect(studyStates(game, study)).toHaveLength(study.moves.length + 1);
    expect(study.moves[puzzle.best.moves.length - 1].sign).toBe('!');
  }
});

test('what was tried is a line of its own, and a second turn is studied from where it is to be found', async () => {
  const [id, puzzles] = shipped[0];
  const game = await loadGame(id);
  const puzzle = puzzles.find(({ further }) => further)!;
  const second = secondPart(game, puzzle)!;
  const study = studyOfPuzzle(game, { ...second, rivals: [] }, second.rivals[0].moves);
  expect(study.start.length).toBeGreaterThan(puzzle.log.length);
  expect(linesOf(study)).toEqual([lineOf(second.best), lineOf(second.rivals[0])]);
});
