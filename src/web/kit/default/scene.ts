import type { Seat } from '../../../engine/game.ts';
import type { Layout, Piece } from '../../../engine/layout.ts';
import type { AnyState } from '../../../engine/state.ts';
import type { BoardScene } from '../board/board.tsx';
import { type Hue, hues as usualHues } from '../players.tsx';
import type { BoardInput, Who } from '../view.ts';
import type { GridPicture } from './picture.ts';
import type { DefaultWords } from './words.ts';

/** A position on a grid as it is to be drawn. */
export interface GridScene extends BoardScene<AnyState, GridPicture> {
  readonly layout: Layout<AnyState>;
}

export function seatHue(hues: readonly Hue[], seat: Seat): Hue {
  return hues[seat] ?? usualHues[seat] ?? 'red';
}

/** The colour of whoever it belongs to, if it belongs to anybody. */
export function pieceHue(hues: readonly Hue[], { owner }: Piece): Hue | undefined {
  return owner === undefined ? undefined : seatHue(hues, owner);
}

/** A piece in words, such as “stone of Ann” or “3 × palm”. */
export function pieceText({ kind, owner, count = 1 }: Piece, { pieces, board }: DefaultWords, who: Who): string {
  const name = `${count === 1 ? '' : `${count} × `}${pieces[kind] ?? kind}`;
  return owner === undefined ? name : board.piece(name, who(owner));
}

/** What stands on a cell and who holds it. */
export function cellText(
  { s, layout, picture }: Pick<GridScene, 's' | 'layout' | 'picture'>,
  cell: number,
  words: DefaultWords,
  who: Who,
): string {
  const piece = layout.pieceAt(s, cell);
  const holder = layout.ownerAt?.(s, cell);
  const parts = [piece ? pieceText(piece, words, who) : words.board.empty];
  if (holder !== undefined) parts.push(words.board.ground(who(holder)));
  return `${picture.grid.names[cell]}: ${parts.join(', ')}`;
}

/** What the keyboard's cursor says: the cell, whether it can be chosen, and what that would bring. */
export function cellCursorText(
  scene: GridScene,
  cell: number,
  words: DefaultWords,
  who: Who,
  input?: BoardInput,
): string {
  const text = cellText(scene, cell, words, who);
  const name = scene.picture.grid.names[cell]!;
  if (!input) return `${text}.`;
  const { open, shut, chosen } = words.board;
  const selectable = input.selectable.has(name);
  const choice = input.chosen.has(name) ? chosen : selectable ? open : shut;
  return `${text}; ${choice}. ${selectable ? input.preview(name) : ''}`.trimEnd();
}
