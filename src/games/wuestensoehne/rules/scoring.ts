import type { Breakdown, Seat } from '../../../engine/game.ts';
import { everySeat, seatsWithMost } from '../../../engine/kit.ts';
import { SLOTS_OF_A_GOOD, WORTH } from './material.ts';
import { At, NO_TOKEN, Phase, tokenValues, UNKNOWN, type WuestensoehneState } from './state.ts';
import { GOODS, type Good, goods } from './tiles.ts';

/** What one token of the good is worth, as far as the rumours on its slots are known. */
export function worthOf(s: WuestensoehneState, good: number): number {
  let worth = WORTH;
  for (let slot = good * SLOTS_OF_A_GOOD; slot < (good + 1) * SLOTS_OF_A_GOOD; slot++) {
    const token = s.tokens[slot];
    if (token !== NO_TOKEN && token !== UNKNOWN) worth += tokenValues[token - 1];
  }
  return worth;
}

/** Goods are aboard, but rumours say until the end what they are worth. */
export const provisional: readonly string[] = goods;

export function score(s: WuestensoehneState, seat: Seat): number {
  let points = 0;
  for (let good = 0; good < GOODS; good++) points += s.goods[seat * GOODS + good] * worthOf(s, good);
  return points;
}

export function breakdown(s: WuestensoehneState, seat: Seat): Breakdown {
  const points = (good: Good) => s.goods[seat * GOODS + goods.indexOf(good)] * worthOf(s, goods.indexOf(good));
  return { myrrh: points('myrrh'), incense: points('incense'), gem: points('gem'), salt: points('salt') };
}

/** Water decides between equals. */
export function winners(s: WuestensoehneState): Seat[] {
  if (s.turn[At.Phase] !== Phase.Over) return [];
  const richest = seatsWithMost(everySeat(s.seats), seat => score(s, seat));
  return seatsWithMost(richest, seat => s.water[seat]);
}
