import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { after, legal, on, whyNot } from '../testing/table.ts';
import { drawPosition, type PositionSetting, position } from '../text/position.ts';
import { board } from './board.ts';
import { CALF, CARPET, type CardId, cards, DRIFT, LOSS, PLAGUE, SAND, STORM, SWAP, TREK } from './deck.ts';
import { EDITIONS, editionNumbered } from './editions.ts';
import { At, Phase } from './state.ts';

/** Seat 0 of two holds these cards and is asked for one. */
const holding = (...hand: CardId[]): PositionSetting => ({ seats: 2, step: 'card', hands: [hand] });

test('WK-CARD-1: one card of the own hand, or none', () => {
  const s = position('1 P01', holding('trek', 'storm'));
  expect(legal(s)).toEqual(['skip', 'play storm', 'play trek']);
  expect(whyNot(s, 'play plague fire')).toBe('WK-CARD-1');
  const played = after(s, 'play trek');
  expect(played.discard[cards.indexOf('trek')]).toBe(1);
  expect(whyNot(played, 'play storm')).toBe('WK-TURN-1');
  expect(played.turn[At.Phase]).toBe(Phase.MoveCamels);
});

test('WK-CARD-1: cards of others are not there to be played', () => {
  const s = position('1 P01', { seats: 2, step: 'card', hands: [['trek'], ['storm']] });
  expect(whyNot(s, 'play storm')).toBe('WK-CARD-1');
});

test.each([
  [1, { sand: 7, drift: 6, storm: 5, calf: 6, carpet: 6, trek: 6, swap: 6, loss: 5, plague: 3 }],
  [2, { sand: 5, drift: 4, storm: 5, calf: 7, carpet: 8, trek: 8, swap: 6, loss: 5, plague: 2 }],
])('WK-CARD-7: fifty cards, in edition %i of these kinds', (edition, counts) => {
  expect(EDITIONS).toContain(edition);
  expect(editionNumbered(edition).cards).toEqual(counts);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(50);
});

test('the cards have the numbers that the rules know them by', () => {
  const numbers = [SAND, DRIFT, STORM, CALF, CARPET, TREK, SWAP, LOSS, PLAGUE];
  expect(numbers.map(number => cards[number])).toEqual('sand drift storm calf carpet trek swap loss plague'.split(' '));
});

test('WK-SAND-1: a tile of the reserve, either side up, on any desert hex', () => {
  const s = position('1 P01\n5 p p p pw0 _1f', holding('sand'));
  expect(legal(s, 'play sand')).toHaveLength(2 * board.hexes);
  const laid = after(s, 'play sand a3 dune');
  expect(on(laid, 'a3')).toBe('pd');
  expect(laid.turn[At.Reserve]).toBe(s.turn[At.Reserve] - 1);
  expect(on(after(s, 'play sand d5 plain'), 'd5')).toBe('pwp0');
});

test('WK-SAND-1: it may bury', () => {
  const s = after(position('1 P01\n5 p p p p0 _1f', holding('sand')), 'play sand e5 plain');
  expect(on(s, 'e5')).toBe('_fp');
  expect([...s.due]).toEqual([0, 1]);
});

test('WK-SAND-2: not without a tile in the reserve', () => {
  const s = position(`1 P01\n5 ${'p'.repeat(16)}`, holding('sand'));
  expect(s.turn[At.Reserve]).toBe(0);
  expect(whyNot(s, 'play sand d5 plain')).toBe('WK-SAND-2');
});

test('WK-DRIFT-1: the topmost tile goes to the reserve, and what was on it sinks', () => {
  const s = position('1 P01\n5 p p p dp0fw1 dv _w', holding('drift'));
  const lower = after(s, 'play drift d5');
  expect(on(lower, 'd5')).toBe('d0fw1');
  expect(lower.turn[At.Reserve]).toBe(s.turn[At.Reserve] + 1);
  expect(on(after(s, 'play drift e5'), 'e5')).toBe('_v');
  expect(whyNot(s, 'play drift f5')).toBe('WK-DRIFT-1');
});

