import { valueTextAt } from '../recording/course.ts';
import { stateAt } from '../recording/recording.ts';
import { faceDownOf, moverAt, type ReplayContext } from '../recording/replay-context.ts';

/** "move 12 of 80, Ann: Ann 20, Ben 17": where one stands in a recording. No points where some lie face down. */
export function sliderText(context: ReplayContext, at: number): string {
  const { recording, words, who, hues } = context;
  const { moveCounts } = recording;
  const state = stateAt(recording, at);
  const isOpen = hues.every((_, seat) => Object.keys(faceDownOf(context, state, seat)).length === 0);
  const standing = isOpen ? hues.map((_, seat) => `${who(seat)} ${valueTextAt(context, at, seat)}`) : [];
  return words.replay.positionOf(moveCounts[at]!, moveCounts.at(-1)!, moverAt(context, at), standing.join(', '));
}
