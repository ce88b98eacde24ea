import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { after, cargoOf, choices, legal, whyNot } from '../testing/table.ts';
import { type PositionSetting, position } from '../text/position.ts';
import { AT_HOME, At, SENT_OFF, turbanFigure } from './state.ts';

/** An oasis with gems at e2 that reaches from the cross to the west, and a tile to close it with. */
const gems = '     e        f\n  2  EW:gem   +\n';
const closing = ['stay', 'own N:water', 'lay d2 90'];

function closed(setting: Partial<PositionSetting>): ReturnType<typeof position> {
  const s = position(gems, { seats: 2, displays: ['N:water'], caravans: ['e2'], ...setting });
  return after(s, ...closing, 'pass');
}

test('WS-OASIS-1: an oasis is complete when none of its white lines is open', () => {
  const s = position(gems, { seats: 2, displays: ['N:water NS:incense'], caravans: ['e2'], figures: { 6: 'e2 EW' } });
  expect(legal(after(s, ...closing, 'pass'))).toEqual(['score E']);
  expect(legal(after(s, 'stay', 'own NS:incense', 'lay d2 90', 'pass'))).toEqual(['bonus', 'end']);
});

test('WS-OASIS-1: an open oasis of the laid tile is not scored, the complete one is', () => {
  const s = position(gems, { seats: 2, displays: ['N:incense|S'], caravans: ['e2'], figures: { 6: 'e2 EW' } });
  const laid = after(s, 'stay', 'own N:incense|S', 'lay d2 90', 'pass');
  expect(legal(laid)).toEqual(['score E']);
  expect(whyNot(laid, 'score W')).toBe('WS-OASIS-1');
});

test('WS-OASIS-2: the edge of the board closes an oasis', () => {
  const corner = '     e        f\n  2  NE:salt  +\n';
  const s = position(corner, { seats: 2, displays: ['NS:gem'], caravans: ['e2'], figures: { 6: 'e2 NE' } });
  expect(legal(after(s, 'stay', 'own NS:gem', 'lay e1 0', 'pass'))).toEqual(['score NS']);
});

test('WS-OASIS-3: without figures nothing is scored', () => {
  expect(legal(closed({}))).toEqual(['bonus', 'end']);
});

/** Between two oases a tile is missing that closes both. */
const twins = `
     e         f
  2  ES:salt   +
  3  .         +
  4  NE:camel  +
`;
function both(figures: NonNullable<PositionSetting['figures']>): ReturnType<typeof position> {
  const s = position(twins, { seats: 2, displays: ['N:rumour|S'], caravans: ['e2'], figures });
  return after(s, 'stay', 'own N:rumour|S', 'lay e3 0', 'pass');
}

test('WS-OASIS-3: of two complete oases only the one with a figure is scored', () => {
  const s = both({ 15: 'e4 NE' });
  expect(legal(s)).toEqual(['score S']);
  expect(whyNot(s, 'score N')).toBe('WS-OASIS-3');
});

test('WS-OASIS-4: of several the seat whose turn it is says which comes first', () => {
  const s = both({ 15: 'e4 NE', 6: 'e2 ES' });
  expect(game.actor(s)).toBe(0);
  expect(legal(s)).toEqual(['score N', 'score S']);
  expect(whyNot(s, 'score E')).toBe('WS-OASIS-4');
  const first = after(s, 'score S', 'occupy camel');
  expect(first.camels[1]).toBe(3);
  expect(legal(first)).toEqual(['score N']);
  expect(legal(after(first, 'score N', 'occupy salt'))).toEqual(['bonus', 'end']);
});

test('WS-OASIS-4: an oasis that reaches two parts of the tile is named by the first', () => {
  const loop = `
     d         e          f
  3  .         SW:salt    +
  4  NE:water  NEW:gem    +
`;
  const s = position(loop, { seats: 2, displays: ['N:myrrh|E'], caravans: ['e3'], figures: { 6: 'e3 SW' } });
  const laid = after(s, 'stay', 'own N:myrrh|E', 'lay d3 90', 'pass');
  expect(legal(laid)).toEqual(['score E']);
  expect(whyNot(laid, 'score S')).toBe('WS-OASIS-4');
  expect(choices(after(laid, 'score E'), 'occupy')).toEqual(['myrrh', 'gem', 'salt', 'water']);
});

/** At the eastern edge; a tile at k1 completes it. */
const eastern = `
     k
  2  NS:incense
  3  NS:myrrh
  4  NES:gem
  5  NE:salt
  6  +
`;
const standing = { 13: 'k5 NE', 15: 'k4 NES', 14: 'k3 NS', 9: 'k2 NS' };
const blueCloses = ['stay', 'own N:rumour', 'lay k1 180', 'set 2 S', 'score S'];

/** Blue is seat 1, red seat 2, and orange, who has the turban, seat 3. */
function example(setting: Partial<PositionSetting> = {}): ReturnType<typeof position> {
  return position(eastern, {
    seats: 4,
    seat: 1,
    caravans: ['f1', 'k2'],
    displays: ['', 'N:rumour'],
    figures: standing,
    turban: 3,
    water: [2, 2, 2, 0],
    ...setting,
  });
}

test("WS-ROW-4, the book's example: orange can't pay and leaves; blue, red, red, blue occupy; the turban goes on", () => {
  let s = after(example(), ...blueCloses);
  expect(s.posts[13 - 1]).toBe(SENT_OFF);
  const owners: number[] = [];
  for (const field of ['gem', 'salt', 'myrrh', 'incense']) {
    owners.push(game.actor(s));
    s = after(s, `occupy ${field}`);
  }
  expect(owners).toEqual([1, 2, 2, 1]);
  expect([0, 1, 2, 3].map(seat => cargoOf(s, seat))).toEqual(['', 'incense gem', 'myrrh salt', '']);
  expect(Array.from(s.water)).toEqual([2, 2, 2, 0]);
  expect(turbanFigure(s)).toBe(16 - 1);
  expect(s.figures.every(place => place === AT_HOME)).toBe(true);
  expect(legal(s)).toEqual(['bonus', 'end']);
});

