import { useEffect, useMemo } from 'preact/hooks';
import { isOverAt } from '../../table/timeline.ts';
import { searchPool } from '../match/search-pool.ts';
import { type Recording } from '../recording/recording.ts';
import { reviewCache } from './review-cache.ts';
import { ReviewController } from './review-controller.ts';

/**
 * The review of a finished match, for as long as the match is open. A person who asked for it before coming here need
 * not ask again.
 */
export function useReview(recording: Recording, wanted: boolean): ReviewController | undefined {
  const review = useMemo(() => {
    const over = isOverAt(recording.seen, recording.entries.length);
    return over
      ? new ReviewController(recording, { pool: searchPool, shelf: reviewCache, clock: Date.now })
      : undefined;
  }, [recording]);
  useEffect(() => {
    if (!review) return undefined;
    let left = false;
    const begin = async () => {
      if (wanted && !left && review.judgements.peek().length === 0) await review.start('quick');
    };
    void review.open().then(begin);
    return () => {
      left = true;
      review.stop();
    };
  }, [review]);
  return review;
}
