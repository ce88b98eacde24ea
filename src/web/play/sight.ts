import type { Seat, Viewer } from '../../engine/game.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import type { Outcome } from '../../engine/transcript.ts';
import { glimpseOf } from '../../table/glimpse.ts';
import { resultOf, stateAfter, type Table, type View, viewOf } from '../../table/table.ts';
import { chronicleOf, type Line } from './chronicle.ts';
import { type Handover, handoverAt, hidesAnything, personToMove } from './handover.ts';

/** What can be seen of a match, wherever its table lies. */
export interface Sight {
  /** Who looks at it now; `taken` is the seat that took the device last. */
  handover(taken: Seat | undefined): Handover;
  /** The person at this device whose turn it is. */
  personToMove(): Seat | undefined;
  /** Is there anything that one of the viewers may not see? */
  hidesAnything(): boolean;
  view(viewer: Viewer): View;
  lines(viewer: Viewer): readonly Line[];
  /** What the viewer saw when the log had so many entries. */
  seenAfter(length: number, viewer: Viewer): AnyState;
  result(): Outcome;
}

/** Of a table on this device. It is asked for anew each time: another window may have played on. */
export function sightOf(table: () => Table): Sight {
  return {
    handover: taken => handoverAt(table(), taken),
    personToMove: () => personToMove(table()),
    hidesAnything: () => hidesAnything(table()),
    view: viewer => viewOf(table(), viewer),
    lines: viewer => chronicleOf(glimpseOf(table(), viewer)),
    seenAfter: (length, viewer) => maskedAfter(table(), length, viewer),
    result: () => resultOf(table()),
  };
}

function maskedAfter(table: Table, length: number, viewer: Viewer): AnyState {
  const state = copyOf(stateAfter(table, length));
  table.game.mask(state, viewer);
  return state;
}
