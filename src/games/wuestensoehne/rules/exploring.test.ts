import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { after, caravanOf, choices, displayOf, legal, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';

const bare = '     a\n  1  .\n';

test('WS-EXPLORE-1: from a field with an open line by drawing, with an own tile, or by scouting', () => {
  const s = position(bare, { seats: 3, displays: ['NS:gem', 'desert', 'N:water'] });
  expect(legal(after(s, 'stay'))).toEqual(['draw', 'own NS:gem', 'scout 1 desert', 'scout 2 N:water']);
});

test('WS-EXPLORE-1: nothing to explore where no line is open', () => {
  const s = after(position(bare, { seats: 2, displays: ['NS:gem'] }), 'go f6');
  expect(legal(s)).toEqual(['bonus', 'end']);
});

test('WS-EXPLORE-1: equal tiles are one choice', () => {
  const s = position(bare, { seats: 2, displays: ['desert desert', 'desert desert NS:gem'] });
  expect(legal(after(s, 'stay'))).toEqual(['draw', 'own desert', 'scout 1 desert', 'scout 1 NS:gem']);
});

test('WS-EXPLORE-1: whatever the others have got, an own tile can be laid', () => {
  const s = position(bare, { seats: 2, seat: 1, displays: ['desert desert desert', 'desert'] });
  expect(legal(after(s, 'stay'))).toEqual(['draw', 'own desert', 'scout 0 desert']);
});

test('WS-EXPLORE-2: who can draw has to explore, and may do so by scouting', () => {
  const s = after(position(bare, { seats: 2, displays: ['', 'desert'] }), 'stay');
  expect(whyNot(s, 'skip')).toBe('WS-EXPLORE-2');
  expect(whyNot(s, 'scout 1 desert')).toBeUndefined();
});

test('WS-EXPLORE-2: who can lay an own tile has to explore, also with three tiles', () => {
  const s = after(position(bare, { seats: 2, displays: ['desert NS:gem NE:salt'] }), 'stay');
  expect(whyNot(s, 'skip')).toBe('WS-EXPLORE-2');
});

test('WS-EXPLORE-2: who can only scout may skip', () => {
  // Beside f1 all lines are brown, so no tile with four white sides fits there.
  const s = position(bare, { seats: 3, displays: ['NESW:myrrh', 'desert'], left: '' });
  const exploring = after(s, 'stay');
  expect(legal(exploring)).toEqual(['scout 1 desert', 'skip']);
  expect(legal(after(exploring, 'skip'))).toEqual(['bonus', 'end']);
});

test('WS-EXPLORE-2: and without water there is nothing to skip', () => {
  const s = position(bare, { seats: 3, displays: ['NESW:myrrh', 'desert'], left: '', water: [0, 2, 2] });
  expect(game.actor(after(s, 'stay'))).toBe(1);
});

test('WS-DRAW-1: with three tiles in the display nobody draws', () => {
  const s = after(position(bare, { seats: 2, displays: ['desert NS:gem NE:salt'] }), 'stay');
  expect(whyNot(s, 'draw')).toBe('WS-DRAW-1');
});

test('WS-DRAW-2: nor when no tile is left', () => {
  const s = after(position(bare, { seats: 2, displays: ['desert'], left: '' }), 'stay');
  expect(whyNot(s, 'draw')).toBe('WS-DRAW-2');
});

test('WS-DRAW-3: a drawn tile that fits has to be laid, where and how is free', () => {
  const s = after(position(bare, { seats: 2 }), 'stay', 'draw');
  expect(game.actor(s)).toBe(CHANCE);
  expect(legal(after(s, 'tile N:rumour'))).toEqual([
    'lay e1 0',
    'lay e1 180',
    'lay e1 270',
    'lay g1 0',
    'lay g1 90',
    'lay g1 180',
  ]);
});

test("WS-DRAW-3, the book's example: a tile that doesn't fit goes to the display, and exploring is over", () => {
  const s = after(position(bare, { seats: 3, water: [0, 2, 2] }), 'stay', 'draw', 'tile NESW:myrrh');
  expect(displayOf(s, 0)).toEqual(['NESW:myrrh']);
  expect(caravanOf(s, 0)).toBe('f1');
  expect(game.actor(s)).toBe(1);
});

test('WS-OWN-1: an own tile has to fit at an open line of the field', () => {
  const s = position(bare, { seats: 3, displays: ['NESW:myrrh NS:gem'] });
  expect(whyNot(after(s, 'stay'), 'own NESW:myrrh')).toBe('WS-OWN-1');
  expect(whyNot(after(s, 'go f2'), 'own NESW:myrrh')).toBeUndefined();
  expect(whyNot(after(s, 'stay'), 'own desert')).toBe('WS-OWN-1');
  const laid = after(s, 'go f2', 'own NESW:myrrh', 'lay e2 0');
  expect(displayOf(laid, 0)).toEqual(['NS:gem']);
});

test('WS-SCOUT-1: the scout costs one water stone and takes the tile away', () => {
  const s = after(position(bare, { seats: 2, displays: ['', 'desert NS:gem'] }), 'stay', 'scout 1 desert');
  expect(s.water[0]).toBe(1);
  expect(displayOf(s, 1)).toEqual(['NS:gem']);
  expect(choices(s, 'lay')).toEqual(['e1 0', 'g1 0']);
});

test.each([
  ['without water', { water: [0, 2, 2] }, 'scout 1 desert'],
  ['from the own display', {}, 'scout 0 NS:gem'],
  ['what nobody has', {}, 'scout 1 NS:gem'],
  ['what does not fit', {}, 'scout 2 NESW:myrrh'],
])('WS-SCOUT-1: nobody scouts %s', (_, setting, text) => {
  const displays = ['NS:gem', 'desert', 'NESW:myrrh'];
  expect(whyNot(after(position(bare, { seats: 3, displays, ...setting }), 'stay'), text)).toBe('WS-SCOUT-1');
});

const robbery = ['stay', 'scout 1 NS:gem', 'lay e1 0'];

test('WS-AMENDS-1: the robbed seat may draw before any figure is set', () => {
  const s = after(position(bare, { seats: 2, displays: ['', 'NS:gem desert desert'] }), ...robbery);
  expect(game.actor(s)).toBe(1);
  expect(legal(s)).toEqual(['draw', 'decline']);
  const amended = after(s, 'draw', 'tile NE:salt');
  expect(displayOf(amended, 1).toSorted()).toEqual(['NE:salt', 'desert', 'desert']);
  expect(game.actor(amended)).toBe(0);
  expect(choices(amended, 'set')).toContain('16 NS');
  expect(displayOf(after(s, 'decline'), 1)).toEqual(['desert', 'desert']);
});

test('WS-AMENDS-1: not when no tile is left', () => {
  const s = after(position(bare, { seats: 2, displays: ['', 'NS:gem'], left: '' }), ...robbery);
  expect(game.actor(s)).toBe(0);
});

test('WS-LAY-1: a tile is laid beside the field of the caravan', () => {
  const s = after(position(bare, { seats: 2, displays: ['desert'] }), 'stay', 'own desert');
  expect(choices(s, 'lay')).toEqual(['e1 0', 'g1 0']);
  for (const cell of ['f2', 'd1', 'e3', 'k11']) expect(whyNot(s, `lay ${cell} 0`)).toBe('WS-LAY-1');
});

test('WS-LAY-2: all its sides have to match what lies there', () => {
  // White lines meet e5 from the south, brown ones from the east.
  const s = after(position(bare, { seats: 2, displays: ['NE:salt NS:gem'] }), 'go f5');
  const corner = after(s, 'own NE:salt');
  expect(choices(corner, 'lay').filter(text => text.startsWith('e5'))).toEqual(['e5 180']);
  expect(whyNot(corner, 'lay e5 0')).toBe('WS-LAY-2');
  expect(whyNot(corner, 'lay e5 90')).toBe('WS-LAY-2');
  expect(choices(after(s, 'own NS:gem'), 'lay')).toContain('e5 0');
});

test('WS-LAY-2: the edge of the board matches anything', () => {
  const s = after(position(bare, { seats: 2, displays: ['N:rumour'] }), 'stay', 'own N:rumour');
  expect(whyNot(s, 'lay e1 0')).toBeUndefined();
  expect(whyNot(s, 'lay e1 90')).toBe('WS-LAY-2');
});

test('WS-LAY-3: turns that look the same are said with the smallest angle', () => {
  const s = position(bare, { seats: 2, displays: ['desert NS:gem'] });
  expect(whyNot(after(s, 'stay', 'own desert'), 'lay e1 90')).toBe('WS-LAY-3');
  expect(whyNot(after(s, 'stay', 'own NS:gem'), 'lay e1 180')).toBe('WS-LAY-3');
});

test('WS-LAY-4: the caravan moves onto the tile', () => {
  const s = after(position(bare, { seats: 2, displays: ['NS:gem'] }), 'stay', 'own NS:gem', 'lay g1 0');
  expect(caravanOf(s, 0)).toBe('g1');
});

test('WS-DESERT-1: after a tile without oasis the caravan moves and explores again, time after time', () => {
  const s = position(bare, { seats: 2, displays: ['desert desert NS:gem'] });
  const again = after(s, 'stay', 'own desert', 'lay e1 0');
  expect(legal(again)[0]).toBe('stay');
  const third = after(again, 'go f3', 'own desert', 'lay g3 0', 'stay', 'own NS:gem', 'lay g2 90');
  expect(caravanOf(third, 0)).toBe('g2');
  expect(choices(third, 'set')).toContain('16 EW');
});

test('WS-DESERT-1: exploring again is part of the same turn, which still has its figure', () => {
  const s = position(bare, { seats: 2, displays: ['desert'] });
  const moved = after(s, 'stay', 'own desert', 'lay e1 0', 'go f6');
  expect(legal(moved)).toEqual(['bonus', 'end']);
});
