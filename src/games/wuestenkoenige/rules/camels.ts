import { HEXES, PALACE } from './board.ts';
import { countOf, goodsIn, NO_LOAD } from './goods.ts';
import { CAMELS, ROOM } from './material.ts';
import { HOME, ownerOf, PLACE, type WuestenkoenigeState } from './state.ts';

/** A camel changes its field. */
export function walk(s: WuestenkoenigeState, camel: number, to: number): void {
  s.crowd[s.camels[camel]]--;
  s.crowd[to]++;
  s.camels[camel] = to;
}

export function goHome(s: WuestenkoenigeState, camel: number): void {
  s.crowd[s.camels[camel]]--;
  s.camels[camel] = HOME;
  s.load[camel] = NO_LOAD;
  s.stock[ownerOf(camel)]++;
}

/** A camel from the stock, which must not be empty, comes to a field. */
export function enlist(s: WuestenkoenigeState, seat: number, field: number, load: number): void {
  let camel = seat * CAMELS;
  while (s.camels[camel] !== HOME) camel++;
  s.camels[camel] = field;
  s.load[camel] = load;
  s.crowd[field]++;
  s.stock[seat]--;
}

/** Of camels that are alike the first one stands for all. */
export function isFirstOfItsLike(s: WuestenkoenigeState, camel: number): boolean {
  const { camels, load } = s;
  for (let other = ownerOf(camel) * CAMELS; other < camel; other++)
    if (camels[other] === camels[camel] && load[other] === load[camel]) return false;
  return true;
}

export function hasOthers(s: WuestenkoenigeState, field: number, seat: number): boolean {
  const { camels } = s;
  for (let camel = 0; camel < camels.length; camel++)
    if (camels[camel] === field && ownerOf(camel) !== seat) return true;
  return false;
}

export function costOf(s: WuestenkoenigeState, from: number, to: number): number {
  const before = s.ground[from];
  const after = s.ground[to];
  return before === after || before === PLACE || after === PLACE ? 1 : 2;
}

/** Is there room on the field, or does the place let a camel with this load in? */
export function hasRoomFor(s: WuestenkoenigeState, field: number, load: number): boolean {
  if (field < HEXES) return s.crowd[field] < ROOM;
  return field === PALACE ? goodsIn(load) !== NO_LOAD : countOf(load, field - PALACE - 1) === 0;
}
