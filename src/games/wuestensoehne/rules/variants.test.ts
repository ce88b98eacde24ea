import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { crowded } from '../testing/edge-positions.ts';
import { after, caravanOf, legal, whyNot } from '../testing/table.ts';
import { type PositionSetting, position } from '../text/position.ts';

test('WS-TILE-3: two seats leave the first stack in the box, unless they want all of them', () => {
  expect(Array.from(game.initial(2, {}).stacks)).toEqual([0, 17, 17, 17, 17]);
  expect(Array.from(game.initial(2, { allStacks: true }).stacks)).toEqual([17, 17, 17, 17, 17]);
  expect(Array.from(game.initial(3, { allStacks: false }).stacks)).toEqual([17, 17, 17, 17, 17]);
});

test('WS-SETUP-5: in order, each seat takes its caravan from the middle to a free end of the cross', () => {
  const dealt = after(game.initial(3, { freeStart: true }), 'tile desert', 'tile desert', 'tile N');
  expect([0, 1, 2].map(seat => caravanOf(dealt, seat))).toEqual(['f6', 'f6', 'f6']);
  expect(legal(dealt)).toEqual(['go a6', 'go f1', 'go f11', 'go k6']);
  const first = after(dealt, 'go f11');
  expect(game.actor(first)).toBe(1);
  expect(whyNot(first, 'go f11')).toBe('WS-SETUP-5');
  expect(whyNot(first, 'go f2')).toBe('WS-SETUP-5');
  expect(whyNot(first, 'stay')).toBe('WS-TURN-1');
  const all = after(first, 'go a6', 'go k6');
  expect([0, 1, 2].map(seat => caravanOf(all, seat))).toEqual(['f11', 'a6', 'k6']);
  expect(game.actor(all)).toBe(0);
  expect(legal(all)).toContain('stay');
});

/** No line leads away from f6; beside f3 all is desert, beside f2 two white lines. */
function withDeserts(setting: Partial<PositionSetting>) {
  return position('     a\n  1  .\n', {
    seats: 2,
    options: { duty: true },
    caravans: ['f6', 'k6'],
    displays: ['desert desert desert', 'N'],
    water: [0, 2],
    ...setting,
  });
}

test('WS-DUTY-1: with three tiles a caravan goes where one of them can be laid', () => {
  const s = withDeserts({});
  expect(whyNot(s, 'stay')).toBe('WS-DUTY-1');
  expect(whyNot(s, 'go f2')).toBe('WS-DUTY-1');
  expect(whyNot(s, 'go f3')).toBeUndefined();
  expect(legal(s)).not.toContain('stay');
  expect(legal(after(s, 'go f3'))).toEqual(['own desert']);
});

test('WS-DUTY-1: or to where it can scout', () => {
  const s = withDeserts({ water: [1, 2] });
  expect(whyNot(s, 'stay')).toBe('WS-DUTY-1');
  expect(whyNot(s, 'go f2')).toBeUndefined();
});

test('WS-DUTY-2: who went there has to scout', () => {
  const there = after(withDeserts({ water: [1, 2] }), 'go f2');
  expect(legal(there)).toEqual(['scout 1 N']);
  expect(whyNot(there, 'skip')).toBe('WS-DUTY-2');
});

test.each([
  ['without the option', { options: {} }],
  ['with two tiles', { displays: ['desert desert', 'N'] }],
])('WS-DUTY-1: %s a caravan goes where it likes', (_, setting) => {
  const s = withDeserts(setting);
  expect(whyNot(s, 'stay')).toBeUndefined();
  expect(whyNot(s, 'go f2')).toBeUndefined();
});

test('WS-DUTY-1: who can lay none of the three wherever the caravan goes is free', () => {
  const s = position(crowded, { seats: 3, options: { duty: true }, displays: ['desert desert NESW:myrrh'] });
  expect(whyNot(s, 'stay')).toBeUndefined();
});
