import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Language } from '../kit/view.ts';
import { followLanguage } from './language-switch.ts';

/** Words that come, or don't, when the test says so. */
function listen(first: Language) {
  const wanted = signal(first);
  const asked: { language: Language; come: () => void; fail: () => void }[] = [];
  const heard: string[] = [];
  const load = (language: Language) =>
    new Promise<string>((resolve, reject) =>
      asked.push({ language, come: () => resolve(`words in ${language}`), fail: () => reject(new Error('offline')) }),
    );
  followLanguage(wanted, load, {
    spoken: (_, words) => heard.push(words),
    missing: language => heard.push(`no ${language}`),
  });
  return { wanted, asked, heard };
}

const settled = () => new Promise(resolve => setTimeout(resolve));

test('words that do not come are told, and the language before is spoken on', async () => {
  const { wanted, asked, heard } = listen('en');
  asked[0].come();
  await settled();
  wanted.value = 'de';
  asked[1].fail();
  await settled();
  expect(heard).toEqual(['words in en', 'no de']);
  expect(wanted.value).toBe('en');
  asked[2].come();
  await settled();
  expect(heard.at(-1)).toBe('words in en');
});

test('slow words do not overwrite those that were asked for later', async () => {
  const { wanted, asked, heard } = listen('en');
  wanted.value = 'nl';
  asked[1].come();
  await settled();
  asked[0].come();
  await settled();
  expect(heard).toEqual(['words in nl']);
});

test('a failure that nobody waits for any more changes nothing', async () => {
  const { wanted, asked, heard } = listen('en');
  wanted.value = 'nl';
  asked[0].fail();
  asked[1].come();
  await settled();
  expect(heard).toEqual(['words in nl']);
});

test('without any words it is told, and not tried again and again', async () => {
  const { wanted, asked, heard } = listen('de');
  asked[0].fail();
  await settled();
  expect(heard).toEqual(['no de']);
  expect(wanted.value).toBe('de');
  expect(asked).toHaveLength(1);
});
