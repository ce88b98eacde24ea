import type { Seat } from '../../../engine/game.ts';
import type { Layout, Piece } from '../../../engine/layout.ts';
import type { AnyState } from '../../../engine/state.ts';
import { type Hue, hues } from '../players.tsx';
import type { BoardInput, Who } from '../view.ts';
import type { GridPicture } from './picture.ts';
import type { DefaultWords } from './words.ts';

/** A position as it is to be drawn. */
export interface GridScene {
  readonly s: AnyState;
  readonly layout: Layout<AnyState>;
  readonly picture: GridPicture;
  readonly hues: readonly Hue[];
  /** Begins the names of paints: several boards may stand on one page. */
  readonly id: string;
  /** The only seat to be seen, while somebody looks for its pieces. */
  readonly soughtSeat?: Seat | undefined;
}

export function seatHue(seatHues: readonly Hue[], seat: Seat): Hue {
  return seatHues[seat] ?? hues[seat] ?? 'red';
}

/** Names seats by their colours. */
export function namesByHue(words: DefaultWords, seatHues: readonly Hue[]): Who {
  return seat => words.players[hues.indexOf(seatHue(seatHues, seat))] ?? '';
}

/** A piece in words, such as “a stone of Ann” or “3 × a palm”. */
export function pieceText({ kind, owner, count = 1 }: Piece, { pieces, board }: DefaultWords, who: Who): string {
  const name = `${count === 1 ? '' : `${count} × `}${pieces[kind] ?? kind}`;
  return owner === undefined ? name : board.piece(name, who(owner));
}

/** What stands on a cell and who holds it. */
export function cellText({ s, layout, picture }: GridScene, cell: number, words: DefaultWords, who: Who): string {
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
