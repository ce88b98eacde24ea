import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { judgeScreens } from './judge.ts';
import { phoneSideways } from './visitor.ts';

/** The fullest ones: whatever fits here fits elsewhere. */
const fullest = quickOrLong(
  ['sons-crowded'],
  ['table-crowded', 'nomadi-offer', 'kings', 'sons-crowded', 'replay', 'guide'],
);

judgeScreens('a phone held sideways', phoneSideways, quickOrLong(['night'], ['day', 'night']), fullest);
