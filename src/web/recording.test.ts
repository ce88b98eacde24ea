import { expect, test } from 'vitest';
import { CHANCE, NOBODY } from '../engine/game.ts';
import { gameIds, loadGame } from '../games/registry.ts';
import { actorAt, recordRandom, stateAt, toldAt } from './recording.ts';

test.each(gameIds)('%s: a recording runs from the set-up to the end, and the same seed repeats it', async id => {
  const game = await loadGame(id);
  for (const seats of game.seats) {
    const recording = recordRandom(game, seats, '7');
    expect(recordRandom(game, seats, '7').moves).toEqual(recording.moves);
    expect(recordRandom(game, seats, '8').moves).not.toEqual(recording.moves);
    expect(actorAt(recording, recording.setUp)).toBeGreaterThanOrEqual(0);
    expect(actorAt(recording, recording.setUp - 1)).toBe(CHANCE);
    expect(game.actor(stateAt(recording, recording.moves.length))).toBe(NOBODY);
  }
});

test('nothing led to the first position', async () => {
  const recording = recordRandom(await loadGame('durch-die-wueste'), 2, '1');
  expect(toldAt(recording, 0)).toBeUndefined();
  expect(toldAt(recording, 1)?.key).toBe('palm');
});
