import { CHANCE } from '../../engine/game.ts';
import { stateOf } from '../../table/draft.ts';
import { buttonsFor } from '../kit/input/buttons.ts';
import type { MoveBuilder } from '../kit/input/move-builder.ts';
import type { Button, TurnPause, TurnProgress } from '../kit/view.ts';
import { questionOf } from './outcome-telling.ts';
import type { TableContext } from './table-context.ts';
import { taskKeyOf } from './task-key.ts';

/** What is asked of the person to move, in the game's words. */
export function taskOf(context: TableContext): string {
  const { controller, words, gameWords } = context;
  const builder = controller.builder.value;
  if (controller.draft.value?.seat === CHANCE) return questionOf(context);
  const turn = turnOf(context);
  if (!turn || !builder) return haltOf(context)?.task ?? words.play.ready;
  const key = taskKeyOf(context);
  return gameWords.prompts?.[key]?.(turn) ?? key;
}

/** How far the turn has come; nothing while others move. */
function turnOf({ controller, view, who }: TableContext): TurnProgress | undefined {
  const draft = controller.draft.value;
  if (!draft || draft.seat === CHANCE) return undefined;
  const state = stateOf(draft);
  const chosen = [...(controller.builder.value?.chosen.values() ?? [])];
  return {
    state,
    who,
    made: draft.moves.length,
    chosen,
    args: view.task?.(state, controller.builder.value?.legal ?? []).args ?? {},
  };
}

export function haltOf(context: TableContext): TurnPause | undefined {
  const turn = context.controller.isComplete() ? turnOf(context) : undefined;
  return turn && context.gameWords.halt?.(turn);
}

/** What is pressed at the prompt, with the words chosen so far or as if none were. */
export function buttonsOf(context: TableContext, chosen?: MoveBuilder['chosen']): readonly Button[] {
  const now = context.controller.builder.value;
  const turn = turnOf(context);
  if (!now || !turn) return [];
  const builder = chosen ? { ...now, chosen } : now;
  const progress = { ...turn, chosen: [...builder.chosen.values()], legal: builder.legal };
  return buttonsFor(context.view, context.gameWords, progress, builder);
}
