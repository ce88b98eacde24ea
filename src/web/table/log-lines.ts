import type { Description, Viewer } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Entry, SeenEntry } from '../../table/match.ts';
import { descriptionOf, setupLength, type Timeline } from '../../table/timeline.ts';
import { type Effect, effectsBetween } from '../kit/effect.ts';

/** One line of the log as it is shown: what happened, and what it brought. */
export interface LogLine {
  readonly seq: number;
  readonly actor: Entry['actor'];
  readonly what: Description | 'resign' | 'reveal' | 'veiled';
  readonly effects: readonly Effect[];
  /** Before a redacted entry, what the viewer may see: it shows at least what kind of thing happened. */
  readonly before?: AnyState;
}

/** The lines of a log for its viewer. Lines are worked out once: a log only grows. */
export class MatchStory {
  readonly timeline: Timeline;
  #lines: readonly LogLine[] = [];

  constructor(timeline: Timeline) {
    this.timeline = timeline;
  }

  get lines(): readonly LogLine[] {
    const fresh = this.timeline.entries.slice(this.#lines.length);
    if (fresh.length > 0) this.#lines = [...this.#lines, ...fresh.map(entry => lineFor(this.timeline, entry))];
    return this.#lines;
  }
}

/** The effects of an entry are named as far as the viewer can see them. */
function lineFor(timeline: Timeline, entry: SeenEntry): LogLine {
  const { game, states } = timeline;
  const [before, after] = [states[entry.seq]!, states[entry.seq + 1]!];
  if ('act' in entry) return lineOf(entry, entry.act, []);
  const what = descriptionOf(timeline, entry.seq);
  if (!what) return { ...lineOf(entry, 'veiled', []), before };
  return lineOf(entry, what, entry.actor === 'chance' ? [] : effectsBetween(game, before, after));
}

function lineOf({ seq, actor }: SeenEntry, what: LogLine['what'], effects: readonly Effect[]): LogLine {
  return { seq, actor, what, effects };
}

/** Where the log stood when the seat had last moved: what follows is new to it. */
export function lastSeenBy(entries: readonly { readonly actor: Entry['actor'] }[], seat: Viewer): number {
  const own = entries.findLastIndex(({ actor }) => actor === seat);
  return own < 0 ? setupLength(entries) : own + 1;
}
