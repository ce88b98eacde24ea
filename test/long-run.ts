import { quickOrLong } from '../src/engine/testing/samples.ts';
import { filesUnder, textOf } from './tree.ts';

const isTest = /\.test\.tsx?$/;
const isLong = /\.long\.test\.tsx?$/;

/** `npm test` leaves out what takes long; `npm run test-long` leaves out what would do nothing that `npm test` has not. */
export function leftOut(): string[] {
  const tests = [...filesUnder('src'), ...filesUnder('test')].filter(path => isTest.test(path));
  return quickOrLong(
    tests.filter(path => isLong.test(path)),
    tests.filter(path => !isLong.test(path) && !asksForSamples(path)),
  );
}

/** By themselves, or by way of what they judge screens with. */
function asksForSamples(path: string): boolean {
  return /(?:testing\/samples|\.\/long|\.\/judge)\.ts'/.test(textOf(path));
}
