import type { Seat, Viewer } from '../engine/game.ts';
import type { Outcome } from '../engine/logs/transcript.ts';
import { copyOf } from '../engine/state.ts';
import type { Standing } from './standing.ts';
import { isOver, type MatchPosition, resultOf } from './table.ts';
import { resignedAt, resultAt, type Timeline } from './timeline.ts';
import { coversPoints } from './usual-options.ts';

/** The points count: it is over, or everybody may know them. */
export function standingOf(position: MatchPosition): Standing {
  return standingFrom(resultOf(position), position.resigned);
}

/** The same at an earlier position of a match, as its viewer sees it. */
export function standingAt(timeline: Timeline, length = timeline.entries.length): Standing {
  return standingFrom(resultAt(timeline, length), resignedAt(timeline, length));
}

function standingFrom({ scores, winners }: Outcome, gone: ReadonlySet<Seat>): Standing {
  const resigned = [...gone].sort((a, b) => a - b);
  return { scores, winners, ...(resigned.length > 0 && { resigned }) };
}

/** While a match is on points are told only where the viewer sees all of them, and none lie face down before others. */
export function standingFor(position: MatchPosition, viewer: Viewer): Standing {
  const standing = standingOf(position);
  if (isOver(position)) return standing;
  if (coversPoints(position.game.options, position.match.options)) return { ...standing, scores: [] };
  const state = copyOf(position.state);
  position.game.mask(state, viewer);
  const seen = resultOf({ ...position, state }).scores;
  return seen.every((points, seat) => points === standing.scores[seat]) ? standing : { ...standing, scores: [] };
}
