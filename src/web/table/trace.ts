import { isSeat } from '../../engine/game.ts';
import type { TraceStep } from '../kit/view.ts';
import type { LogLine } from './log-lines.ts';
import type { TableController } from './table-controller.ts';

/**
 * What is to be seen of moves that were made: all that others did since the viewer's last turn, until the viewer does
 * something; and while others move or the past is looked at, the turn that led there.
 */
export function traceOf(controller: TableController): readonly TraceStep[] {
  const { draft, past, lines } = controller;
  const at = past.value;
  if (at !== undefined) return turnBefore(lines.value.slice(0, at));
  if (!draft.value) return turnBefore(lines.value);
  return draft.value.moves.length > 0 ? [] : lines.value.slice(controller.lastSeen()).flatMap(stepOf);
}

/** The moves of the seat that moved last, since somebody else did. */
function turnBefore(lines: readonly LogLine[]): readonly TraceStep[] {
  const moves = lines.filter(({ actor }) => typeof actor === 'number');
  const others = moves.findLastIndex(({ actor }) => actor !== moves.at(-1)?.actor);
  return moves.slice(others + 1).flatMap(stepOf);
}

function stepOf({ actor, what }: LogLine): readonly TraceStep[] {
  if (typeof actor !== 'number' || !isSeat(actor) || typeof what !== 'object' || what.at === undefined) return [];
  return [{ seat: actor, at: what.at, from: what.from, via: what.via }];
}
