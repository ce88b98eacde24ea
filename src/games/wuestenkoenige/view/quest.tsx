import type { JSX } from 'preact';
import type { Seat } from '../../../engine/game.ts';
import type { Quest, Stock } from '../../../web/kit/quest.ts';
import { FIELDS, oasisOf, PALACE } from '../rules/board.ts';
import { countOf, GOODS, type Good, goods } from '../rules/goods.ts';
import { CAMELS } from '../rules/material.ts';
import { At, Phase, type WuestenkoenigeState } from '../rules/state.ts';
import { GoodIcon, goodLetters } from './pieces/goods.tsx';

/** What a good counts on a camel that has just taken it, of a whole one at home. */
const FETCHED = 0.5;

export const quest: Quest<WuestenkoenigeState> = {
  needs: goods,
  stock: (s, seat, need) => stockOf(s, seat, goods.indexOf(need as Good)),
  progress: (s, seat) => (s.out[seat] === 0 ? sumOf(good => partDone(s, seat, good)) / GOODS : 0),
  ending,
  Sign: ({ need }): JSX.Element => <GoodIcon good={goodLetters[goods.indexOf(need as Good)]!} />,
};

function stockOf(s: WuestenkoenigeState, seat: Seat, good: number): Stock {
  const camels = Array.from({ length: CAMELS }, (_, camel) => countOf(s.load[seat * CAMELS + camel]!, good));
  return { home: s.display[seat * GOODS + good]!, underway: camels.reduce((sum, count) => sum + count, 0) };
}

function sumOf(value: (good: number) => number): number {
  return goods.reduce((sum, _, good) => sum + value(good), 0);
}

/** A kind at home is done; one on a camel as far as the camel that is nearest has come back, as the bird flies. */
function partDone(s: WuestenkoenigeState, seat: Seat, good: number): number {
  if (s.display[seat * GOODS + good]! > 0) return 1;
  const whole = wayHome(s, oasisOf(good));
  let best = 0;
  for (let camel = seat * CAMELS; camel < (seat + 1) * CAMELS; camel++) {
    if (countOf(s.load[camel]!, good) === 0) continue;
    const back = Math.max(0, whole - wayHome(s, s.camels[camel]!));
    best = Math.max(best, FETCHED + ((1 - FETCHED) * back) / whole);
  }
  return best;
}

function wayHome({ board }: WuestenkoenigeState, field: number): number {
  return board.distances[PALACE * FIELDS + field]!;
}

function ending(s: WuestenkoenigeState): string | undefined {
  if (s.turn[At.Phase] !== Phase.Over) return undefined;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  if (seats.some(seat => goods.every((_, good) => s.display[seat * GOODS + good]! > 0))) return 'complete';
  const left = seats.filter(seat => s.out[seat] === 0);
  if (left.length <= 1) return 'alone';
  const isGone = (good: number) => isAllBrought(s, good);
  const isStuck = (seat: Seat) => goods.some((_, good) => s.display[seat * GOODS + good] === 0 && isGone(good));
  return left.every(isStuck) ? 'hopeless' : 'rounds';
}

/** Is there none of it left to fetch? */
function isAllBrought(s: WuestenkoenigeState, good: number): boolean {
  let brought = 0;
  for (let seat = 0; seat < s.seats; seat++) brought += s.display[seat * GOODS + good]!;
  return brought === s.edition.goodsInOasis[s.seats];
}
