import { expect, test } from 'vitest';
import { hasLetters, mixesAlphabets, skeletonOf } from './name-skeleton.ts';

test.each([
  ['Anna', 'ANNA'],
  ['Anna', 'A n.n-a'],
  ['Anna', 'Ａｎｎａ'],
  ['Anna', 'Ànña'],
  ['Anna', '𝒜𝓃𝓃𝒶'],
  ['HANNA', 'ΗΑΝΝΑ'],
  ['Bepa', 'Вера'],
  ['Popcopn', 'Рорсорп'],
  ['Bill', 'Bi11'],
  ['Ida', 'lda'],
  ['ida', 'IDA'],
  ['Otto', '0tt0'],
  ['Mama', 'Marna'],
  ['Wanda', 'VVanda'],
  ['Groß', 'GROSS'],
  ['Sofia', 'ſofia'],
  ['Łukasz', 'Lukasz'],
  ['Børge', 'Borge'],
  ['Anna', 'Ꭺnna'],
  ['LISA', 'ꓡꓲꓢꓮ'],
  ['Emma', 'ᴇᴍᴍᴀ'],
  ['Otto', 'Օtto'],
  ['Tom', 'Ⲧom'],
])('%s and %s look alike', (name, other) => {
  expect(skeletonOf(other)).toBe(skeletonOf(name));
});

test.each([
  ['Anna', 'Hanna'],
  ['Ben', 'Bea'],
  ['Vera', 'Вера'],
  ['Дмитрий', 'Сергей'],
  ['Νίκος', 'Ιωάννα'],
  ['山田', '山本'],
  ['Արմեն', 'Արամ'],
  ['Anna 🐪', 'Anna 🌴'],
])('%s and %s are two names', (name, other) => {
  expect(skeletonOf(other)).not.toBe(skeletonOf(name));
});

test('an alphabet is not mixed with one that shares its shapes; with others it may be', () => {
  expect(['Aηna', 'Аnna', 'Ιvan', 'Ꭺnna', 'Օtto'].map(mixesAlphabets)).toEqual([true, true, true, true, true]);
  expect(['Anna', 'Дмитрий', 'Νίκος', 'Anna山', '🐪 7'].map(mixesAlphabets)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('a name for good has letters or digits', () => {
  expect(['Al', 'A1', '山田'].map(hasLetters)).toEqual([true, true, true]);
  expect(['A', '🐪🐪', '…', '- -'].map(hasLetters)).toEqual([false, false, false, false]);
});
