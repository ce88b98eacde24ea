import type { Grid } from './boards/grid.ts';
import type { Seat } from './moves.ts';

/** What the default view can draw. All but a stone and a king are drawn alike whoever they belong to. */
export const looks = ['stone', 'king', 'camel', 'palm', 'water', 'rock'] as const;
export type Look = (typeof looks)[number];

/** A piece, or several of a kind, as the default view draws it. */
export interface Piece {
  /** What it is: a key of `pieces` in the game's words. */
  readonly kind: string;
  /** The seat that it belongs to; nobody's if left out. */
  readonly owner?: Seat | undefined;
  /** A stone if left out. */
  readonly look?: Look;
  /** One if left out. */
  readonly count?: number;
}

/** Something that lies beside the board, and can be clicked where the notation has a word for it. */
export interface LoosePiece extends Piece {
  /** The token that clicking it chooses. */
  readonly token?: string;
}

/** What lies beside the board before one seat, or before nobody: a hand, a supply, what was taken. */
export interface Tray {
  /** What it is: a key of `trays` in the game's words. */
  readonly name: string;
  readonly owner?: Seat | undefined;
  readonly pieces: readonly LoosePiece[];
}

/**
 * Where things are, for games without a view of their own: the default view draws a position from it. States may be
 * masked: what a viewer can't know is shown as a piece of its own kind.
 */
export interface Layout<S> {
  /** The board. Tokens of the notation that are names of its cells are clicked there. */
  grid(s: S): Grid;
  /** What stands on a cell. */
  pieceAt(s: S, cell: number): Piece | undefined;
  /** The seat that an empty or occupied cell belongs to, where cells belong to seats. */
  ownerAt?(s: S, cell: number): Seat | undefined;
  beside?(s: S): readonly Tray[];
}
