import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { after, legal, playOn, setUp, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { At, slotNames, UNKNOWN } from './state.ts';

const bare = '     a\n  1  .\n';
const middle = { seats: 2, caravans: ['f6', 'f5'] };

test('WS-GUIDE-1: for one water stone a bonus turn with everything a turn offers, once', () => {
  const s = after(position(bare, { ...middle, displays: ['desert'] }), 'stay');
  expect(legal(s)).toEqual(['bonus', 'end']);
  const bonus = after(s, 'bonus');
  expect(bonus.water[0]).toBe(1);
  expect(game.actor(bonus)).toBe(0);
  expect(legal(after(bonus, 'go f4'))).toEqual(['draw', 'own desert']);
  expect(game.actor(after(bonus, 'stay'))).toBe(1);
});

test('WS-GUIDE-1: not without water, and not after a bonus turn', () => {
  expect(game.actor(after(position(bare, { ...middle, water: [0, 2] }), 'stay'))).toBe(1);
  expect(game.actor(after(position(bare, { ...middle, bonus: true }), 'stay'))).toBe(1);
});

test('WS-GUIDE-1: it comes after scoring, so water just gained can pay it', () => {
  const s = position('     e\n  2  EW:gem\n', {
    seats: 2,
    displays: ['N:water'],
    caravans: ['e2'],
    figures: { 6: 'e2 EW' },
    water: [0, 2],
  });
  const scored = after(s, 'stay', 'own N:water', 'lay d2 90', 'pass', 'score E', 'occupy water');
  expect(legal(scored)).toEqual(['bonus', 'end']);
});

test('WS-END-1: after the last tile the turn goes on, then every seat has one more, bonus turns included', () => {
  const s = position(bare, { seats: 3, seat: 1, caravans: ['f6', 'k6', 'f5'], left: 'NESW:myrrh', water: [1, 1, 0] });
  // It does not fit beside k6.
  const drawn = after(s, 'stay', 'draw', 'tile NESW:myrrh');
  expect(legal(drawn)).toEqual(['bonus', 'end']);
  const last = after(drawn, 'end');
  expect(last.turn[At.Last]).toBe(3);
  expect(game.actor(last)).toBe(2);
  const more = after(last, 'go f7', 'go f9', 'bonus', 'go f6', 'stay');
  expect(game.actor(more)).toBe(1);
  expect(legal(more)).toEqual(['bonus', 'end']);
  expect(game.actor(after(more, 'end'))).toBe(NOBODY);
});

test('WS-END-1: a tile drawn as amends can be the last one', () => {
  const s = position(bare, { seats: 2, displays: ['', 'NS:gem'], left: 'desert', water: [1, 0] });
  const amends = after(s, 'stay', 'scout 1 NS:gem', 'lay e1 0', 'draw', 'tile desert', 'pass');
  expect(amends.turn[At.Last]).toBe(2);
});

test('WS-END-2: five rounds in which nobody draws, lays or discards end the game', () => {
  // The tiles are all drawn, but the last round comes later than the fifth idle one.
  const s = position(bare, { ...middle, water: [0, 0], left: '', idle: 8 });
  const ninth = after(s, 'stay');
  expect(game.actor(ninth)).toBe(1);
  expect(game.actor(after(ninth, 'stay'))).toBe(NOBODY);
});

test('WS-END-2: drawing a tile begins the count anew', () => {
  const s = position(bare, { seats: 3, water: [0, 0, 0], idle: 14 });
  const drawn = after(s, 'stay', 'draw', 'tile NESW:myrrh');
  expect(drawn.turn[At.Idle]).toBe(0);
  expect(game.actor(drawn)).toBe(1);
});

test('WS-END-2: so does laying an own tile', () => {
  const s = position(bare, { ...middle, displays: ['N:water'], water: [0, 0], idle: 9 });
  expect(game.actor(after(s, 'stay'))).toBe(NOBODY);
  expect(game.actor(after(s, 'go f2', 'own N:water', 'lay e2 90', 'pass'))).toBe(1);
});

const rumours = { gem1: { value: 3, seen: [1] }, salt2: { value: -2, seen: [0] } };
const ending = { ...middle, water: [0, 0], left: '', last: 1, rumours };

test('WS-END-3: the tokens on the board are turned up for all, slot by slot', () => {
  const s = after(position(bare, ending), 'stay');
  expect(game.actor(s)).toBe(CHANCE);
  expect(legal(s)).toEqual(['token 3']);
  expect(whyNot(s, 'token 2')).toBe('WS-END-3');
  expect(game.hides(s, movesOf(game, s)[0], 0)).toBe(false);
  const over = after(s, 'token 3', 'token -2');
  expect(game.actor(over)).toBe(NOBODY);
  game.mask(over, 0);
  expect(over.tokens.includes(UNKNOWN)).toBe(false);
});

test('WS-END-3: figures on the board count nothing', () => {
  const s = position('     e\n  2  EW:gem\n', { ...ending, figures: { 16: 'e2 EW' } });
  expect(game.score(after(s, 'stay', 'pass', 'token 3', 'token -2'), 0)).toBe(0);
});

test('WS-END-4: after the end nothing can be moved', () => {
  const over = after(position(bare, { ...ending, rumours: {} }), 'stay');
  expect(legal(over)).toEqual([]);
  expect(whyNot(over, 'stay')).toBe('WS-END-4');
});

test('WS-VALUE-1: a good is worth 4 and what is rumoured about it', () => {
  const cargo = { goods: ['gem gem salt myrrh', 'incense'] };
  const two = { gem1: { value: 3 }, gem2: { value: -1 }, salt1: { value: -2 } };
  const s = position(bare, { ...middle, ...cargo, rumours: two });
  expect(game.breakdown(s, 0)).toEqual({ myrrh: 4, incense: 0, gem: 12, salt: 2 });
  expect(game.score(s, 0)).toBe(18);
  expect(game.score(s, 1)).toBe(4);
});

test('WS-VALUE-2: most worth wins', () => {
  const s = position(bare, { ...ending, goods: ['gem', 'salt salt'] });
  const over = after(s, 'stay', 'token 3', 'token -2');
  expect([game.score(over, 0), game.score(over, 1)]).toEqual([7, 4]);
  expect(game.winners(over)).toEqual([0]);
  expect(game.winners(s)).toEqual([]);
});

test('WS-VALUE-3: water decides between equals, and if it is equal too the win is shared', () => {
  const even = { ...ending, rumours: {}, goods: ['gem', 'salt'] };
  // A bonus turn has been taken already, so water is no question.
  expect(game.winners(after(position(bare, { ...even, water: [1, 2], bonus: true }), 'stay'))).toEqual([1]);
  expect(game.winners(after(position(bare, { ...even, water: [2, 2], bonus: true }), 'stay'))).toEqual([0, 1]);
  const rich = { ...even, goods: ['gem gem', 'salt'], water: [1, 2], bonus: true };
  expect(game.winners(after(position(bare, rich), 'stay'))).toEqual([0]);
});

test('WS-VALUE-4: during play the score is that of a game that ended now, by what the viewer knows', () => {
  const s = position(bare, { ...middle, rumours, goods: ['gem salt'] });
  expect(game.score(s, 0)).toBe(9);
  const view = copyOf(s);
  game.mask(view, 0);
  expect(view.tokens[slotNames.indexOf('gem1')]).toBe(UNKNOWN);
  expect(game.score(view, 0)).toBe(6);
});

test.each([2, 3, 4])('with %i seats random games end, with all tiles drawn or nobody busy', seats => {
  const s = playOn(setUp(seats, seeded(`end ${seats}`)), seeded(`play ${seats}`));
  expect(game.actor(s)).toBe(NOBODY);
  expect(s.stacks.every(left => left === 0) || s.turn[At.Idle] === 5 * seats).toBe(true);
});
