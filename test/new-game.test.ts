import { expect, test } from 'vitest';
import { idProblem, namesFor, takenPrefixes } from '../tools/game-template.mjs';

test.each([
  [undefined, /needs an id/],
  ['Yote', /small letters/],
  ['2-b', /begun by a letter/],
  ['a--b', /single hyphens/],
  ['../up', /small letters/],
  ['x'.repeat(41), /too long/],
  ['testing', /belongs to the tests/],
  ['nomadi', /is there already/],
])('%s is no id for a new game', (id, why) => {
  expect(idProblem(id)).toMatch(why);
});

test('a game is called by its id, and its rules by two letters that no other game has', () => {
  const taken = takenPrefixes();
  expect([...taken].toSorted()).toEqual(expect.arrayContaining(['DW', 'NO', 'WK', 'WS']));
  expect(namesFor('two-words', taken)).toEqual({
    id: 'two-words',
    title: 'Two Words',
    type: 'TwoWordsState',
    prefix: 'TW',
  });
  expect(namesFor('nomads', taken).prefix).toBe('NM');
  expect(namesFor('x', taken).prefix).toBe('XA');
});
