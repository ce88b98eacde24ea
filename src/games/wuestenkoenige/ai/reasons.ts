import type { Seat } from '../../../engine/game.ts';
import { everySeat } from '../../../engine/kit.ts';
import { endsOf, type PlayedLine, type ReasonIn } from '../../../engine/reasons.ts';
import { HEXES, PALACE } from '../rules/board.ts';
import { TREK_POINTS } from '../rules/deck.ts';
import { kindOf, MoveKind } from '../rules/encoding.ts';
import { countOf, GOODS, type Good, goods, goodsIn, NO_LOAD, totalOf } from '../rules/goods.ts';
import { CAMELS, POINTS } from '../rules/material.ts';
import { kindsOf, winners } from '../rules/scoring.ts';
import { At, HOME, ownerOf, Phase, VALLEY, type WuestenkoenigeState } from '../rules/state.ts';
import { blankDeliveryPlan, planDelivery } from './deliveries.ts';
import { NO_PATH } from './paths.ts';
import { waysTo } from './ways.ts';

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
  /** So many camels leave the palace. */
  setsOut: { readonly camels: number };
  /** So many camels leave bare valleys, where a tile could bury them. */
  climbs: { readonly camels: number };
  /** The way of the nearest camel to an oasis whose good is missing costs so much less. */
  approaches: { readonly good: Good; readonly points: number };
  /** The same way of `other` costs so much more. */
  keepsAway: { readonly other: Seat; readonly good: Good; readonly points: number };
  /** A camel comes to stand beside a laden one of `other`, and none did before: it can attack next turn. */
  stalks: { readonly other: Seat };
  /** No way home and to no good that is missing gets shorter for anybody else. */
  spares: Readonly<Record<never, never>>;
};

type Fact = ReasonIn<KingsFacts>;
type Line = PlayedLine<WuestenkoenigeState>;

export function reasonsFor(line: Line): readonly Fact[] {
  const [before] = endsOf(line);
  const mine = before.turn[At.Seat] === line.seat;
  const own = [...wins(line), ...delivers(line), ...gathers(line), ...attacks(line)];
  if (!mine) return own;
  const deeds = [...own, ...hurts(line), ...hinders(line), ...comesHome(line), ...grows(line), ...nears(line)];
  const steps = [...stalks(line), ...setsOut(line), ...approaches(line), ...climbs(line), ...keepsAway(line)];
  const facts = [...deeds, ...steps];
  return facts.length > 0 ? facts : spares(line);
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

/** What it costs the seat's nearest laden camel to walk home; NO_PATH if none can. */
function costHome(s: WuestenkoenigeState, seat: Seat): number {
  const ways = waysTo(s, PALACE);
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

// ------------------------------------------------------------------------------------------------ small steps

function campsOf(s: WuestenkoenigeState, seat: Seat): readonly number[] {
  return [...s.camels.subarray(seat * CAMELS, (seat + 1) * CAMELS)].filter(field => field !== HOME);
}

function setsOut({ seat, ...line }: Line): Fact[] {
  const [was, is] = endsOf({ seat, ...line }).map(s => campsOf(s, seat));
  const camels = was.filter(field => field === PALACE).length - is.filter(field => field === PALACE).length;
  return camels > 0 && is.length === was.length ? [{ key: 'setsOut', args: { camels } }] : [];
}

function climbs({ seat, ...line }: Line): Fact[] {
  const [before, after] = endsOf({ seat, ...line });
  const low = (s: WuestenkoenigeState) => campsOf(s, seat).filter(field => s.ground[field] === VALLEY).length;
  const camels = low(before) - low(after);
  return camels > 0 && abroad(after, seat) >= abroad(before, seat) ? [{ key: 'climbs', args: { camels } }] : [];
}

/** What the nearest camel of a seat needs to an oasis whose good it lacks; NO_PATH where it has it, or none can walk there. */
function costToGood(s: WuestenkoenigeState, seat: Seat, good: number): number {
  if (owned(s, seat, good) > 0 || s.oases[good] === 0) return NO_PATH;
  const ways = waysTo(s, PALACE + 1 + good);
  return campsOf(s, seat).reduce((least, field) => Math.min(least, ways[field]), NO_PATH);
}

/** By how much the way of a seat to each good changes, the greatest change first. */
function changedWays(
  line: Line,
  seat: Seat,
  sign: 1 | -1,
): readonly { readonly good: Good; readonly points: number }[] {
  const [before, after] = endsOf(line);
  if (after.turn[At.Phase] === Phase.Over) return [];
  const changes = goods.map((good, i) => {
    const [was, is] = [costToGood(before, seat, i), costToGood(after, seat, i)];
    return { good, points: was < NO_PATH && is < NO_PATH ? sign * (is - was) : 0 };
  });
  return changes.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
}

function approaches(line: Line): Fact[] {
  return changedWays(line, line.seat, -1)
    .slice(0, 1)
    .map(args => ({ key: 'approaches', args }));
}

function keepsAway(line: Line): Fact[] {
  return othersIn(line).flatMap(other =>
    changedWays(line, other, 1)
      .slice(0, 1)
      .map((args): Fact => ({ key: 'keepsAway', args: { other, ...args } })),
  );
}

/** Does a camel of the seat stand on a hex beside a laden camel of the other? */
function standsBeside(s: WuestenkoenigeState, seat: Seat, other: Seat): boolean {
  return s.camels.some(
    (field, camel) =>
      ownerOf(camel) === other &&
      field < HEXES &&
      goodsIn(s.load[camel]) !== NO_LOAD &&
      campsOf(s, seat).some(own => own < HEXES && s.board.distances[own * s.board.fields + field] === 1),
  );
}

function stalks(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  if (after.turn[At.Phase] === Phase.Over) return [];
  return othersIn(line)
    .filter(other => standsBeside(after, line.seat, other) && !standsBeside(before, line.seat, other))
    .map(other => ({ key: 'stalks', args: { other } }));
}

function spares(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  const waysOf = (s: WuestenkoenigeState, other: Seat) => [
    costHome(s, other),
    ...goods.map((_, i) => costToGood(s, other, i)),
  ];
  const shortens = othersIn(line).some(other => {
    const was = waysOf(before, other);
    return waysOf(after, other).some((points, i) => points < was[i]);
  });
  return shortens ? [] : [{ key: 'spares', args: {} }];
}
