import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { judgeScreens } from './judge.ts';
import { phone } from './visitor.ts';

/** What is said and which colours are beside each other is the same as on a laptop; what fits is not. */
judgeScreens('a phone', phone, quickOrLong([], ['day', 'night']));
