import { applyEntry } from '../engine/asides.ts';
import type { Game, Viewer } from '../engine/game.ts';
import { type AnyState, copyOf, sameBytes } from '../engine/state.ts';
import { firstState } from './first-state.ts';
import { isRedacted, type Table } from './table.ts';
import { predictedState } from './timeline.ts';

/**
 * Follows a table with the eyes of one viewer and keeps the states that do not follow from its entries: those have to be
 * sent along. It goes on from where it was, so a long log is gone through once. It is no Timeline, which keeps the
 * state after each entry: a server has many viewers, and two states are enough for each of them.
 */
export interface ViewTracker {
  readonly viewer: Viewer;
  length: number;
  readonly truth: AnyState;
  /** What the viewer sees of the truth. */
  seen: AnyState;
  /** The states that can't be worked out, by the number of the entry that led to them. */
  readonly unpredicted: Map<number, Uint8Array>;
}

export function viewTrackerOf({ game, match }: Table, viewer: Viewer): ViewTracker {
  const truth = firstState(game, match);
  return { viewer, length: 0, truth, seen: maskedCopy(game, truth, viewer), unpredicted: new Map() };
}

/** Brings a tracker up to date with its table. */
export function trackOn(tracker: ViewTracker, table: Table): void {
  for (; tracker.length < table.entries.length; tracker.length++) trackNext(tracker, table);
}

function trackNext(tracker: ViewTracker, table: Table): void {
  const { truth, viewer, length } = tracker;
  const { game } = table;
  const entry = table.entries[length];
  // Nobody corrects a match on a server, so no act changes what is seen.
  if ('act' in entry) return;
  const hidden = isRedacted(table, length, viewer);
  const expected = hidden ? undefined : predictedState(game, tracker.seen, entry, viewer);
  applyEntry(game, truth, entry);
  tracker.seen = maskedCopy(game, truth, viewer);
  if (!expected || !sameBytes(expected, tracker.seen)) tracker.unpredicted.set(length, tracker.seen.bytes);
}

function maskedCopy(game: Game, state: AnyState, viewer: Viewer): AnyState {
  const seen = copyOf(state);
  game.mask(seen, viewer);
  return seen;
}
