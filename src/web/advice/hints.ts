import type { MoveAdvice } from '../../ai/messages.ts';
import type { Seat } from '../../engine/game.ts';

/** A move that is worth a thought, with how the turn goes on. */
export interface Hint {
  /** As it is written in a log. */
  readonly move: string;
  /** The move and those that follow it best, up to where chance or somebody else moves. */
  readonly line: readonly string[];
  /** The mover's share of wins, from 0 to 1. */
  readonly share: number;
  /** The mover's points in the end. */
  readonly points: number;
  /** Is that known for sure? */
  readonly sure: boolean;
}

/** More would be no help. */
const MOST = 4;
/** Lines to choose these from: several may come to the same. */
export const LINES = 6;
/** A difference that is worth a change of places while somebody reads. */
const CLEAR = 0.02;

/** A move that was looked at less often than this, compared with the best, has figures that mean little. */
const ATTENTION = 0.1;

type AreTwins = (one: Hint, other: Hint) => boolean;

/**
 * Those that were looked at most, the better ones first. Figures that mean little put nobody in front: a move that would
 * look better by them is left out. Of lines that come to the same one is told.
 */
export function hintsFrom(
  advice: readonly MoveAdvice[],
  seat: Seat,
  areTwins: AreTwins = () => false,
): readonly Hint[] {
  const [best] = advice;
  if (!best) return [];
  const isFirm = ({ visits, proven: settled }: MoveAdvice) => settled || visits >= ATTENTION * best.visits;
  const looked = advice.slice(0, LINES);
  const least = Math.min(...looked.filter(isFirm).map(({ share }) => share));
  const hints = looked.filter(each => isFirm(each) || each.share <= least).map(each => hintOf(each, seat));
  const sorted = hints.sort((a, b) => b.share - a.share || b.points - a.points);
  const single = sorted.filter((hint, i) => !sorted.slice(0, i).some(better => areTwins(better, hint)));
  return single.slice(0, MOST);
}

/** All that was told of a turn, also what is not worth a row of its own. */
export function everyHint(advice: readonly MoveAdvice[], seat: Seat): readonly Hint[] {
  return advice.slice(0, LINES).map(each => hintOf(each, seat));
}

function hintOf({ move, line = [move], share, points, proven: settled }: MoveAdvice, seat: Seat): Hint {
  return { move, line, share, points: points[seat]!, sure: settled };
}

/** Shares that are no farther apart would be read as the same. */
const ALIKE = 0.01;

/** Is one as good as the other? Then a share beside each of them would say nothing. What is known for sure is worth saying. */
export function areAlike(hints: readonly Hint[]): boolean {
  const shares = hints.map(({ share }) => share);
  const apart = Math.max(...shares) - Math.min(...shares);
  return hints.length > 1 && apart < ALIKE && !hints.some(({ sure }) => sure);
}

/** The new figures on the old list: rows change places only where the difference is clear. */
export function reordered(shown: readonly Hint[], fresh: readonly Hint[]): readonly Hint[] {
  const stays = shown.flatMap(({ move }) => fresh.find(hint => hint.move === move) ?? []);
  const comes = fresh.filter(({ move }) => !shown.some(hint => hint.move === move));
  const calm = [...stays, ...comes];
  for (let i = 1; i < calm.length; i++) {
    const [above, below] = [calm[i - 1]!, calm[i]!];
    if (below.share - above.share > CLEAR) calm.splice(i - 1, 2, below, above);
  }
  return calm;
}

/** The list as somebody holds it, about to choose: no row moves, comes or goes. */
export function updated(shown: readonly Hint[], fresh: readonly Hint[]): readonly Hint[] {
  return shown.map(hint => fresh.find(({ move }) => move === hint.move) ?? hint);
}
