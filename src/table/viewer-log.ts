import { entryMove } from '../engine/asides.ts';
import { type Game, NOT_A_MOVE, type Seat, type Viewer } from '../engine/game.ts';
import { isOverWith } from '../engine/logs/acts.ts';
import { type AnyState, copyInto, copyOf, sameBytes } from '../engine/state.ts';
import type { Match, SeenEntry } from './match.ts';
import { entriesFor, isRedacted, type Snapshot, type Table } from './table.ts';

/**
 * What a viewer has seen of a match: the log as far as it may be read, and the masked state after each entry. A page
 * that plays at another's table has nothing else.
 */
export interface ViewerLog {
  readonly game: Game;
  readonly viewer: Viewer;
  readonly entries: readonly SeenEntry[];
  /** The state before the first entry, and after each. */
  readonly states: readonly AnyState[];
}

/** What is fixed before the first move, as far as a state depends on it. */
type Frame = Pick<Match, 'players' | 'options'>;

export function beginViewerLog(game: Game, { players, options }: Frame, viewer: Viewer): ViewerLog {
  return { game, viewer, entries: [], states: [maskedFor(game, game.initial(players.length, options), viewer)] };
}

/** Everything that a viewer of a table has seen. */
export function viewerLogOf(table: Table, viewer: Viewer): ViewerLog {
  const { game, match } = table;
  const state = game.initial(match.players.length, match.options);
  const seen = [maskedFor(game, copyOf(state), viewer)];
  for (const entry of table.entries) {
    if ('move' in entry) game.apply(state, entryMove(game, state, entry));
    seen.push(maskedFor(game, copyOf(state), viewer));
  }
  return { game, viewer, entries: entriesFor(table, viewer), states: seen };
}

function maskedFor(game: Game, state: AnyState, viewer: Viewer): AnyState {
  game.mask(state, viewer);
  return state;
}

/** Something about the table that does not fit what was seen of it before. */
export class BadViewerLog extends Error {}

/** The glimpse with more entries. `told` are the states that these led to, by their number, where they don't tell it. */
export function withEntries(
  glimpse: ViewerLog,
  entries: readonly SeenEntry[],
  told: ReadonlyMap<number, Uint8Array>,
): ViewerLog {
  const { game, viewer } = glimpse;
  const states = [...glimpse.states];
  for (const entry of entries) {
    if (entry.seq !== states.length - 1)
      throw new BadViewerLog(`entry ${entry.seq} came, ${states.length - 1} was expected`);
    const before = states[entry.seq];
    const bytes = told.get(entry.seq);
    const after = bytes ? stateFrom(before, bytes) : following(game, before, entry, viewer);
    if (!after) throw new BadViewerLog(`nothing tells what entry ${entry.seq} led to`);
    states.push(after);
  }
  return { ...glimpse, entries: [...glimpse.entries, ...entries], states };
}

function stateFrom(like: AnyState, bytes: Uint8Array): AnyState {
  if (bytes.length !== like.bytes.length)
    throw new BadViewerLog(`a state of ${bytes.length} bytes came, ${like.bytes.length} were expected`);
  const state = like.blankCopy();
  copyInto(state, { bytes });
  return state;
}

/** What the viewer sees after an entry, worked out from what it saw before; undefined where the entry does not tell. */
function following(game: Game, before: AnyState, entry: SeenEntry, viewer: Viewer): AnyState | undefined {
  if ('veiled' in entry) return undefined;
  if ('act' in entry) return before;
  const after = copyOf(before);
  const move = entryMove(game, after, entry);
  if (move === NOT_A_MOVE) return undefined;
  game.apply(after, move);
  return maskedFor(game, after, viewer);
}

/** The same as a table would show this viewer. */
export function snapshotOf({ game, viewer, entries, states }: ViewerLog): Snapshot {
  const state = states[states.length - 1];
  const acts = entries.filter(entry => 'act' in entry && entry.act === 'resign');
  const resigned = new Set(acts.map(({ actor }) => actor as Seat));
  return { viewer, state, entries, over: isOverWith(game, state, resigned.size), resigned };
}

/**
 * Follows a table with the eyes of one viewer and notes the states that its entries alone don't tell: those are what
 * has to be sent along. It goes on from where it was, so a long log is gone through once.
 */
export interface ViewTracker {
  readonly viewer: Viewer;
  length: number;
  /** What is, and what the viewer sees of it. */
  readonly truth: AnyState;
  seen: AnyState;
  /** By the number of the entry that led to them. */
  readonly unpredicted: Map<number, Uint8Array>;
}

export function viewTrackerOf({ game, match }: Table, viewer: Viewer): ViewTracker {
  const truth = game.initial(match.players.length, match.options);
  return { viewer, length: 0, truth, seen: maskedFor(game, copyOf(truth), viewer), unpredicted: new Map() };
}

/** Brings a witness up to date with its table. */
export function trackOn(witness: ViewTracker, table: Table): void {
  for (; witness.length < table.entries.length; witness.length++) trackNext(witness, table);
}

function trackNext(witness: ViewTracker, table: Table): void {
  const { truth, viewer, length } = witness;
  const { game } = table;
  const entry = table.entries[length];
  if ('act' in entry) return;
  const expected = isRedacted(table, length, viewer) ? undefined : following(game, witness.seen, entry, viewer);
  game.apply(truth, entryMove(game, truth, entry));
  witness.seen = maskedFor(game, copyOf(truth), viewer);
  if (!expected || !sameBytes(expected, witness.seen)) witness.unpredicted.set(length, witness.seen.bytes);
}
