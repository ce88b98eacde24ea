import type { DayTable } from '../../protocol/days.ts';
import { type Day, dayIn } from '../../table/day.ts';
import { seatMoves } from '../../table/day-try.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { type ApiResult, callApi } from './api.ts';

export function fetchDay(day: Day): Promise<ApiResult<{ readonly tables: readonly DayTable[] }>> {
  return callApi(`days?day=${day}`);
}

/** Hands in a try: the server plays it through again, and draws its chance by the day. */
export function handInTry({ match, entries }: SavedMatch): Promise<ApiResult<unknown>> {
  return callApi('days', { day: dayIn(match), game: match.game, moves: seatMoves(entries) });
}
