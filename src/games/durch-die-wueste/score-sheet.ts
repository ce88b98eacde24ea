import type { Seat } from '../../engine/game.ts';
import { everySeat } from '../../engine/kit.ts';
import type { ScoreSheet, SheetCounts, SheetLine, SheetObjection, SheetRow } from '../../engine/score-sheet.ts';
import { boardFor, HOLES_OF_EACH_VALUE, PALMS } from './rules/board.ts';
import { LARGEST, LARGEST_SHARED, OASIS } from './rules/scoring.ts';
import {
  At,
  caravanOf,
  colours,
  type DurchDieWuesteState,
  emptyState,
  Phase,
  ridersIn,
  SUPPLY,
} from './rules/state.ts';

const VALUES = [1, 2, 3] as const;

/** Caravans of a seat: with five seats everybody gives a colour back. */
function coloursOf(seats: number): number {
  return ridersIn(seats) / seats;
}

function rows(seats: number): readonly SheetRow[] {
  const own = coloursOf(seats);
  const land = boardFor(seats).grid.size - ridersIn(seats) - PALMS;
  const camels = SUPPLY[seats] + ridersIn(seats) / colours.length;
  return [
    ...VALUES.map(value => seatRow(`water${value}`, HOLES_OF_EACH_VALUE, HOLES_OF_EACH_VALUE)),
    seatRow('oases', PALMS * own),
    seatRow('areas', land, land),
    ...colours.map(colour => ({
      ...seatRow(colour, SUPPLY[seats] + 1, camels),
      // The rider's camel is there from the beginning.
      least: own === colours.length ? 1 : 0,
    })),
  ];
}

function seatRow(key: string, most: number, all?: number): SheetRow {
  return { key, of: 'seat', least: 0, most, ...(all !== undefined && { all }) };
}

/** With five seats everybody plays four colours, and each colour is missing once. */
function objections(counts: SheetCounts, seats: number): readonly SheetObjection[] {
  if (coloursOf(seats) === colours.length) return [];
  const played = (seat: Seat) => colours.filter(colour => counts[colour][seat] > 0).length;
  const seat = everySeat(seats).find(one => played(one) > coloursOf(seats));
  if (seat !== undefined) return [{ key: 'fiveColours', args: {}, rows: colours, seat }];
  const full = colours.find(colour => counts[colour].every(size => size > 0));
  return full === undefined ? [] : [{ key: 'nobodyWithout', args: { colour: full }, rows: [full] }];
}

function finished(counts: SheetCounts, seats: number): DurchDieWuesteState {
  const s = emptyState(boardFor(seats), seats);
  s.turn[At.Phase] = Phase.Over;
  for (let seat = 0; seat < seats; seat++) {
    for (const value of VALUES) s.water[seat] += value * counts[`water${value}`][seat];
    s.oases[seat] = counts['oases'][seat];
    s.areas[seat] = counts['areas'][seat];
    colours.forEach((colour, i) => {
      s.sizes[caravanOf(i, seat)] = counts[colour][seat];
    });
  }
  return s;
}

/** All but the water: a hole that was taken is gone from the board. */
function counted(s: DurchDieWuesteState): SheetCounts {
  const bySeat = (count: (seat: Seat) => number) => everySeat(s.seats).map(count);
  const sizes = colours.map((colour, i) => [colour, bySeat(seat => s.sizes[caravanOf(i, seat)])]);
  return {
    oases: bySeat(seat => s.oases[seat]),
    areas: bySeat(seat => s.areas[seat]),
    ...Object.fromEntries(sizes),
  };
}

function lines(counts: SheetCounts, seat: Seat): readonly SheetLine[] {
  const water = VALUES.map(value => {
    const count = counts[`water${value}`][seat];
    return { source: 'water', key: 'water', args: { count, value }, points: count * value };
  });
  const oases = counts['oases'][seat];
  const hexes = counts['areas'][seat];
  return [
    ...water,
    { source: 'oases', key: 'oases', args: { count: oases, each: OASIS }, points: oases * OASIS },
    ...colours.flatMap(colour => caravanLine(colour, counts[colour], seat)),
    { source: 'areas', key: 'areas', args: { count: hexes }, points: hexes },
  ].filter(({ points }) => points > 0);
}

function caravanLine(colour: string, sizes: readonly number[], seat: Seat): readonly SheetLine[] {
  const count = sizes[seat];
  if (count === 0 || count < Math.max(...sizes)) return [];
  const shared = sizes.filter(size => size === count).length > 1;
  const points = shared ? LARGEST_SHARED : LARGEST;
  return [{ source: 'caravans', key: shared ? 'sharedCaravan' : 'caravan', args: { colour, count }, points }];
}

export const scoreSheet: ScoreSheet<DurchDieWuesteState> = { rows, objections, finished, counted, lines };
