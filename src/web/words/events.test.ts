import { expect, test } from 'vitest';
import { languages } from '../kit/view.ts';
import { eventsWordsIn } from './events.ts';

test('every language says something for every key', async () => {
  for (const language of languages) expect(Object.values(await eventsWordsIn(language))).not.toContain('');
});
