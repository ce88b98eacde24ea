import type { BoardInput } from '../../../../web/kit/view.ts';
import { bearing, fitsOn, shownTurn, turnOn } from './bearing.ts';
import type { BoardTarget } from './targets.ts';

/** A click: mostly it says the target's word. On a cell for the tile in hand it chooses the cell, and then turns. */
export function click(input: BoardInput, { token }: BoardTarget): void {
  const fits = fitsOn(input.legal, token);
  if (fits.length === 1) input.playMoves([layText(token, fits)]);
  else if (fits.length > 1 && input.chosen.has(token)) turnOn(fits, 1);
  else input.pick(token);
}

/** Enter: as a click, but a cell that is chosen already gets the tile as it is turned. */
export function enter(input: BoardInput, target: BoardTarget): void {
  const fits = fitsOn(input.legal, target.token);
  if (fits.length > 0 && input.chosen.has(target.token)) input.playMoves([layText(target.token, fits)]);
  else click(input, target);
}

export function layText(cell: string, fits: readonly number[]): string {
  return `lay ${cell} ${shownTurn(fits, bearing.peek()) * 90}`;
}

/** R turns the tile in hand, with Shift the other way round. True if it was that key. */
export function turnByKey(input: BoardInput, { key, shiftKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'r') return false;
  turnOn(turningOn(input), shiftKey ? -1 : 1);
  return true;
}

/** Over a place for the tile in hand the wheel turns the tile; elsewhere it zooms. */
export function turnByWheel(input: BoardInput, event: WheelEvent): void {
  if (input.pointed === undefined || fitsOn(input.legal, input.pointed).length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  turnOn(turningOn(input), event.deltaY < 0 ? -1 : 1);
}

/** The cell for which the tile in hand is being turned: the one pointed at, or the one chosen. */
export function turningOn({ legal, pointed, chosen }: BoardInput): readonly number[] {
  const cells = [pointed, ...chosen].filter(token => token !== undefined);
  const fits = cells.map(token => fitsOn(legal, token)).find(found => found.length > 0);
  return fits ?? allFits(legal);
}

function allFits(legal: BoardInput['legal']): readonly number[] {
  const lays = legal.filter(({ tokens: [verb] }) => verb === 'lay');
  const angles = lays.map(({ tokens: [, , angle] }) => Number(angle) / 90);
  return [...new Set(angles)].sort((a, b) => a - b);
}
