import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openResults, Results } from '../tools/mutation-results.mjs';
import { collect } from '../tools/mutation-tests.mjs';

const place = { start: { line: 3, column: 1 }, end: { line: 3, column: 9 } };
const mutant = { fileName: '/sandbox-1/src/games/nomadi/rules/dice.ts', mutatorName: 'Block', location: place };

function file(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'deeper/results.jsonl');
}

test('a mutation check that was stopped goes on with what it knows, wherever its copy of the sources lies', () => {
  const path = file();
  expect(openResults(path, 'nomadi')).toBe(0);
  const killed = { status: 'killed', killedBy: ['a test'] };
  new Results(path).add(mutant, killed);
  expect(openResults(path, 'nomadi')).toBe(1);
  const again = new Results(path);
  expect(again.of({ ...mutant, fileName: '/sandbox-2/src/games/nomadi/rules/dice.ts' })).toEqual(killed);
  expect(again.of({ ...mutant, replacement: '{}' })).toBeUndefined();
});

test('what was found out about other sources is forgotten', () => {
  const path = file();
  openResults(path, 'nomadi');
  new Results(path).add(mutant, { status: 'survived' });
  const [, ...lines] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, ['another fingerprint', ...lines].join('\n'));
  expect(openResults(path, 'nomadi')).toBe(0);
  expect(new Results(path).of(mutant)).toBeUndefined();
});

test('tests are collected under the titles that they have elsewhere', async () => {
  const tests = await collect(['a.test.ts'], async () => {
    const { describe, test: collected } = (globalThis as unknown as { collector: Record<string, Taker> }).collector;
    describe.each([{ id: 'chess' }])('$id', ({ id }) => {
      collected.for([1, 2])('seed %i', seed => `${id} ${seed}`);
      collected('plays', () => 'plays');
    });
  });
  expect(tests.map(({ name, run }) => [name, run()])).toEqual([
    ['chess seed 1', 'chess 1'],
    ['chess seed 2', 'chess 2'],
    ['chess plays', 'plays'],
  ]);
});

type Rows = <T>(rows: readonly T[]) => (title: string, body: (row: T) => unknown) => void;
interface Taker {
  (title: string, body: () => unknown): void;
  readonly each: Rows;
  readonly for: Rows;
}
