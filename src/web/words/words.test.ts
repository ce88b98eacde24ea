import { expect, test } from 'vitest';
import { languages } from '../kit/view.ts';
import { languageAmong, wordsIn } from './words.ts';

test('every language says something for every key', async () => {
  const empty = (value: unknown): boolean =>
    typeof value === 'object' ? Object.values(value as object).some(empty) : value === '';
  for (const language of languages) expect(empty(await wordsIn(language))).toBe(false);
});

test('the page speaks the first language of the browser that it knows', () => {
  expect(languageAmong(['fr-FR', 'nl-BE', 'de'])).toBe('nl');
  expect(languageAmong(['DE-at'])).toBe('de');
  expect(languageAmong(['fr'])).toBeUndefined();
});
