import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { judgeScreens } from './judge.ts';
import { laptop } from './visitor.ts';

/** One of each kind. Others are looked at on a phone, where less has room, and all of them when there is time. */
const kinds = ['start-with-games', 'nomadi-offer', 'kings', 'result', 'replay', 'rules'];

judgeScreens('a laptop', laptop, quickOrLong(['day'], ['day', 'night']), quickOrLong(kinds, undefined));
