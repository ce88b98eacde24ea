import { useMemo } from 'preact/hooks';
import { CHANCE } from '../../engine/game.ts';
import { stateOf } from '../../table/draft.ts';
import { inertInput } from '../kit/input/inert-input.ts';
import { settledTokens } from '../kit/input/move-builder.ts';
import { rulesInput } from '../kit/input/rules-input.ts';
import type { BoardInput } from '../kit/view.ts';
import { previewsOf } from './clicks.ts';
import { previewText, type TableContext } from './table-context.ts';

/** What the viewer can do on the board now; nothing while others move or the past is shown. */
export function useBoardInput(context: TableContext): BoardInput | undefined {
  const { controller, hintController } = context;
  const draft = controller.draft.value;
  const builder = controller.builder.value;
  const past = controller.past.value !== undefined;
  const pointed = controller.pointed.value;
  // Boards keep what they have drawn for as long as the same tokens are selectable.
  const rules = useMemo(
    () => draft && builder && rulesInput(draft.game, stateOf(draft), builder, builder.legal),
    [builder],
  );
  const marked = hintController.marked.value;
  const chosen = useMemo(
    () => new Set(marked?.split(' ') ?? (builder ? settledTokens(builder).values() : [])),
    [builder, marked],
  );
  const laying = layingInput(context);
  if (laying) return laying;
  if (!draft || !builder || !rules || past) return undefined;
  return {
    ...rules,
    seat: draft.seat,
    chosen,
    pointed,
    pick: token => controller.pick(token),
    point: token => void (controller.pointed.value = token),
    playMoves: moves => controller.playMoves(moves),
    drop: () => controller.drop(),
    preview: token =>
      draft.seat === CHANCE
        ? ''
        : previewText(context, previewsOf(draft.game, stateOf(draft), builder, token), draft.seat),
  };
}

/** While a board is told as it lies, each of its fields can be tapped; those of which nothing is known are marked. */
function layingInput({ laying, controller }: TableContext): BoardInput | undefined {
  const editor = laying.value;
  if (!editor) return undefined;
  const { open } = editor.laid.value;
  const missing = open.flatMap(({ fields }) => fields).filter(field => !editor.lying.value.has(field));
  return inertInput({
    seat: CHANCE,
    selectable: new Set(missing),
    pointed: controller.pointed.value,
    pick: field => editor.tap(field),
    point: field => void (controller.pointed.value = field),
  });
}
