import { expect, test } from 'vitest';
import { readTestArguments } from '../tools/test-arguments.mjs';
import { TestProgress } from '../tools/test-progress.mjs';
import { reportOf as outcomeOf } from '../tools/test-run.mjs';
import { fileDone } from '../tools/vitest-progress.mjs';
import { outcomeOf as vitestOutcome } from '../tools/vitest-run.mjs';
import { root } from './tree.ts';

const known = ['lint', 'tests', 'browser'];
const read = (typed: string) => readTestArguments(typed === '' ? [] : typed.split(' '), 'npm test', known, () => 7);

test.each([
  ['', { parts: known }],
  ['--only tests,lint', { parts: ['tests', 'lint'] }],
  ['--shuffle', { parts: known, shuffle: 7 }],
  ['--shuffle --json out.json', { parts: known, shuffle: 7, json: 'out.json' }],
  ['--shuffle 42 --only tests', { parts: ['tests'], shuffle: 42 }],
])('"%s" is understood', (typed, request) => {
  expect(read(typed)).toEqual(request);
});

test.each([
  ['--only speed', 'There is no part "speed". The parts are lint, tests, browser.'],
  ['--shuffle often', '--shuffle is "often"; it takes a whole number, or nothing for any order.'],
  ['--json', 'npm test [-- --only PART,PART] [--shuffle [SEED]] [--json FILE]'],
  ['tests', 'The parts are lint, tests, browser.'],
])('"%s" is answered clearly', (typed, answer) => {
  expect(() => read(typed)).toThrow(answer);
});

function stages() {
  return [
    { name: 'lint', title: 'Checking the style', seconds: 4 },
    { name: 'tests', title: 'Running the tests', seconds: 100 },
    { name: 'browser', title: 'Playing in a browser', seconds: 50 },
  ];
}

/** A progress that writes into a list, by a clock that is put forward. */
function progressOn(isTTY: boolean) {
  const written: string[] = [];
  const time = { seconds: 0 };
  const screen = { isTTY, write: (text: string) => written.push(text) };
  const progress = new TestProgress(
    stages(),
    { 'long.test.ts': 30, 'short.test.ts': 10 },
    screen,
    () => time.seconds * 1000,
  );
  return { progress, written, time };
}

test('a part is told with the time that it and all others usually take', () => {
  const { progress, time } = progressOn(true);
  progress.begin();
  time.seconds = 1;
  expect(progress.line()).toBe('1 of 3 · Checking the style · 0:01 · about 0:03 left · 2:33 in all');
  time.seconds = 5;
  expect(progress.line()).toBe('1 of 3 · Checking the style · 0:05 · longer than usual · 2:30 in all');
  progress.end();
});

test('tests are counted by files, and the rest is estimated by the work that is done', () => {
  const { progress, time } = progressOn(true);
  progress.begin();
  progress.end();
  progress.begin();
  progress.hear({ files: ['long.test.ts', 'short.test.ts', 'new.test.ts'] });
  const verdicts = Array(12).fill({ test: 'adds', passed: true, seconds: 1, message: '' });
  progress.hear({ file: 'short.test.ts', verdicts, seconds: 11, trouble: '' });
  time.seconds = 20;
  expect(progress.line()).toBe(
    '2 of 3 · Running the tests · 1 of 3 files, 12 tests · 0:20 · about 1:00 left · 1:50 in all',
  );
  progress.end();
});

test('what was never measured is taken to last as long as usual', () => {
  const { progress, time } = progressOn(true);
  progress.begin();
  const verdicts = [{ test: 'adds', passed: true, seconds: 1, message: '' }];
  progress.hear({ files: ['short.test.ts', 'new.test.ts', 'newer.test.ts'] });
  progress.hear({ file: 'short.test.ts', verdicts, seconds: 1, trouble: '' });
  time.seconds = 1;
  expect(progress.line()).toContain('1 of 3 files, 1 tests · 0:01 · about 0:03 left');
  progress.end();
});

