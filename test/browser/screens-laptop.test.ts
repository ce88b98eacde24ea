import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { judgeScreens } from './judge.ts';
import { laptop } from './visitor.ts';

/** One of each kind. The others are looked at on a phone, where less has room, and all of them when there is time. */
const kinds = [
  'start-with-games',
  'new',
  'table',
  'hint',
  'nomadi-offer',
  'kings',
  'sons',
  'result',
  'replay',
  'rules',
];

judgeScreens('a laptop', laptop, quickOrLong(['day'], ['day', 'night']), quickOrLong(kinds, undefined));
