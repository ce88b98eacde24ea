import { expect, test } from 'vitest';
import { loadScoreSheet } from '../../games/registry.ts';
import { countsOf, emptyDraft, isAnythingCounted, isEmpty, withNumber, withPlayerName } from './sheet-draft.ts';

const sheet = (await loadScoreSheet('nomadi'))!;

test('what is empty counts as the least, what is no number stays none, and a minus may be a printed one', () => {
  const draft = withNumber(withNumber(emptyDraft(3), 'talers', 1, '−4'), 'talers', 2, 'x');
  expect(countsOf(sheet, draft)['talers']).toEqual([0, -4, Number.NaN]);
  expect(countsOf(sheet, draft)['card3']).toEqual([0, 0, 0]);
});

test('who is taken off the table comes back with their numbers', () => {
  const draft = withNumber(emptyDraft(3), 'talers', 2, '7');
  expect(countsOf(sheet, { ...draft, seats: 2 })['talers']).toEqual([0, 0]);
  expect(countsOf(sheet, { ...draft, seats: 3 })['talers']).toEqual([0, 0, 7]);
});

test('a sheet is empty until somebody has written on it', () => {
  expect(isEmpty(emptyDraft(2))).toBe(true);
  expect(isEmpty(withPlayerName(emptyDraft(2), 0, 'Ann'))).toBe(false);
  expect(isEmpty(withNumber(emptyDraft(2), 'talers', 0, '1'))).toBe(false);
});

test('names alone begin no count, and a nought that was typed does', () => {
  expect(isAnythingCounted(withPlayerName(emptyDraft(2), 0, 'Ann'))).toBe(false);
  expect(isAnythingCounted(withNumber(emptyDraft(2), 'talers', 1, '0'))).toBe(true);
});
