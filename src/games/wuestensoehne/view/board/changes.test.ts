import { expect, test } from 'vitest';
import { CHANCE } from '../../../../engine/game.ts';
import { seeded } from '../../../../engine/random.ts';
import { game } from '../../game.ts';
import { grid } from '../../rules/board.ts';
import type { WuestensoehneState } from '../../rules/state.ts';
import { after, playOn } from '../../testing/table.ts';
import { position } from '../../text/position.ts';
import { soundsBetween } from '../sounds.ts';
import { changesBetween, nothing } from './changes.ts';

const start = playOn(game.initial(2, {}), seeded('changes'), s => game.actor(s) !== CHANCE);
const sounds = (a: WuestensoehneState, b: WuestensoehneState) => soundsBetween(a, b);

test('a caravan that went is seen walking, and heard', () => {
  const gone = after(start, 'go f3');
  const { caravans, tiles } = changesBetween(start, gone);
  expect(caravans).toEqual([{ seat: 0, cells: ['f1', 'f3'].map(grid.cellNamed) }]);
  expect(tiles).toEqual([]);
  expect(sounds(start, gone)).toEqual(['place']);
});

test('a caravan walks as it was told, and straight where something else was told', () => {
  const gone = after(start, 'go f3');
  const told = game.describe(start, game.parse(start, 'go f3'));
  const walked = (news: readonly (typeof told)[]) =>
    changesBetween(start, gone, news).caravans[0]?.cells.map(cell => grid.names[cell]);
  expect(walked([told])).toEqual(['f1', 'f2', 'f3']);
  expect(walked([{ ...told, from: 'e1' }])).toEqual(['f1', 'f3']);
});

test('a tile that was laid, and the caravan that moved onto it', () => {
  const inHand = after(start, 'stay', 'draw', 'tile NS:gem');
  const laid = after(inHand, 'lay e1 0');
  expect(changesBetween(inHand, laid).tiles).toEqual([grid.cellNamed('e1')]);
  expect(changesBetween(inHand, laid).caravans).toEqual([{ seat: 0, cells: ['f1', 'e1'].map(grid.cellNamed) }]);
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