test('WK-DRIFT-1: buried goods come free', () => {
  const s = after(position('1 P01\n5 p p p _fd0', holding('drift')), 'play drift d5');
  expect(legal(s, 'take')).toEqual(['take d5 - f']);
});

test('WK-STORM-1: three changes at once, before the camels move', () => {
  const s = position('1 P01\n5 p p p d p d', holding('storm'));
  const storming = after(s, 'play storm', 'turn d5', 'shift e5 e4');
  expect(legal(storming).every(text => /^(turn|shift) /.test(text))).toBe(true);
  const calm = after(storming, 'shift f5 e5');
  expect([on(calm, 'd5'), on(calm, 'e5'), on(calm, 'e4'), on(calm, 'f5')]).toEqual(['p', 'd', 'pp', '_']);
  expect(calm.turn[At.Phase]).toBe(Phase.MoveCamels);
});

test('WK-STORM-2: three different tiles', () => {
  const s = after(position('1 P01\n5 p p p pd p', holding('storm')), 'play storm', 'shift d5 e5');
  expect(whyNot(s, 'turn e5')).toBe('WK-STORM-2');
  expect(whyNot(s, 'shift e5 d5')).toBe('WK-STORM-2');
  const twice = after(s, 'turn d5');
  expect(whyNot(twice, 'turn d5')).toBe('WK-STORM-2');
  expect(whyNot(twice, 'turn e5')).toBe('WK-STORM-2');
  expect(whyNot(twice, 'pass')).toBe('WK-STORM-2');
});

test('WK-STORM-2: fewer only if there are no more', () => {
  const s = position('1 P01\n5 _ _ _ d _ p', { ...holding('storm'), rest: '_' });
  const calm = after(s, 'play storm', 'turn d5', 'turn f5');
  expect(calm.turn[At.Phase]).toBe(Phase.MoveCamels);
  expect(after(calm, 'end', 'turn d5')).toBeDefined();
});

test('WK-STORM-3: who is buried draws before the next change', () => {
  const s = after(position('1 P01\n5 p p p d _1', holding('storm')), 'play storm', 'shift d5 e5');
  expect([...s.due]).toEqual([0, 1]);
  expect(legal(after(s, 'draw trek'), 'turn')).not.toContain('turn e5');
  expect(legal(after(s, 'draw trek'), 'turn')).toContain('turn a3');
});

test('WK-CARD-2: a storm needs a tile, a plague somebody in the oasis', () => {
  const s = position('1 P01\n11 V1v', { ...holding('storm', 'plague'), rest: '_' });
  expect(whyNot(s, 'play storm')).toBe('WK-CARD-2');
  expect(whyNot(s, 'play plague fire')).toBe('WK-CARD-2');
  expect(legal(s)).toEqual(['skip', 'play plague vegetation']);
});

test('WK-CALF-1: a camel of the stock comes within two hexes of an own one in the desert', () => {
  const s = position('1 P0001\n5 p p p p0 p\n9 p p p p1', holding('calf'));
  const near = legal(s, 'play calf');
  expect(near).toHaveLength(19);
  for (const hex of ['d5', 'e5', 'f5', 'd3', 'e7']) expect(near).toContain(`play calf ${hex}`);
  for (const hex of ['g5', 'a5', 'd9', 'c1']) expect(whyNot(s, `play calf ${hex}`), hex).toBe('WK-CALF-1');
  const born = after(s, 'play calf d5');
  expect(on(born, 'd5')).toBe('p00');
  expect(born.stock[0]).toBe(7);
});

test('WK-CALF-1: not without an own camel in the desert, nor without a camel in the stock', () => {
  expect(whyNot(position('1 P001\n11 V0v', holding('calf')), 'play calf c1')).toBe('WK-CALF-1');
  expect(whyNot(position(`1 P1${'0'.repeat(11)}\n5 p0`, holding('calf')), 'play calf a5')).toBe('WK-CALF-1');
});

test('WK-MOVE-2: a calf and a carpet need room', () => {
  const s = position('1 P01\n5 p p p p0 p111 p000', holding('calf', 'carpet'));
  for (const text of ['play calf e5', 'play calf f5', 'play carpet d5 - e5']) expect(whyNot(s, text)).toBe('WK-MOVE-2');
});

