import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { after, legal, on, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { At } from './state.ts';

const setting = { seats: 2, step: 'desert' } as const;

test('WK-DESERT-1: the desert must be changed, then the turn is over', () => {
  const s = position('1 P01\n5 p p p d p', { ...setting, hands: [[], ['trek']] });
  expect(whyNot(s, 'pass')).toBe('WK-DESERT-1');
  expect(whyNot(s, 'end')).toBe('WK-TURN-1');
  expect(game.actor(after(s, 'turn d5'))).toBe(1);
  expect(game.actor(after(s, 'shift d5 e5'))).toBe(1);
});

test('WK-DESERT-1: without a tile on any hex one passes', () => {
  const s = position('1 P01', { ...setting, rest: '_' });
  expect(legal(s)).toEqual(['pass']);
  expect(game.actor(after(s, 'pass'))).toBe(1);
});

test('WK-DESERT-2: the topmost tile is turned over, also under camels and loose goods', () => {
  const s = position('1 P01\n5 p p p pd dfw01v', setting);
  expect(on(after(s, 'turn d5'), 'd5')).toBe('pp');
  expect(on(after(s, 'turn e5'), 'e5')).toBe('pfw01v');
});

test('WK-DESERT-2: where there is no tile there is nothing to change', () => {
  const s = position('1 P01\n5 p p p _ p', setting);
  expect(whyNot(s, 'turn d5')).toBe('WK-DESERT-2');
  expect(whyNot(s, 'shift d5 e5')).toBe('WK-DESERT-2');
});

test('WK-DESERT-3: a tile under camels stays', () => {
  const s = position('1 P01\n5 p p p p0 d1', setting);
  expect(whyNot(s, 'shift d5 c5')).toBe('WK-DESERT-3');
  expect(whyNot(s, 'shift e5 f5')).toBe('WK-DESERT-3');
});

test('WK-DESERT-4: a tile is shifted to a neighbouring hex and keeps its side', () => {
  const s = position('1 P01\n5 p p p pd p', setting);
  expect(legal(s, 'shift d5')).toEqual(['c4', 'c5', 'c6', 'd4', 'd6', 'e5'].map(hex => `shift d5 ${hex}`));
  expect(whyNot(s, 'shift d5 f5')).toBe('WK-DESERT-4');
  expect(whyNot(s, 'shift d5 d5')).toBe('WK-DESERT-4');
  const shifted = after(s, 'shift d5 e5');
  expect([on(shifted, 'd5'), on(shifted, 'e5')]).toEqual(['p', 'pd']);
});

test('WK-BOARD-2: no tile is laid on a place', () => {
  const s = position('1 P01', setting);
  expect(legal(s, 'shift c1')).toEqual(['b2', 'c2', 'd1'].map(hex => `shift c1 ${hex}`));
  for (const place of ['palace', 'fire', 'vegetation', 'water'])
    expect(whyNot(s, `shift c1 ${place}`), place).toBe('WK-BOARD-2');
});

test('WK-DESERT-5: towers grow, and camels on a tile are lifted', () => {
  const s = position('1 P01\n5 p p p d ppd0fw1', setting);
  const lifted = after(s, 'shift d5 e5');
  expect(on(lifted, 'e5')).toBe('ppdd0fw1');
  expect([...lifted.stock]).toEqual([10, 10]);
  expect(on(lifted, 'd5')).toBe('_');
});

test('WK-DESERT-6: loose goods are covered at their level, and open again when the tile is gone', () => {
  const s = position('1 P01\n5 p p p d pw p0', { seats: 2, step: 'desert' });
  const covered = after(s, 'shift d5 e5');
  expect(on(covered, 'e5')).toBe('pwd');
  const open = after(covered, 'end', 'shift e5 d5', 'go f5 - e5', 'take e5 - w');
  expect(on(open, 'e5')).toBe('p0w');
});

test('WK-DESERT-6: goods on a tile that is shifted away sink to what is below', () => {
  const s = position('1 P01\n5 p p p pfdw _fdw', setting);
  expect(on(after(s, 'shift d5 d4'), 'd5')).toBe('pfw');
  expect(on(after(s, 'shift e5 e4'), 'e5')).toBe('_fw');
  expect(on(after(s, 'shift d5 d4'), 'd4')).toBe('pd');
});

test('WK-BURY-1: a tile on bare valley sends the camels there home', () => {
  const s = position('1 P01\n5 p p p d _01f', setting);
  const buried = after(s, 'shift d5 e5');
  expect(on(buried, 'e5')).toBe('_fd');
  expect([...buried.stock]).toEqual([11, 11]);
});

test('WK-BURY-2: each owner draws a card for each buried camel, the one who did it too', () => {
  const s = position('1 P012\n5 p p p d _011f', { ...setting, seats: 3 });
  expect([...after(s, 'shift d5 e5').due]).toEqual([1, 2, 0]);
});

test('WK-BURY-3: the goods stay under the tile and come free when the valley is bare again', () => {
  const s = position('1 P01\n5 p p p d _0fw0w p1', setting);
  const buried = after(s, 'shift d5 e5', 'draw trek', 'draw trek');
  expect(on(buried, 'e5')).toBe('_fwwd');
  const free = after(buried, 'end', 'shift e5 d5');
  expect(on(free, 'e5')).toBe('_fww');
});

test('WK-BURY-3: goods that lay in the valley before are buried with them', () => {
  const s = position('1 P01\n5 p p p d _v0f', setting);
  expect(on(after(s, 'shift d5 e5'), 'e5')).toBe('_fvd');
});

test('a tower keeps its tiles in order', () => {
  const s = position('1 P01\n5 p p p pdpd p', setting);
  const shifted = after(s, 'shift d5 e5', 'end', 'shift d5 e5', 'end', 'shift d5 e5');
  expect([on(shifted, 'd5'), on(shifted, 'e5')]).toEqual(['p', 'pdpd']);
  expect(shifted.turn[At.Reserve]).toBe(s.turn[At.Reserve]);
});
