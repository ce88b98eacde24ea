import type { Layout, Piece } from '../../../engine/layout.ts';
import type { AnyState } from '../../../engine/state.ts';
import { animate } from '../motion/motion.ts';
import type { GridPicture } from './picture.ts';

/** A piece that stands where it, or any piece like it, did not stand before. */
export interface Arrival {
  readonly cell: number;
  /** Where it came from, if a piece like it is gone from there. */
  readonly from: number | undefined;
}

export const noArrivals: readonly Arrival[] = [];

/** What is different between two positions, as far as pieces on the board tell. */
export function arrivalsBetween(layout: Layout<AnyState>, before: AnyState, after: AnyState): readonly Arrival[] {
  const grid = layout.grid(after);
  // A board that grows is drawn anew: its cells have other numbers.
  if (layout.grid(before) !== grid) return noArrivals;
  const cells = [...grid.spots.keys()].map(cell => {
    return { cell, was: looksOf(layout.pieceAt(before, cell)), is: looksOf(layout.pieceAt(after, cell)) };
  });
  const left = cells.filter(({ was, is }) => was !== '' && was !== is);
  return cells.flatMap(({ cell, was, is }) => {
    if (is === '' || is === was) return [];
    const gone = left.findIndex(other => other.was === is && other.cell !== cell);
    return [{ cell, from: gone < 0 ? undefined : left.splice(gone, 1)[0]!.cell }];
  });
}

function looksOf(piece: Piece | undefined): string {
  return piece ? `${piece.kind} ${piece.owner ?? ''}` : '';
}

const LASTS = 260;

/** Lets every arrival move once. Nothing waits for it: the position is drawn already. */
export function showArrivals(svg: SVGSVGElement, { centres }: GridPicture, arrivals: readonly Arrival[]): void {
  for (const { cell, from } of arrivals) {
    const piece = svg.querySelectorAll(`[data-piece="${cell}"]`);
    const [start, end] = [centres[from ?? -1], centres[cell]!];
    const first = start
      ? { transform: `translate(${start.x - end.x}px, ${start.y - end.y}px)` }
      : { opacity: 0, transform: 'translateY(-9px) scale(1.2)' };
    animate(piece, [first, { transform: 'none' }], LASTS);
  }
}
