import { expect, test } from 'vitest';
import { asTyped } from './typed-text.ts';

test('what is quoted is quoted as it was typed, without the marks behind it', () => {
  expect(asTyped('Wo ist Übermut?', 'ubermut')).toBe('Übermut');
  expect(asTyped('wo ist Wasser ?', 'wasser')).toBe('Wasser');
  expect(asTyped('  Put a  RED camel on k7!', 'red camel on k7')).toBe('RED camel on k7');
  expect(asTyped('what about e4,e5', 'e4 e5')).toBe('e4,e5');
  expect(asTyped('nothing of the kind', 'water')).toBe('water');
});

test('a page of text that somebody has pasted is looked through as fast as a line', () => {
  const page = Array.from({ length: 20_000 }, (_, i) => `word${i}`).join(' ');
  expect(asTyped(`${page} Übermut`, 'ubermut')).toBe('Übermut');
});
