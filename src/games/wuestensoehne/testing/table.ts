import type { Seat } from '../../../engine/game.ts';
import { testPlay, testTable } from '../../../engine/testing/table.ts';
import { grid } from '../board.ts';
import { game } from '../game.ts';
import { DISPLAY } from '../material.ts';
import type { CaravanState } from '../state.ts';
import { GOODS, goods, kinds, NO_KIND } from '../tiles.ts';

export const { legal, choices, whyNot, soundAfter: after } = testTable(game);
export const { setUp, playOn } = testPlay(game);

export function displayOf(s: CaravanState, seat: Seat): string[] {
  const display = Array.from(s.displays.subarray(seat * DISPLAY, (seat + 1) * DISPLAY));
  return display.filter(kind => kind !== NO_KIND).map(kind => kinds[kind] ?? '');
}

export function caravanOf(s: CaravanState, seat: Seat): string {
  return grid.names[s.caravans[seat]] ?? '';
}

/** `gem gem salt` as a seat's camels carry them. */
export function cargoOf(s: CaravanState, seat: Seat): string {
  return goods.flatMap((good, i) => Array.from({ length: s.goods[seat * GOODS + i] }, () => good)).join(' ');
}
