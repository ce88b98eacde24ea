import type { MoveAdvice } from '../../ai/messages.ts';
import type { Seat } from '../../engine/game.ts';

/** A move that is worth a thought. */
export interface Hint {
  /** As it is written in a log. */
  readonly move: string;
  /** The mover's share of wins, from 0 to 1. */
  readonly share: number;
  /** The mover's points in the end. */
  readonly points: number;
  /** Is that known for sure? */
  readonly sure: boolean;
}

/** More would be no help. */
const MOST = 4;
/** A difference that is worth a change of places while somebody reads. */
const CLEAR = 0.02;

/** A move that was looked at less often than this, compared with the best, has figures that mean little. */
const ATTENTION = 0.1;

/** Those that were looked at most, the better ones first; figures that mean little put nobody in front. */
export function hintsFrom(advice: readonly MoveAdvice[], seat: Seat): readonly Hint[] {
  const [best] = advice;
  if (!best) return [];
  const isFirm = ({ visits, proven: settled }: MoveAdvice) => settled || visits >= ATTENTION * best.visits;
  const order = (a: MoveAdvice, b: MoveAdvice) => Number(isFirm(b)) - Number(isFirm(a)) || b.share - a.share;
  const hints = advice.slice(0, MOST).sort(order);
  return hints.map(({ move, share, points, proven: settled }) => ({
    move,
    share,
    points: points[seat]!,
    sure: settled,
  }));
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
