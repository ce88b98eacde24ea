import type { BoardInput } from '../../../../web/kit/view.ts';
import { bearing, fitsOn, type Legal, shownTurn, turnOn } from './bearing.ts';
import type { BoardTarget } from './targets.ts';

/** Plays a whole move, word by word where it can't be done at once. */
export function playText(hand: BoardInput, move: string): void {
  if (hand.playMoves) hand.playMoves([move]);
  else for (const word of move.split(' ')) if (!hand.chosen.has(word)) hand.pick(word);
}

/** A click: mostly it says the target's word. On a cell for the tile in hand it chooses the cell, and then turns. */
export function click(hand: BoardInput, legal: Legal, { token }: BoardTarget): void {
  const fits = fitsOn(legal, token);
  if (fits.length === 1) playText(hand, layText(token, fits));
  else if (fits.length > 1 && hand.chosen.has(token)) turnOn(fits, 1);
  else hand.pick(token);
}

/** Enter: as a click, but a cell that is chosen already gets the tile as it is turned. */
export function enter(hand: BoardInput, legal: Legal, target: BoardTarget): void {
  const fits = fitsOn(legal, target.token);
  if (fits.length > 0 && hand.chosen.has(target.token)) playText(hand, layText(target.token, fits));
  else click(hand, legal, target);
}

export function layText(cell: string, fits: readonly number[]): string {
  return `lay ${cell} ${shownTurn(fits, bearing.peek()) * 90}`;
}

/** R turns the tile in hand, with Shift the other way round. Answers whether it was that key. */
export function turnByKey(hand: BoardInput, legal: Legal, { key, shiftKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'r') return false;
  turnOn(turningOn(hand, legal), shiftKey ? -1 : 1);
  return true;
}

/** Over a place for the tile in hand the wheel turns the tile; elsewhere it is the lens's. */
export function turnByWheel(hand: BoardInput, legal: Legal, event: WheelEvent): void {
  if (hand.pointed === undefined || !legal.some(([verb, cell]) => verb === 'lay' && cell === hand.pointed)) return;
  event.preventDefault();
  event.stopPropagation();
  turnOn(turningOn(hand, legal), event.deltaY < 0 ? -1 : 1);
}

/** The cell for which the tile in hand is being turned: the one pointed at, or the one chosen. */
export function turningOn(hand: BoardInput, legal: Legal): readonly number[] {
  const cells = [hand.pointed, ...hand.chosen].filter(token => token !== undefined);
  const fits = cells.map(token => fitsOn(legal, token)).find(found => found.length > 0);
  return fits ?? allFits(legal);
}

function allFits(legal: Legal): readonly number[] {
  const angles = legal.filter(([verb]) => verb === 'lay').map(([, , angle]) => Number(angle) / 90);
  return [...new Set(angles)].sort((a, b) => a - b);
}
