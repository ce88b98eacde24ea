import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { judgeScreens } from './judge.ts';
import { smallPhone, tablet, tabletSideways, television } from './visitor.ts';

/** Full tables, an offer and what lies over a table: one size each, and all of them in every size when there is time. */
const tables = [
  'table-crowded',
  'nomadi-crowded',
  'nomadi-offer',
  'kings',
  'sons-crowded',
  'look-back',
  'hint-crowded',
];

judgeScreens('a small phone', smallPhone, quickOrLong([], ['day']), quickOrLong(['sons-crowded'], tables));
judgeScreens('a tablet', tablet, quickOrLong([], ['day']), quickOrLong(['kings'], tables));
judgeScreens(
  'a tablet held sideways',
  tabletSideways,
  quickOrLong([], ['day']),
  quickOrLong(['table-crowded'], tables),
);
judgeScreens('a television', television, quickOrLong([], ['day']), quickOrLong(['nomadi-crowded'], tables));