test('WK-CARPET-1: an own camel flies up to five hexes, over anything, to a desert hex', () => {
  const s = position('1 P0\n5 p111 p111 p111 p0fw p111', holding('carpet'));
  expect(on(after(s, 'play carpet d5 fw i5'), 'i5')).toBe('p0fw');
  for (const hex of ['j5', 'd11', 'palace', 'fire'])
    expect(whyNot(s, `play carpet d5 fw ${hex}`), hex).toBe('WK-CARPET-1');
  expect(whyNot(s, 'play carpet d5 fw d5')).toBe('WK-CARD-2');
});

test('WK-CARPET-1: from a place the way is counted from its nearest hex', () => {
  const s = position('1 P01\n11 V0v', holding('carpet'));
  expect(legal(s, 'play carpet palace -')).toContain('play carpet palace - g1');
  expect(whyNot(s, 'play carpet palace - h1')).toBe('WK-CARPET-1');
  expect(on(after(s, 'play carpet vegetation v d7'), 'd7')).toBe('p0v');
});

test('WK-CARPET-2: after calf, carpet and swap nobody attacks', () => {
  const s = position('1 P01\n5 p p p p0 p1 p1w', holding('calf', 'carpet', 'swap'));
  for (const text of ['play calf e5', 'play carpet d5 - e5', 'play swap e5 1 - f5 1 w'])
    expect(after(s, text).turn[At.Phase], text).toBe(Phase.MoveCamels);
});

test('WK-TREK-1: four more movement points', () => {
  expect(after(position('1 P01', holding('trek')), 'play trek').turn[At.Left]).toBe(10);
});

test('WK-SWAP-1: two camels of others on different hexes change places, loads and all', () => {
  const s = position('1 P012\n5 p p p p1w p2 p0', { seats: 3, step: 'card', hands: [['swap']] });
  expect(legal(s)).toEqual(['skip', 'play swap d5 1 w e5 2 -']);
  const swapped = after(s, 'play swap d5 1 w e5 2 -');
  expect([on(swapped, 'd5'), on(swapped, 'e5')]).toEqual(['p2', 'p1w']);
});

test('WK-SWAP-1: no own camels, none in a place, and not on one hex', () => {
  const s = position('1 P012\n5 p p p p1w2 p2 p0', { seats: 3, step: 'card', hands: [['swap']] });
  for (const text of ['e5 2 - f5 0 -', 'd5 1 w d5 2 -', 'd5 1 w palace 2 -'])
    expect(whyNot(s, `play swap ${text}`), text).toBe('WK-SWAP-1');
});

test('WK-SWAP-2: two that are alike are not swapped', () => {
  const s = position('1 P01\n5 p p p p1w p1w p1', holding('swap'));
  expect(whyNot(s, 'play swap d5 1 w e5 1 w')).toBe('WK-SWAP-2');
  expect(whyNot(s, 'play swap d5 1 w f5 1 -')).toBeUndefined();
});

test('WK-LOSS-1: a camel of another seat drops a good, which lies on its hex', () => {
  const s = position('1 P01\n5 p p p p0f d1fw\n11 V1v', holding('loss'));
  expect(legal(s)).toEqual(['skip', 'play loss e5 1 fw f', 'play loss e5 1 fw w']);
  expect(on(after(s, 'play loss e5 1 fw f'), 'e5')).toBe('df1w');
  for (const text of ['d5 0 f f', 'e5 1 fw v', 'vegetation 1 v v'])
    expect(whyNot(s, `play loss ${text}`), text).toBe('WK-LOSS-1');
});

test('WK-PLAGUE-1: everybody in one oasis goes home, and goods to the oases they came from', () => {
  const s = position('1 P01\n11 V0fv1vw1v p p p p p p p p F0f', holding('plague'));
  const sick = after(s, 'play plague vegetation');
  expect(drawPosition(sick)).toMatch(/V +=.*F0f/);
  expect([...sick.oases]).toEqual([11, 12, 12]);
  expect([...sick.stock]).toEqual([10, 11]);
  expect(game.actor(sick)).toBe(0);
});
