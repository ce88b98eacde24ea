import { afterEach, expect, test, vi } from 'vitest';
import type { Player } from '../../table/match.ts';
import { en } from '../words/en.ts';
import { adoptName, ownName, playerName, rememberOwnName, together } from './names.ts';
import { lonePerson } from './people.ts';

const bot: Player = { name: 'Idris', colour: 'blue', bot: 'easy' };
const red: Player = { name: '', colour: 'red' };
const green: Player = { name: '', colour: 'green' };

test('the only person is you as long as they gave no name; several are told apart by their colours', () => {
  expect(playerName([bot, red], 1, en)).toBe('You');
  expect(playerName([bot, { ...red, name: 'Ann' }], 1, en)).toBe('Ann');
  expect([0, 1, 2].map(seat => playerName([red, bot, green], seat, en))).toEqual(['Red', 'Idris', 'Green']);
});

test('a name given later serves for games begun before, and nobody who sat elsewhere is you', () => {
  stubMemory();
  rememberOwnName('Ann');
  expect(playerName([bot, red], 1, en)).toBe('Ann');
  expect(playerName([bot, red], 1, en, true)).toBe('Guest');
});

test('a bot without a name goes by its colour, also beside one person', () => {
  expect(playerName([red, { ...bot, name: '' }], 1, en)).toBe('Blue');
});

test('the only person is found, and nobody where several play or none', () => {
  expect(lonePerson([bot, red])).toBe(1);
  expect(lonePerson([red, green])).toBeUndefined();
  expect(lonePerson([bot])).toBeUndefined();
});

afterEach(() => vi.unstubAllGlobals());

/** A device that remembers. */
function stubMemory(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name),
    setItem: (name: string, value: string) => kept.set(name, value),
  });
}

test('one’s own name is kept as far as it fits, and no character is cut in two', () => {
  stubMemory();
  rememberOwnName('  Ann ');
  expect(ownName()).toBe('Ann');
  rememberOwnName(`x${'🐪'.repeat(30)}`);
  expect(ownName()).toBe(`x${'🐪'.repeat(23)}`);
});

test('a name from elsewhere is taken over by who has none, also where it was left empty', () => {
  stubMemory();
  adoptName('Ann');
  expect(ownName()).toBe('Ann');
  adoptName('Ben');
  expect(ownName()).toBe('Ann');
  rememberOwnName('');
  adoptName('Ben');
  expect(ownName()).toBe('Ben');
});

test('names are joined as each language does', () => {
  expect(together(['Ann'], 'en')).toBe('Ann');
  expect(together(['Ann', 'Ben'], 'en')).toBe('Ann and Ben');
  expect(together(['Ann', 'Ben', 'Cem'], 'de')).toBe('Ann, Ben und Cem');
  expect(together(['Ann', 'Ben', 'Cem'], 'nl')).toBe('Ann, Ben en Cem');
});
