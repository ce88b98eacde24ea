import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { leadingSource, printed } from '../stage/columns.ts';
import { curvesOf } from './curves.ts';
import { CurvePicture, type Seeking } from './picture.tsx';
import { stateAt } from './recording.ts';
import { faceDown } from './show.ts';

/** Points over time, a line for each seat. Keys step as everywhere; a click or a drag jumps. */
export function Graph(seeking: Seeking): JSX.Element {
  const { show } = seeking;
  const source = leadingSource(show.view);
  const unit = source === undefined ? 1 : show.view.units![source];
  const curves = useMemo(() => curvesOf(show.recording, unit), [show.recording, unit]);
  const state = stateAt(show.recording, show.recording.entries.length);
  const waits = show.hues.some((_, seat) => Object.keys(faceDown(show, state, seat)).length > 0);
  if (waits) return <p class="graph-waits">{show.words.replay.graphWaits}</p>;
  const name = source === undefined ? show.words.replay.graph : show.gameWords.sources[source]!;
  // What does not come to a whole one only tells lines apart.
  return <CurvePicture {...seeking} curves={curves} name={name} write={value => printed(Math.floor(value))} />;
}
