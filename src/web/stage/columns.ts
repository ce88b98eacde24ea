import type { Breakdown } from '../../engine/game.ts';
import type { GameView } from './view.ts';

/** A number as it is printed: with a minus sign, not with a hyphen. */
export const printed = (points: number): string => String(points).replace('-', '−');

/** Points as tables show them: sources that a view counts together stand in one column. */
export function inColumns({ columns }: Pick<GameView, 'columns'>, points: Breakdown): Breakdown {
  if (!columns) return points;
  const sum = (sources: readonly string[]) => sources.reduce((total, source) => total + (points[source] ?? 0), 0);
  return Object.fromEntries(Object.entries(columns).map(([column, sources]) => [column, sum(sources)]));
}
