import type { Seat } from '../../../engine/game.ts';
import { testPlay, testPositions } from '../../../engine/testing/positions.ts';
import { game } from '../game.ts';
import { grid } from '../rules/board.ts';
import { DISPLAY } from '../rules/material.ts';
import type { WuestensoehneState } from '../rules/state.ts';
import { GOODS, goods, kinds, NO_KIND } from '../rules/tiles.ts';

export const { legal, choices, whyNot, soundAfter: after } = testPositions(game);
export const { setUp, playOn } = testPlay(game);

export function displayOf(s: WuestensoehneState, seat: Seat): string[] {
  const display = Array.from(s.displays.subarray(seat * DISPLAY, (seat + 1) * DISPLAY));
  return display.filter(kind => kind !== NO_KIND).map(kind => kinds[kind] ?? '');
}

export function caravanOf(s: WuestensoehneState, seat: Seat): string {
  return grid.names[s.caravans[seat]] ?? '';
}

/** `gem gem salt` as a seat's camels carry them. */
export function cargoOf(s: WuestensoehneState, seat: Seat): string {
  return goods.flatMap((good, i) => Array.from({ length: s.goods[seat * GOODS + i] }, () => good)).join(' ');
}
