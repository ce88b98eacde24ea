import { availableParallelism } from 'node:os';
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
};

const oxc = { jsx: { runtime: 'automatic' as const, importSource: 'preact' } };

const layers = 'engine,games,ai,table,protocol,web';

/** What keeps nothing to itself, or no more than a test can ask for anew, shares a process that loads every game once. */
const pure = {
  oxc,
  test: {
    ...shared,
    name: 'pure',
    include: [`src/{${layers}}/**/*.test.{ts,tsx}`],
    isolate: false,
    sequence: { groupOrder: 0 },
  },
};

/** These wait a good deal for servers, databases and programs: two more than there are processors keep those at work. */
const waiting = { maxWorkers: availableParallelism() + 2, sequence: { groupOrder: 1 } };

/** A server keeps all it has in itself, so that its tests can share a process that loads it once. */
const houses = 'server,events,ratings';
const elsewhere = `${layers},${houses}`.replaceAll(',', '|');
const server = {
  oxc,
  test: {
    ...shared,
    ...waiting,
    name: 'server',
    include: [`src/{${houses}}/**/*.test.ts`],
    globalSetup: 'src/server/store/testing/shared-postgres.ts',
    isolate: false,
  },
};

const rest = {
  oxc,
  test: {
    ...shared,
    ...waiting,
    name: 'rest',
    include: [`src/!(${elsewhere})/**/*.test.{ts,tsx}`, 'test/*.test.ts'],
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
  'src/web/table/asked-table-of.test.ts',
  'src/table/timeline.test.ts',
  'src/web/guide/lesson.test.ts',
  'src/ai/duel.test.ts',
  'src/server/app/processes.test.ts',
  'src/server/app/presence.test.ts',
  'src/server/store/postgres.test.ts',
  'src/server/matches/secrets.test.ts',
  'test/crash.test.ts',
  'src/cli/arena/outside-bots.test.ts',
  'src/cli/bench/program.long.test.ts',
  'src/cli/bench/bench.test.ts',
  'src/cli/arena/arena.test.ts',
];

export default defineConfig({
  test: {
    // A lone test.only would quietly switch off all the others.
    allowOnly: false,
    // It only ends what hangs.
    teardownTimeout: LONGEST_WAIT,
    projects: [pure, server, rest],
    sequence: { ...testOrder, sequencer: beginningWith(longest) },
  },
});
