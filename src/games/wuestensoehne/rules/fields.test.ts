import { expect, test } from 'vitest';
import { CHANCE, SPECTATOR } from '../../../engine/game.ts';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { after, cargoOf, choices, legal, whyNot } from '../testing/table.ts';
import { type PositionSetting, position } from '../text/position.ts';
import { BESIDE, freshTokens, SLOTS, slotNames, UNKNOWN, type WuestensoehneState, waterInStock } from './state.ts';

/** The fields of an oasis at e2 and d2, just completed by seat 0, whose figure 6 is in front; 5 of seat 1 waits. */
function scoring(first: string, last: string, setting: Partial<PositionSetting> = {}): WuestensoehneState {
  const s = position(`     e\n  2  EW:${first}\n`, {
    seats: 3,
    displays: [`N:${last}`],
    caravans: ['e2'],
    figures: { 6: 'e2 EW', 5: 'e2 EW' },
    ...setting,
  });
  return after(s, 'stay', `own N:${last}`, 'lay d2 90', 'pass', 'score E');
}

test('WS-GOODS-1, WS-GOODS-2: a good finds a free place on a camel, of which each has two', () => {
  const s = after(scoring('gem', 'water', { goods: ['salt salt myrrh'] }), 'occupy gem');
  expect(cargoOf(s, 0)).toBe('myrrh gem salt salt');
  expect(game.actor(s)).toBe(1);
});

test('WS-GOODS-3: without a free place the seat drops another good of its own or declines', () => {
  const s = after(scoring('gem', 'water', { goods: ['salt salt myrrh gem', 'myrrh'] }), 'occupy gem');
  expect(game.actor(s)).toBe(0);
  expect(legal(s)).toEqual(['decline', 'drop myrrh', 'drop salt']);
  expect(whyNot(s, 'drop gem')).toBe('WS-GOODS-3');
  expect(whyNot(s, 'drop incense')).toBe('WS-GOODS-3');
  expect(cargoOf(after(s, 'drop salt'), 0)).toBe('myrrh gem gem salt');
  expect(cargoOf(after(s, 'decline'), 0)).toBe('myrrh gem salt salt');
  expect(game.actor(after(s, 'decline'))).toBe(1);
});

test('WS-GOODS-3: with nothing else to drop the good is lost without a question', () => {
  const s = after(scoring('gem', 'water', { goods: ['gem gem gem gem'] }), 'occupy gem');
  expect(cargoOf(s, 0)).toBe('gem gem gem gem');
  expect(game.actor(s)).toBe(1);
});

test('WS-CAMEL-1: a camel more, with room for two goods', () => {
  const s = after(scoring('gem', 'camel', { goods: ['gem gem salt salt'] }), 'occupy camel');
  expect(s.camels[0]).toBe(3);
  expect(game.actor(s)).toBe(1);
});

test('WS-WATER-2: two water stones', () => {
  const s = scoring('gem', 'water');
  expect(s.water[0]).toBe(1);
  expect(after(s, 'occupy water').water[0]).toBe(3);
});

test('WS-WATER-2: as far as the stock lasts', () => {
  const nearlyDry = scoring('gem', 'water', { water: [2, 9, 9] });
  // The stone just paid is the whole stock.
  expect(waterInStock(nearlyDry)).toBe(1);
  expect(Array.from(after(nearlyDry, 'occupy water').water)).toEqual([2, 9, 9, 0]);
});

test('WS-WATER-1: what is paid goes back to the stock', () => {
  const s = position('     a\n  1  .\n', { seats: 2, displays: ['', 'desert'] });
  expect(waterInStock(s)).toBe(16);
  expect(waterInStock(after(s, 'stay', 'scout 1 desert'))).toBe(17);
});

const drawing = scoring('gem', 'rumour', { rumours: { gem1: { value: 3, seen: [1] } } });

test('WS-RUMOUR-1: the seat draws a token of the stock and puts it on a free slot', () => {
  const s = after(drawing, 'occupy rumour');
  expect(game.actor(s)).toBe(CHANCE);
  expect(legal(s)).toEqual(['token -2', 'token -1', 'token 1', 'token 2']);
  expect(whyNot(s, 'token 3')).toBe('WS-RUMOUR-1');
  const drawn = after(s, 'token -1');
  expect(game.actor(drawn)).toBe(0);
  expect(whyNot(drawn, 'put gem1')).toBe('WS-RUMOUR-1');
  const put = after(drawn, 'put gem2');
  expect(put.tokens[slotNames.indexOf('gem2')]).toBe(2);
  expect(freshTokens(put)).toBe(4);
  expect(game.actor(put)).toBe(1);
});

test('WS-RUMOUR-1: only who draws it sees it', () => {
  const s = after(drawing, 'occupy rumour');
  const token = game.parse(s, 'token -2');
  expect([0, 1, 2, SPECTATOR].map(viewer => game.hides(s, token, viewer))).toEqual([false, true, true, true]);
  const put = after(s, 'token -2', 'put salt1');
  expect([0, 1, 2, SPECTATOR].map(viewer => seenBy(put, viewer, 'salt1'))).toEqual([true, false, false, false]);
  expect([0, 1, 2, SPECTATOR].map(viewer => seenBy(put, viewer, 'gem1'))).toEqual([false, true, false, false]);
});

