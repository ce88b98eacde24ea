import { FIELDS, HEXES, MOST_NEIGHBOURS } from '../rules/board.ts';
import { GOODS, goodsIn, NO_LOAD } from '../rules/goods.ts';
import { CAMELS } from '../rules/material.ts';
import { At, HOME, NO_PIECE, ownerOf, Phase, type WuestenkoenigeState } from '../rules/state.ts';
import { blankFinds, type Finds, findGoods, PICKING, setOf } from './finds.ts';
import { NO_PATH, type Paths, pathsOn, SETS } from './paths.ts';

/**
 * How a seat could bring home what it lacks with the fewest movement points: for each set of missing goods the camel
 * that can do it, alone, for the least. Points are what a turn has too few of, whichever camels they are spent on.
 */
export interface DeliveryPlan {
  /** The goods that are missing, as bits. */
  missing: number;
  /** What the whole plan costs. */
  cost: number;
  /** How much of that can be walked at once. */
  way: number;
  /** For each set of goods the least it costs, by which camel, and the least for any other camel. */
  readonly least: Uint8Array;
  readonly camel: Uint8Array;
  readonly second: Uint8Array;
  /** For each set, how much of the least can be walked at once: nobody walks on before goods are dug out. */
  readonly walk: Uint8Array;
  /** The sets that the plan is made of. */
  readonly parts: Uint8Array;
  count: number;
  /** What is missing and lies elsewhere than in an oasis. */
  readonly finds: Finds;
}

export function blankDeliveryPlan(): DeliveryPlan {
  return {
    missing: 0,
    cost: 0,
    way: 0,
    least: new Uint8Array(SETS),
    camel: new Uint8Array(SETS),
    second: new Uint8Array(SETS),
    walk: new Uint8Array(SETS),
    parts: new Uint8Array(GOODS),
    count: 0,
    finds: blankFinds(),
  };
}

export function countOfSet(set: number): number {
  return (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1);
}

export function missingBy(s: WuestenkoenigeState, seat: number): number {
  let set = 0;
  for (let good = 0; good < GOODS; good++) if (s.display[seat * GOODS + good] === 0) set |= 1 << good;
  return set;
}

/** What it costs to fetch these goods with a camel that stands on the field, and to bring them home. */
function tourCost(s: WuestenkoenigeState, paths: Paths, field: number, set: number): number {
  if (set === 0) return paths.home[field];
  let best = NO_PATH;
  for (let good = 0; good < GOODS; good++) {
    if ((set & (1 << good)) === 0) continue;
    if (s.oases[good] === 0) return NO_PATH;
    best = Math.min(best, paths.fetch[good * FIELDS + field] + paths.tours[set * GOODS + good]);
  }
  return best;
}

/** The good to fetch first on that tour. */
export function firstGood(paths: Paths, field: number, set: number): number {
  let best = NO_PATH * 2;
  let first = 0;
  for (let good = 0; good < GOODS; good++) {
    const cost = paths.fetch[good * FIELDS + field] + paths.tours[set * GOODS + good];
    if ((set & (1 << good)) === 0 || cost >= best) continue;
    best = cost;
    first = good;
  }
  return first;
}

export function planDelivery(s: WuestenkoenigeState, seat: number, plan: DeliveryPlan): void {
  const paths = pathsOn(s);
  plan.missing = missingBy(s, seat);
  plan.least.fill(NO_PATH);
  plan.second.fill(NO_PATH);
  plan.camel.fill(NO_PIECE);
  findGoods(s, seat, plan.missing, plan.finds);
  for (let camel = seat * CAMELS; camel < (seat + 1) * CAMELS; camel++) {
    if (s.camels[camel] === HOME || isLikeTwoBefore(s, camel) || isDoomed(s, camel)) continue;
    const held = setOf(s.load[camel]);
    for (let set = 1; set < SETS; set++)
      if ((set & ~plan.missing) === 0) offer(plan, set, camel, costFrom(s, paths, plan, s.camels[camel], held, set));
  }
  chooseParts(plan);
}

/** What it costs a camel that holds some goods to bring this set home, by oases alone or by way of one find. */
function costFrom(
  s: WuestenkoenigeState,
  paths: Paths,
  { finds }: DeliveryPlan,
  field: number,
  held: number,
  set: number,
): number {
  const needed = set & ~held;
  let best = tourCost(s, paths, field, needed);
  walkable = best;
  if (needed === 0) return best;
  for (let i = 0; i < finds.count; i++) {
    if ((finds.set[i] & needed) === 0) continue;
    const there = Math.round(STEP * s.board.distances[field * FIELDS + finds.hex[i]]) + finds.effort[i];
    const cost = there + tourCost(s, paths, finds.hex[i], needed & ~finds.set[i]);
    if (cost >= best) continue;
    best = cost;
    walkable = finds.effort[i] === PICKING ? cost : there - finds.effort[i];
  }
  return best;
}

/** How much of the latest answer of `costFrom` can be walked at once. */
let walkable = 0;

