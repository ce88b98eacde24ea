import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
    // A lone test.only would quietly switch off all the others.
    allowOnly: false,
    // Whole games and laws take a while on a small or busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Left to itself Vitest spares one processor, which on a small machine is half of them.
    maxWorkers: '100%',
  },
});
