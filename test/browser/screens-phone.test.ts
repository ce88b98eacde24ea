import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { judgeScreens } from './judge.ts';
import { phone } from './visitor.ts';

/** What is full or lies over something else, of every kind one; all of them when there is time. */
const kinds = [
  'start-with-games',
  'new',
  'puzzle',
  'table-crowded',
  'nomadi-offer',
  'kings-card',
  'sons-tiles',
  'details',
  'look-back',
  'hand-over',
  'result',
  'graph',
  'study',
  'sharing',
  'kings-guide',
  'settings-dialog',
];

/** What is said and which colours are beside each other is the same as on a laptop; what fits is not. */
judgeScreens('a phone', phone, quickOrLong([], ['day', 'night']), quickOrLong(kinds, undefined));
