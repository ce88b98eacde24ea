import { expect, test } from 'vitest';
import { after } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { quest as de } from '../words/quest.de.ts';
import { quest as en } from '../words/quest.en.ts';
import { quest as nl } from '../words/quest.nl.ts';
import { quest } from './quest.tsx';

const wayOf = (drawing: string, more: Partial<Parameters<typeof position>[1]> = {}) =>
  quest.progress(position(drawing, { seats: 2, ...more }), 0);

test('the way to the goal grows with what camels carry, with how near home they are, and with what is at home', () => {
  const ways = [
    wayOf('1 P01'),
    wayOf('1 P01\n11 V0v'),
    wayOf('1 P01\n7 p0v'),
    wayOf('1 P01\n5 p0v'),
    wayOf('1 P01', { displays: ['v', ''] }),
    wayOf('1 P01\n5 p0w', { displays: ['v', ''] }),
    wayOf('1 P01', { displays: ['vw', ''] }),
    wayOf('1 P01', { displays: ['fvw', ''] }),
  ];
  expect(ways).toEqual(ways.toSorted((a, b) => a - b));
  expect(new Set(ways).size).toBe(ways.length);
  expect([ways[0], ways[1], ways[4], ways.at(-1)]).toEqual([0, 1 / 6, 1 / 3, 1]);
});

test('more of one kind, or a second camel with it farther off, brings nobody nearer; who is out has no way left', () => {
  expect(wayOf('1 P01\n5 p0vv\n7 p0v')).toBe(wayOf('1 P01\n5 p0v'));
  const out = after(
    position('1 P02\n5 p p p d _1', { seats: 3, step: 'desert', displays: ['', 'fw', ''] }),
    'shift d5 e5',
  );
  expect(quest.progress(out, 1)).toBe(0);
});

test('what is at home and on camels is counted by kind', () => {
  const s = position('1 P01\n5 p0vv\n7 p0v', { seats: 2, displays: ['ffw', ''] });
  const stocks = quest.needs.map(need => quest.stock(s, 0, need));
  expect(stocks).toEqual([
    { home: 2, underway: 0 },
    { home: 0, underway: 3 },
    { home: 1, underway: 0 },
  ]);
});

test('why a game is over has a key, and the key a sentence in every language', () => {
  const near = position('1 P1 = p0f', { seats: 2, displays: ['vw', ''] });
  expect(quest.ending(near)).toBeUndefined();
  expect(quest.ending(after(near, 'go c1 f palace'))).toBe('complete');
  const alone = position('1 P0\n5 p p p d _1', { seats: 2, step: 'desert' });
  expect(quest.ending(after(alone, 'shift d5 e5'))).toBe('alone');
  const displays = ['w'.repeat(12), 'f'.repeat(12)];
  const hopeless = position('1 P0 = p1v', { seats: 2, seat: 1, displays });
  expect(quest.ending(after(hopeless, 'go c1 v palace'))).toBe('hopeless');
  const last = position('1 P01', { seats: 2, seat: 1, step: 'desert', round: 60 });
  expect(quest.ending(after(last, 'turn a5'))).toBe('rounds');
  for (const words of [en, de, nl])
    for (const key of ['complete', 'alone', 'hopeless', 'rounds'])
      expect(words.endings[key]('X', 12)).toMatch(/^\S.*\.$/);
});
