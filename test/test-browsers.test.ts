import { expect, test } from 'vitest';
import { readEngineArguments, tellEngines } from '../tools/engine-report.mjs';
import { outcomeOf } from '../tools/vitest-run.mjs';
import { leftOut } from './browser/left-out.ts';
import { textOf } from './tree.ts';

const read = (typed: string) => readEngineArguments(typed === '' ? [] : typed.split(' '));

test.each([
  ['', { engines: [], essential: false }],
  ['--essential', { engines: [], essential: true }],
  ['webkit firefox', { engines: ['firefox', 'webkit'], essential: false }],
])('"%s" is understood', (typed, request) => {
  expect(read(typed)).toEqual(request);
});

test.each([
  ['opera', 'There is no engine "opera". The engines are chromium, firefox, webkit.'],
  ['--fast', 'npm run test-browsers [-- ENGINE …] [--essential]'],
])('"%s" is answered clearly', (typed, answer) => {
  expect(() => read(typed)).toThrow(answer);
});

const file = (verdicts: { test: string; passed: boolean; leftOut?: string }[]) => ({
  file: 'test/browser/play.test.ts',
  seconds: 60,
  verdicts: verdicts.map(verdict => ({ seconds: 1, message: '', ...verdict })),
  trouble: '',
});

test('what was left out is told with its reason, and counts neither as passed nor as failed', () => {
  const verdicts = [
    { test: 'by mouse', passed: true },
    { test: 'by foot', passed: false, leftOut: 'it has no feet' },
  ];
  const firefox = { engine: 'firefox', seconds: 65, ...outcomeOf([file(verdicts)], 0, '') } as const;
  const { lines, failed } = tellEngines([firefox, { engine: 'webkit', obstacle: 'Install it.' }]);
  expect(lines).toEqual([
    'engine       passed   failed left out     time',
    'Firefox           1        0        1     1:05',
    'WebKit      not run',
    'Left out of Firefox: play, "by foot": it has no feet',
    'WebKit was not run. Install it.',
    '1 passed, 0 failed',
  ]);
  expect(failed).toBe(0);
});

test('a test that is skipped without a reason has failed', () => {
  const skipped = outcomeOf([file([{ test: 'by foot', passed: false }])], 0, '');
  expect(tellEngines([{ engine: 'firefox', seconds: 1, ...skipped }]).failed).toBe(1);
});

test('every test that is left out of an engine exists', () => {
  const missing = leftOut.filter(one => !textOf(`test/browser/${one.file}.test.ts`).includes(`'${one.title}'`));
  expect(missing).toEqual([]);
});
