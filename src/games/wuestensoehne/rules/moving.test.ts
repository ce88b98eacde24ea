import { expect, test } from 'vitest';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { crowded } from '../testing/edge-positions.ts';
import { after, caravanOf, choices, displayOf, legal, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { At } from './state.ts';

/** A white line leads from f4 to e4, and another one from there to d4. */
const whiteWay = `
     d         e           f
  4  E:rumour  EW:incense  +
`;
const arms = 'a6 b6 c6 d6 e6 f10 f2 f3 f4 f5 f6 f7 f8 f9 g6 h6 i6 j6 k6'.split(' ');

test('WS-MOVE-1: a caravan stays or goes along brown lines as far as it likes', () => {
  const s = position('     a\n  1  .\n', { seats: 2 });
  expect(legal(s)[0]).toBe('stay');
  expect(choices(s, 'go').toSorted()).toEqual(arms.toSorted());
  expect(caravanOf(after(s, 'go a6'), 0)).toBe('a6');
  expect(caravanOf(after(s, 'stay'), 0)).toBe('f1');
});

test('WS-MOVE-1: it does not go where nothing is discovered, nor where it is', () => {
  const s = position(whiteWay, { seats: 2 });
  expect(whyNot(s, 'go c4')).toBe('WS-MOVE-1');
  expect(whyNot(s, 'go f1')).toBe('WS-MOVE-1');
  expect(whyNot(s, 'go c4 driver')).toBe('WS-MOVE-1');
});

test('WS-MOVE-2: the first white line ends the way behind it', () => {
  const s = position(whiteWay, { seats: 2 });
  expect(whyNot(s, 'go e4')).toBeUndefined();
  expect(whyNot(s, 'go d4')).toBe('WS-MOVE-2');
  expect(choices(s, 'go').toSorted()).toEqual([...arms, 'e4', 'd4 driver'].toSorted());
});

test("WS-MOVE-2, the book's example: over brown lines first, then over a white one, and from there it explores", () => {
  const s = after(position(whiteWay, { seats: 2, displays: ['desert'] }), 'go e4');
  expect(legal(s)).toEqual(['draw', 'own desert']);
});

test('WS-MOVE-2: who comes by a brown way may cross the next white line', () => {
  const drawing = `
     d         e           f
  3  .         desert      +
  4  E:rumour  EW:incense  +
`;
  expect(whyNot(position(drawing, { seats: 2 }), 'go d4')).toBeUndefined();
});

test('WS-MOVE-2: from an oasis the caravan walks out over one white line and stops', () => {
  const s = position(whiteWay, { seats: 2, caravans: ['d4', 'f11'], water: [0, 0] });
  expect(choices(s, 'go')).toEqual(['e4']);
});

test('WS-MOVE-3: it passes over other caravans, and does not end on one', () => {
  const s = position(whiteWay, { seats: 3, caravans: ['f1', 'f2', 'e4'] });
  expect(whyNot(s, 'go f3')).toBeUndefined();
  expect(whyNot(s, 'go f2')).toBe('WS-MOVE-3');
  expect(whyNot(s, 'go e4')).toBe('WS-MOVE-3');
  expect(whyNot(s, 'go f2 driver')).toBe('WS-MOVE-3');
});

test('WS-DRIVER-1: for one water stone over any number of white lines', () => {
  const s = after(position(whiteWay, { seats: 2 }), 'go d4 driver');
  expect(caravanOf(s, 0)).toBe('d4');
  expect(s.water[0]).toBe(1);
});

test('WS-DRIVER-1: not without water', () => {
  expect(whyNot(position(whiteWay, { seats: 2, water: [0, 2] }), 'go d4 driver')).toBe('WS-DRIVER-1');
});

test('WS-DRIVER-2: he is not hired for a field that can be reached without him', () => {
  const s = position(whiteWay, { seats: 2 });
  expect(whyNot(s, 'go e4 driver')).toBe('WS-DRIVER-2');
  expect(whyNot(s, 'go f6 driver')).toBe('WS-DRIVER-2');
});

test('WS-TURN-1: a move belongs to its step', () => {
  const s = position(whiteWay, { seats: 2 });
  for (const text of ['draw', 'skip', 'lay e5 0', 'set 16 N', 'pass', 'score N', 'occupy gem', 'bonus', 'tile desert'])
    expect(whyNot(s, text)).toBe('WS-TURN-1');
  expect(whyNot(after(s, 'go e4'), 'stay')).toBe('WS-TURN-1');
});

test('WS-TURN-1: steps with nothing to do are passed over', () => {
  const s = position(whiteWay, { seats: 2, water: [0, 2] });
  // Nothing is open in the middle, no figure stands anywhere, and there is no water for the guide.
  expect(game.actor(after(s, 'go f6'))).toBe(1);
});

test('WS-TURN-1: a caravan that can only stay is not asked to', () => {
  // Seat 0 ends in a blind alley whose one white line leads to the caravan of seat 1.
  const drawing = '     d         e           f\n  2  .         EW:incense  +\n';
  const s = position(drawing, {
    seats: 2,
    caravans: ['e2', 'f2'],
    displays: ['N:water'],
    water: [0, 1],
    left: 'NES:gem NES:gem',
  });
  const laid = after(s, 'stay', 'own N:water', 'lay d2 90', 'pass');
  expect(caravanOf(laid, 0)).toBe('d2');
  const shut = after(laid, 'go e2', 'draw', 'tile NES:gem', 'end');
  expect(game.actor(shut)).toBe(0);
  expect(legal(shut)).toEqual(['draw']);
});

test('WS-TURN-1: a caravan with others all around it is asked if it can pass over one of them', () => {
  // Beside f1 lie only f2, where the other caravan comes to stand, and undiscovered land.
  const s = position(whiteWay, { seats: 2, seat: 1, caravans: ['f1', 'f3'], water: [0, 0], left: 'desert desert' });
  const asked = after(s, 'go f2', 'draw', 'tile desert');
  expect(game.actor(asked)).toBe(0);
  expect(legal(asked)[0]).toBe('stay');
  expect(choices(asked, 'go')).toContain('f3');
});

test('WS-TURN-1: so is one that is shut in, if it has water for a driver', () => {
  const drawing = '     d         e           f\n  2  E:water   EW:incense  +\n';
  const caravans = ['d2', 'f2'];
  const s = position(drawing, { seats: 2, seat: 1, caravans, water: [1, 0], left: 'NES:gem NES:gem' });
  const asked = after(s, 'go e2', 'draw', 'tile NES:gem');
  expect(game.actor(asked)).toBe(0);
  expect(legal(asked)[0]).toBe('stay');
  expect(choices(asked, 'go').every(text => text.endsWith(' driver'))).toBe(true);
});

const dead = { seats: 3, displays: ['desert desert NESW:myrrh'] };

test('WS-DEAD-1: one of three tiles that fit nowhere can be discarded before the caravan moves', () => {
  const s = position(crowded, dead);
  expect(choices(s, 'discard').toSorted()).toEqual(['NESW:myrrh', 'desert']);
  const lighter = after(s, 'discard desert');
  expect(displayOf(lighter, 0).toSorted()).toEqual(['NESW:myrrh', 'desert']);
  expect(lighter.turn[At.Discarded]).toBe(s.turn[At.Discarded] + 1);
  expect(game.actor(lighter)).toBe(0);
  expect(whyNot(lighter, 'discard desert')).toBe('WS-DEAD-1');
  expect(whyNot(lighter, 'stay')).toBeUndefined();
});

test('WS-DEAD-1: such a tile is as good as gone, and picks know the way out too', () => {
  const s = position(crowded, dead);
  const random = seeded('dead');
  const picked = new Set(Array.from({ length: 2000 }, () => game.format(s, game.randomMove?.(s, random) ?? -1)));
  expect([...picked].toSorted()).toEqual(legal(s).toSorted());
});

test('WS-DEAD-1: not as long as one of them fits somewhere, nor with fewer than three, nor what one has not got', () => {
  const three = position(whiteWay, { seats: 2, displays: ['desert desert NS:gem'] });
  expect(whyNot(three, 'discard desert')).toBe('WS-DEAD-1');
  expect(whyNot(position(crowded, { seats: 3, displays: ['desert desert'] }), 'discard desert')).toBe('WS-DEAD-1');
  expect(whyNot(position(crowded, dead), 'discard NS:gem')).toBe('WS-DEAD-1');
});
