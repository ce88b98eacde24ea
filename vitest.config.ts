import { defineConfig } from 'vitest/config';
import { beginningWith } from './test/order.ts';

const shared = {
  // Whole games and laws take a while on a small or busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Left to itself Vitest spares one processor, which on a small machine is half of them.
  maxWorkers: '100%',
};

const oxc = { jsx: { runtime: 'automatic' as const, importSource: 'preact' } };

const layers = 'engine,games,ai,table,protocol';

/** The pure layers keep nothing to themselves: their tests share a process, which loads every game once. */
const pure = { oxc, test: { ...shared, name: 'pure', include: [`src/{${layers}}/**/*.test.ts`], isolate: false } };

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
