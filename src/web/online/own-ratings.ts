import { useEffect, useState } from 'preact/hooks';
import { callApi } from './api.ts';
import { myName } from './identity.ts';

/** One's rating in one game with one number of seats, as the server sends it. */
export interface RatingHistory {
  readonly game: string;
  readonly seats: number;
  /** Has one met enough others to have a place? */
  readonly settled: boolean;
  readonly curve: readonly CurvePoint[];
}

export interface CurvePoint {
  readonly points: number;
  /** By how much that may be wrong. */
  readonly give: number;
}

/** None without a server, and for those who have played no rated match. */
export function useOwnRatings(): readonly RatingHistory[] {
  // A device that knows no server is not asked for one: this screen is for it as well.
  const isKnown = myName.value !== undefined;
  const [ratings, setRatings] = useState<readonly RatingHistory[]>([]);
  useEffect(() => {
    if (!isKnown) return setRatings([]);
    void callApi<{ ratings: readonly RatingHistory[] }>('ratings/mine').then(found => {
      if (found.ok) setRatings(found.value.ratings);
    });
  }, [isKnown, myName.value]);
  return ratings;
}
