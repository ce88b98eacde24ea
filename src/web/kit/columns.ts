import { type Breakdown, type Game, NOBODY, type Seat } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import type { AnyState } from '../../engine/state.ts';
import type { GameView } from './view.ts';

/** A number as it is printed: with a minus sign, not with a hyphen. */
export const formatPoints = (points: number): string => String(points).replace('-', '−');

/** How many there are of what points stand for, in games whose points only rank; elsewhere the points themselves. */
export function counted({ units }: Pick<GameView, 'units'>, source: string, points: number): number {
  return points / (units?.[source] ?? 1);
}

/** In games whose points only rank: the source that counts before the others. */
export function leadingSource({ units }: Pick<GameView, 'units'>): string | undefined {
  return units && Object.keys(units)[0];
}

/** Points as tables show them: sources that a view counts together stand in one column. */
export function inColumns(view: Pick<GameView, 'columns' | 'units'>, points: Breakdown): Breakdown {
  const { columns, units } = view;
  if (units)
    return Object.fromEntries(Object.entries(points).map(([source, worth]) => [source, counted(view, source, worth)]));
  if (!columns) return points;
  const sum = (sources: readonly string[]) => sources.reduce((total, source) => total + (points[source] ?? 0), 0);
  return Object.fromEntries(Object.entries(columns).map(([column, sources]) => [column, sum(sources)]));
}

/** The columns of a table of points, and what is added up in it. */
export interface PointColumns {
  readonly won: readonly string[];
  /** What is settled only at the end; nothing once it is. */
  readonly provisional: readonly string[];
  /** Two sums where some is won and some is not; none where there is nothing to add, or where points only rank. */
  readonly total: 'none' | 'one' | 'two';
}

export function pointColumns(
  { provisional = [] }: Pick<Game, 'provisional'>,
  { columns, units }: Pick<GameView, 'columns' | 'units'>,
  all: readonly string[],
  settled: boolean,
): PointColumns {
  const isOpen = (column: string) =>
    !settled && (columns?.[column] ?? [column]).every(source => provisional.includes(source));
  const [won, open] = [all.filter(column => !isOpen(column)), all.filter(isOpen)];
  const total = units || all.length < 2 ? 'none' : won.length > 0 && open.length > 0 ? 'two' : 'one';
  return { won, provisional: open, total };
}

/** The part of gains that is seen where something lies face down: nothing of what lies there. */
export function openGains(
  { columns }: Pick<GameView, 'columns'>,
  gains: Breakdown,
  down: Readonly<Record<string, number>>,
): Breakdown {
  const shut = new Set(Object.keys(down).flatMap(column => columns?.[column] ?? [column]));
  return Object.fromEntries(Object.entries(gains).filter(([source]) => !shut.has(source)));
}

/** What lies face down before a seat, by source or column of points. At the end everything is turned up. */
export function chipsOf(
  game: Game,
  { faceDown }: Pick<GameView, 'faceDown'>,
  state: AnyState,
  seat: Seat,
  options: Options,
): Readonly<Record<string, number>> {
  return game.actor(state) === NOBODY ? {} : (faceDown?.(state, seat, options) ?? {});
}
