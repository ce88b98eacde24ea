import type { Seat } from '../../engine/game.ts';
import type { Quest, Stock } from '../kit/quest.ts';
import { type Recording, seatCount } from '../recording/recording.ts';

/** What became of one of the things that somebody needed. */
export interface NeedCourse extends Stock {
  readonly need: string;
  /** The position at which the first of it was home; none where it never came. */
  readonly at: number | undefined;
}

/** How one seat has fared with all of them. */
export interface SeatCourse {
  readonly needs: readonly NeedCourse[];
  /** How many it ever got, and how many of those it lost again. */
  readonly got: number;
  readonly lost: number;
}

/** What everybody brought home, and when; what was on its way at the end, and what was lost. */
export function questCourses(quest: Quest, recording: Recording): readonly SeatCourse[] {
  return Array.from({ length: seatCount(recording) }, (_, seat) => courseOf(quest, recording, seat));
}

function courseOf(quest: Quest, { seen }: Recording, seat: Seat): SeatCourse {
  const needs = quest.needs.map(need => {
    const stocks = seen.states.map(state => quest.stock(state, seat, need));
    const at = stocks.findIndex(({ home }) => home > 0);
    return { need, ...stocks.at(-1)!, at: at < 0 ? undefined : at, ...hauls(stocks) };
  });
  const sum = (part: 'got' | 'lost') => needs.reduce((all, need) => all + need[part], 0);
  return {
    needs: needs.map(({ need, home, underway, at }) => ({ need, home, underway, at })),
    got: sum('got'),
    lost: sum('lost'),
  };
}

/** Whatever is neither on its way any more nor at home is lost. */
function hauls(stocks: readonly Stock[]): { got: number; lost: number } {
  let [got, lost] = [0, 0];
  for (const [i, { home, underway }] of stocks.entries()) {
    const before = stocks[i - 1] ?? { home: 0, underway: 0 };
    const more = home + underway - before.home - before.underway;
    got += Math.max(0, more);
    lost += Math.max(0, -more);
  }
  return { got, lost };
}

/** What was brought home last of all, and when: it may be several things at once. */
export function lastFulfilled({ needs }: SeatCourse): { readonly needs: readonly string[]; readonly at: number } {
  const at = Math.max(0, ...needs.map(need => need.at ?? 0));
  return { needs: needs.filter(need => need.at === at).map(({ need }) => need), at };
}
