import type { PositionSetting } from '../text/position.ts';
import { wholeDeck } from './whole-deck.ts';

/** Positions from which a few moves lead to what whole games hardly ever show. */
export interface EdgePosition {
  readonly name: string;
  readonly drawing: string;
  readonly setting: PositionSetting;
}

export const edgePositions: readonly EdgePosition[] = [
  {
    name: 'two tiles and a storm',
    drawing: '1 P001122 = _\n5 p _ _0 _1 _\n6 p _ _2',
    setting: { seats: 3, step: 'card', rest: '_', hands: [['storm', 'drift'], ['storm'], ['drift', 'drift']] },
  },
  {
    name: 'goods on the few tiles there are',
    drawing: '1 P0011\n5 _ pw pf p pv p',
    setting: { seats: 2, step: 'desert', rest: '_' },
  },
  {
    name: 'one tile on another, and a storm',
    drawing: '1 P0011\n5 _ _ _ pd _0',
    setting: { seats: 2, step: 'card', rest: '_', hands: [['storm'], ['storm', 'storm', 'drift', 'drift']] },
  },
  {
    name: 'the last tile may go',
    drawing: '1 P0011\n5 _ _ _ p _0',
    setting: {
      seats: 2,
      step: 'card',
      rest: '_',
      hands: [
        ['drift', 'storm'],
        ['sand', 'storm'],
      ],
    },
  },
  {
    name: 'one tile in the reserve',
    drawing: `1 P0011\n5 p p p ${'d'.repeat(15)} _0`,
    setting: {
      seats: 2,
      step: 'card',
      hands: [
        ['sand', 'sand', 'drift'],
        ['sand', 'storm', 'sand'],
      ],
    },
  },
  {
    name: 'all camels are on the board',
    drawing: '1 P0000111\n4 p p0f p1w d0 p1v\n5 p p0v p1f p0 p1 p1w\n6 d p00w p11f p0 p1 p0',
    setting: {
      seats: 2,
      hands: [
        ['swap', 'loss'],
        ['calf', 'carpet'],
      ],
    },
  },
  {
    name: 'a 6 without a stock',
    drawing: '5 p p0f p1w p1 p1\n6 p p111 p11f p1 p1 p11',
    setting: { seats: 2 },
  },
  {
    name: 'the last fire on its way home',
    drawing: '1 P0011 = p0f p1v p2w\n2 = p0fv p1v',
    setting: { seats: 3, displays: ['ffffff', 'ffff', ''] },
  },
  {
    name: 'the last fire in the wrong hands',
    drawing: '1 P0011 = p0f',
    setting: { seats: 2, displays: ['f'.repeat(11), 'w'.repeat(12)] },
  },
  {
    name: 'the last who could win may be buried',
    drawing: '1 P0011\n5 p p d _2',
    setting: { seats: 3, step: 'desert', displays: ['f'.repeat(11), 'w'.repeat(11), 'fw'] },
  },
  {
    name: 'everybody in one oasis',
    drawing: '11 V0v1v',
    setting: { seats: 3, step: 'card', hands: [['plague', 'trek'], ['sand'], []], displays: ['fw', 'ff', 'ffvv'] },
  },
  {
    name: 'everybody in one valley',
    drawing: '5 p p p d _01f2',
    setting: { seats: 4, step: 'desert', displays: ['f', 'f', 'w', 'fv'] },
  },
  {
    name: 'one burial of three seats, of whom one is out',
    drawing: '1 P0022\n5 p p p d _012w',
    setting: {
      seats: 3,
      step: 'desert',
      hands: [
        ['sand', 'sand', 'sand', 'drift', 'drift'],
        ['trek', 'sand'],
        ['storm', 'calf', 'calf', 'trek', 'loss'],
      ],
    },
  },
  {
    name: 'one burial, and the seat to draw comes before the one that is out',
    drawing: '1 P0011\n5 p p p d _12w',
    setting: {
      seats: 3,
      step: 'desert',
      hands: [['sand'], ['trek', 'sand'], ['storm', 'calf', 'calf', 'trek', 'loss']],
    },
  },
  {
    name: 'own camels under sand and storm',
    drawing: '1 P11223\n5 p p d _0 _1 d _2f',
    setting: { seats: 4, step: 'card', hands: [['sand', 'storm', 'storm'], ['sand', 'sand'], [], ['plague']] },
  },
  {
    name: 'goods lie about',
    drawing: '1 P0011\n4 p pf p1w _v1\n5 p p0 pfd _w0 d _vd1v\n6 p d pf0',
    setting: {
      seats: 2,
      step: 'card',
      hands: [
        ['loss', 'drift', 'sand', 'drift'],
        ['loss', 'sand', 'drift'],
      ],
    },
  },
  {
    name: 'the deck is nearly empty',
    drawing: '1 P0011 = p0fffff\n2 = p1wwwww',
    setting: {
      seats: 2,
      discard: wholeDeck().filter(card => card !== 'plague'),
    },
  },
  {
    name: 'more goods than cards',
    drawing: `1 P0123 = p0${'f'.repeat(18)}${'v'.repeat(18)}`,
    setting: {
      seats: 4,
      hands: [
        ['sand', 'drift', 'storm', 'calf', 'carpet'],
        ['sand', 'drift', 'storm', 'calf', 'carpet'],
        ['sand', 'drift', 'storm', 'calf', 'carpet'],
        ['sand', 'drift', 'storm', 'calf', 'carpet'],
      ],
    },
  },
  {
    name: 'the last turn of the last round',
    drawing: '1 P0011 = p1f p0f\n2 = p0v p1w',
    setting: { seats: 2, seat: 1, round: 60, points: 2, displays: ['f', 'w'] },
  },
];
