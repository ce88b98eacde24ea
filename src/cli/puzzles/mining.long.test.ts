import { expect, test } from 'vitest';
import { loadGameWithHeuristics, loadReasons } from '../../games/registry.ts';
import { puzzlesIn } from '../../table/puzzle.ts';
import { linePlayed, viewOf } from './checking.ts';
import { mineGame } from './mining.ts';
import { CLEAR } from './position-miner.ts';

test('a game between bots gives puzzles, which are what they are said to be', async () => {
  const id = 'nomadi';
  const game = await loadGameWithHeuristics(id);
  const plan = { game: id, version: game.version, seed: '1', number: 0 };
  const mined = mineGame(game, await loadReasons(id), plan);
  expect(mined.puzzles.length).toBeGreaterThan(0);
  for (const puzzle of puzzlesIn(id, mined)) {
    const { view, seat } = viewOf(game, puzzle);
    linePlayed(game, view, seat, puzzle.best.moves);
    expect(puzzle.best.share - puzzle.rivals[0].share).toBeGreaterThanOrEqual(CLEAR - 0.001);
  }
});
