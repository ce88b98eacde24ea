import { isSeat } from '../../engine/game.ts';
import type { TableContext } from './table-context.ts';

/** Whoever comes to a table where others move hears whose turn it is: their own is told as a task. */
export function arrivalTold({ controller, game, words, who }: TableContext): string {
  const { over, state } = controller.snapshot.value;
  const actor = game.actor(state);
  const isAsked = controller.draft.value !== undefined || controller.handover.value.waiting !== undefined;
  return over || isAsked || !isSeat(actor) ? '' : `${words.play.turnOf(who(actor))}.`;
}
