import { expect, test } from 'vitest';
import { languages } from '../stage/view.ts';
import { spoken, wordsIn } from './words.ts';

test('every language says something for every key', async () => {
  const empty = (value: unknown): boolean =>
    typeof value === 'object' ? Object.values(value as object).some(empty) : value === '';
  for (const language of languages) expect(empty(await wordsIn(language))).toBe(false);
});

test('the page speaks the first language of the browser that it knows', () => {
  expect(spoken(['fr-FR', 'nl-BE', 'de'])).toBe('nl');
  expect(spoken(['DE-at'])).toBe('de');
  expect(spoken(['fr'])).toBeUndefined();
});
