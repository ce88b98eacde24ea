import { expect, test } from 'vitest';
import { isTouchTipDue, type TipMoment } from './tip-order.ts';

const due: TipMoment = { told: false, magnifies: true, placesAreSmall: true, coachSpeaks: false, choosing: true };

test('how small places are touched is said to whoever can choose one', () => {
  expect(isTouchTipDue(due)).toBe(true);
});

test.each<[string, Partial<TipMoment>]>([
  ['waits while the coach speaks', { coachSpeaks: true }],
  ['waits until there is something to choose', { choosing: false }],
  ['is not said twice', { told: true }],
  ['is not said where nothing is magnified', { magnifies: false }],
  ['is not said where places are large', { placesAreSmall: false }],
])('the tip %s', (_, otherwise) => {
  expect(isTouchTipDue({ ...due, ...otherwise })).toBe(false);
});
