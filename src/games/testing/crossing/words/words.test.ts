import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { words } from './en.ts';
import { rules } from './rules.en.ts';

test('there are words for every source of points and every piece', () => {
  const s = game.initial(2, {});
  expect(Object.keys(words.sources)).toEqual(Object.keys(game.breakdown(s, 0)));
  expect(Object.keys(words.gains)).toEqual(Object.keys(words.sources));
  const kinds = [...s.stones.keys()].flatMap(cell => game.layout?.pieceAt(s, cell)?.kind ?? []);
  for (const kind of kinds) expect(words.pieces).toHaveProperty(kind);
});

test('the story tells who goes where', () => {
  const told = game.describe(game.initial(2, {}), game.parse(game.initial(2, {}), 'go b5 b4'));
  expect(told).toEqual({ key: 'go', args: { seat: 0, from: 'b5', to: 'b4' }, at: 'b4' });
  expect(words.story.go({ seat: 0, from: 'b5', to: 'b4' }, () => 'Ann')).toBe('Ann goes from b5 to b4.');
});

test('every rule is said, in the order of RULES.md', () => {
  const stated = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').matchAll(/^- \*\*`([A-Z-]+\d+)`/gm);
  expect(Object.keys(rules)).toEqual(Array.from(stated, match => match[1]));
});
