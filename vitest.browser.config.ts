import { defineConfig } from 'vitest/config';

const shared = {
  globalSetup: 'test/browser/setup.ts',
  allowOnly: false,
  testTimeout: 120_000,
  hookTimeout: 60_000,
};

/** The pictures for the documentation are taken with the same hands that play the tests. */
const shots = { test: { ...shared, name: 'shots', include: ['test/browser/shots.ts'] } };

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

export default defineConfig({ test: { projects: process.env.SHOTS ? [shots] : [screens, paint] } });
