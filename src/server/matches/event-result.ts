import type { Entry } from '../../table/match.ts';
import { standingOf } from '../../table/match-standing.ts';
import { ranksOf } from '../../table/standing.ts';
import type { LoadedMatch } from './loaded-match.ts';

/** The place of each seat of a match that is over. Whoever left, or let a stand-in play to the end, comes last. */
export function ranksAt({ record, table }: LoadedMatch): readonly number[] | undefined {
  if (!table || record.stage !== 'over') return undefined;
  const standing = standingOf(table);
  const left = record.chairs.flatMap((chair, seat) =>
    chair.bot === undefined && (table.resigned.has(seat) || isStoodInFor(table.entries, seat)) ? [seat] : [],
  );
  const winners = standing.winners.filter(seat => !left.includes(seat));
  return ranksOf({ ...standing, winners, resigned: left });
}

function isStoodInFor(entries: readonly Entry[], seat: number): boolean {
  const last = entries.findLast(entry => 'move' in entry && entry.actor === seat);
  return last !== undefined && 'standIn' in last;
}
