import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { after } from '../testing/table.ts';
import { draw, position } from './position.ts';

test('a position is read as it is drawn, with the stones that are missing as taken', () => {
  const s = after(game.initial(2, {}), 'go b5 b4', 'go a1 a2', 'go b4 b3', 'go a2 b3');
  expect(position(draw(s))).toMatchObject({ stones: s.stones, taken: s.taken, across: s.across });
  expect(game.check(position(draw(s)))).toBeUndefined();
});
