import { expect, test } from 'vitest';
import { BadOptions, newMatchOptions, type OptionSpec, offeredOptions, optionsAnew, readOptions } from './options.ts';

const specs: readonly OptionSpec[] = [
  { name: 'chips', values: ['down', 'open'], default: 'down' },
  { name: 'rounds', values: [1, 2, 3], default: 2 },
  { name: 'storms', values: [true, false] },
];

test('defaults are filled in, what has none stays away', () => {
  expect(readOptions(specs)).toEqual({ chips: 'down', rounds: 2 });
  expect(readOptions(specs, {})).toEqual({ chips: 'down', rounds: 2 });
});

test('what is given wins over the default', () => {
  expect(readOptions(specs, { rounds: 3, storms: false })).toEqual({ chips: 'down', rounds: 3, storms: false });
});

test('options can not be changed afterwards', () => {
  expect(Object.isFrozen(readOptions(specs))).toBe(true);
});

test.each([
  ['a list', [], 'options must be a JSON object such as {"chips":"down"}'],
  ['a word', 'open', 'options must be a JSON object such as {"chips":"down"}'],
  ['a number', 7, 'options must be a JSON object such as {"chips":"down"}'],
  ['an unknown option', { camels: 3 }, 'unknown option "camels"; known: "chips", "rounds", "storms"'],
  ['an inherited name', { toString: 1 }, 'unknown option "toString"; known: "chips", "rounds", "storms"'],
  ['an unknown value', { chips: 'up' }, 'option "chips" can\'t be "up"; it can be "down", "open"'],
  ['a value of another type', { rounds: '2' }, 'option "rounds" can\'t be "2"; it can be 1, 2, 3'],
])('%s is refused in words', (_, given, message) => {
  expect(() => readOptions(specs, given)).toThrow(new BadOptions(message));
});

test('a game without options says so', () => {
  expect(() => readOptions([], { chips: 'open' })).toThrow('unknown option "chips"; known: none');
  expect(() => readOptions([], 5)).toThrow('options must be a JSON object such as {}');
});

const edited: readonly OptionSpec[] = [...specs, { name: 'edition', values: [1, 2], default: 1, usual: 2 }];

test('what a log does not name is as it was of old, and a new match is as usual now', () => {
  expect(readOptions(edited)).toMatchObject({ edition: 1, rounds: 2 });
  expect(newMatchOptions(edited)).toEqual({ chips: 'down', rounds: 2, edition: 2 });
});

test('an edition that is asked for is taken, in a log as in a new match', () => {
  expect(readOptions(edited, { edition: 2 })).toMatchObject({ edition: 2 });
  expect(newMatchOptions(edited, { edition: 1, rounds: 3 })).toMatchObject({ edition: 1, rounds: 3 });
});

test('what people chose is kept for another match, and what nobody was asked is as usual now', () => {
  expect(optionsAnew(edited, { chips: 'open', edition: 1 })).toEqual({ chips: 'open', rounds: 2, edition: 2 });
  expect(optionsAnew(edited, { chips: 'open' })).toEqual({ chips: 'open', rounds: 2, edition: 2 });
});

test('a new match refuses in the same words', () => {
  expect(() => newMatchOptions(edited, { edition: 3 })).toThrow('option "edition" can\'t be 3; it can be 1, 2');
  expect(() => newMatchOptions(edited, [1])).toThrow('options must be a JSON object such as {"chips":"down"}');
  expect(() => optionsAnew(edited, 7)).toThrow('options must be a JSON object such as {"chips":"down"}');
});

test('nobody is asked about what has a usual value of its own', () => {
  expect(offeredOptions(edited).map(({ name }) => name)).toEqual(['chips', 'rounds', 'storms']);
});
