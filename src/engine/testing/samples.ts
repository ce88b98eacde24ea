/**
 * `npm run test-long` runs the test files that ask here, or are called `*.long.test.ts`, with everything they can do;
 * `npm test` takes what finds most mistakes in a short time.
 */
const LONG = process.env['LONG'] !== undefined;

export function quickOrLong<T>(quick: T, long: T): T {
  return LONG ? long : quick;
}
