import { expect, test } from 'vitest';
import { languages } from '../kit/view.ts';
import { deviceWordsIn } from './device.ts';

test('every language says something for every key', async () => {
  const empty = (value: unknown): boolean =>
    typeof value === 'object' ? Object.values(value as object).some(empty) : value === '';
  for (const language of languages) expect(empty(await deviceWordsIn(language))).toBe(false);
});
