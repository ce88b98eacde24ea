import { FIELDS, HEXES, MOST_NEIGHBOURS, oasisOf, PALACE } from '../rules/board.ts';
import { costOf } from '../rules/camels.ts';
import { HOME, NO_PIECE, VALLEY, type WuestenkoenigeState } from '../rules/state.ts';
import { type DeliveryPlan, firstGood } from './deliveries.ts';
import { setOf } from './finds.ts';
import { type Paths, pathsOn } from './paths.ts';

/** Grounds that a hex can have: plain, dune and valley. */
const GROUNDS = VALLEY + 1;

/** What it would be worth if a hex had another ground, `hex * GROUNDS + ground`, in movement points. */
export interface DesertChanges {
  readonly worth: Float64Array;
  /** What it would be worth if the goods under the topmost tile of a hex lay open. */
  readonly opened: Float64Array;
}

export function blankChanges(): DesertChanges {
  return { worth: new Float64Array(HEXES * GROUNDS), opened: new Float64Array(HEXES) };
}

/** Walks along the ways of a plan and adds what each change on them would save; `share` is negative for a rival. */
export function addChanges(s: WuestenkoenigeState, plan: DeliveryPlan, share: number, changes: DesertChanges): void {
  const paths = pathsOn(s);
  for (let i = 0; i < plan.count; i++) {
    const camel = plan.camel[plan.parts[i]];
    if (camel === NO_PIECE || s.camels[camel] === HOME) continue;
    walkTour(s, paths, s.camels[camel], plan.parts[i] & ~setOf(s.load[camel]), share, changes);
  }
}

function walkTour(
  s: WuestenkoenigeState,
  paths: Paths,
  from: number,
  set: number,
  share: number,
  changes: DesertChanges,
): void {
  let field = from;
  for (let rest = set; rest !== 0; ) {
    const good = firstGood(paths, field, rest);
    walkTo(s, paths.fetch, good * FIELDS, field, oasisOf(good), share, changes);
    field = oasisOf(good);
    rest &= ~(1 << good);
  }
  walkTo(s, paths.home, 0, field, PALACE, share, changes);
}

function walkTo(
  s: WuestenkoenigeState,
  costs: Uint8Array,
  at: number,
  from: number,
  to: number,
  share: number,
  changes: DesertChanges,
): void {
  for (let before = from; before !== to; ) {
    const field = nextOnPath(s, costs, at, before);
    if (field === FIELDS) return;
    addStep(s, before, field, share, changes);
    addStep(s, field, before, share, changes);
    before = field;
  }
}

/** The field beside this one from where the way is cheapest, or FIELDS. */
export function nextOnPath(s: WuestenkoenigeState, costs: Uint8Array, at: number, field: number): number {
  const { neighbours } = s.board;
  for (let i = field * MOST_NEIGHBOURS; i < (field + 1) * MOST_NEIGHBOURS; i++) {
    const beside = neighbours[i];
    if (beside === FIELDS) return FIELDS;
    if (costs[at + beside] + costOf(s, field, beside) === costs[at + field]) return beside;
  }
  return FIELDS;
}

/** What the step would cost less if its first field had another ground. */
function addStep(s: WuestenkoenigeState, field: number, beside: number, share: number, { worth }: DesertChanges): void {
  if (field >= HEXES || beside >= HEXES) return;
  const cost = costOf(s, field, beside);
  for (let ground = 0; ground < GROUNDS; ground++)
    worth[field * GROUNDS + ground] += share * (cost - (ground === s.ground[beside] ? 1 : 2));
}

/** The ground that comes to light when the topmost tile goes. */
export function groundBelow(s: WuestenkoenigeState, hex: number): number {
  return s.height[hex] > 1 ? s.side[s.under[s.top[hex]]] : VALLEY;
}

export function groundWorth({ worth }: DesertChanges, hex: number, ground: number): number {
  return worth[hex * GROUNDS + ground];
}
