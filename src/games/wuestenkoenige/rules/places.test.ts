import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { after, legal, whyNot } from '../testing/table.ts';
import { drawPosition, position } from '../text/position.ts';
import { board, PALACE } from './board.ts';
import { goods } from './goods.ts';
import { At } from './state.ts';

/** A camel of seat 0 two steps away from each oasis, laden as said. */
const near = (load: string) => `
  1  P1  =   p   p   p   p   p   p0${load}
  9  p0${load} p p   p   p   p   p   p   p   p0${load}
`;
const doors = { fire: 'j9', vegetation: 'a9', water: 'h1' } as const;

test.each(goods)('WK-OASIS-2 and WK-OASIS-3: %s serves the camel that comes and brings two more', oasis => {
  const good = oasis[0];
  const s = after(position(near(''), { seats: 2 }), `go ${doors[oasis]} - ${oasis}`);
  const corner = oasis[0].toUpperCase();
  expect(drawPosition(s)).toContain(`${corner}0${good}0${good}0${good}`);
  expect(s.stock[0]).toBe(7);
  expect(s.oases[goods.indexOf(oasis)]).toBe(9);
});

test('WK-OASIS-5: one event card, however many camels were served', () => {
  const s = after(position(near(''), { seats: 2 }), 'go a9 - vegetation');
  expect(game.actor(s)).toBe(CHANCE);
  expect([...s.due]).toEqual([1, 0]);
  expect(legal(after(s, 'draw calf'))).toContain('end');
});

test('WK-OASIS-1: not with goods of that oasis, with others yes', () => {
  expect(whyNot(position(near('v'), { seats: 2 }), 'go a9 v vegetation')).toBe('WK-OASIS-1');
  expect(whyNot(position(near('fvw'), { seats: 2 }), 'go a9 fvw vegetation')).toBe('WK-OASIS-1');
  const s = after(position(near('fw'), { seats: 2 }), 'go a9 fw vegetation', 'draw calf');
  expect(drawPosition(s)).toContain('V0fvw0v0v');
});

test('WK-OASIS-1: who has been served does not come back for more', () => {
  const s = after(position(near(''), { seats: 2 }), 'go a9 - vegetation', 'draw calf', 'go vegetation v a9');
  expect(whyNot(s, 'go a9 v vegetation')).toBe('WK-OASIS-1');
});

test('WK-OASIS-4: the camel that comes is served first, then the others as far as goods last', () => {
  const display = 'v'.repeat(10);
  const two = after(position(near(''), { seats: 2, displays: ['', display] }), 'go a9 - vegetation');
  expect(drawPosition(two)).toContain('V0v0v ');
  expect([...two.due]).toEqual([1, 0]);
  const one = after(position(near(''), { seats: 2, displays: ['', `${display}v`] }), 'go a9 - vegetation');
  expect(drawPosition(one)).toContain('V0v ');
  expect(one.stock[0]).toBe(9);
});

test('WK-OASIS-4 and WK-OASIS-5: an empty oasis gives nothing, no camels and no card', () => {
  const s = after(position(near('f'), { seats: 2, displays: ['v', 'v'.repeat(11)] }), 'go a9 f vegetation');
  expect(drawPosition(s)).toContain('V0f ');
  expect(game.actor(s)).toBe(0);
  expect(s.stock[0]).toBe(9);
});

test('WK-OASIS-4: as far as camels last', () => {
  const last = position(`1 P1\n9 p0\n11 V${'0f'.repeat(10)}`, { seats: 2 });
  expect(after(last, 'go a9 - vegetation').stock[0]).toBe(0);
  expect(drawPosition(after(last, 'go a9 - vegetation'))).toContain(`V${'0f'.repeat(10)}0v0v`);
  const none = position(`1 P1\n9 p0\n11 V${'0f'.repeat(11)}`, { seats: 2 });
  const served = after(none, 'go a9 - vegetation');
  expect(drawPosition(served)).toContain(`V${'0f'.repeat(11)}0v`);
  expect([...served.due]).toEqual([1, 0]);
});

test('WK-PALACE-1: only with at least one good', () => {
  const s = position('1 P1 = p0 p0w', { seats: 2 });
  expect(whyNot(s, 'go c1 - palace')).toBe('WK-PALACE-1');
  expect(whyNot(position('1 P1 = p0w', { seats: 2 }), 'go c1 w palace')).toBeUndefined();
});

test('WK-PALACE-2: all goods go to the display, with a card for each', () => {
  const s = after(position('1 P1 = p0ffw', { seats: 2, displays: ['', 'v'] }), 'go c1 ffw palace');
  expect([...s.display]).toEqual([2, 0, 1, 0, 1, 0]);
  expect([...s.due]).toEqual([3, 0]);
  expect(s.load[0]).toBe(0);
  expect(s.camels[0]).toBe(PALACE);
});

test('WK-PALACE-3: the camel may leave again with the points that are left', () => {
  const s = after(position('1 P1 = p0w', { seats: 2 }), 'go c1 w palace', 'draw trek', 'go palace - b3');
  expect(s.turn[At.Left]).toBe(4);
  expect(s.camels[0]).toBe(board.fieldNamed('b3'));
});

test('WK-PALACE-3: it remembers whether it has attacked', () => {
  const s = position('1 P1 = p1 p0w', { seats: 2 });
  const home = after(s, 'go d1 w c1', 'attack 1 -', 'roll 4', 'go c1 w* palace', 'draw trek');
  expect(legal(home, 'go palace')).toEqual(['a3', 'b2', 'b3', 'c1'].map(hex => `go palace -* ${hex}`));
  expect(legal(after(home, 'go palace -* c1'), 'attack')).toEqual([]);
});
