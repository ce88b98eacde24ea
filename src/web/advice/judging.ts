import type { Budget } from '../../ai/advice.ts';
import {
  SearchCancelled,
  type SearchPool,
  type SearchRequest,
  type SearchResult,
  type StopSignal,
} from '../../ai/messages.ts';
import type { Seat } from '../../engine/game.ts';
import type { Recording } from '../recording/recording.ts';
import { type Decision, questionAt } from './decisions.ts';
import { partOf } from './review-depths.ts';
import { searchRequestFor } from './search-request.ts';

/** What the mover can expect of a move. */
export interface Expected {
  /** As it is written in a log. */
  readonly move: string;
  /** The mover's share of wins, from 0 to 1. */
  readonly share: number;
  /** The mover's points in the end. */
  readonly points: number;
}

/** What is thought of one decision. */
export interface Judgement {
  readonly at: number;
  readonly seat: Seat;
  readonly played: Expected;
  /** The best move beside the one that was played; undefined where nothing else was worth a look. */
  readonly other?: Expected;
  /** What each seat could hope for before the move, as its mover could know. */
  readonly shares: readonly number[];
}

export type PoolSearch = SearchPool['search'];

/**
 * Looks for the best move, and then measures it and the one that was played in the same way, each from the position
 * after it: what a search says about a move that it hardly looked at is worth nothing, and what it says about the one it
 * likes best is too kind.
 */
export async function judge(
  search: PoolSearch,
  recording: Recording,
  decision: Decision,
  budget: Budget,
  signal?: StopSignal,
): Promise<Judgement> {
  const { at, seat, played } = decision;
  const request = searchRequestFor(questionAt(recording, decision), `review ${at}`);
  const ask = (more: Partial<SearchRequest>) => wholeAnswer(search, { ...request, ...more }, signal);
  const look = await ask({ budget: partOf(budget, 1 / 2) });
  const other = look.advice.find(({ move }) => move !== played)?.move;
  const expect = async (after: string): Promise<Expected> => {
    const { expectation } = await ask({ after, budget: partOf(budget, 1 / 4) });
    return { move: after, share: expectation.shares[seat]!, points: expectation.points[seat]! };
  };
  const [own, best] = await Promise.all([expect(played), other === undefined ? undefined : expect(other)]);
  return { at, seat, played: own, ...(best && { other: best }), shares: look.expectation.shares };
}

/** A judgement that rests on half a thought would be unlike the others. */
async function wholeAnswer(
  search: PoolSearch,
  request: SearchRequest,
  signal: StopSignal | undefined,
): Promise<SearchResult> {
  const answer = await search(request, { signal });
  if (answer.stopped) throw new SearchCancelled('stopped before the decision was judged');
  return answer;
}