/** Does the viewer's state show the token's value? */
function seenBy(s: WuestensoehneState, viewer: number, slot: string): boolean {
  const view = copyOf(s);
  game.mask(view, viewer);
  return view.tokens[slotNames.indexOf(slot)] !== UNKNOWN;
}

test('WS-RUMOUR-1: what is hidden can not be found by subtraction', () => {
  const outcomes = ['token -2', 'token 2'].map(token => {
    const view = after(drawing, 'occupy rumour', token, 'put salt1');
    game.mask(view, 2);
    return Array.from(view.bytes);
  });
  expect(outcomes[0]).toEqual(outcomes[1]);
});

test('WS-RUMOUR-2: of two free slots of a good the first is used', () => {
  const s = after(drawing, 'occupy rumour', 'token 2');
  expect(choices(s, 'put')).toEqual(['myrrh1', 'incense1', 'gem2', 'salt1']);
  expect(whyNot(s, 'put salt2')).toBe('WS-RUMOUR-2');
});

/** All six tokens lie; seat 0 knows none of them. */
const rumours = {
  gem1: { value: 3, seen: [1] },
  gem2: { value: 2, seen: [2] },
  salt1: { value: 1, seen: [1] },
  myrrh1: { value: -1, seen: [2] },
  myrrh2: { value: -1, seen: [1, 2] },
  incense1: { value: -2, seen: [1] },
};
const looking = after(scoring('gem', 'rumour', { rumours }), 'occupy rumour');

test('WS-RUMOUR-3: with the stock empty the seat may look at a lying token, or pass', () => {
  expect(legal(looking)[0]).toBe('pass');
  expect(choices(looking, 'look')).toEqual(['myrrh1', 'myrrh2', 'incense1', 'gem1', 'gem2', 'salt1']);
  expect(whyNot(looking, 'look salt2')).toBe('WS-RUMOUR-3');
  expect(game.actor(after(looking, 'pass'))).toBe(1);
  const looked = after(looking, 'look gem1');
  expect(legal(looked)).toEqual(['token 3']);
  expect(whyNot(looked, 'token 2')).toBe('WS-RUMOUR-3');
});

test('WS-RUMOUR-3: on the view of who has not seen it, the token can be any unseen one', () => {
  const view = after(looking, 'look gem1');
  game.mask(view, 0);
  expect(legal(view)).toEqual(['token -2', 'token -1', 'token 1', 'token 2', 'token 3']);
  expect(game.weight(view, game.parse(view, 'token -1'))).toBe(2);
});

test('WS-RUMOUR-4: the seat leaves the token or removes it', () => {
  const seen = after(looking, 'look gem1', 'token 3');
  expect(legal(seen)).toEqual(['leave', 'remove']);
  expect(after(seen, 'leave').tokens[slotNames.indexOf('gem1')]).not.toBe(0);
  const removed = after(seen, 'remove');
  expect(removed.tokens[slotNames.indexOf('gem1')]).toBe(0);
  expect(removed.tokens[BESIDE]).not.toBe(0);
});

test('WS-RUMOUR-4: a removed token is the stock, and may go back to its slot', () => {
  const { gem1, ...lying } = rumours;
  const s = after(scoring('gem', 'rumour', { rumours: { ...lying, beside: gem1 } }), 'occupy rumour');
  expect(game.actor(s)).toBe(CHANCE);
  expect(legal(s)).toEqual(['token 3']);
  const drawn = after(s, 'token 3');
  expect(choices(drawn, 'put')).toEqual(['incense2', 'gem1', 'salt2']);
  expect(after(drawn, 'put gem1').tokens[BESIDE]).toBe(0);
});

test('WS-RUMOUR-5: who has seen a token keeps knowing it, wherever it goes', () => {
  const { gem1, ...lying } = rumours;
  const s = after(scoring('gem', 'rumour', { rumours: { ...lying, beside: gem1 } }), 'occupy rumour');
  const token = game.parse(s, 'token 3');
  expect([0, 1, 2].map(viewer => game.hides(s, token, viewer))).toEqual([false, false, true]);
  const put = after(s, 'token 3', 'put salt2');
  expect([0, 1, 2, SPECTATOR].map(viewer => seenBy(put, viewer, 'salt2'))).toEqual([true, true, false, false]);
});

test('WS-RUMOUR-5: a removed token stays known to who saw it, and to nobody else', () => {
  const removed = after(looking, 'look gem1', 'token 3', 'remove');
  const beside = [0, 1, 2].map(viewer => {
    const view = copyOf(removed);
    game.mask(view, viewer);
    return view.tokens[SLOTS] !== UNKNOWN;
  });
  expect(beside).toEqual([true, true, false]);
});
