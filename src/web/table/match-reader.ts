import type { Seat, Viewer } from '../../engine/game.ts';
import type { Outcome } from '../../engine/logs/transcript.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import { resultOf, type Snapshot, snapshotFor, stateAfter, type Table } from '../../table/table.ts';
import { viewerLogOf } from '../../table/viewer-log.ts';
import { type Handover, handoverAt, hidesAnything, personToMove } from './handover.ts';
import { type LogLine, logLinesOf } from './log-lines.ts';

/** What can be seen of a match, wherever its table lies. */
export interface MatchReader {
  /** Who looks at it now; `taken` is the seat that took the device last. */
  handover(taken: Seat | undefined): Handover;
  /** The person at this device whose turn it is. */
  personToMove(): Seat | undefined;
  /** Is there anything that one of the viewers may not see? */
  hidesAnything(): boolean;
  view(viewer: Viewer): Snapshot;
  lines(viewer: Viewer): readonly LogLine[];
  /** What the viewer saw when the log had so many entries. */
  seenAfter(length: number, viewer: Viewer): AnyState;
  result(): Outcome;
}

/** Of a table on this device. It is asked for anew each time: another window may have played on. */
export function readerOf(table: () => Table): MatchReader {
  return {
    handover: taken => handoverAt(table(), taken),
    personToMove: () => personToMove(table()),
    hidesAnything: () => hidesAnything(table()),
    view: viewer => snapshotFor(table(), viewer),
    lines: viewer => logLinesOf(viewerLogOf(table(), viewer)),
    seenAfter: (length, viewer) => maskedAfter(table(), length, viewer),
    result: () => resultOf(table()),
  };
}

function maskedAfter(table: Table, length: number, viewer: Viewer): AnyState {
  const state = copyOf(stateAfter(table, length));
  table.game.mask(state, viewer);
  return state;
}
