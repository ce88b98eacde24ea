import { expect, test } from 'vitest';
import type { Judgement } from './judging.ts';
import { costliestIn, type OwnReview, phaseAccounts } from './phases.ts';

function judgement(at: number, seat: number, loss: number): Judgement {
  const expected = (share: number) => ({ move: 'x', share, points: 0 });
  return { at, seat, played: expected(0.5 - loss), other: expected(0.5), shares: [0.5, 0.5] };
}

/** Ten decisions of the reader at even places, and others between them that give away everything. */
function review(match: string, losses: readonly number[]): OwnReview {
  const own = losses.map((loss, i) => judgement(2 * i, 0, loss));
  const others = losses.map((_, i) => judgement(2 * i + 1, 1, 0.4));
  return { match, seat: 0, judgements: [...others, ...own] };
}

const reviews = [review('a', [0.1, 0, 0, 0, 0.3, 0, 0, 0, 0, 0.02]), review('b', [0.04, 0, 0, 0, 0, 0, 0, 0, 0.2, 0])];

test('a fifth of the own decisions is the opening, a fifth the ending, over all games', () => {
  const { opening, middle, ending } = phaseAccounts(reviews);
  expect(opening).toMatchObject({ decisions: 4, best: 2 });
  expect(opening.loss).toBeCloseTo(0.035);
  expect(middle).toMatchObject({ decisions: 12, best: 11 });
  expect(ending).toMatchObject({ decisions: 4, best: 2 });
  expect(ending.loss).toBeCloseTo(0.055);
});

test('the costliest turn is found in its phase alone', () => {
  expect(costliestIn('opening', reviews)).toMatchObject({ match: 'a', at: 0 });
  expect(costliestIn('ending', reviews)).toMatchObject({ match: 'b', at: 16 });
  expect(costliestIn('opening', [review('c', [0, 0, 0, 0, 0.3, 0])])).toBeUndefined();
});

test('of a game with few decisions nothing is said about its phases', () => {
  const { opening, middle, ending } = phaseAccounts([review('d', [0.1, 0.1, 0.1])]);
  expect([opening.decisions, middle.decisions, ending.decisions]).toEqual([0, 3, 0]);
  expect(phaseAccounts([]).opening).toEqual({ decisions: 0, best: 0, loss: 0 });
});
