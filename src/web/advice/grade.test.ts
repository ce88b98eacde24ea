import { expect, test } from 'vitest';
import { costliest, gradesOf } from './assessment.ts';
import { gradeOf, isSound } from './grade.ts';
import type { Judgement } from './judging.ts';

function judged(at: number, seat: number, loss: number): Judgement {
  const way = (move: string, share: number) => ({ move, share, points: 0 });
  return { at, seat, played: way('x', 0.5 - loss), other: way('y', 0.5), shares: [0.5, 0.5] };
}

test('the more of the wins a turn gives away the lower its grade', () => {
  expect([0, 0.01, 0.04, 0.1, 0.4].map(gradeOf)).toEqual(['best', 'good', 'inexact', 'mistake', 'blunder']);
  expect(['best', 'good', 'inexact'].map(grade => isSound(grade as 'best'))).toEqual([true, true, false]);
});

test('the three costliest turns of a seat are there to learn from, the worst first', () => {
  const judgements = [
    judged(1, 0, 0.03),
    judged(2, 1, 0.5),
    judged(3, 0, 0.2),
    judged(4, 0, 0.01),
    judged(5, 0, 0.1),
    judged(6, 0, 0.05),
  ];
  expect(costliest(judgements, 0).map(({ at }) => at)).toEqual([3, 5, 6]);
  expect(gradesOf(judgements, 0)).toEqual([
    ['good', 1],
    ['inexact', 2],
    ['mistake', 1],
    ['blunder', 1],
  ]);
});
