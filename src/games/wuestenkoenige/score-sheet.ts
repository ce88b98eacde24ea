import type { Seat } from '../../engine/game.ts';
import { everySeat } from '../../engine/kit.ts';
import type { ScoreSheet, SheetCounts, SheetLine, SheetObjection, SheetRow } from '../../engine/score-sheet.ts';
import { editionNumbered, NEWEST_EDITION } from './rules/editions.ts';
import { GOODS, goods } from './rules/goods.ts';
import { KIND } from './rules/material.ts';
import { At, emptyState, Phase, type WuestenkoenigeState } from './rules/state.ts';

const edition = editionNumbered(NEWEST_EDITION);

function rows(seats: number): readonly SheetRow[] {
  const most = edition.goodsInOasis[seats];
  return [
    ...goods.map(good => ({ key: good, of: 'seat', least: 0, most, all: most }) as const),
    { key: 'out', of: 'seat', least: 0, most: seats - 1 },
  ];
}

/** Whoever has all kinds of goods wins at once, so nobody else comes to have them. */
function objections(counts: SheetCounts, seats: number): readonly SheetObjection[] {
  const complete = everySeat(seats).filter(seat => kindsOf(counts, seat) === GOODS);
  if (complete.length > 1) return [{ key: 'twoKings', args: {}, rows: goods }];
  const lost = complete.find(seat => counts['out'][seat] > 0);
  if (lost !== undefined) return [{ key: 'kingOut', args: {}, rows: ['out'], seat: lost }];
  return ordersOut(counts['out']) ? [] : [{ key: 'order', args: {}, rows: ['out'] }];
}

/** Who goes out has one more before them than seats that went earlier; some may go together. */
function ordersOut(out: readonly number[]): boolean {
  return out.every(order => order === 0 || order === 1 + out.filter(other => other > 0 && other < order).length);
}

function finished(counts: SheetCounts, seats: number): WuestenkoenigeState {
  const s = emptyState(seats, edition);
  s.turn[At.Phase] = Phase.Over;
  for (const seat of everySeat(seats)) {
    s.out[seat] = counts['out'][seat];
    goods.forEach((good, i) => {
      s.display[seat * GOODS + i] = counts[good][seat];
    });
  }
  return s;
}

function counted(s: WuestenkoenigeState): SheetCounts {
  const seats = everySeat(s.seats);
  const brought = goods.map((good, i) => [good, seats.map(seat => s.display[seat * GOODS + i])]);
  return { ...Object.fromEntries(brought), out: seats.map(seat => s.out[seat]) };
}

function kindsOf(counts: SheetCounts, seat: Seat): number {
  return goods.filter(good => counts[good][seat] > 0).length;
}

/** Those who are left count; if nobody is, those who went out last. */
function lines(counts: SheetCounts, seat: Seat): readonly SheetLine[] {
  const out = counts['out'];
  const isCompared = out.includes(0) ? out[seat] === 0 : out[seat] === Math.max(...out);
  if (!isCompared) return [{ source: 'kinds', key: 'out', args: {}, points: 0 }];
  const [kinds, pieces] = [kindsOf(counts, seat), goods.reduce((sum, good) => sum + counts[good][seat], 0)];
  return [
    { source: 'kinds', key: 'kinds', args: { count: kinds }, points: KIND * kinds },
    { source: 'goods', key: 'goods', args: { count: pieces }, points: pieces },
  ];
}

export const scoreSheet: ScoreSheet<WuestenkoenigeState> = { rows, objections, finished, counted, lines };
