import { CHANCE } from '../../engine/game.ts';
import { formatPoints } from '../kit/columns.ts';
import { countingLines, entryText } from './counting-lines.ts';
import { winText } from './end-told.ts';
import { keptCount } from './kept-outcomes.ts';
import { toldText } from './outcome-telling.ts';
import { columnsOf, pointsSeen, scoreText } from './scores.tsx';
import type { TableContext } from './table-context.ts';
import { taskOf } from './turn-task.ts';

/** How it stands, in sentences: whose turn it is, what was entered last, the points, what is left and when it ends. */
export function statusText(context: TableContext): string {
  const { controller, hand } = context;
  const { state, over } = controller.snapshot.value;
  const last = countingLines(context).at(-1);
  const told = hand.value;
  const kept = keptCount(context);
  return [
    turnText(context),
    last && told ? `${told.words.lastEntry} ${entryText(context, last)}` : '',
    pointsText(context),
    over ? '' : (told?.left?.(state) ?? ''),
    over || !told || kept === 0 ? '' : told.words.kept(kept),
  ]
    .filter(text => text !== '')
    .join(' ');
}

function turnText(context: TableContext): string {
  const { controller, hand, words, who } = context;
  const told = controller.host.hand?.told.value;
  const waiting = controller.handover.value.waiting;
  const draft = controller.draft.value;
  if (controller.snapshot.value.over) return winText(context);
  if (told) return `${hand.value?.words.forBotTitle(who(told.seat))}. ${toldText(context, told)}`;
  if (waiting !== undefined) return `${words.play.turnOf(who(waiting))}. ${words.play.passDevice(who(waiting))}`;
  if (!draft) return '';
  return draft.seat === CHANCE ? taskOf(context) : `${words.play.turnOf(who(draft.seat))}. ${taskOf(context)}`;
}

/** Points that everybody knows as one number for each; where some are covered, what is seen of them. */
function pointsText(context: TableContext): string {
  const columns = columnsOf(context);
  return context.controller.host.match.players
    .map((_, seat) => {
      const { total, hidden, shut } = pointsSeen(context, columns, seat);
      const points = hidden || shut ? scoreText(context, seat) : formatPoints(total);
      return `${context.who(seat)}: ${points}.`;
    })
    .join(' ');
}
