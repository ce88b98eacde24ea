import { expect, test } from 'vitest';
import { languages } from '../kit/view.ts';
import { peopleWordsIn } from './people.ts';

test('every language says something for every key', async () => {
  for (const language of languages) expect(Object.values(await peopleWordsIn(language))).not.toContain('');
});
