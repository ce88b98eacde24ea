import { levelsOf } from '../../ai/levels.ts';
import type { Seat } from '../../engine/game.ts';
import { isAnchored } from '../../ratings/anchors.ts';
import type { RatedSeat } from '../../ratings/rated-match.ts';
import type { Entry } from '../../table/match.ts';
import { standingOf } from '../../table/match-standing.ts';
import type { MatchPosition } from '../../table/table.ts';
import type { Person } from '../store/port.ts';
import type { RatedResult } from '../store/rating-port.ts';
import type { Chair, TableRecord } from './record.ts';
import { RefusedRequest } from './refusals.ts';

/** Who is on a list has a name that nobody else has. */
export function needAccount({ account }: Person): void {
  if (!account) throw new RefusedRequest('no-account');
}

/** Nobody plays a rated match who has not said that they know. */
export function needConsent({ rated }: TableRecord, person: Person, agrees: boolean): void {
  if (rated === undefined) return;
  needAccount(person);
  if (!agrees) throw new RefusedRequest('rated');
}

/** A level that the game has; at a rated table one whose strength is known, or else the match could not be rated. */
export function checkedLevel(game: string, level: string, isRated: boolean): string {
  const levels: readonly string[] = levelsOf(game).filter(each => !isRated || isAnchored(game, each));
  if (levels.includes(level)) return level;
  throw new RefusedRequest('bad-chairs', `levels are ${levels.join(', ')}`);
}

/** What counts of a match that is over, if it was rated. Whoever left, or was late so that a bot moved for them, is last. */
export function ratedResultOf(
  { game, rated, chairs }: TableRecord,
  position: MatchPosition,
  entries: readonly Entry[],
): RatedResult | undefined {
  if (rated === undefined) return undefined;
  const { scores, winners } = standingOf(position);
  const stoodInFor = new Set(entries.flatMap(entry => ('standIn' in entry ? [entry.actor] : [])));
  const seatOf = (chair: Chair, seat: Seat): RatedSeat => ({
    ...sitterOn(chair),
    score: scores[seat]!,
    ...(winners.includes(seat) && { won: true }),
    ...(chair.bot === undefined && (position.resigned.has(seat) || stoodInFor.has(seat)) && { left: true }),
  });
  return { game, anchors: rated, seats: chairs.map(seatOf) };
}

function sitterOn({ bot, person = '' }: Chair): Pick<RatedSeat, 'player' | 'isBot'> {
  return bot === undefined ? { player: person } : { player: bot, isBot: true };
}
