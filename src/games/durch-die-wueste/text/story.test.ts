import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { At } from '../rules/state.ts';

test.each([
  { text: 'palm d3', description: { key: 'palm', args: { hex: 'd3' }, at: 'd3' } },
  { text: 'water d3 2', description: { key: 'water', args: { hex: 'd3', value: 2 }, at: 'd3' } },
  { text: 'return white', description: { key: 'return', args: { seat: 1, colour: 'white' } } },
  { text: 'rider blue d3', description: { key: 'rider', args: { seat: 1, colour: 'blue', hex: 'd3' }, at: 'd3' } },
  { text: 'camel violet v9', description: { key: 'camel', args: { seat: 1, colour: 'violet', hex: 'v9' }, at: 'v9' } },
  { text: 'pass', description: { key: 'pass', args: { seat: 1 } } },
])('the story of "$text"', ({ text, description }) => {
  const s = game.initial(4, {});
  s.turn[At.Seat] = 1;
  expect(game.describe(s, game.parse(s, text))).toEqual(description);
});
