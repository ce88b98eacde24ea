import { defineConfig } from 'vitest/config';
import { beginningWith } from './test/order.ts';

const shared = {
  globalSetup: 'test/browser/setup.ts',
  allowOnly: false,
  testTimeout: 120_000,
  hookTimeout: 60_000,
};

/** Pictures are taken with the same hands that play the tests: of every screen, and those for the documentation. */
const shots = { test: { ...shared, name: 'shots', include: ['test/browser/shots.ts'] } };
const pictures = { test: { ...shared, name: 'pictures', include: ['test/browser/pictures.ts'] } };

/** Each file drives its own windows of one browser; more of them at a time would only wait for each other. */
const screens = {
  test: {
    ...shared,
    name: 'screens',
    include: ['test/browser/*.test.ts'],
    exclude: ['test/browser/paint.test.ts'],
    maxWorkers: 2,
    sequence: { groupOrder: 0 },
  },
};

/** What is measured in milliseconds is measured when nobody else is at work. */
const paint = {
  test: {
    ...shared,
    name: 'paint',
    include: ['test/browser/paint.test.ts'],
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
  },
};

function projects() {
  if (process.env.PICTURES) return [pictures];
  return process.env.SHOTS ? [shots] : [screens, paint];
}

const longest = [
  'screens-laptop',
  'screens-phone',
  'guide',
  'new-game',
  'nomadi',
  'wuestensoehne',
  'wuestenkoenige',
  'play',
  'resume',
  'advice-review',
  'advice-hint',
].map(name => `test/browser/${name}.test.ts`);

export default defineConfig({ test: { projects: projects(), sequence: { sequencer: beginningWith(longest) } } });