/** What the plan would cost if these goods lay open on a hex. */
export function costIfOpen(s: WuestenkoenigeState, seat: number, plan: DeliveryPlan, hex: number, set: number): number {
  const paths = pathsOn(s);
  moved.set(plan.least);
  for (let camel = seat * CAMELS; camel < (seat + 1) * CAMELS; camel++) {
    if (s.camels[camel] === HOME || isDoomed(s, camel)) continue;
    const there = PICKING + Math.round(STEP * s.board.distances[s.camels[camel] * FIELDS + hex]);
    const held = set | setOf(s.load[camel]);
    for (let wanted = 1; wanted < SETS; wanted++)
      if ((wanted & ~plan.missing) === 0 && (wanted & set) !== 0)
        moved[wanted] = Math.min(moved[wanted], there + tourCost(s, paths, hex, wanted & ~held));
  }
  return leastOf(moved, plan.missing);
}

/** In a bare valley, and somebody else is the next to shift a tile: there is no better use for it. */
function isDoomed(s: WuestenkoenigeState, camel: number): boolean {
  const hex = s.camels[camel];
  if (hex >= HEXES || s.height[hex] > 0) return false;
  const phase = s.turn[At.Phase];
  const safe = phase === Phase.TurnOver || phase === Phase.ChangeDesert ? NO_PIECE : s.turn[At.Seat];
  return ownerOf(camel) !== safe && hasTileBeside(s, hex);
}

/** Is there a tile that can be shifted onto this hex? */
export function hasTileBeside({ board, height, crowd }: WuestenkoenigeState, hex: number): boolean {
  const start = hex * MOST_NEIGHBOURS;
  // Places come last among the neighbours.
  for (let i = start; i < start + MOST_NEIGHBOURS && board.neighbours[i] < HEXES; i++)
    if (height[board.neighbours[i]] > 0 && crowd[board.neighbours[i]] === 0) return true;
  return false;
}

/** Camels that are alike mostly have numbers in a row. The first two of them are the least and the second. */
function isLikeTwoBefore(s: WuestenkoenigeState, camel: number): boolean {
  return camel % CAMELS > 1 && areAlike(s, camel, camel - 1) && areAlike(s, camel, camel - 2);
}

function areAlike({ camels, load }: WuestenkoenigeState, one: number, other: number): boolean {
  return camels[one] === camels[other] && load[one] === load[other];
}

function offer(plan: DeliveryPlan, set: number, camel: number, cost: number): void {
  if (cost < plan.least[set]) {
    plan.second[set] = plan.least[set];
    plan.least[set] = cost;
    plan.camel[set] = camel;
    plan.walk[set] = walkable;
  } else if (cost < plan.second[set]) plan.second[set] = cost;
}

/** About what a step costs over ground that nobody has measured. */
const STEP = 1.4;

/** Every way to share three goods among camels; with fewer goods missing the same, as what is not missing costs nothing. */
const shares: readonly (readonly number[])[] = [[7], [1, 6], [2, 5], [4, 3], [1, 2, 4]];

function chooseParts(plan: DeliveryPlan): void {
  plan.cost = Number.POSITIVE_INFINITY;
  let best = shares[0];
  for (let i = 0; i < shares.length; i++) {
    const cost = costOfShares(plan.least, plan.missing, shares[i]);
    if (cost >= plan.cost) continue;
    plan.cost = cost;
    best = shares[i];
  }
  plan.count = 0;
  plan.way = 0;
  for (let i = 0; i < best.length; i++) {
    const part = best[i] & plan.missing;
    if (part === 0) continue;
    plan.parts[plan.count++] = part;
    plan.way += plan.walk[part];
  }
}

function costOfShares(costs: Uint8Array, missing: number, sets: readonly number[]): number {
  let cost = 0;
  for (let i = 0; i < sets.length; i++) if ((sets[i] & missing) !== 0) cost += costs[sets[i] & missing];
  return cost;
}

const moved = new Uint8Array(SETS);

/** What the plan would cost if one of the camels stood elsewhere. */
export function costIfAt(s: WuestenkoenigeState, plan: DeliveryPlan, camel: number, field: number): number {
  const paths = pathsOn(s);
  const held = setOf(s.load[camel]);
  for (let set = 1; set < SETS; set++) {
    if ((set & ~plan.missing) !== 0) continue;
    const others = plan.camel[set] === camel ? plan.second[set] : plan.least[set];
    moved[set] = Math.min(others, costFrom(s, paths, plan, field, held, set));
  }
  return leastOf(moved, plan.missing);
}

function leastOf(costs: Uint8Array, missing: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < shares.length; i++) best = Math.min(best, costOfShares(costs, missing, shares[i]));
  return best;
}

/** Does the camel carry something its seat lacks at home? */
export function carriesMissing(s: WuestenkoenigeState, camel: number, missing: number): boolean {
  return goodsIn(s.load[camel]) !== NO_LOAD && (setOf(s.load[camel]) & missing) !== 0;
}
