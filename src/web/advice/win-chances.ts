import { isOverAt, resultAt } from '../../table/timeline.ts';
import type { Curves } from '../recording/curves.ts';
import { type Recording, seatCount } from '../recording/recording.ts';
import type { Judgement } from './judging.ts';

/** What each seat could hope for at one position. */
interface Known {
  readonly at: number;
  readonly shares: readonly number[];
}

/**
 * Shares of wins in percent over time, as far as the game has been judged. Between two decisions nobody was asked: there
 * the lines go straight. The end is no estimate.
 */
export function winChances(recording: Recording, judgements: readonly Judgement[], whole: boolean): Curves {
  const known: readonly Known[] = [...judgements, ...(whole ? endOf(recording) : [])];
  const { setUp, entries } = recording;
  const last = known.at(-1)?.at ?? setUp;
  const positions = known.length === 0 ? 0 : last - setUp + 1;
  const points = Array.from({ length: positions }, (_, i) => sharesAt(known, setUp + i).map(share => 100 * share));
  return { from: setUp, to: entries.length, points, least: 0, most: 100 };
}

function endOf(recording: Recording): readonly Known[] {
  const at = recording.entries.length;
  if (!isOverAt(recording.seen, at)) return [];
  const { winners } = resultAt(recording.seen, at);
  const share = (seat: number) => (winners.includes(seat) ? 1 / winners.length : 0);
  return [{ at, shares: Array.from({ length: seatCount(recording) }, (_, seat) => share(seat)) }];
}

function sharesAt(known: readonly Known[], at: number): readonly number[] {
  const next = known.findIndex(one => one.at >= at);
  const [before, after] = [known[next - 1], known[next]!];
  if (!before || after.at === at) return after.shares;
  const part = (at - before.at) / (after.at - before.at);
  return after.shares.map((share, seat) => before.shares[seat]! * (1 - part) + share * part);
}