test('WS-ROW-1: the tallest figure stands in front', () => {
  let s = after(example({ turban: 0 }), ...blueCloses);
  const row: number[] = [];
  for (const field of ['gem', 'salt', 'myrrh', 'incense']) {
    row.push(game.actor(s));
    s = after(s, `occupy ${field}`);
  }
  // 15 14 13 9: blue, red, orange, red; then blue's 2, for which the rumour is left.
  expect(row).toEqual([1, 2, 3, 2]);
  expect(game.actor(s)).toBe(1);
  expect(legal(s)).toEqual(['occupy rumour']);
});

test('WS-ROW-2: the turban is taller than all', () => {
  const s = after(example({ water: [2, 2, 2, 1] }), ...blueCloses);
  expect(game.actor(s)).toBe(3);
});

test('WS-ROW-3: the owner of the figure in front pays one water stone, and only that one', () => {
  expect(Array.from(after(example({ water: [2, 2, 2, 1] }), ...blueCloses).water)).toEqual([2, 2, 2, 0]);
  expect(Array.from(after(example({ turban: 0 }), ...blueCloses).water)).toEqual([2, 1, 2, 0]);
});

test('WS-ROW-3: two figures of one seat cost as much', () => {
  const s = closed({ figures: { 6: 'e2 EW', 16: 'e2 EW' } });
  expect(after(s, 'score E').water[0]).toBe(1);
});

test('WS-ROW-4: nobody pays in place of the one that had to leave', () => {
  const s = closed({ figures: { 6: 'e2 EW', 15: 'e2 EW' }, water: [2, 0] });
  const scored = after(s, 'score E');
  expect(Array.from(scored.water.subarray(0, 2))).toEqual([2, 0]);
  expect(game.actor(scored)).toBe(0);
});

test('WS-ROW-5: a single figure costs nothing, also without water', () => {
  const s = closed({ figures: { 6: 'e2 EW' }, water: [0, 2] });
  expect(legal(after(s, 'score E'))).toEqual(['occupy gem', 'occupy water']);
});

test('WS-FIELD-1: a figure has to occupy a free field of the oasis', () => {
  const s = after(closed({ figures: { 6: 'e2 EW', 11: 'e2 EW' } }), 'score E');
  expect(legal(s)).toEqual(['occupy gem', 'occupy water']);
  expect(whyNot(s, 'occupy salt')).toBe('WS-FIELD-1');
  expect(whyNot(s, 'pass')).toBe('WS-TURN-1');
  expect(whyNot(after(s, 'occupy gem'), 'occupy gem')).toBe('WS-FIELD-1');
  expect(legal(after(s, 'occupy gem'))).toEqual(['occupy water']);
});

test('WS-FIELD-1: a field belongs to its own part of a tile, not to the tile', () => {
  const s = position(gems, { seats: 2, displays: ['N:incense|S'], caravans: ['e2'], figures: { 6: 'e2 EW' } });
  const laid = (turned: string) => after(s, 'stay', 'own N:incense|S', turned, 'pass', 'score E');
  expect(legal(laid('lay d2 90'))).toEqual(['occupy incense', 'occupy gem']);
  expect(legal(laid('lay d2 270'))).toEqual(['occupy gem']);
});

test('WS-FIELD-2: figures without a free field get nothing, and all go home', () => {
  const s = after(closed({ figures: { 6: 'e2 EW', 11: 'e2 EW', 15: 'e2 EW', 2: 'e2 EW' } }), 'score E');
  const scored = after(s, 'occupy gem', 'occupy water');
  expect(legal(scored)).toEqual(['bonus', 'end']);
  expect(cargoOf(scored, 1)).toBe('gem');
  expect(scored.water[0]).toBe(4);
  expect(scored.figures.every(place => place === AT_HOME)).toBe(true);
});

test('WS-TURBAN-1: after its figure was in the row the turban goes to the left neighbour', () => {
  const s = closed({ figures: { 16: 'e2 EW' } });
  expect(after(s, 'score E').turn[At.Turban]).toBe(0);
  const passed = after(s, 'score E', 'occupy gem');
  expect(passed.turn[At.Turban]).toBe(1);
  expect(turbanFigure(passed)).toBe(15 - 1);
});

test('WS-TURBAN-1: it stays when its figure was not in the row', () => {
  expect(after(closed({ figures: { 11: 'e2 EW' } }), 'score E', 'occupy gem').turn[At.Turban]).toBe(0);
});

test('WS-TURBAN-1: it passes on before the next oasis is scored', () => {
  const s = both({ 16: 'e2 ES', 15: 'e4 NE' });
  const scored = after(s, 'score N', 'occupy salt');
  expect(scored.turn[At.Turban]).toBe(1);
  expect(after(scored, 'score S', 'occupy camel').turn[At.Turban]).toBe(0);
});

test('WS-TURBAN-1: payment and turban also without any action field', () => {
  const plain = '     e    f\n  2  .    +\n';
  const s = position(plain, { seats: 3, displays: ['N'], caravans: ['f2'] });
  const set = after(s, 'stay', 'own N', 'lay e2 90', 'set 16 E');
  const scored = after(set, 'score E');
  expect(scored.turn[At.Turban]).toBe(1);
  expect(legal(scored)).toEqual(['bonus', 'end']);
  expect(scored.water[0]).toBe(2);
});
