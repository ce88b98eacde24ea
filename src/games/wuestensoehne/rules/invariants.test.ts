import { expect, test } from 'vitest';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { position } from '../text/position.ts';
import { grid } from './board.ts';
import { At, BESIDE, type Phase, type WuestensoehneState } from './state.ts';
import { faceNamed, kindNamed } from './tiles.ts';

const sound = position('     d         e           f\n  2  E:water   EW:incense  +\n  4  .         EW:gem      +\n', {
  seats: 3,
  displays: ['desert NE:gem'],
  figures: { 6: 'e4 EW' },
  goods: ['gem salt'],
  rumours: { gem1: { value: 3, seen: [0] } },
});
const cell = grid.cellNamed;

const corruptions: readonly [string, (s: WuestensoehneState) => void, string][] = [
  ['a tile too many', s => s.left[kindNamed('desert')]++, 'tiles'],
  ['a tile too few', s => s.stacks[0]--, 'stack 1 has'],
  ['a tile lost', s => s.turn[At.Discarded]++, 'were discarded'],
  ['another cross', s => (s.tiles[cell('f6')] = faceNamed('N') + 1), 'tiles|cross'],
  ['a tile turned', s => (s.tiles[cell('e4')] = faceNamed('NS:gem') + 1), 'do not match'],
  ['a wrong rim', s => (s.rims[cell('a1')] = 17), 'what lies around a1'],
  ['a wrong tract', s => (s.tracts[cell('e4')] = 0), 'brown ways from e4'],
  ['two caravans on a field', s => (s.caravans[1] = s.caravans[0]), 'two caravans'],
  ['a caravan in the unknown', s => (s.caravans[1] = cell('a1')), 'is lost'],
  ["nobody's caravan", s => (s.caravans[3] = cell('f6')), 'which nobody has'],
  ['too much water', s => (s.water[0] = 30), 'water stones'],
  ["nobody's water", s => (s.water[3] = 1), 'nobody has owns'],
  ['too many camels', s => (s.camels[0] = 20), 'camel cards'],
  ['too many goods', s => (s.goods[0] = 11), 'tokens of myrrh'],
  ['too heavy a load', s => (s.goods[0] = 3), 'carry too much'],
  ['a display out of order', s => s.displays.subarray(0, 2).reverse(), 'out of order'],
  ['a figure on the sand', s => (s.figures[0] = cell('e4') * 4), 'stands on no oasis'],
  ['a figure in the unknown', s => (s.figures[0] = cell('a1') * 4), 'stands on no tile'],
  ['a figure in a finished oasis', s => (s.figures[0] = cell('e2') * 4 + 1), 'should have been scored'],
  ["nobody's figure", s => (s.figures[12] = cell('e4') * 4 + 1), 'belongs to nobody'],
  ['a row at the wrong time', s => (s.row[0] = 1), 'a row is left over'],
  ['a front at the wrong time', s => (s.turn[At.Front] = 1), 'in front at the wrong time'],
  ['a rumour too many', s => s.pool[0]++, 'rumours of -2'],
  ['a rumour seen and not there', s => (s.seen[BESIDE] = 1), 'not there'],
  ['a rumour beside the board', s => swapToken(s), 'too early'],
  ['a seat too far', s => (s.turn[At.Seat] = 3), 'a seat that nobody has'],
  ['a turban too far', s => (s.turn[At.Turban] = 3), 'a seat that nobody has'],
  ['a phase too far', s => (s.turn[At.Phase] = 99 as Phase), 'no phase 99'],
  ['a robbery forgotten', s => (s.turn[At.Robbed] = 1), 'never settled'],
  ['a laying forgotten', s => (s.turn[At.Laid] = cell('d2')), 'remembered too long'],
  ['a last round too long', s => (s.turn[At.Last] = 9), 'went too far'],
  ['idle for too long', s => (s.turn[At.Idle] = 16), 'went too far'],
];

function swapToken(s: WuestensoehneState): void {
  s.tokens[BESIDE] = s.tokens[4];
  s.tokens[4] = 0;
  s.seen[4] = 0;
}

test('the position that is spoilt below is sound', () => {
  expect(game.check(sound)).toBeUndefined();
});

test.each(corruptions)('%s is found', (_, spoil, message) => {
  const s = copyOf(sound);
  spoil(s);
  expect(game.check(s)).toMatch(new RegExp(message));
});

test('a tile in hand at the wrong time is found', () => {
  const s = copyOf(sound);
  s.turn[At.Hand] = kindNamed('desert');
  s.left[kindNamed('desert')]--;
  s.stacks[0]--;
  expect(game.check(s)).toBe('a tile is in hand at the wrong time');
});
