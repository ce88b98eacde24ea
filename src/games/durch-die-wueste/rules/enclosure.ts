import { type FloodScratch, floodFill, floodScratchFor } from '../../../engine/boards/regions.ts';
import { type Board } from './board.ts';
import { seal } from './placement.ts';
import { ANYONE, type DurchDieWuesteState, ownerOf, PALM, SAND } from './state.ts';

/** For each pattern of free neighbours (six bits, clockwise) the neighbours at which a run of free ones begins. */
const RUN_STARTS = Uint8Array.from({ length: 64 }, (_, free) => {
  const starts = free & ~(((free << 1) | (free >> 5)) & 63);
  return free === 63 ? 1 : starts;
});

const growths = new WeakMap<Board, FloodScratch>();

function growthOn(board: Board): FloodScratch {
  const known = growths.get(board);
  if (known) return known;
  const fresh = floodScratchFor(board.grid);
  growths.set(board, fresh);
  return fresh;
}

/**
 * Encloses what the camel just placed on `cell` has closed off; `free` are the neighbours without a camel, as bits.
 *
 * The camel takes its hex out of one region. If the free hexes around it form a single run, what is left of that
 * region still hangs together; and if in addition no other caravan stands next to the hex, the region touches just
 * the caravans it touched before. So nothing is closed unless the camel parts two runs or covers another's contact.
 */
export function encloseAfterPlacing(s: DurchDieWuesteState, caravan: number, cell: number, free: number): void {
  const starts = RUN_STARTS[free];
  const parts = (starts & (starts - 1)) !== 0;
  const covers = (s.near[cell] & ANYONE & ~(1 << caravan)) !== 0;
  if (parts || covers) encloseRuns(s, caravan, cell, starts);
}

/**
 * Encloses the pockets a rider closes against the rim, once all riders stand. They never stand side by side and the
 * board hangs together, so a rider closes nothing unless it parts the free hexes around it.
 */
export function encloseBehindRider(s: DurchDieWuesteState, caravan: number, cell: number): void {
  encloseAfterPlacing(s, caravan, cell, freeAround(s, cell));
}

/** Encloses whatever the camel on `cell` closes off, however the position came about. */
export function encloseAround(s: DurchDieWuesteState, caravan: number, cell: number): void {
  encloseRuns(s, caravan, cell, RUN_STARTS[freeAround(s, cell)]);
}

function freeAround(s: DurchDieWuesteState, cell: number): number {
  const { camels, neighbours } = s;
  let free = 0;
  for (let way = 0; way < 6; way++) if (camels[neighbours[cell * 6 + way]] === 0) free |= 1 << way;
  return free;
}

function encloseRuns(s: DurchDieWuesteState, caravan: number, cell: number, starts: number): void {
  const { grid } = s.board;
  const growth = growthOn(s.board);
  for (let way = 0; way < 6; way++) {
    if ((starts & (1 << way)) === 0) continue;
    const start = grid.neighbours[cell * 6 + way];
    if (s.inside[start] === 0 && floodFill(growth, grid, start, s.camels, s.near, ANYONE & ~(1 << caravan)))
      take(s, caravan, growth);
  }
}

function take(s: DurchDieWuesteState, caravan: number, region: FloodScratch): void {
  const seat = ownerOf(caravan);
  for (let i = 0; i < region.count; i++) {
    const cell = region.cells[i];
    s.inside[cell] = caravan + 1;
    if (s.sealed) seal(s, caravan, cell);
    if (s.land[cell] === PALM) {
      reachOases(s, caravan, 1 << s.palms.indexOf(cell));
    } else {
      s.areas[seat]++;
      takeWater(s, seat, cell);
    }
  }
}

export function takeWater(s: DurchDieWuesteState, seat: number, cell: number): void {
  const value = s.land[cell];
  if (value === SAND) return;
  s.land[cell] = SAND;
  s.water[seat] += value;
  s.taken[seat]++;
}

/** Scores the oases given as bits, as far as the caravan has not scored them yet. */
export function reachOases(s: DurchDieWuesteState, caravan: number, oases: number): void {
  let fresh = oases & ~s.reached[caravan];
  s.reached[caravan] |= fresh;
  for (; fresh !== 0; fresh &= fresh - 1) s.oases[ownerOf(caravan)]++;
}
