import { expect, test } from 'vitest';
import { together } from './names.ts';

test('names are joined as each language does', () => {
  expect(together(['Ann'], 'en')).toBe('Ann');
  expect(together(['Ann', 'Ben'], 'en')).toBe('Ann and Ben');
  expect(together(['Ann', 'Ben', 'Cem'], 'de')).toBe('Ann, Ben und Cem');
  expect(together(['Ann', 'Ben', 'Cem'], 'nl')).toBe('Ann, Ben en Cem');
});
