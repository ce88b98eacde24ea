import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { en } from './en.ts';

test('there are words for every source of points and every piece', () => {
  const s = game.initial(2, {});
  expect(Object.keys(en.sources)).toEqual(Object.keys(game.breakdown(s, 0)));
  expect(Object.keys(en.gains)).toEqual(Object.keys(en.sources));
  const kinds = [...s.stones.keys()].flatMap(cell => game.layout?.pieceAt(s, cell)?.kind ?? []);
  for (const kind of kinds) expect(en.pieces).toHaveProperty(kind);
});

test('the story tells who goes where', () => {
  const told = game.describe(game.initial(2, {}), game.parse(game.initial(2, {}), 'go b5 b4'));
  expect(told).toEqual({ key: 'go', args: { seat: 0, from: 'b5', to: 'b4' } });
  expect(en.story.go({ seat: 0, from: 'b5', to: 'b4' }, () => 'Ann')).toBe('Ann goes from b5 to b4.');
});
