import { useEffect } from 'preact/hooks';

/**
 * Lets something go on by itself: one tick for each position, after it was in sight for as long as said. A position that
 * was left meanwhile ticks no more.
 */
export function useTicker(playing: boolean, position: unknown, milliseconds: number, tick: () => void): void {
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(tick, milliseconds);
    return () => clearTimeout(timer);
  }, [playing, position, milliseconds]);
}
