import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { formatPoints, leadingSource } from '../kit/columns.ts';
import { CurvePicture, type Seeking } from '../recording/curve-picture.tsx';
import { curvesOf, isParted } from '../recording/curves.ts';
import { stateAt } from '../recording/recording.ts';
import { faceDownOf } from '../recording/replay-context.ts';

/** Points over time, a line for each seat. Keys step as everywhere; a click or a drag jumps. */
export function ScoreGraph(seeking: Seeking): JSX.Element {
  const { context } = seeking;
  const source = leadingSource(context.view);
  const unit = source === undefined ? 1 : context.view.units![source];
  const curves = useMemo(() => curvesOf(context.recording, unit), [context.recording, unit]);
  const state = stateAt(context.recording, context.recording.entries.length);
  const waits = context.hues.some((_, seat) => Object.keys(faceDownOf(context, state, seat)).length > 0);
  if (waits) return <p class="graph-waits">{context.words.replay.graphWaits}</p>;
  const { graph, graphWon, graphIfEnded } = context.words.replay;
  const isOpen = context.recording.game.provisional?.length;
  const points = isParted(context.recording) ? graphWon : isOpen ? graphIfEnded : graph;
  const name = source === undefined ? points : context.gameWords.sources[source]!;
  // What does not come to a whole one only tells lines apart.
  return <CurvePicture {...seeking} curves={curves} name={name} write={value => formatPoints(Math.floor(value))} />;
}
