import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { test } from './visitor.ts';

const nothing = Object.assign(() => undefined, { for: () => () => undefined }) as unknown as typeof test;
/** Whoever tries a whole engine wants every test, though in small samples. */
const isWholeEngine = process.env.ENGINE !== undefined && !process.env.ESSENTIAL;

/** A test for `npm run test-long` alone: what it looks at, a shorter one that is always run has mostly seen. */
export const longTest = isWholeEngine ? test : quickOrLong(nothing, test);

/** One of those, but for what every engine has to show before anything else. */
export const essentialTest = process.env.ESSENTIAL ? test : longTest;
