import { expect, test } from 'vitest';
import { gameIds, loadGame } from '../../games/registry.ts';
import { catalogue } from './game-catalogue.ts';

test.each(gameIds)('the start page says of %s what its rules say', async id => {
  const { title, seats, version } = await loadGame(id);
  expect(catalogue.find(game => game.id === id)).toEqual({ id, title, seats: [seats[0], seats.at(-1)], version });
});
