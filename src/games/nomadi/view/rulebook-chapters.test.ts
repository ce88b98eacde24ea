import { expect, test } from 'vitest';
import { rulebook as de } from '../words/rulebook.de.ts';
import { rulebook as en } from '../words/rulebook.en.ts';
import { rulebook as nl } from '../words/rulebook.nl.ts';
import { chapters } from './rulebook-chapters.ts';
import { figures } from './rulebook-figures.ts';

test('every rule stands in one chapter, and no chapter has a rule that there is not', () => {
  expect(chapters.flatMap(chapter => [...chapter.rules]).toSorted()).toEqual(Object.keys(en.rules).toSorted());
});

test('every figure stands in one chapter', () => {
  expect(chapters.flatMap(chapter => [...chapter.figures]).toSorted()).toEqual(Object.keys(figures).toSorted());
});

test.each([
  ['en', en],
  ['de', de],
  ['nl', nl],
])('%s has words for every chapter, figure and source of points', (_, words) => {
  expect(Object.keys(words.chapters)).toEqual(chapters.map(chapter => chapter.key));
  expect(Object.keys(words.figures)).toEqual(Object.keys(figures));
  const example = chapters.find(chapter => 'example' in chapter)?.example;
  expect(Object.keys(words.example.rows)).toEqual(Object.keys(example ?? {}));
});
