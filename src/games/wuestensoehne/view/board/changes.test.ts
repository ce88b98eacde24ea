import { expect, test } from 'vitest';
import { seeded } from '../../../../engine/random.ts';
import { game } from '../../game.ts';
import { grid } from '../../rules/board.ts';
import type { WuestensoehneState } from '../../rules/state.ts';
import { after, setUp } from '../../testing/table.ts';
import { position } from '../../text/position.ts';
import { soundsBetween } from '../sounds.ts';
import { changesBetween, nothing } from './changes.ts';

const start = setUp(2, seeded('changes'));
const sounds = (a: WuestensoehneState, b: WuestensoehneState) => soundsBetween(a, b);

test('a caravan that went is seen walking, and heard', () => {
  const gone = after(start, 'go f3');
  const { caravans, tiles } = changesBetween(start, gone);
  expect(caravans).toEqual([{ seat: 0, from: grid.cellNamed('f1'), to: grid.cellNamed('f3') }]);
  expect(tiles).toEqual([]);
  expect(sounds(start, gone)).toEqual(['place']);
});

test('a tile that was laid, and the caravan that moved onto it', () => {
  const inHand = after(start, 'stay', 'draw', 'tile NS:gem');
  const laid = after(inHand, 'lay e1 0');
  expect(changesBetween(inHand, laid).tiles).toEqual([grid.cellNamed('e1')]);
  expect(changesBetween(inHand, laid).caravans).toEqual([
    { seat: 0, from: grid.cellNamed('f1'), to: grid.cellNamed('e1') },
  ]);
});

test('a figure that was set', () => {
  const laid = after(start, 'stay', 'draw', 'tile NS:gem', 'lay e1 0');
  expect(changesBetween(laid, after(laid, 'set 16 NS')).figures).toEqual([15]);
});

test('an oasis that is scored is heard', () => {
  const inHand = after(start, 'go f2', 'draw', 'tile N:rumour');
  const set = after(inHand, 'lay e2 90', 'set 16 E');
  expect(sounds(set, after(set, 'score E'))).toContain('bonus');
});

test('nothing moves where nothing changed, or where time leapt', () => {
  expect(changesBetween(start, start)).toBe(nothing);
  const later = position('', { seats: 4 });
  expect(changesBetween(start, later)).toBe(nothing);
  expect(game.check(start)).toBeUndefined();
});
