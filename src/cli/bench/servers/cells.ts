/** As many as Durch die Wüste has hexes. */
export const CELLS = 187;

/**
 * The move that peers get instead of rules: a stone on any cell that has none of this round yet. It never ends, so
 * that nothing but moves is measured. Every stride that shares no divisor with the number of cells visits them all.
 */
export function cellOf(move: number): number {
  return (move * 50) % CELLS;
}

export function mayPlace(stones: number | undefined, placed: number): boolean {
  return stones === Math.floor(placed / CELLS);
}
