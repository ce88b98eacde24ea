/** How much of the wins a turn gives away, from nothing to very much. */
export const grades = ['best', 'good', 'inexact', 'mistake', 'blunder'] as const;

export type Grade = (typeof grades)[number];

/** Up to these shares of wins; less than the first is within what estimates err by. */
const limits: readonly (readonly [Grade, number])[] = [
  ['best', 0.005],
  ['good', 0.02],
  ['inexact', 0.06],
  ['mistake', 0.15],
];

export function gradeOf(loss: number): Grade {
  return limits.find(([, most]) => loss <= most)?.[0] ?? 'blunder';
}

/** Is it as good as the best, as far as anybody can tell? */
export function isSound(grade: Grade): boolean {
  return grade === 'best' || grade === 'good';
}
