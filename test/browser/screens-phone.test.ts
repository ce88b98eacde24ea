import { judgeScreens } from './judge.ts';
import { phone } from './visitor.ts';

judgeScreens('a phone', phone);
