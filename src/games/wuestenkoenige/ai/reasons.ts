import type { Seat } from '../../../engine/game.ts';
import { everySeat } from '../../../engine/kit.ts';
import { endsOf, type PlayedLine, type ReasonIn } from '../../../engine/reasons.ts';
import { FIELDS, HEXES, MOST_NEIGHBOURS, PALACE } from '../rules/board.ts';
import { costOf } from '../rules/camels.ts';
import { TREK_POINTS } from '../rules/deck.ts';
import { kindOf, MoveKind } from '../rules/encoding.ts';
import { countOf, GOODS, type Good, goods, goodsIn, NO_LOAD, totalOf } from '../rules/goods.ts';
import { CAMELS, POINTS, ROOM } from '../rules/material.ts';
import { kindsOf, winners } from '../rules/scoring.ts';
import { At, HOME, ownerOf, Phase, type WuestenkoenigeState } from '../rules/state.ts';
import { blankDeliveryPlan, planDelivery } from './deliveries.ts';
import { NO_PATH } from './paths.ts';

/** What can be said in favour of walks, cards and tiles. `other` is a seat. */
export type KingsFacts = {
  wins: Readonly<Record<never, never>>;
  delivers: { readonly goods: number; readonly kinds: number };
  fetches: { readonly good: Good; readonly count: number };
  picksUp: { readonly good: Good; readonly count: number };
  attacks: { readonly other: Seat; readonly goods: number };
  /** Goods of `other` fall into the sand, or camels of it leave the board. */
  costsGoods: { readonly other: Seat; readonly goods: number };
  costsCamels: { readonly other: Seat; readonly camels: number };
  /** A laden camel of `other` could have walked home in its next turn, and none can any more. */
  keepsFromHome: { readonly other: Seat };
  /** The way home of the nearest laden camel of `other` costs so much more. */
  lengthens: { readonly other: Seat; readonly points: number };
  /** A laden camel can walk home next turn, and none could before. */
  homeNext: Readonly<Record<never, never>>;
  cards: { readonly cards: number };
  newCamels: { readonly camels: number };
  morePoints: { readonly points: number };
  /** What is missing at home can be brought with so many points less. */
  nearer: { readonly points: number };
};

type Fact = ReasonIn<KingsFacts>;
type Line = PlayedLine<WuestenkoenigeState>;

export function reasonsFor(line: Line): readonly Fact[] {
  const [before] = endsOf(line);
  const mine = before.turn[At.Seat] === line.seat;
  const own = [...wins(line), ...delivers(line), ...gathers(line), ...attacks(line)];
  return mine ? [...own, ...hurts(line), ...hinders(line), ...comesHome(line), ...grows(line), ...nears(line)] : own;
}

function wins({ seat, states }: Line): Fact[] {
  return winners(states.at(-1)!).includes(seat) ? [{ key: 'wins', args: {} }] : [];
}

// ------------------------------------------------------------------------------------------------ goods

/** Goods of a kind on the seat's camels. */
function carried(s: WuestenkoenigeState, seat: Seat, good: number): number {
  let sum = 0;
  for (let camel = seat * CAMELS; camel < (seat + 1) * CAMELS; camel++) sum += countOf(s.load[camel], good);
  return sum;
}

function owned(s: WuestenkoenigeState, seat: Seat, good: number): number {
  return carried(s, seat, good) + s.display[seat * GOODS + good];
}

function homeGoods(s: WuestenkoenigeState, seat: Seat): number {
  return s.display.subarray(seat * GOODS, (seat + 1) * GOODS).reduce((sum, each) => sum + each, 0);
}

function delivers(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  const brought = homeGoods(after, line.seat) - homeGoods(before, line.seat);
  const kinds = kindsOf(after, line.seat) - kindsOf(before, line.seat);
  return brought > 0 ? [{ key: 'delivers', args: { goods: brought, kinds } }] : [];
}

/** What an oasis gives is fetched; what else is gained lay in the sand. */
function gathers(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  return goods.flatMap((good, i): Fact[] => {
    const gained = owned(after, line.seat, i) - owned(before, line.seat, i);
    if (gained <= 0) return [];
    const fetched = Math.max(0, Math.min(gained, before.oases[i] - after.oases[i]));
    const facts: Fact[] = fetched > 0 ? [{ key: 'fetches', args: { good, count: fetched } }] : [];
    return gained > fetched ? [...facts, { key: 'picksUp', args: { good, count: gained - fetched } }] : facts;
  });
}

