import { expect, test } from 'vitest';
import { testedGames } from '../src/games/testing/games.ts';
import { filesUnder, textOf } from './tree.ts';

interface Source {
  readonly path: string;
  readonly text: string;
}

/** A rule is stated by a line that begins with its id, in bold code. */
function statedIn(rules: string): string[] {
  return Array.from(rules.matchAll(/^(?:[-*] )?\*\*`([A-Z]{2}-[A-Z]+-\d+)`\*\*/gm), match => match[1] ?? '');
}

function quotedIn(text: string): string[] {
  return text.match(/\b[A-Z]{2}-[A-Z]+-\d+\b/g) ?? [];
}

function complaints(rules: string, sources: readonly Source[]): string[] {
  const stated = statedIn(rules);
  const known = new Set(stated);
  const tested = new Set(sources.filter(({ path }) => path.endsWith('.test.ts')).flatMap(({ text }) => quotedIn(text)));
  const strangers = ({ path, text }: Source) =>
    quotedIn(text).flatMap(id => (known.has(id) ? [] : [`${path} quotes ${id}, which RULES.md does not state`]));
  return [
    ...(stated.length === 0 ? ['RULES.md states no rule'] : []),
    ...stated.filter((id, i) => stated.indexOf(id) < i).map(id => `RULES.md states ${id} twice`),
    ...[...known].filter(id => !tested.has(id)).map(id => `no test quotes ${id}`),
    ...sources.flatMap(strangers),
  ];
}

const rules = ['**`XY-MOVE-1`** Move on.', 'As `XY-MOVE-2` says …', '', '- **`XY-MOVE-2`** Stop.'].join('\n');
const rulesFile = { path: 'rules.ts', text: "return 'XY-MOVE-1';" };

test('rules that are all tested give no reason to complain', () => {
  const testFile = { path: 'rules.test.ts', text: "test('XY-MOVE-1: on') // and XY-MOVE-2" };
  expect(complaints(rules, [rulesFile, testFile])).toEqual([]);
});

test('a rule without a test is found', () => {
  expect(complaints(rules, [rulesFile, { path: 'rules.test.ts', text: 'XY-MOVE-1' }])).toEqual([
    'no test quotes XY-MOVE-2',
  ]);
});

test('an unknown rule is found in tests and in sources', () => {
  const sources = ['rules.test.ts', 'rules.ts'].map(path => ({ path, text: 'XY-MOVE-1 XY-MOVE-2 XY-STAY-1' }));
  expect(complaints(rules, sources)).toEqual([
    'rules.test.ts quotes XY-STAY-1, which RULES.md does not state',
    'rules.ts quotes XY-STAY-1, which RULES.md does not state',
  ]);
});

test('a rule stated twice is found', () => {
  const testFile = { path: 'rules.test.ts', text: 'XY-MOVE-1 XY-MOVE-2' };
  expect(complaints(`${rules}\n${rules}`, [testFile])).toEqual([
    'RULES.md states XY-MOVE-1 twice',
    'RULES.md states XY-MOVE-2 twice',
  ]);
});

test.each(testedGames)('$id: every rule has a test, every quoted rule exists', game => {
  const folder = `src/games/${game.folder}`;
  const paths = filesUnder(folder);
  expect(paths).toContain(`${folder}/RULES.md`);
  const sources = paths.filter(path => /\.tsx?$/.test(path)).map(path => ({ path, text: textOf(path) }));
  expect(complaints(textOf(`${folder}/RULES.md`), sources)).toEqual([]);
});
