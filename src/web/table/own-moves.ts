import { actorName } from '../../engine/logs/transcript.ts';
import type { Draft } from '../../table/draft.ts';
import { effectsBetween } from '../kit/effect.ts';
import type { LogLine } from './log-lines.ts';

/** The moves of a draft, from this length of the log on, that have been said aloud. */
export type HeardDraft = Pick<Draft, 'base' | 'moves'>;

/** The moves of a draft that have not been said yet, as the log will tell them. */
export function unheardLines(draft: Draft, heard: HeardDraft | undefined): readonly LogLine[] {
  const known = heard?.base === draft.base ? heard.moves : [];
  const changed = draft.moves.findIndex((move, place) => move !== known[place]);
  return changed < 0 ? [] : draft.moves.slice(changed).map((_, i) => lineInDraft(draft, changed + i));
}

function lineInDraft({ game, seat, base, states, moves }: Draft, place: number): LogLine {
  const [before, after] = [states[place]!, states[place + 1]!];
  const what = game.describe(before, game.parse(before, moves[place]!));
  return { seq: base + place, actor: actorName(seat), what, effects: effectsBetween(game, before, after), leads: [] };
}

/** Was the line of the log said while it was tried out? */
export function wasHeard({ seq }: Pick<LogLine, 'seq'>, heard: HeardDraft | undefined): boolean {
  return heard !== undefined && seq >= heard.base && seq < heard.base + heard.moves.length;
}
