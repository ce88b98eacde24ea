import { useMemo } from 'preact/hooks';
import { stateOf } from '../../table/draft.ts';
import { selectableTokens, settledTokens } from '../kit/input/move-builder.ts';
import type { BoardInput } from '../kit/view.ts';
import { previewsOf } from './clicks.ts';
import { previewText, type TableContext } from './table-context.ts';

/** What the viewer can do on the board now; nothing while others move or the past is shown. */
export function useBoardInput(context: TableContext): BoardInput | undefined {
  const { controller, hintController } = context;
  const draft = controller.draft.value;
  const picking = controller.picking.value;
  const past = controller.past.value !== undefined;
  const pointed = controller.pointed.value;
  // Boards keep what they have drawn for as long as the same words can be clicked.
  const lit = useMemo(() => (picking ? selectableTokens(picking) : new Set<string>()), [picking]);
  const marked = hintController.marked.value;
  const chosen = useMemo(
    () => new Set(marked?.split(' ') ?? (picking ? settledTokens(picking).values() : [])),
    [picking, marked],
  );
  const picked = useMemo(() => new Set(picking?.chosen.values() ?? []), [picking]);
  if (!draft || !picking || past) return undefined;
  return {
    seat: draft.seat,
    selectable: lit,
    chosen,
    picked,
    pointed,
    pick: token => controller.pick(token),
    point: token => void (controller.pointed.value = token),
    playMoves: moves => controller.playMoves(moves),
    drop: () => controller.drop(),
    preview: token => previewText(context, previewsOf(draft.game, stateOf(draft), picking, token), draft.seat),
  };
}
