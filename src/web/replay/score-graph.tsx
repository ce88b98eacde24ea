import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { formatPoints, leadingSource } from '../kit/columns.ts';
import { CurvePicture, type Seeking } from '../recording/curve-picture.tsx';
import { curvesOf } from '../recording/curves.ts';
import { stateAt } from '../recording/recording.ts';
import { faceDownOf } from '../recording/replay-context.ts';

/** Points over time, a line for each seat. Keys step as everywhere; a click or a drag jumps. */
export function ScoreGraph(seeking: Seeking): JSX.Element {
  const { show } = seeking;
  const source = leadingSource(show.view);
  const unit = source === undefined ? 1 : show.view.units![source];
  const curves = useMemo(() => curvesOf(show.recording, unit), [show.recording, unit]);
  const state = stateAt(show.recording, show.recording.entries.length);
  const waits = show.hues.some((_, seat) => Object.keys(faceDownOf(show, state, seat)).length > 0);
  if (waits) return <p class="graph-waits">{show.words.replay.graphWaits}</p>;
  const name = source === undefined ? show.words.replay.graph : show.gameWords.sources[source]!;
  // What does not come to a whole one only tells lines apart.
  return <CurvePicture {...seeking} curves={curves} name={name} write={value => formatPoints(Math.floor(value))} />;
}
