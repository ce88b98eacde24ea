import { useMemo } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import { formatPoints, leadingSource } from '../kit/columns.ts';
import { language } from '../page/settings.ts';
import { type Curves, curvesOf, pointsShownAt, progressCurves } from './curves.ts';
import { stateAt } from './recording.ts';
import type { ReplayContext } from './replay-context.ts';

/** How a match went, as lines: what they are of, how a value is written, and what has to be said about it. */
export interface MatchCourse {
  readonly curves: Curves;
  readonly name: string;
  readonly write: (value: number) => string;
  readonly about?: string | undefined;
}

/** The way to the goal, where points come late; else the points, or what counts before all else. */
export function useCourse(context: ReplayContext, points: string): MatchCourse {
  const { recording, view, gameWords, quest } = context;
  return useMemo(() => {
    const source = leadingSource(view);
    return {
      curves: quest ? progressCurves(recording, quest.progress) : curvesOf(recording, unitOf(context)),
      name: quest?.words.progress ?? (source === undefined ? points : gameWords.sources[source]!),
      write: value => valueText(context, value),
      about: quest?.words.progressOf,
    };
  }, [recording, view, gameWords, quest, points]);
}

/** What the lines show for a seat at one position, as it is written. */
export function valueTextAt(context: ReplayContext, at: number, seat: Seat): string {
  const { recording, quest } = context;
  const progress = quest?.progress(stateAt(recording, at), seat);
  if (progress !== undefined) return valueText(context, 100 * progress);
  return valueText(context, pointsShownAt(recording, at, seat) / unitOf(context));
}

function unitOf({ view }: ReplayContext): number {
  const source = leadingSource(view);
  return source === undefined ? 1 : view.units![source]!;
}

function valueText({ quest }: ReplayContext, value: number): string {
  if (quest) return new Intl.NumberFormat(language.value, { style: 'percent' }).format(value / 100);
  // What does not come to a whole one only tells lines apart.
  return formatPoints(Math.floor(value));
}
