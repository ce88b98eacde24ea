import type { Seat, Viewer } from '../../engine/game.ts';
import type { Outcome } from '../../engine/logs/transcript.ts';
import type { AnyState } from '../../engine/state.ts';
import { isOver, resultOf, type Snapshot, type Table } from '../../table/table.ts';
import { beginTimeline, extend, follow, snapshotOf, type Truth } from '../../table/timeline.ts';
import { type Handover, handoverAt, hidesAnything, personToMove } from './handover.ts';
import { type LogLine, MatchStory } from './log-lines.ts';

/** What can be seen of a match, wherever its table lies. */
export interface MatchReader {
  /** The viewer now; `taken` is the seat that took the device last. */
  handover(taken: Seat | undefined): Handover;
  /** The person at this device whose turn it is. */
  personToMove(): Seat | undefined;
  /** Is there anything that one of the viewers may not see? */
  hidesAnything(): boolean;
  snapshot(viewer: Viewer): Snapshot;
  lines(viewer: Viewer): readonly LogLine[];
  /** What the viewer saw when the log had this length. */
  seenAfter(length: number, viewer: Viewer): AnyState;
  result(): Outcome;
  /** The match with all of its log, once it is over: then nothing in it is a secret. */
  whole(): Pick<Table, 'match' | 'entries'> | undefined;
}

/** Of a table on this device. It is asked for anew each time: another window may have played on. */
export function readerOf(table: () => Table): MatchReader {
  const storyFor = storiesOf(table);
  return {
    handover: taken => handoverAt(table(), taken),
    personToMove: () => personToMove(table()),
    hidesAnything: () => hidesAnything(table()),
    snapshot: viewer => snapshotOf(storyFor(viewer).timeline, viewer),
    lines: viewer => storyFor(viewer).lines,
    seenAfter: (length, viewer) => storyFor(viewer).timeline.states[length]!,
    result: () => resultOf(table()),
    whole: () => (isOver(table()) ? table() : undefined),
  };
}

/** Of a table at which everybody sees everything, and whoever is to move has the device in hand. */
export function openReaderOf(table: () => Table): MatchReader {
  const storyFor = storiesOf(table);
  const story = () => storyFor(undefined);
  return {
    handover: () => ({ viewer: personToMove(table()) ?? 0 }),
    personToMove: () => personToMove(table()),
    hidesAnything: () => false,
    snapshot: viewer => snapshotOf(story().timeline, viewer),
    lines: () => story().lines,
    seenAfter: length => story().timeline.states[length]!,
    result: () => resultOf(table()),
    whole: () => (isOver(table()) ? table() : undefined),
  };
}

/** What each viewer sees of a table; undefined stands for one who sees everything. The truth and the lines go on with its log, whichever viewer asks for them. */
function storiesOf(table: () => Table): (viewer: Viewer | undefined) => MatchStory {
  let known:
    | { readonly table: Table; readonly truth: Truth; readonly stories: Map<Viewer | undefined, MatchStory> }
    | undefined;
  return viewer => {
    const { game, match, entries } = table();
    if (known?.table !== table()) known = { table: table(), truth: beginTimeline(game, match), stories: new Map() };
    const { truth, stories } = known;
    extend(truth, entries.slice(truth.entries.length));
    const story = stories.get(viewer) ?? new MatchStory(beginTimeline(game, match, viewer));
    stories.set(viewer, story);
    follow(story.timeline, truth);
    return story;
  };
}
