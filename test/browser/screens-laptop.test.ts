import { judgeScreens } from './judge.ts';
import { laptop } from './visitor.ts';

judgeScreens('a laptop', laptop);
