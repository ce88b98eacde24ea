import { expect, test } from 'vitest';
import { keptKinds } from '../../protocol/privacy.ts';
import { languages } from '../kit/view.ts';
import { privacyWordsIn } from './privacy.ts';

test('every language says something for every key', async () => {
  for (const language of languages) {
    const words = await privacyWordsIn(language);
    expect(Object.values(words)).not.toContain('');
    expect(Object.keys(words.kinds)).toEqual([...keptKinds]);
    expect([words.days(1), words.days(30)].map(text => text.length > 4)).toEqual([true, true]);
  }
});
