import { applyEntry, entryMove } from '../engine/asides.ts';
import { type Description, type Game, type Move, NOT_A_MOVE, type Seat, type Viewer } from '../engine/game.ts';
import { isOverWith } from '../engine/logs/acts.ts';
import { type Outcome, outcomeOf, withoutResigned } from '../engine/logs/transcript.ts';
import { type AnyState, copyInto, copyOf } from '../engine/state.ts';
import { countingAt } from './corrections.ts';
import { firstState } from './first-state.ts';
import { type Entry, type Match, redact, type SeenEntry } from './match.ts';
import type { Snapshot } from './table.ts';

/** What is fixed before the first move, as far as states depend on it. */
export type Setting = Pick<Match, 'players' | 'options'>;

/**
 * A log with the states it leads to: the truth, or what one viewer may know of it. All code that shows, replays, reviews
 * or checks a match reads it here. It only grows, and no state in it is ever changed.
 */
export interface Timeline<E extends SeenEntry = SeenEntry> {
  readonly game: Game;
  readonly match: Setting;
  /** Undefined for the truth. */
  readonly viewer: Viewer | undefined;
  readonly entries: E[];
  /** The move of each entry. Acts have none, and that of a redacted entry is not known. */
  readonly moves: (Move | undefined)[];
  /** The state before the first entry, and after each. */
  readonly states: AnyState[];
}

/** The timeline of one who knows everything. */
export type Truth = Timeline<Entry>;

/** An entry that does not follow from those before it. */
export class BadTimeline extends Error {}

export function beginTimeline<E extends SeenEntry>(game: Game, match: Setting, viewer?: Viewer): Timeline<E> {
  const state = firstState(game, match);
  return { game, match, viewer, entries: [], moves: [], states: [masked(game, state, viewer)] };
}

export function truthOf(game: Game, match: Setting, entries: readonly Entry[]): Truth {
  const truth = beginTimeline<Entry>(game, match);
  extend(truth, entries);
  return truth;
}

/** What a viewer knows of the truth. */
export function seenBy(truth: Truth, viewer: Viewer): Timeline {
  const seen = beginTimeline(truth.game, truth.match, viewer);
  follow(seen, truth);
  return seen;
}

const noStates: ReadonlyMap<number, Uint8Array> = new Map();

/** Adds entries of a sound log. `known` holds the states, by number of entry, that do not follow from the entries. */
export function extend<E extends SeenEntry>(timeline: Timeline<E>, entries: readonly E[], known = noStates): void {
  const { viewer } = timeline;
  for (const entry of entries) {
    const { length } = timeline.entries;
    if (entry.seq !== length) throw new BadTimeline(`entry ${entry.seq} came, ${length} was expected`);
    const bytes = known.get(length);
    const after = bytes ? stateFrom(newestState(timeline), bytes) : stateAfter(timeline, entry, viewer);
    if (!after) throw new BadTimeline(`nothing tells what entry ${length} led to`);
    add(timeline, entry, after);
  }
}

/** After a correction the match is where it was before what no longer counts. */
function stateAfter({ game, states }: Timeline, entry: SeenEntry, viewer: Viewer | undefined): AnyState | undefined {
  return entry.to === undefined ? predictedState(game, states[states.length - 1], entry, viewer) : states[entry.to];
}

/** Brings what a viewer knows up to date with the truth. */
export function follow(seen: Timeline, truth: Truth): void {
  const { game, viewer } = seen;
  for (const entry of truth.entries.slice(seen.entries.length)) {
    const [before, move, after] = [truth.states[entry.seq], truth.moves[entry.seq], truth.states[entry.seq + 1]];
    const hidden = move !== undefined && viewer !== undefined && game.hides(before, move, viewer);
    add(seen, hidden ? redact(entry) : entry, game.perfectInformation ? after : masked(game, copyOf(after), viewer));
  }
}

function add<E extends SeenEntry>(timeline: Timeline<E>, entry: E, after: AnyState): void {
  const move = 'move' in entry ? entryMove(timeline.game, newestState(timeline), entry) : NOT_A_MOVE;
  timeline.moves.push(move === NOT_A_MOVE ? undefined : move);
  timeline.entries.push(entry);
  timeline.states.push(after);
}

function masked(game: Game, state: AnyState, viewer: Viewer | undefined): AnyState {
  if (viewer !== undefined) game.mask(state, viewer);
  return state;
}

function stateFrom(like: AnyState, bytes: Uint8Array): AnyState {
  if (bytes.length !== like.bytes.length)
    throw new BadTimeline(`a state of ${bytes.length} bytes came, ${like.bytes.length} were expected`);
  const state = like.blankCopy();
  copyInto(state, { bytes });
  return state;
}

/** What the viewer sees after an entry, worked out from what it saw before; undefined where it does not follow. */
export function predictedState(
  game: Game,
  before: AnyState,
  entry: SeenEntry,
  viewer: Viewer | undefined,
): AnyState | undefined {
  if ('act' in entry) return before;
  if ('veiled' in entry) return undefined;
  const after = copyOf(before);
  return applyEntry(game, after, entry) === NOT_A_MOVE ? undefined : masked(game, after, viewer);
}

export function newestState({ states }: Timeline): AnyState {
  return states[states.length - 1];
}

/** What an entry did, in the game's words, as far as it can be read. Acts are not the game's to describe. */
export function descriptionOf({ game, states, moves }: Timeline, seq: number): Description | undefined {
  const move = moves[seq];
  return move === undefined ? undefined : game.describe(states[seq], move);
}

/** The seats that had resigned when the log had `length` entries. */
export function resignedAt({ entries }: Timeline, length = entries.length): ReadonlySet<Seat> {
  const counting = countingAt(entries, length).map(at => entries[at]);
  const acts = counting.filter(entry => 'act' in entry && entry.act === 'resign');
  return new Set(acts.map(({ actor }) => actor as Seat));
}

export function isOverAt(timeline: Timeline, length = timeline.entries.length): boolean {
  return isOverWith(timeline.game, timeline.states[length], resignedAt(timeline, length).size);
}

/** The points when the log had `length` entries, and the winners if the match was over by then. */
export function resultAt(timeline: Timeline, length = timeline.entries.length): Outcome {
  const outcome = outcomeOf(timeline.game, timeline.states[length], timeline.match.players.length);
  return isOverAt(timeline, length) ? withoutResigned(outcome, resignedAt(timeline, length)) : outcome;
}

/** The same as a table would show this viewer. */
export function snapshotOf(timeline: Timeline, viewer: Viewer): Snapshot {
  const resigned = resignedAt(timeline);
  // A copy: the timeline goes on, the snapshot does not.
  const entries = [...timeline.entries];
  return { viewer, state: newestState(timeline), entries, over: isOverAt(timeline), resigned };
}

/** How many entries chance makes before the first seat acts. */
export function setupLength(entries: readonly Pick<SeenEntry, 'actor'>[]): number {
  const first = entries.findIndex(({ actor }) => actor !== 'chance');
  return first < 0 ? entries.length : first;
}
