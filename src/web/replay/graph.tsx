import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { curvesOf } from './curves.ts';
import { CurvePicture, type Seeking } from './picture.tsx';
import { stateAt } from './recording.ts';
import { faceDown } from './show.ts';

/** Points over time, a line for each seat. Keys step as everywhere; a click or a drag jumps. */
export function Graph(seeking: Seeking): JSX.Element {
  const { show } = seeking;
  const curves = useMemo(() => curvesOf(show.recording), [show.recording]);
  const state = stateAt(show.recording, show.recording.entries.length);
  const waits = show.hues.some((_, seat) => Object.keys(faceDown(show, state, seat)).length > 0);
  if (waits) return <p class="graph-waits">{show.words.replay.graphWaits}</p>;
  return <CurvePicture {...seeking} curves={curves} name={show.words.replay.graph} write={String} />;
}
