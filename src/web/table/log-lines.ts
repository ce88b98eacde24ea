import type { Description, Viewer } from '../../engine/game.ts';
import type { ActName } from '../../engine/logs/acts.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Entry, SeenEntry } from '../../table/match.ts';
import { descriptionOf, setupLength, type Timeline } from '../../table/timeline.ts';
import { type Effect, effectsBetween, paidByChance } from '../kit/effect.ts';
import { type HeldLead, LeadWatch } from '../kit/leads.ts';
import type { GameView } from '../kit/view.ts';

/** One line of the log as it is shown: what happened, and what it brought. */
export interface LogLine {
  readonly seq: number;
  readonly actor: Entry['actor'];
  readonly what: Description | ActName | 'veiled';
  readonly effects: readonly Effect[];
  /** What has changed hands by it. */
  readonly leads: readonly HeldLead[];
  /** Before a redacted entry, what the viewer may see: it shows at least what kind of thing happened. */
  readonly before?: AnyState;
  /** Of a correction: the first entry that no longer counts. */
  readonly to?: number;
}

/** The lines of a log for its viewer. Lines are worked out once: a log only grows. */
export class MatchStory {
  readonly timeline: Timeline;
  readonly #watch = new LeadWatch();
  #lines: readonly LogLine[] = [];

  constructor(timeline: Timeline) {
    this.timeline = timeline;
  }

  get lines(): readonly LogLine[] {
    const fresh = this.timeline.entries.slice(this.#lines.length);
    if (fresh.length > 0) this.#lines = [...this.#lines, ...fresh.map(entry => this.#lineFor(entry))];
    return this.#lines;
  }

  #lineFor(entry: SeenEntry): LogLine {
    const { game, states } = this.timeline;
    return lineFor(this.timeline, entry, this.#watch.takenAt(game, states[entry.seq + 1]!));
  }
}

/** The effects of an entry are named as far as the viewer can see them. */
function lineFor(timeline: Timeline, entry: SeenEntry, leads: readonly HeldLead[]): LogLine {
  const { game, states } = timeline;
  const { seq, actor } = entry;
  const [before, after] = [states[seq]!, states[seq + 1]!];
  const line = { seq, actor, effects: [], leads };
  // What a correction takes back is not won by anybody.
  if (entry.to !== undefined) return { ...line, what: 'correct', leads: [], to: entry.to };
  if ('act' in entry) return { ...line, what: entry.act };
  const what = descriptionOf(timeline, seq);
  // What a card is worth says the sentence itself, to those who may know; what is paid behind it lies open.
  const paid = actor === 'chance' ? paidByChance(game, before, after) : [];
  if (!what) return { ...line, what: 'veiled', before, effects: paid };
  return { ...line, what, effects: actor === 'chance' ? paid : effectsBetween(game, before, after) };
}

/** Is there anything to tell? Chance that a viewer may not see is nothing, unless the view has words for it. */
export function isTold({ what, actor, effects }: LogLine, { secret }: Pick<GameView, 'secret'>): boolean {
  if (typeof what === 'object' && what.quiet) return false;
  return what !== 'veiled' || actor !== 'chance' || secret !== undefined || effects.length > 0;
}

/** Where the log stood when the seat had last moved, or all had corrected it: what follows is new to it. */
export function lastSeenBy(
  entries: readonly { readonly actor: Entry['actor']; readonly to?: number | undefined }[],
  seat: Viewer,
): number {
  const own = entries.findLastIndex(({ actor, to }) => actor === seat || to !== undefined);
  return own < 0 ? setupLength(entries) : own + 1;
}
