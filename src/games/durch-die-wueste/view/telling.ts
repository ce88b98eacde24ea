import type { Seat } from '../../../engine/game.ts';
import type { Hue } from '../../../web/stage/players.tsx';
import type { Hand } from '../../../web/stage/view.ts';
import { colourOf, colours, type DesertState, PALM, seatOf } from '../state.ts';
import type { Words } from '../words/en.ts';
import { playerHues } from './coats.ts';
import { caravanAt } from './scene.ts';

export type Who = (seat: Seat) => string;

/** Names seats by their colours. */
export function whoIn(words: Words, hues: readonly Hue[]): Who {
  return seat => words.players[playerHues.indexOf(hues[seat] ?? 'red')] ?? '';
}

/** What stands on a hex and who holds it, such as “d3: a water hole worth 2”. */
export function tellHex(s: DesertState, cell: number, { board }: Words, who: Who): string {
  const owner = s.inside[cell]! - 1;
  const held = owner >= 0 ? board.inside(colours[colourOf(owner)]!, who(seatOf(owner))) : '';
  return `${s.board.grid.names[cell]}: ${[tellPiece(s, cell, board, who), held].filter(Boolean).join(', ')}`;
}

function tellPiece(s: DesertState, cell: number, board: Words['board'], who: Who): string {
  const caravan = caravanAt(s, cell);
  const land = s.land[cell]!;
  if (caravan < 0) return land === PALM ? board.palm : land > 0 ? board.water(land) : board.sand;
  const tell = s.riders[caravan] === cell ? board.rider : board.camel;
  return tell(colours[colourOf(caravan)]!, who(seatOf(caravan)));
}

/** What the keyboard's cursor says: the hex, whether it can be chosen, and what that would bring. */
export function tellCursor(s: DesertState, cell: number, words: Words, who: Who, hand: Hand | undefined): string {
  const hex = tellHex(s, cell, words, who);
  const name = s.board.grid.names[cell]!;
  if (!hand) return `${hex}.`;
  const { open, shut, chosen } = words.board;
  const choice = hand.chosen.has(name) ? chosen : hand.lit.has(name) ? open : shut;
  const effect = hand.lit.has(name) ? hand.foretell(name) : '';
  return `${hex}; ${choice}. ${effect}`.trimEnd();
}
