import { CHANCE } from '../../engine/game.ts';
import { stateOf } from '../../table/draft.ts';
import type { TableContext } from './table-context.ts';

/** What is asked of the person to move, by its name among the game's words. */
export function taskKeyOf({ controller, view }: Pick<TableContext, 'controller' | 'view'>): string {
  const draft = controller.draft.value;
  const legal = controller.builder.value?.legal ?? [];
  const turn = draft?.seat === CHANCE ? undefined : draft;
  return (turn && view.task?.(stateOf(turn), legal).key) ?? legal[0]?.tokens[0] ?? '';
}
