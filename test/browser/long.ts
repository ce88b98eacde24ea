import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { test } from './visitor.ts';

const nothing = (() => undefined) as unknown as typeof test;

/** A test for `npm run test-long` alone: what it looks at, a shorter one that is always run has mostly seen. */
export const longTest = quickOrLong(nothing, test);
