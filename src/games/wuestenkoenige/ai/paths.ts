import { FIELDS, HEXES, MOST_NEIGHBOURS, oasisOf, PALACE } from '../rules/board.ts';
import { costOf } from '../rules/camels.ts';
import { GOODS } from '../rules/goods.ts';
import type { WuestenkoenigeState } from '../rules/state.ts';

/**
 * What ways cost on one desert, in movement points, as if nobody stood in the way. Camels change their fields with
 * almost every move and the desert changes seldom, so what was worked out for a desert is kept for a while.
 */
export interface Paths {
  /** The ground that these ways lead over. */
  readonly ground: Uint8Array;
  /** From each field to the palace. */
  readonly home: Uint8Array;
  /** From each field to the oasis of each good, `good * FIELDS + field`. */
  readonly fetch: Uint8Array;
  /** From the oasis of a good through those of a set of goods, this one among them, and home: `set * GOODS + good`. */
  readonly tours: Uint8Array;
}

/** More than any tour costs. */
export const NO_PATH = 120;
/** Sets of goods are bits. */
export const SETS = 1 << GOODS;

const SLOTS = 512;
const kept: (Paths | undefined)[] = Array.from({ length: SLOTS });
let latest: Paths | undefined;

export function pathsOn(s: WuestenkoenigeState): Paths {
  if (latest && isSameGround(latest.ground, s.ground)) return latest;
  const slot = slotOf(s.ground);
  latest = kept[slot] ??= blankPaths();
  if (!isSameGround(latest.ground, s.ground)) findPaths(s, latest);
  return latest;
}

function blankPaths(): Paths {
  return {
    ground: new Uint8Array(FIELDS).fill(255),
    home: new Uint8Array(FIELDS),
    fetch: new Uint8Array(GOODS * FIELDS),
    tours: new Uint8Array(SETS * GOODS),
  };
}

function isSameGround(one: Uint8Array, other: Uint8Array): boolean {
  for (let hex = 0; hex < HEXES; hex++) if (one[hex] !== other[hex]) return false;
  return true;
}

function slotOf(ground: Uint8Array): number {
  let hash = 0;
  for (let hex = 0; hex < HEXES; hex++) hash = (Math.imul(hash, 31) + ground[hex]) | 0;
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

function findPaths(s: WuestenkoenigeState, paths: Paths): void {
  paths.ground.set(s.ground);
  measure(s, PALACE, paths.home, 0);
  for (let good = 0; good < GOODS; good++) measure(s, oasisOf(good), paths.fetch, good * FIELDS);
  for (let set = 1; set < SETS; set++)
    for (let good = 0; good < GOODS; good++) paths.tours[set * GOODS + good] = tourFrom(paths, good, set);
}

function tourFrom({ home, fetch, tours }: Paths, good: number, set: number): number {
  const rest = set & ~(1 << good);
  if (rest === 0) return home[oasisOf(good)];
  let best = 255;
  for (let next = 0; next < GOODS; next++)
    if ((rest & (1 << next)) !== 0)
      best = Math.min(best, fetch[next * FIELDS + oasisOf(good)] + tours[rest * GOODS + next]);
  return best;
}

/** A ring of fields whose neighbours have yet to be looked at; no field is in it twice. */
const RING = 128;
const ring = new Uint8Array(RING);
const waiting = new Uint8Array(FIELDS);

/** Ways lead from a place to every field, but not through other places: those ask for the right load. */
function measure(s: WuestenkoenigeState, place: number, costs: Uint8Array, at: number): void {
  const { neighbours } = s.board;
  costs.fill(NO_PATH, at, at + FIELDS);
  costs[at + place] = 0;
  ring[0] = place;
  for (let head = 0, tail = 1; head !== tail; head++) {
    const field = ring[head & (RING - 1)];
    waiting[field] = 0;
    if (field >= HEXES && field !== place) continue;
    for (let i = field * MOST_NEIGHBOURS; i < (field + 1) * MOST_NEIGHBOURS; i++) {
      const beside = neighbours[i];
      if (beside === FIELDS) break;
      const cost = costs[at + field] + costOf(s, field, beside);
      if (cost >= costs[at + beside]) continue;
      costs[at + beside] = cost;
      if (waiting[beside] === 1) continue;
      waiting[beside] = 1;
      ring[tail++ & (RING - 1)] = beside;
    }
  }
}
