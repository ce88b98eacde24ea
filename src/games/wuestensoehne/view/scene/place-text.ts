import { signed } from '../../../../engine/figures.ts';
import type { BoardInput, Who } from '../../../../web/kit/view.ts';
import { cross, grid } from '../../rules/board.ts';
import {
  goodOfSlot,
  NO_TOKEN,
  ownerOf,
  slotNames,
  tokenValues,
  turbanFigure,
  UNKNOWN,
  type WuestensoehneState,
} from '../../rules/state.ts';
import { faceTexts, goods } from '../../rules/tiles.ts';
import type { Words } from '../../words/en.ts';
import { bearing, fitsOn, shownTurn } from './bearing.ts';
import { standingFigures } from './scene.ts';
import type { BoardTarget } from './targets.ts';

/** What is to be seen at a place, such as “c4: oasis towards 2 sides with salt, caravan of Red”. */
export function targetText(s: WuestensoehneState, { name, token }: BoardTarget, words: Words, who: Who): string {
  const slot = slotNames.indexOf(name);
  if (slot >= 0) return `${name}: ${slotText(s, slot, words, who)}`;
  const cell = grid.cellNamed(name.split('/')[0]!);
  const things = name.includes('/') ? [words.board.part(words.sides(token))] : tellCell(s, cell, words, who);
  return `${name}: ${things.join(', ')}`;
}

function tellCell(s: WuestensoehneState, cell: number, words: Words, who: Who): string[] {
  const face = s.tiles[cell]! - 1;
  if (face < 0) return [words.board.undiscovered];
  const figures = standingFigures(s).filter(figure => figure.cell === cell);
  const caravans = [...s.caravans.subarray(0, s.seats).keys()].filter(seat => s.caravans[seat] === cell);
  return [
    ...(cross.has(cell) ? [words.board.cross] : []),
    words.tile(faceTexts[face]!),
    ...caravans.map(seat => words.board.caravan(who(seat))),
    ...figures.map(({ figure }) => figureText(s, figure, words, who)),
  ];
}

export function figureText(s: WuestensoehneState, figure: number, words: Words, who: Who): string {
  const told = words.board.figure(figure + 1, who(ownerOf[figure]!));
  return figure === turbanFigure(s) ? `${told} ${words.board.turban}` : told;
}

export function slotText(s: WuestensoehneState, slot: number, words: Words, who: Who): string {
  const good = words.actions[goods[goodOfSlot(slot)]!];
  const token = s.tokens[slot]!;
  if (token === NO_TOKEN) return words.board.freeSlot(good);
  const known = token === UNKNOWN ? words.board.unknown : words.board.worth(signed(tokenValues[token - 1]!));
  const seats = Array.from({ length: s.seats }, (_, seat) => seat).filter(seat => (s.seen[slot]! >> seat) & 1);
  return [words.board.token(good), known, words.board.seenBy(seats.map(who).join(', '))].join(', ');
}

/** What the keyboard's cursor says: the place, whether it can be chosen, and what that would bring. */
export function cursorText(
  s: WuestensoehneState,
  target: BoardTarget,
  words: Words,
  who: Who,
  input: BoardInput | undefined,
): string {
  const place = targetText(s, target, words, who);
  const { token } = target;
  if (!input) return `${place}.`;
  const { open, shut, chosen } = words.board;
  const choice = input.chosen.has(token) ? chosen : input.selectable.has(token) ? open : shut;
  const more = input.selectable.has(token) ? [...fitsText(input, token, words), input.preview(token)] : [];
  return `${[`${place}; ${choice}`, ...more].filter(Boolean).join('. ')}.`;
}

function fitsText({ legal }: BoardInput, token: string, { board }: Words): string[] {
  const fits = fitsOn(legal, token);
  if (fits.length > 0) return [board.fits(fits.length, shownTurn(fits, bearing.value) * 90)];
  return legal.some(({ tokens: [verb, cell, driver] }) => verb === 'go' && cell === token && driver)
    ? [board.driver]
    : [];
}
