import { expect, test } from 'vitest';
import { languages } from '../kit/view.ts';
import { standingWordsIn } from './standing.ts';

test('every language says something for every key', async () => {
  for (const language of languages) expect(Object.values(await standingWordsIn(language))).not.toContain('');
});
