import type { Seat } from '../../engine/game.ts';
import { everySeat } from '../../engine/kit.ts';
import type { ScoreSheet, SheetCounts, SheetLine, SheetObjection, SheetRow } from '../../engine/score-sheet.ts';
import { NOWHERE } from './rules/board.ts';
import {
  CAMEL_CARDS,
  editions,
  FIRST_CAMELS,
  GOODS_OF_A_KIND,
  LOAD,
  rumours,
  SLOTS_OF_A_GOOD,
  WATER,
  WORTH,
} from './rules/material.ts';
import { worthOf } from './rules/scoring.ts';
import { At, initial, Phase, tokenValues, type WuestensoehneState } from './rules/state.ts';
import { GOODS, goods } from './rules/tiles.ts';

/** The tokens on the slots of each good, or undefined where no six tokens say so. */
type Tokens = readonly (readonly number[])[];

const highToLow = rumours.toSorted((a, b) => b - a);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const rumourOf = (good: string) => `rumours-${good}`;

function rows(): readonly SheetRow[] {
  const slots = SLOTS_OF_A_GOOD;
  return [
    ...goods.map(good => ({ key: good, of: 'seat', least: 0, most: GOODS_OF_A_KIND, all: GOODS_OF_A_KIND }) as const),
    ...goods.map(
      good =>
        ({
          key: rumourOf(good),
          of: 'table',
          least: sum(highToLow.slice(-slots)),
          most: sum(highToLow.slice(0, slots)),
        }) as const,
    ),
    { key: 'water', of: 'seat', least: 0, most: WATER, all: WATER },
  ];
}

function objections(counts: SheetCounts, seats: number): readonly SheetObjection[] {
  const loaded = sum(goods.flatMap(good => counts[good]));
  const room = LOAD * (FIRST_CAMELS * seats + CAMEL_CARDS);
  if (loaded > room) return [{ key: 'noCamels', args: { count: loaded, most: room }, rows: goods }];
  return tokensFor(counts) ? [] : [{ key: 'noTokens', args: {}, rows: goods.map(rumourOf) }];
}

/** Tokens that add up to what was written down for each good. */
function tokensFor(counts: SheetCounts): Tokens | undefined {
  const wanted = goods.map(good => counts[rumourOf(good)][0]);
  const place = (good: number, left: readonly number[]): Tokens | undefined => {
    if (good === GOODS) return [];
    for (const tokens of handsOf(left, SLOTS_OF_A_GOOD)) {
      if (sum(tokens) !== wanted[good]) continue;
      const others = place(good + 1, without(left, tokens));
      if (others) return [tokens, ...others];
    }
    return undefined;
  };
  return place(0, highToLow);
}

/** Every choice of at most so many tokens. */
function handsOf(from: readonly number[], most: number): readonly (readonly number[])[] {
  if (most === 0) return [[]];
  const more = from.flatMap((token, i) => handsOf(from.slice(i + 1), most - 1).map(rest => [token, ...rest]));
  return [[], ...more];
}

function without(tokens: readonly number[], taken: readonly number[]): readonly number[] {
  return taken.reduce((left, token) => left.toSpliced(left.indexOf(token), 1), tokens);
}

function finished(counts: SheetCounts, seats: number): WuestensoehneState {
  const s = initial(seats, { edition: editions.length });
  s.turn[At.Phase] = Phase.Over;
  s.caravans.fill(NOWHERE);
  for (const seat of everySeat(seats)) {
    s.water[seat] = counts['water'][seat];
    goods.forEach((good, i) => {
      s.goods[seat * GOODS + i] = counts[good][seat];
    });
  }
  tokensFor(counts)?.forEach((tokens, good) => {
    tokens.forEach((token, i) => {
      s.tokens[good * SLOTS_OF_A_GOOD + i] = tokenValues.indexOf(token) + 1;
    });
  });
  return s;
}

function counted(s: WuestensoehneState): SheetCounts {
  const seats = everySeat(s.seats);
  const aboard = goods.map((good, i) => [good, seats.map(seat => s.goods[seat * GOODS + i])]);
  const told = goods.map((good, i) => [rumourOf(good), [worthOf(s, i) - WORTH]]);
  return { ...Object.fromEntries([...aboard, ...told]), water: seats.map(seat => s.water[seat]) };
}

function lines(counts: SheetCounts, seat: Seat): readonly SheetLine[] {
  return goods.flatMap(good => {
    const [count, each] = [counts[good][seat], WORTH + counts[rumourOf(good)][0]];
    return count === 0 ? [] : [{ source: good, key: 'goods', args: { good, count, each }, points: count * each }];
  });
}

export const scoreSheet: ScoreSheet<WuestensoehneState> = { rows, objections, finished, counted, lines };
