import { expect, test } from 'vitest';
import { randomLog } from '../engine/logs/transcript.ts';
import { readOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import { gameIds, loadGame } from '../games/registry.ts';
import { moveCounts, turnsIn } from './move-count.ts';
import { setupLength } from './timeline.ts';

const by = (...actors: readonly (number | 'chance')[]) => actors.map((actor, seq) => ({ seq, actor, move: '' }));

test('only what players do is counted', () => {
  const entries = [
    ...by('chance', 'chance', 0, 0, 'chance', 1),
    { seq: 6, actor: 1, act: 'resign' as const },
    { seq: 7, actor: 0, veiled: true as const },
    { seq: 8, actor: 'host' as const, act: 'reveal' as const },
  ];
  expect(moveCounts(entries)).toEqual([0, 0, 0, 1, 2, 2, 3, 3, 4, 4]);
  expect(moveCounts([])).toEqual([0]);
});

test('a turn lasts until another seat moves, whatever chance does meanwhile', () => {
  expect(turnsIn(by(1, 1, 'chance', 1, 2, 2, 1))).toBe(3);
  expect(turnsIn(by('chance', 'chance'))).toBe(0);
});

test.each(gameIds)('%s begins with move 1, after the set-up', async id => {
  const game = await loadGame(id);
  const entries = randomLog(game, 2, readOptions(game.options), seeded('count'));
  const counts = moveCounts(entries);
  const first = setupLength(entries);
  expect(counts.slice(0, first + 2)).toEqual([...Array.from({ length: first + 1 }, () => 0), 1]);
  expect(counts.at(-1)).toBe(entries.filter(({ actor }) => typeof actor === 'number').length);
});
