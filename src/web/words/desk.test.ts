import { expect, test } from 'vitest';
import { languages } from '../kit/view.ts';
import { deskWordsIn } from './desk.ts';

test('every language says something for every key', async () => {
  for (const language of languages) expect(Object.values(await deskWordsIn(language))).not.toContain('');
});
