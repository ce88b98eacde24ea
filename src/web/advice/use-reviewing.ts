import { useEffect, useMemo } from 'preact/hooks';
import { pool } from '../play/thinkers.ts';
import { isOverAt, type Recording } from '../replay/recording.ts';
import { Reviewing } from './reviewing.ts';
import { shelf } from './shelf.ts';

/**
 * The review of a finished game, for as long as the game is looked at. Whoever asked for it before coming here need not
 * ask again.
 */
export function useReviewing(recording: Recording, wanted: boolean): Reviewing | undefined {
  const reviewing = useMemo(() => {
    const over = isOverAt(recording, recording.entries.length);
    return over ? new Reviewing(recording, { pool, shelf, clock: Date.now }) : undefined;
  }, [recording]);
  useEffect(() => {
    if (!reviewing) return undefined;
    let left = false;
    const begin = async () => {
      if (wanted && !left && reviewing.judgements.peek().length === 0) await reviewing.start('quick');
    };
    void reviewing.open().then(begin);
    return () => {
      left = true;
      reviewing.stop();
    };
  }, [reviewing]);
  return reviewing;
}
