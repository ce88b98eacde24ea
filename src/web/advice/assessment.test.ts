import { expect, test } from 'vitest';
import { accountOf, lossOf, matteredMost, secondsLeft, shareSwing, unjudged, withJudgement } from './assessment.ts';
import type { Judgement } from './judging.ts';

/** A decision after which so much was to be hoped for, and so much after the best other move. */
function judged(at: number, seat: number, share: number, other?: number): Judgement {
  const expected = (move: string, hope: number) => ({ move, share: hope, points: 100 * hope });
  const best = other === undefined ? {} : { other: expected('other', other) };
  return { at, seat, played: expected('played', share), ...best, shares: [0.5, 0.5] };
}

test('a move that does worse than another one loses the difference; one that does better loses nothing', () => {
  expect(lossOf(judged(3, 0, 0.4, 0.5))).toBeCloseTo(0.1);
  expect(shareSwing(judged(3, 0, 0.4, 0.5))).toBeCloseTo(-0.1);
  expect(lossOf(judged(3, 0, 0.5, 0.4))).toBe(0);
  expect(shareSwing(judged(3, 0, 0.5, 0.4))).toBeCloseTo(0.1);
  expect(lossOf(judged(3, 0, 0.5))).toBe(0);
});

const game = [
  judged(1, 0, 0.5, 0.53),
  judged(2, 1, 0.2, 0.6),
  judged(3, 0, 0.5, 0.62),
  judged(4, 0, 0.5, 0.51),
  judged(5, 0, 0.6, 0.3),
  judged(6, 0, 0.6, 0.55),
  judged(7, 0, 0.6, 0.4),
];

test('what mattered most are the worst losses, and then the moves that no other could replace', () => {
  expect(matteredMost(game, 0).map(({ at }) => at)).toEqual([3, 1, 5]);
  expect(matteredMost(game, 1).map(({ at }) => at)).toEqual([2]);
});

test('without a bad move the best ones are told, and never more than three moves', () => {
  const good = game.slice(4);
  expect(matteredMost(good, 0).map(({ at }) => at)).toEqual([5, 7, 6]);
  const bad = [1, 2, 3, 4].map(at => judged(at, 0, 0.5, 0.5 + at / 10));
  expect(matteredMost([...good, ...bad], 0).map(({ at }) => at)).toEqual([4, 3, 2]);
});

test('differences within what estimates err by matter to nobody', () => {
  expect(matteredMost([judged(1, 0, 0.5, 0.515), judged(2, 0, 0.5, 0.49)], 0)).toEqual([]);
});

test('the mean loss counts all decisions of a seat, and gains make up for nothing', () => {
  const account = accountOf(game, 0);
  expect(account.decisions).toBe(6);
  expect(account.loss).toBeCloseTo((0.03 + 0.12 + 0.01) / 6);
  expect(accountOf([], 0)).toEqual({ decisions: 0, loss: 0 });
});

test('what is missing is what has not been judged, in the order of the game', () => {
  const decisions = [1, 2, 3, 8, 9].map(at => ({ at, seat: 0, played: 'played' }));
  expect(unjudged(decisions, [judged(8, 0, 1), judged(2, 0, 1)]).map(({ at }) => at)).toEqual([1, 3, 9]);
});

test('judgements are kept in the order of the game, one for each decision', () => {
  const later = judged(2, 0, 0.9);
  const noted = [judged(5, 0, 0.1), judged(2, 0, 0.2), later].reduce<readonly Judgement[]>(withJudgement, []);
  expect(noted.map(({ at }) => at)).toEqual([2, 5]);
  expect(noted[0]).toBe(later);
});

test('the time left follows from the pace so far, and is not told too early', () => {
  expect(secondsLeft({ done: 2, left: 10, milliseconds: 900 })).toBeUndefined();
  expect(secondsLeft({ done: 4, left: 10, milliseconds: 2000 })).toBe(5);
  expect(secondsLeft({ done: 4, left: 0, milliseconds: 2000 })).toBe(0);
});
