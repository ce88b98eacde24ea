import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules as de } from './rules.de.ts';
import { rules as en } from './rules.en.ts';
import { rules as nl } from './rules.nl.ts';

const stated = Array.from(
  readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').matchAll(/^- \*\*`(NO-[A-Z]+-\d+)`\*\*/gm),
  match => match[1],
);

test.each([
  ['en', en],
  ['de', de],
  ['nl', nl],
])('%s says every rule of RULES.md, in its order, and no other', (_, rules) => {
  expect(stated.length).toBeGreaterThan(50);
  expect(Object.keys(rules)).toEqual(stated);
});

test('the numbers in a rule are the same in every language', () => {
  const numbers = (text: string) => text.match(/\d+/g)?.toSorted() ?? [];
  for (const [id, text] of Object.entries(en)) {
    expect(numbers(de[id as keyof typeof en]), id).toEqual(numbers(text));
    expect(numbers(nl[id as keyof typeof en]), id).toEqual(numbers(text));
  }
});
