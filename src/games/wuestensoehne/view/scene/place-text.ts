import { signed } from '../../../../engine/figures.ts';
import { asSentence } from '../../../../web/kit/landmarks.ts';
import type { BoardInput, Who } from '../../../../web/kit/view.ts';
import { grid, isOnCross } from '../../rules/board.ts';
import {
  At,
  goodOfSlot,
  NO_TOKEN,
  ownerOf,
  slotNames,
  tokenValues,
  turbanFigure,
  UNKNOWN,
  type WuestensoehneState,
} from '../../rules/state.ts';
import { faceOf, faceTexts, goods } from '../../rules/tiles.ts';
import type { Words } from '../../words/en.ts';
import { turningOn } from './acting.ts';
import { bearing, fitsOn, shownTurn } from './bearing.ts';
import { figuresTallestFirst, standingFigures } from './scene.ts';
import type { BoardTarget } from './targets.ts';

/** What is to be seen at a place, such as “c4: oasis to north and east with salt, caravan of Red”. */
export function targetText(s: WuestensoehneState, { name, token }: BoardTarget, words: Words, who: Who): string {
  const slot = slotNames.indexOf(name);
  if (slot >= 0) return `${name}: ${slotText(s, slot, words, who)}`;
  const cell = grid.cellNamed(name.split('/')[0]!);
  const things = name.includes('/') ? [words.board.part(words.sides(token))] : tellCell(s, cell, words, who);
  return `${name}: ${things.join(', ')}`;
}

/** What is to be seen on a cell. */
export function tellCell(s: WuestensoehneState, cell: number, words: Words, who: Who): string[] {
  const face = s.tiles[cell]! - 1;
  if (face < 0) return [words.board.undiscovered];
  const figures = standingFigures(s).filter(figure => figure.cell === cell);
  const caravans = [...s.caravans.subarray(0, s.seats).keys()].filter(seat => s.caravans[seat] === cell);
  return [
    ...(isOnCross(cell) ? [words.board.cross] : []),
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
  const free = input.legal.some(({ tokens: [verb, rank] }) => verb === 'take' && rank === token)
    ? words.board.takeBack(Number(token))
    : open;
  const choice = input.chosen.has(token) ? chosen : input.selectable.has(token) ? free : shut;
  const more = input.selectable.has(token) ? [...fitsText(s, input, token, words), input.preview(token)] : [];
  const keys = input.picked.has(token) ? figureKeys(input, words) : '';
  return [`${place}; ${choice}`, ...more, keys]
    .filter(Boolean)
    .map((part, i) => (i === 0 ? `${part}.` : asSentence(part.replace(/\.$/, ''))))
    .join(' ');
}

/** The figure that a key stands for while figures are set or taken back: the tallest is the first. */
export function figureByKey({ seat, legal }: BoardInput, key: string): string | undefined {
  const figure = figuresTallestFirst(seat)[Number(key) - 1];
  const rank = String((figure ?? 0) + 1);
  const isMeant = legal.some(({ tokens: [verb, height] }) => (verb === 'set' || verb === 'take') && height === rank);
  return figure !== undefined && isMeant ? rank : undefined;
}

/** Once a place is chosen, the keys of the figures that can go there. */
function figureKeys({ seat, candidates, picked }: BoardInput, { board }: Words): string {
  const heights = figuresTallestFirst(seat).map(figure => figure + 1);
  const open = heights.map(height =>
    candidates.some(({ tokens: [verb, rank] }) => verb === 'set' && rank === String(height)) ? height : 0,
  );
  const isChosen = heights.some(height => picked.has(String(height)));
  return isChosen || !open.some(Boolean) ? '' : board.figureKeys(open);
}

function fitsText(s: WuestensoehneState, { legal }: BoardInput, token: string, { board, tile }: Words): string[] {
  const fits = fitsOn(legal, token);
  if (fits.length > 0) return [board.fits(fits.length, tile(tileInHand(s, fits)))];
  return legal.some(({ tokens: [verb, cell, driver] }) => verb === 'go' && cell === token && driver)
    ? [board.driver]
    : [];
}

/** The tile in hand as it is turned now, where it fits in these turns. */
export function tileInHand(s: WuestensoehneState, fits: readonly number[]): string {
  return faceTexts[faceOf(s.turn[At.Hand], shownTurn(fits, bearing.value))]!;
}

/** What R has changed: how the tile lies now, and whether it fits where the cursor is. */
export function turnedText(
  s: WuestensoehneState,
  input: BoardInput,
  at: BoardTarget | undefined,
  words: Words,
): string {
  const fits = turningOn(input);
  if (fits.length === 0) return '';
  const here = at ? fitsOn(input.legal, at.token) : fits;
  return asSentence(words.board.turned(words.tile(tileInHand(s, fits)), here.includes(shownTurn(fits, bearing.value))));
}
