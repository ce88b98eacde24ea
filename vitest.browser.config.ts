import { defineConfig } from 'vitest/config';
import { LONGEST_TEST, LONGEST_WAIT } from './src/engine/testing/waiting.ts';
import { BROWSER_WORKERS } from './test/browser/workers.ts';
import { leftOut } from './test/long-run.ts';
import { beginningWith, testOrder } from './test/order.ts';

const shared = {
  globalSetup: 'test/browser/setup.ts',
  setupFiles: 'test/browser/leave-out.ts',
  allowOnly: false,
  testTimeout: LONGEST_TEST,
  hookTimeout: LONGEST_TEST,
  expect: { poll: { timeout: LONGEST_WAIT } },
};

/** Pictures are taken with the same hands that play the tests: of every screen, and those for the documentation. */
const shots = { test: { ...shared, name: 'shots', include: ['test/browser/shots.ts'] } };
const pictures = { test: { ...shared, name: 'pictures', include: ['test/browser/pictures.ts'] } };

const paintTest = 'test/browser/paint.long.test.ts';

/** What has to work in every engine before anything else does: a game by touch, without a network, and with others. */
const essential = ['touch', 'offline', 'online-table'].map(name => `test/browser/${name}.test.ts`);

/** Each file drives its own windows of one browser. */
const screens = {
  test: {
    ...shared,
    name: 'screens',
    include: process.env.ESSENTIAL ? essential : ['test/browser/*.test.ts'],
    exclude: [paintTest, ...leftOut()],
    maxWorkers: BROWSER_WORKERS,
    isolate: false,
    sequence: { groupOrder: 0 },
  },
};

/** What is measured in milliseconds is measured when nobody else is at work, and when there is time. */
const paint = {
  test: {
    ...shared,
    name: 'paint',
    include: [paintTest],
    exclude: leftOut(),
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
  },
};

function projects() {
  if (process.env.PICTURES) return [pictures];
  if (process.env.SHOTS) return [shots];
  return process.env.ESSENTIAL ? [screens] : [screens, paint];
}

const longest = [
  'new-game.long',
  'touch',
  'online-look',
  'own-data',
  'online-return',
  'online-host',
  'ratings',
  'own-bots',
  'desk',
  'arrival',
  'people',
  'screens-laptop',
  'screens-phone',
  'screens-sizes',
  'screens-sideways',
  'guide',
  'baseline',
  'archive',
  'online-lobby',
  'nomadi',
  'wuestensoehne',
  'wuestenkoenige',
  'play',
  'resume',
  'advice-review',
  'advice-hint',
].map(name => `test/browser/${name}.test.ts`);

export default defineConfig({
  test: { projects: projects(), sequence: { ...testOrder, sequencer: beginningWith(longest) } },
});
