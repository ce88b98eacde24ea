import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The pictures for the documentation are taken with the same hands that play the tests.
    include: [process.env.SHOTS ? 'test/browser/shots.ts' : 'test/browser/*.test.ts'],
    globalSetup: 'test/browser/setup.ts',
    allowOnly: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Each file drives its own windows of one browser; more of them at a time would only wait for each other.
    maxWorkers: 2,
  },
});
