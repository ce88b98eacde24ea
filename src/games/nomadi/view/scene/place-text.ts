import type { BoardInput, Who } from '../../../../web/kit/view.ts';
import { type NomadiState, ownerAt } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';

/** What lies and stands on a field, such as “m12: a card on a spring”. */
export function fieldText(s: NomadiState, cell: number, { board }: Words, who: Who): string {
  return `${s.board.grid.names[cell]}: ${[pieceText(s, cell, board, who), groundText(s, cell, board)].filter(Boolean).join(', ')}`;
}

function pieceText(s: NomadiState, cell: number, board: Words['board'], who: Who): string {
  if (s.stones[cell] !== 0) return board.stone(who(ownerAt(s, cell)));
  if (s.cards[cell] === 1) return s.board.spring[cell] === 1 ? board.cardOnSpring : board.card;
  return s.board.spring[cell] === 1 ? board.spring : board.empty;
}

function groundText({ board: land }: NomadiState, cell: number, board: Words['board']): string {
  if (land.start[cell] === 1) return board.inCamp;
  if (land.goal[cell] === 1) return board.inOasis;
  return land.far[cell] === 1 ? board.beyond : '';
}

/** What the keyboard's cursor says: the field, whether it can be chosen, and what that would bring. */
export function cursorText(
  s: NomadiState,
  cell: number,
  words: Words,
  who: Who,
  input: BoardInput | undefined,
): string {
  const field = fieldText(s, cell, words, who);
  const name = s.board.grid.names[cell]!;
  if (!input) return `${field}.`;
  const { open, shut, chosen } = words.board;
  const choice = input.chosen.has(name) ? chosen : input.selectable.has(name) ? open : shut;
  const effect = input.selectable.has(name) ? input.preview(name) : '';
  return `${field}; ${choice}. ${effect}`.trimEnd();
}
