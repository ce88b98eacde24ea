import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { after, legal, on, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { At, type WuestenkoenigeState } from './state.ts';

/** Seat 0 with water and fire beside seat 1 with vegetation and fire; both have camels elsewhere. */
const meeting = '1 P01\n5 p p p p0fw p1fv';
const attacked = (s: WuestenkoenigeState) => after(s, 'go d5 fw e5', 'attack 1 fv');

test('WK-FIGHT-1: a step onto camels of others asks for attack or spare, and for nothing else', () => {
  const s = after(position('1 P01\n5 p p p p0fw p1fv1', { seats: 2 }), 'go d5 fw e5');
  expect(legal(s)).toEqual(['attack 1 fv', 'attack 1 -', 'spare']);
  for (const text of ['go e5 fw d5', 'end', 'turn a5', 'skip']) expect(whyNot(s, text), text).toBe('WK-FIGHT-1');
});

test('WK-FIGHT-1: it is never asked later', () => {
  const s = after(position(meeting, { seats: 2 }), 'go d5 fw e5', 'spare');
  expect(whyNot(s, 'attack 1 fv')).toBe('WK-FIGHT-1');
  expect(whyNot(s, 'spare')).toBe('WK-FIGHT-1');
  expect(legal(s, 'go e5 fw')).toHaveLength(6);
});

test('WK-FIGHT-1: who spares may attack after another step', () => {
  const s = after(position(meeting, { seats: 2 }), 'go d5 fw e5', 'spare', 'go e5 fw d5', 'go d5 fw e5');
  expect(legal(s)).toEqual(['attack 1 fv', 'spare']);
});

test('WK-FIGHT-1: own camels alone are no reason to ask', () => {
  const s = after(position('1 P01\n5 p p p p0fw p0', { seats: 2 }), 'go d5 fw e5');
  expect(legal(s)).toContain('end');
});

test('WK-FIGHT-1 and WK-BOARD-2: nobody fights in a place', () => {
  const palace = after(position('1 P1 = p0w', { seats: 2 }), 'go c1 w palace');
  expect(game.actor(palace)).toBe(CHANCE);
  expect(legal(palace).every(text => text.startsWith('draw'))).toBe(true);
  const oasis = after(position('1 P1\n9 p0\n11 V1v', { seats: 2 }), 'go a9 - vegetation', 'draw trek');
  expect(legal(oasis)).toContain('end');
});

test('WK-FIGHT-2: each camel attacks once in a turn', () => {
  const s = after(attacked(position(meeting, { seats: 2 })), 'roll 4');
  const again = after(s, 'go e5 fw* d5', 'go d5 fw* e5');
  expect(legal(again)).toContain('end');
  expect(legal(again, 'attack')).toEqual([]);
});

test('WK-FIGHT-2: another camel of the same seat may, and in the next turn all may', () => {
  const s = after(attacked(position('1 P01\n5 p p p p0fw p1fv p0', { seats: 2 })), 'roll 4');
  expect(legal(after(s, 'go f5 - e5'))).toEqual(['attack 1 fv', 'spare']);
  const next = after(s, 'go f5 - e5', 'spare', 'end', 'turn a5');
  expect(on(next, 'e5')).toBe('p00fw1fv');
});

test('WK-FIGHT-2: so may those of the other seats', () => {
  const s = position('1 P01\n5 p p p p1fw p0fv', { seats: 2, seat: 1 });
  const fought = after(s, 'go d5 fw e5', 'attack 0 fv', 'roll 4');
  expect(on(fought, 'e5')).toBe('p0fv1fw*');
  expect(on(after(fought, 'end', 'turn a5'), 'e5')).toBe('p0fv1fw');
});

test('WK-FIGHT-3: the target is a camel of another seat on the same hex', () => {
  const s = after(position('1 P012\n5 p p p p0fw p1fv2 p2w', { seats: 3 }), 'go d5 fw e5');
  expect(legal(s, 'attack')).toEqual(['attack 1 fv', 'attack 2 -']);
  expect(whyNot(s, 'attack 2 w')).toBe('WK-FIGHT-3');
  expect(whyNot(s, 'attack 0 fw')).toBe('WK-FIGHT-3');
});

test('WK-DIE-1: a 1 replaces the target, and its goods pass to the new camel', () => {
  const s = after(attacked(position(meeting, { seats: 2 })), 'roll 1');
  expect(on(s, 'e5')).toBe('p0fv0fw*');
  expect([...s.stock]).toEqual([9, 11]);
  expect(game.actor(s)).toBe(0);
});

test.each([2, 3])('WK-DIE-2 and WK-DIE-3: a %i makes the owner of the target give a good', die => {
  const s = after(attacked(position(meeting, { seats: 2 })), `roll ${die}`);
  expect(game.actor(s)).toBe(1);
  expect(legal(s)).toEqual(['give f', 'give v']);
  expect(on(after(s, 'give f'), 'e5')).toBe('p0ffw*1v');
  expect(on(after(s, 'give v'), 'e5')).toBe('p0fvw*1f');
  expect(game.actor(after(s, 'give v'))).toBe(0);
});

test('WK-DIE-4: nothing happens', () => {
  expect(on(after(attacked(position(meeting, { seats: 2 })), 'roll 4'), 'e5')).toBe('p0fw*1fv');
});

test('WK-DIE-5: a 5 makes the attacker give a good of its choice', () => {
  const s = after(attacked(position(meeting, { seats: 2 })), 'roll 5');
  expect(game.actor(s)).toBe(0);
  expect(legal(s)).toEqual(['give f', 'give w']);
  expect(on(after(s, 'give w'), 'e5')).toBe('p0f*1fvw');
});

test('WK-DIE-6: a 6 replaces the attacker, and its goods pass to the new camel', () => {
  const s = after(attacked(position(meeting, { seats: 2 })), 'roll 6');
  expect(on(s, 'e5')).toBe('p1fv1fw');
  expect([...s.stock]).toEqual([11, 9]);
  expect(game.actor(s)).toBe(0);
});

test('WK-DIE-7: with an empty stock the goods of a 1 pass to the attacker', () => {
  const s = position(`1 P${'0'.repeat(11)}1\n5 p p p p0fw p1fv`, { seats: 2 });
  const won = after(attacked(s), 'roll 1');
  expect(on(won, 'e5')).toBe('p0ffvw*');
  expect([...won.stock]).toEqual([0, 11]);
});

test('WK-DIE-7: with an empty stock the goods of a 6 pass to the target', () => {
  const s = position(`1 P0${'1'.repeat(11)}\n5 p p p p0fw p1fv`, { seats: 2 });
  const lost = after(attacked(s), 'roll 6');
  expect(on(lost, 'e5')).toBe('p1ffvw');
  expect([...lost.stock]).toEqual([11, 0]);
});

test('WK-DIE-1 and WK-DIE-6: the last camel of a stock takes the place', () => {
  const winning = position(`1 P${'0'.repeat(10)}1\n5 p p p p0fw p1fv`, { seats: 2 });
  expect(on(after(attacked(winning), 'roll 1'), 'e5')).toBe('p0fv0fw*');
  const losing = position(`1 P0${'1'.repeat(10)}\n5 p p p p0fw p1fv`, { seats: 2 });
  expect(on(after(attacked(losing), 'roll 6'), 'e5')).toBe('p1fv1fw');
});

test('WK-DIE-8: who has nothing to give gives nothing', () => {
  const poor = after(position('1 P01\n5 p p p p0 p1', { seats: 2 }), 'go d5 - e5', 'attack 1 -');
  for (const die of [2, 3, 5]) {
    const s = after(poor, `roll ${die}`);
    expect(game.actor(s), String(die)).toBe(0);
    expect(on(s, 'e5')).toBe('p0*1');
  }
});

test('WK-GIVE-1: only what is in the load can be given; a single good is given all the same', () => {
  const s = after(position('1 P01\n5 p p p p0 p1f', { seats: 2 }), 'go d5 - e5', 'attack 1 f', 'roll 2');
  expect(legal(s)).toEqual(['give f']);
  expect(whyNot(s, 'give w')).toBe('WK-GIVE-1');
  expect(whyNot(s, 'end')).toBe('WK-TURN-1');
});

test('WK-FIGHT-4: points that are left may be spent after a fight', () => {
  const s = after(attacked(position(meeting, { seats: 2 })), 'roll 4');
  expect(s.turn[At.Left]).toBe(5);
  expect(whyNot(s, 'go e5 fw* f5')).toBeUndefined();
  expect(whyNot(s, 'go palace - c1')).toBeUndefined();
});

test('WK-FIGHT-4: a camel that came with a 1 may walk and attack', () => {
  const s = position('1 P01\n5 p p p p0fw p1fv p1', { seats: 2 });
  const won = after(attacked(s), 'roll 1', 'go e5 fv f5');
  expect(legal(won)).toEqual(['attack 1 -', 'spare']);
});

test('the die belongs to the attack alone', () => {
  const s = position(meeting, { seats: 2 });
  expect(whyNot(s, 'roll 3')).toBe('WK-TURN-1');
  expect(legal(attacked(s))).toEqual([1, 2, 3, 4, 5, 6].map(die => `roll ${die}`));
});