test('where lines can’t be rewritten, each part has its own, and more only when it takes a while', () => {
  const { progress, written, time } = progressOn(false);
  progress.begin();
  time.seconds = 4;
  progress.end();
  progress.begin();
  time.seconds = 19;
  progress.tick();
  time.seconds = 34;
  progress.tick();
  progress.end();
  expect(written.join('').split('\n')).toEqual([
    'Checking the style … 4.0 s',
    'Running the tests … ',
    '  2 of 3 · Running the tests · 0:15 · about 1:25 left · 2:15 in all',
    '  2 of 3 · Running the tests · 0:30 · about 1:10 left · 2:00 in all',
    'Running the tests … 30 s',
    '',
  ]);
});

const suite = { errors: () => [{ message: 'no database' }] };
const diagnostic = () => ({ duration: 1500, collectDuration: 500 });
const caseOf = (fullName: string, state: string, parent: object, errors: { message: string }[] = []) => ({
  fullName,
  parent,
  result: () => ({ state, errors }),
  diagnostic,
});
const moduleOf = (name: string, tests: ReturnType<typeof caseOf>[], errors: { message: string }[] = []) => ({
  moduleId: `${root}${name}`,
  children: { allTests: () => tests },
  errors: () => errors,
  diagnostic,
});

test('a test that is skipped and a file that does not load are failures, and each is told with its reason', () => {
  const done = [
    moduleOf('a.test.ts', [
      caseOf('adds', 'passed', {}),
      caseOf('takes away', 'failed', {}, [{ message: 'expected 1 to be 2' }]),
      caseOf('stores > divides', 'skipped', { parent: suite }),
      caseOf('multiplies', 'skipped', {}),
    ]),
    moduleOf('b.test.ts', [], [{ message: 'no such module' }]),
  ].map(fileDone);
  const { passed, failed, failures, tests } = vitestOutcome(done, 1, 'much');
  expect({ passed, failed }).toEqual({ passed: 1, failed: 4 });
  expect(failures).toEqual([
    { file: 'b.test.ts', message: 'no such module' },
    { file: 'a.test.ts', test: 'takes away', message: 'expected 1 to be 2' },
    { file: 'a.test.ts', test: 'stores > divides', message: 'no database' },
    { file: 'a.test.ts', test: 'multiplies', message: 'skipped' },
  ]);
  expect(tests?.[0]).toMatchObject({ file: 'a.test.ts', test: 'adds', seconds: 1.5 });
});

test('what Vitest complains about without naming a test is a failure too', () => {
  const done = [moduleOf('a.test.ts', [caseOf('adds', 'passed', {})])].map(fileDone);
  expect(vitestOutcome(done, 0, '')).toMatchObject({ passed: 1, failed: 0 });
  expect(vitestOutcome(done, 1, 'an error outside')).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [{ message: 'an error outside' }],
  });
});

test('the outcome for programs names what failed and what was slow', () => {
  const tests = Array.from({ length: 12 }, (_, i) => ({ file: 'a.test.ts', test: `test ${i}`, seconds: i }));
  const failures = [{ file: 'a.test.ts', test: 'test 3', message: 'oh' }];
  const outcome = outcomeOf(
    [
      { name: 'lint', title: 'Lint', seconds: 2, passed: 0, failed: 1, output: 'a comma' },
      { name: 'tests', title: 'Tests', seconds: 3, passed: 11, failed: 1, output: '', failures, tests },
    ],
    5,
  );
  expect(outcome).toMatchObject({ passed: 11, failed: 2, seconds: 5, shuffle: 5 });
  expect(outcome.parts[1]).toEqual({ name: 'tests', title: 'Tests', passed: 11, failed: 1, seconds: 3 });
  expect(outcome.failures).toEqual([
    { part: 'lint', message: 'a comma' },
    { part: 'tests', file: 'a.test.ts', test: 'test 3', message: 'oh' },
  ]);
  expect(outcome.slowest.map(({ seconds }) => seconds)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});
