import type { JSX } from 'preact';
import { useCourse } from '../recording/course.ts';
import { CurvePicture, type Seeking } from '../recording/curve-picture.tsx';
import { isParted } from '../recording/curves.ts';
import { stateAt } from '../recording/recording.ts';
import { faceDownOf } from '../recording/replay-context.ts';

/** Points over time, a line for each seat. Keys step as everywhere; a click or a drag jumps. */
export function ScoreGraph(seeking: Seeking): JSX.Element {
  const { context } = seeking;
  const { graph, graphWon, graphIfEnded } = context.words.replay;
  const isOpen = context.recording.game.provisional?.length;
  const points = isParted(context.recording) ? graphWon : isOpen ? graphIfEnded : graph;
  const { curves, name, write } = useCourse(context, points);
  const state = stateAt(context.recording, context.recording.entries.length);
  const waits = context.hues.some((_, seat) => Object.keys(faceDownOf(context, state, seat)).length > 0);
  if (waits) return <p class="graph-waits">{context.words.replay.graphWaits}</p>;
  return <CurvePicture {...seeking} {...{ curves, name, write }} />;
}
