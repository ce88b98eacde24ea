import { expect, test } from 'vitest';
import type { Player } from '../../table/match.ts';
import { en } from '../words/en.ts';
import { lonePerson, nameOf, together } from './names.ts';

const bot: Player = { name: 'Idris', colour: 'blue', bot: 'easy' };
const red: Player = { name: '', colour: 'red' };
const green: Player = { name: '', colour: 'green' };

test('the only person is a guest as long as they gave no name; several are told apart by their colours', () => {
  expect(nameOf([bot, red], 1, en)).toBe('Guest');
  expect(nameOf([bot, { ...red, name: 'Ann' }], 1, en)).toBe('Ann');
  expect([0, 1, 2].map(seat => nameOf([red, bot, green], seat, en))).toEqual(['Red', 'Idris', 'Green']);
});

test('a bot without a name goes by its colour, also beside one person', () => {
  expect(nameOf([red, { ...bot, name: '' }], 1, en)).toBe('Blue');
});

test('the only person is found, and nobody where several play or none', () => {
  expect(lonePerson([bot, red])).toBe(1);
  expect(lonePerson([red, green])).toBeUndefined();
  expect(lonePerson([bot])).toBeUndefined();
});

test('names are joined as each language does', () => {
  expect(together(['Ann'], 'en')).toBe('Ann');
  expect(together(['Ann', 'Ben'], 'en')).toBe('Ann and Ben');
  expect(together(['Ann', 'Ben', 'Cem'], 'de')).toBe('Ann, Ben und Cem');
  expect(together(['Ann', 'Ben', 'Cem'], 'nl')).toBe('Ann, Ben en Cem');
});
