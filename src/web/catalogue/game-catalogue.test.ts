import { expect, test } from 'vitest';
import { gameIds, loadGame } from '../../games/registry.ts';
import { playerColours } from '../../table/match.ts';
import { catalogue } from './game-catalogue.ts';

test('the start page has a card for every game, in their order', () => {
  expect(catalogue.map(({ id }) => id)).toEqual(gameIds);
});

test.each(gameIds)('the card of %s says what its rules say', async id => {
  const { title, seats, version } = await loadGame(id);
  expect(catalogue.find(card => card.id === id)).toMatchObject({ title, seats, version });
});

test.each(catalogue)('there are colours for all who play $id', ({ seats }) => {
  expect(seats.every(count => count >= 2 && count <= playerColours.length)).toBe(true);
  expect(seats).toEqual(seats.toSorted((a, b) => a - b));
});
