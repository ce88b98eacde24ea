import { defineConfig } from 'vitest/config';
import { LONGEST_TEST, LONGEST_WAIT } from './src/engine/testing/waiting.ts';
import { leftOut } from './test/long-run.ts';
import { beginningWith, testOrder } from './test/order.ts';

const shared = {
  exclude: leftOut(),
  testTimeout: LONGEST_TEST,
  hookTimeout: LONGEST_TEST,
  expect: { poll: { timeout: LONGEST_WAIT } },
  // Left to itself Vitest spares one processor, which on a small machine is half of them.
  maxWorkers: '100%',
  sequence: testOrder,
};

const oxc = { jsx: { runtime: 'automatic' as const, importSource: 'preact' } };

const layers = 'engine,games,ai,table,protocol,web';

/** What keeps nothing to itself, or no more than a test can ask for anew, shares a process that loads every game once. */
const pure = {
  oxc,
  test: { ...shared, name: 'pure', include: [`src/{${layers}}/**/*.test.{ts,tsx}`], isolate: false },
};

const rest = {
  oxc,
  test: {
    ...shared,
    name: 'rest',
    include: [`src/!(${layers.replaceAll(',', '|')})/**/*.test.{ts,tsx}`, 'test/*.test.ts'],
  },
};

const longest = [
  'src/games/laws.test.ts',
  'test/new-game.long.test.ts',
  'src/games/nomadi/rules/differential.test.ts',
  'src/games/wuestensoehne/rules/differential.test.ts',
  'src/games/wuestenkoenige/rules/policies.test.ts',
  'src/games/wuestenkoenige/rules/differential.test.ts',
  'src/games/durch-die-wueste/rules/differential.test.ts',
  'src/ai/duel.test.ts',
  'test/crash.test.ts',
  'src/cli/bench/bench.test.ts',
  'src/cli/bench/server.test.ts',
  'src/cli/arena/arena.test.ts',
];

export default defineConfig({
  test: {
    // A lone test.only would quietly switch off all the others.
    allowOnly: false,
    projects: [pure, rest],
    sequence: { sequencer: beginningWith(longest) },
  },
});
