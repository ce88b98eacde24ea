import { defineConfig } from 'vitest/config';
import { LONGEST_TEST, LONGEST_WAIT } from './src/engine/testing/waiting.ts';

/** What needs programs or a network that not everybody has: `npm run test-proxies` and `npm run rehearse-container` say which. */
export default defineConfig({
  test: {
    include: ['test/{proxies,container}/*.test.ts'],
    allowOnly: false,
    // An image is built from nothing.
    testTimeout: 3_600_000,
    hookTimeout: LONGEST_TEST,
    expect: { poll: { timeout: LONGEST_WAIT } },
  },
});