function attacks(line: Line): Fact[] {
  const [, after] = endsOf(line);
  if (after.turn[At.Phase] !== Phase.Roll) return [];
  const target = after.turn[At.Target];
  return [{ key: 'attacks', args: { other: ownerOf(target), goods: totalOf(goodsIn(after.load[target])) } }];
}

// ------------------------------------------------------------------------------------------------ the others

function othersIn({ seat, states }: Line): readonly Seat[] {
  return everySeat(states[0].seats).filter(other => other !== seat && states[0].out[other] === 0);
}

function abroad(s: WuestenkoenigeState, seat: Seat): number {
  return s.camels.subarray(seat * CAMELS, (seat + 1) * CAMELS).filter(field => field !== HOME).length;
}

function allCarried(s: WuestenkoenigeState, seat: Seat): number {
  return carried(s, seat, 0) + carried(s, seat, 1) + carried(s, seat, 2);
}

function hurts(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  return othersIn(line).flatMap((other): Fact[] => {
    const camels = abroad(before, other) - abroad(after, other);
    const lost = allCarried(before, other) - allCarried(after, other);
    if (camels > 0) return [{ key: 'costsCamels', args: { other, camels } }];
    return lost > 0 ? [{ key: 'costsGoods', args: { other, goods: lost } }] : [];
  });
}

// ------------------------------------------------------------------------------------------------ ways home

/** What the way to the palace costs from each field, around hexes that are full. */
function waysHome(s: WuestenkoenigeState): Uint8Array {
  const costs = new Uint8Array(FIELDS).fill(NO_PATH);
  costs[PALACE] = 0;
  const queue = [PALACE];
  for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
    for (let i = field * MOST_NEIGHBOURS; i < (field + 1) * MOST_NEIGHBOURS; i++) {
      const beside = s.board.neighbours[i];
      if (beside === FIELDS) break;
      const cost = costs[field] + costOf(s, beside, field);
      if (cost >= costs[beside]) continue;
      costs[beside] = cost;
      // A way begins on a full hex or in a place, but leads through neither.
      if (beside < HEXES && s.crowd[beside] < ROOM) queue.push(beside);
    }
  }
  return costs;
}

/** What it costs the seat's nearest laden camel to walk home; NO_PATH if none can. */
function costHome(s: WuestenkoenigeState, seat: Seat): number {
  const ways = waysHome(s);
  let best = NO_PATH;
  for (let camel = seat * CAMELS; camel < (seat + 1) * CAMELS; camel++) {
    const field = s.camels[camel];
    if (field !== HOME && field !== PALACE && goodsIn(s.load[camel]) !== NO_LOAD) best = Math.min(best, ways[field]);
  }
  return best;
}

/** A way that gets this much longer is worth a word. */
const MUCH = 2;

function hinders(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  if (after.turn[At.Phase] === Phase.Over) return [];
  return othersIn(line).flatMap((other): Fact[] => {
    const [was, is] = [costHome(before, other), costHome(after, other)];
    if (was === NO_PATH || allCarried(after, other) < allCarried(before, other)) return [];
    if (was <= POINTS && is > POINTS) return [{ key: 'keepsFromHome', args: { other } }];
    return is < NO_PATH && is - was >= MUCH ? [{ key: 'lengthens', args: { other, points: is - was } }] : [];
  });
}

function comesHome(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  if (after.turn[At.Phase] === Phase.Over) return [];
  const fresh = costHome(after, line.seat) <= POINTS && costHome(before, line.seat) > POINTS;
  return fresh ? [{ key: 'homeNext', args: {} }] : [];
}

const [planBefore, planAfter] = [blankDeliveryPlan(), blankDeliveryPlan()];

/** Once something came home, other goods are missing: then there is nothing to compare. */
function nears(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  planDelivery(before, line.seat, planBefore);
  planDelivery(after, line.seat, planAfter);
  const points = planBefore.cost - planAfter.cost;
  const comparable = planBefore.missing === planAfter.missing && planBefore.cost < NO_PATH;
  return comparable && points > 0 ? [{ key: 'nearer', args: { points } }] : [];
}

function grows(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  const cards = after.due[line.seat] - before.due[line.seat];
  const camels = abroad(after, line.seat) - abroad(before, line.seat);
  const facts: Fact[] = [];
  if (camels > 0) facts.push({ key: 'newCamels', args: { camels } });
  if (cards > 0) facts.push({ key: 'cards', args: { cards } });
  if (line.moves.some(move => kindOf(move) === MoveKind.Trek))
    facts.push({ key: 'morePoints', args: { points: TREK_POINTS } });
  return facts;
}
