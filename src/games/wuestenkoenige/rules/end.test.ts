import { expect, test } from 'vitest';
import { CHANCE, NOBODY, SPECTATOR } from '../../../engine/game.ts';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { after, legal, on, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { At, handSize } from './state.ts';

test('WK-OUT-1: a seat without a camel on the board or in the palace is out', () => {
  const s = position('1 P02\n5 p p p d _1', { seats: 3, step: 'desert' });
  const buried = after(s, 'shift d5 e5');
  expect([...buried.out]).toEqual([0, 1, 0]);
  expect(buried.turn[At.Seat]).toBe(2);
  expect(after(buried, 'end', 'turn a5').turn[At.Seat]).toBe(0);
});

test('WK-OUT-1: everybody sees who is out, and that the others are not', () => {
  const s = after(position('1 P02\n5 p p p d _1', { seats: 3, step: 'desert' }), 'shift d5 e5');
  for (const viewer of [0, 1, 2, SPECTATOR]) {
    const seen = copyOf(s);
    game.mask(seen, viewer);
    expect([0, 1, 2].map(seat => game.isOut?.(seen, seat))).toEqual([false, true, false]);
  }
});

test('WK-OUT-1: a camel in the palace or in an oasis is enough', () => {
  for (const place of ['1 P012', '1 P02\n11 V1v'])
    expect([...after(position(`${place}\n5 p p p d _1`, { seats: 3, step: 'desert' }), 'shift d5 e5').out]).toEqual([
      0, 0, 0,
    ]);
});

test('WK-OUT-2: the hand is laid open in the order of the deck, the display stays, no card is drawn', () => {
  const hands = [[], ['trek', 'sand', 'trek'] as const, []];
  const s = position('1 P02\n5 p p p d _1', { seats: 3, step: 'desert', hands, displays: ['', 'fw', ''] });
  const out = after(s, 'shift d5 e5');
  expect(game.actor(out)).toBe(CHANCE);
  expect([...out.due]).toEqual([0, 0, 0]);
  expect(legal(out)).toEqual(['discard sand']);
  expect(whyNot(out, 'discard trek')).toBe('WK-OUT-2');
  const open = after(out, 'discard sand', 'discard trek', 'discard trek');
  expect(handSize(open, 1)).toBe(0);
  expect(open.turn[At.Seat]).toBe(2);
  expect([...open.display.subarray(3, 6)]).toEqual([1, 0, 1]);
});

test('WK-OUT-2: who can not see the hand thinks any unseen card possible, and learns it as it is laid open', () => {
  const hands = [['plague', 'plague', 'plague'] as const, ['trek'] as const, []];
  const s = after(position('1 P02\n5 p p p d _1', { seats: 3, step: 'desert', hands }), 'shift d5 e5');
  const seen = copyOf(s);
  game.mask(seen, 0);
  expect(legal(seen)).toHaveLength(8);
  game.apply(seen, game.parse(s, 'discard trek'));
  const truth = after(s, 'discard trek');
  game.mask(truth, 0);
  expect(seen.bytes).toEqual(truth.bytes);
});

test('WK-OUT-3: who goes out in the own turn has no turn any more', () => {
  const s = position('1 P12\n5 p p p p0 p1', { seats: 3 });
  const lost = after(s, 'go d5 - e5', 'attack 1 -', 'roll 6');
  expect(on(lost, 'e5')).toBe('p11');
  expect([...lost.out]).toEqual([1, 0, 0]);
  expect(lost.turn[At.Seat]).toBe(1);
});

test('WK-OUT-3: a plague of the own making ends the turn too, after the hand is laid open', () => {
  const s = position('1 P12\n11 V0v', { seats: 3, step: 'card', hands: [['plague', 'calf']] });
  const sick = after(s, 'play plague vegetation');
  expect(legal(sick)).toEqual(['discard calf']);
  expect(after(sick, 'discard calf').turn[At.Seat]).toBe(1);
});

test('WK-OUT-4: the last seat left wins, whatever lies in displays', () => {
  const s = position('1 P0\n5 p p p d _1', { seats: 2, step: 'desert', displays: ['', 'fw'], hands: [[], ['trek']] });
  const won = after(s, 'shift d5 e5');
  expect(game.actor(won)).toBe(NOBODY);
  expect(game.winners(won)).toEqual([0]);
  expect([game.score(won, 0), game.score(won, 1)]).toEqual([0, 0]);
});

test('WK-OUT-4: if nobody is left, those who went out last are compared', () => {
  const drawing = '11 V0v1v';
  const setting = { seats: 3, step: 'card', hands: [['plague']] } as const;
  const one = after(position(drawing, { ...setting, displays: ['f', 'ff', 'fw'] }), 'play plague vegetation');
  expect([...one.out]).toEqual([2, 2, 1]);
  expect(game.winners(one)).toEqual([1]);
  const both = after(position(drawing, { ...setting, displays: ['f', 'w', ''] }), 'play plague vegetation');
  expect(game.winners(both)).toEqual([0, 1]);
});

test('WK-END-1: goods of all three oases at home win at once, before any card', () => {
  const s = position('1 P1 = p0ww', { seats: 2, displays: ['fv', 'ffffvvvv'] });
  const won = after(s, 'go c1 ww palace');
  expect(game.actor(won)).toBe(NOBODY);
  expect(game.winners(won)).toEqual([0]);
  expect([...won.due]).toEqual([0, 0]);
});

test('WK-END-1: two kinds are not enough', () => {
  const s = after(position('1 P1 = p0fv', { seats: 2, displays: ['f', ''] }), 'go c1 fv palace');
  expect(game.actor(s)).toBe(CHANCE);
});

test('WK-END-2: round 60 is the last', () => {
  const last = { seats: 2, seat: 1, step: 'desert', displays: ['f', 'w'] } as const;
  const over = after(position('1 P01', { ...last, round: 60 }), 'turn a5');
  expect(game.actor(over)).toBe(NOBODY);
  expect(game.winners(over)).toEqual([0, 1]);
  expect(game.actor(after(position('1 P01', { ...last, round: 59 }), 'turn a5'))).toBe(0);
});

test('WK-END-2: cards for a burial in the last turn are drawn before', () => {
  const s = position('1 P01\n5 p p p d _0', { seats: 2, seat: 1, step: 'desert', round: 60 });
  expect(game.actor(after(s, 'shift d5 e5'))).toBe(CHANCE);
  expect(game.actor(after(s, 'shift d5 e5', 'draw trek'))).toBe(NOBODY);
});

const allFires = 'f'.repeat(11);

test('WK-END-3: it is over when everybody lacks a kind of which all are at home', () => {
  // Seat 0 has no fire and seat 1 no water; with this delivery all fire is with seat 1 and all water with seat 0.
  const s = position(`1 P0 = p1f`, { seats: 2, seat: 1, displays: ['w'.repeat(12), allFires] });
  const over = after(s, 'go c1 f palace');
  expect(game.actor(over)).toBe(NOBODY);
  expect(game.winners(over)).toEqual([0, 1]);
});

test('WK-END-3: it goes on while somebody can still get everything', () => {
  const s = position('1 P0 = p1f', { seats: 2, seat: 1, displays: ['w'.repeat(11), allFires] });
  expect(game.actor(after(s, 'go c1 f palace'))).toBe(CHANCE);
});

test('WK-END-3: also when the only one who could goes out', () => {
  // Only seat 2 has both fire and water, of which nothing is left; vegetation is still to be had.
  const displays = ['w'.repeat(11), allFires, 'fw'];
  const s = position('1 P01\n5 p p p d _2', { seats: 3, step: 'desert', displays });
  expect(game.actor(after(s, 'turn a5'))).not.toBe(NOBODY);
  expect(game.actor(after(s, 'shift d5 e5'))).toBe(NOBODY);
});

test('WK-END-4: most kinds, then most goods, then the win is shared', () => {
  const ended = (...displays: string[]) =>
    after(position('1 P012', { seats: 3, seat: 2, step: 'desert', round: 60, displays }), 'turn a5');
  expect(game.winners(ended('ffff', 'fv', 'v'))).toEqual([1]);
  expect(game.winners(ended('ffv', 'fv', 'vw'))).toEqual([0]);
  expect(game.winners(ended('fv', 'fv', 'w'))).toEqual([0, 1]);
  expect(game.winners(ended('', '', ''))).toEqual([0, 1, 2]);
});

test('WK-END-5: after the end nothing can be moved', () => {
  const s = after(position('1 P01', { seats: 2, seat: 1, step: 'desert', round: 60 }), 'turn a5');
  expect(legal(s)).toEqual([]);
  for (const text of ['turn a5', 'skip', 'draw sand', 'pass']) expect(whyNot(s, text)).toBe('WK-END-5');
});

test('WK-SCORE-1: a hundred for each kind and one for each good', () => {
  const s = position('1 P01', { seats: 2, displays: ['ffffw', 'v'] });
  expect(game.breakdown(s, 0)).toEqual({ kinds: 200, goods: 5 });
  expect(game.score(s, 0)).toBe(205);
  expect(game.score(s, 1)).toBe(101);
});

test('WK-SCORE-2: who is out has no points', () => {
  const s = position('1 P02', { seats: 3, displays: ['f', 'ffww', ''] });
  expect([0, 1, 2].map(seat => game.score(s, seat))).toEqual([101, 0, 0]);
  expect(game.breakdown(s, 1)).toEqual({ kinds: 0, goods: 0 });
});
