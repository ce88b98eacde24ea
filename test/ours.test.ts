import { describe, expect, test } from 'vitest';
import type { OursWords } from '../src/web/kit/rulebook.tsx';
import { textOf } from './tree.ts';

/**
 * RULES.md marks what is ours by *(our decision)* or *(our reconstruction)*, several parted by a semicolon, with a colon and
 * what exactly it is where that is not the whole rule. The rules page has to mark the same rules in the same way, in every
 * language.
 */
type Marks = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

/** For each rule the kinds of marks, and whether all of the rule is meant. */
function marksIn(rules: string): Marks {
  const entries = rules.split(/^(?=(?:[-*] )?\*\*`[A-Z]{2}-[A-Z]+-\d+`\*\*)|^(?=#)/m);
  return Object.fromEntries(entries.map(markedRule).filter(([id, marks]) => id && Object.keys(marks).length > 0));
}

function markedRule(entry: string): [string, Record<string, boolean>] {
  const id = /^(?:[-*] )?\*\*`([A-Z]{2}-[A-Z]+-\d+)`\*\*/.exec(entry)?.[1] ?? '';
  const text = entry.replace(/\s+/g, ' ');
  const clauses = Array.from(text.matchAll(/\*\((our [^)]*)\)\*/g), found => found[1].split(/; (?=our )/)).flat();
  const marks = clauses.map((clause): [string, boolean] => {
    const [, kind = clause, rest = ''] = /^our (decision|reconstruction)(.*)$/.exec(clause) ?? [];
    return [kind, rest === ''];
  });
  return [id, Object.fromEntries(marks)];
}

function marksOf(ours: Readonly<Record<string, OursWords>>): Marks {
  const kinds = (words: OursWords) => Object.entries(words).map(([kind, why]) => [kind, why === '']);
  return Object.fromEntries(Object.entries(ours).map(([id, words]) => [id, Object.fromEntries(kinds(words))]));
}

const files = import.meta.glob<{ ours: Readonly<Record<string, OursWords>> }>('../src/games/*/words/ours.*.ts', {
  eager: true,
});
const games = [...new Set(Object.keys(files).map(path => path.split('/')[3]))];

test('marks are read from the rules, over the ends of lines, with what they say', () => {
  const rules =
    '- **`XY-MOVE-1`** On. *(our\n  decision)*\n- **`XY-MOVE-2`** Off. *(our reconstruction: how; our decision)*\n## A';
  expect(marksIn(rules)).toEqual({
    'XY-MOVE-1': { decision: true },
    'XY-MOVE-2': { reconstruction: false, decision: true },
  });
});

describe.each(games)('%s', game => {
  const marked = marksIn(textOf(`src/games/${game}/RULES.md`));

  test.each(['en', 'de', 'nl'])('the rules page marks in %s what RULES.md marks', language => {
    const { ours } = files[`../src/games/${game}/words/ours.${language}.ts`];
    expect(marksOf(ours)).toEqual(marked);
  });

  test.each(['en', 'de', 'nl'])('what is said in %s is a sentence', language => {
    const { ours } = files[`../src/games/${game}/words/ours.${language}.ts`];
    const sentences = Object.values(ours).flatMap(words => Object.values(words).filter(why => why !== ''));
    expect(sentences.filter(why => !/^\p{Lu}.*\.$/u.test(why))).toEqual([]);
  });
});
