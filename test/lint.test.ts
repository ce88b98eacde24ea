import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './tree.ts';

/** A linter that checks nothing looks just like clean code. These it has to find; the last ones need types. */
const wrong = {
  'no-explicit-any': 'export const a: any = 1;',
  'no-null': 'export const a = null;',
  eqeqeq: 'export const a = (b: number) => b == 1;',
  'prefer-const': 'let a = 1; export const b = () => a;',
  'no-unused-vars': 'const a = 1;',
  'no-console': 'console.log(1);',
  'consistent-type-imports': "import { Stats } from 'node:fs'; export const a = (b: Stats) => b;",
  'parameter-properties': 'export class A { constructor(readonly a: number) {} }',
  'max-lines': 'export {};\n'.repeat(401),
  'max-lines-per-function': `export function a() {\n${'a();\n'.repeat(60)}}`,
  'no-disabled-tests': "import { expect, test } from 'vitest'; test.skip('a', () => { expect(1).toBe(1); });",
  'no-restricted-matchers': "import { expect, test } from 'vitest'; test('a', () => { expect(1).toMatchSnapshot(); });",
  'no-floating-promises': 'async function a() {} a();',
  'no-misused-promises': 'export async function a() { return 1; } if (a()) a;',
  'switch-exhaustiveness-check': 'export function f(a: 1 | 2) { switch (a) { case 1: return 3; } return 4; }',
};

/** Lints all of them in one go, each in a file named after its rule, and gives what was found. */
function lint(sources: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "module": "nodenext" } }');
    for (const [rule, source] of Object.entries(sources)) writeFileSync(join(folder, `${rule}.ts`), source);
    const linter = join(root, 'node_modules/oxlint/bin/oxlint');
    const args = [linter, '--type-aware', '--format=unix', folder];
    return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).stdout.split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const found = lint(wrong);

test.each(Object.keys(wrong))('%s is found', rule => {
  expect(found.filter(line => line.includes(`${rule}.ts:`) && line.includes(`(${rule})`))).not.toEqual([]);
});
