import { judgeScreens } from './judge.ts';
import { phoneSideways } from './visitor.ts';

/** The fullest ones: whatever fits here fits elsewhere. */
const fullest = ['table-crowded', 'nomadi-offer', 'kings', 'sons-crowded', 'replay', 'guide'];

judgeScreens('a phone held sideways', phoneSideways, fullest);
