import { expect, test } from 'vitest';
import { isPlayedByBot, movedOn, playersOn } from './players.ts';

test('for a rematch everybody moves on by one seat, and who sat last begins', () => {
  expect(movedOn(['Anna', 'Ben', 'Cem'])).toEqual(['Cem', 'Anna', 'Ben']);
  expect(movedOn(['Anna', 'Ben'])).toEqual(['Ben', 'Anna']);
  expect(movedOn([])).toEqual([]);
});

test('a bot plays its own seat, and that of a person who is away or has resigned', () => {
  const sitters = [{ bot: 'easy' }, {}, { away: true }, {}];
  const played = [0, 1, 2, 3, 4].filter(seat => isPlayedByBot(seat, sitters, new Set([3, 4])));
  expect(played).toEqual([0, 2, 3]);
});

test('players have a name, an empty one where none is known, and bots that of their colour, and their level', () => {
  const chairs = [{ colour: 'red', name: 'Anna' }, { colour: 'blue', bot: 'fair' }, { colour: 'green' }] as const;
  expect(playersOn(chairs)).toEqual([
    { name: 'Anna', colour: 'red' },
    { name: 'Idris', colour: 'blue', bot: 'fair' },
    { name: '', colour: 'green' },
  ]);
});

test('a bot has another name where a person has the one of its colour', () => {
  const chairs = [
    { colour: 'red', name: 'idris' },
    { colour: 'blue', bot: 'fair' },
  ] as const;
  expect(playersOn(chairs).map(({ name }) => name)).toEqual(['idris', 'Amira']);
});
