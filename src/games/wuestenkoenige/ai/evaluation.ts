import { FIELDS, HEXES, PALACE } from '../rules/board.ts';
import { CARDS } from '../rules/deck.ts';
import { CAMELS, POINTS } from '../rules/material.ts';
import { score } from '../rules/scoring.ts';
import { At, HOME, ownerOf, Phase, type WuestenkoenigeState } from '../rules/state.ts';
import { blankDeliveryPlan, carriesMissing, countOfSet, planDelivery } from './deliveries.ts';

const MOST_SEATS = 4;

/** What a card in the hand is worth in movement points, in the order of the deck. */
export const CARD_WORTH = Float64Array.of(2, 2.5, 2, 1.5, 4, 3.5, 1.5, 2.5, 1.5);

/** What it is worth in movement points to have a kind of goods at home, where nobody can take it. */
export const UNSAFE = 3;

const plan = blankDeliveryPlan();
const race = new Float64Array(MOST_SEATS);

/** How many rounds each seat would still need with nobody in its way. The array is written over by the next call. */
function roundsLeft(s: WuestenkoenigeState): Float64Array {
  for (let seat = 0; seat < s.seats; seat++) {
    planDelivery(s, seat, plan);
    const risks = dangerOf(s, seat, plan.missing) + frailtyAbroad(s, seat) + UNSAFE * countOfSet(plan.missing);
    const rest = plan.cost + risks - handWorth(s, seat);
    race[seat] = rest / POINTS + waitOf(s, seat, plan.way);
  }
  return race;
}

/** In rounds: what the order of turns adds, less what is left of the turn and of use. */
function waitOf(s: WuestenkoenigeState, seat: number, way: number): number {
  const later = (seat - s.turn[At.Seat] + s.seats) % s.seats;
  if (later > 0) return later / s.seats - 1;
  const phase = s.turn[At.Phase];
  return phase === Phase.ChangeDesert || phase === Phase.TurnOver ? 0 : -Math.min(s.turn[At.Left], way) / POINTS;
}

function handWorth(s: WuestenkoenigeState, seat: number): number {
  let worth = 0;
  for (let card = 0; card < CARDS; card++) worth += s.hands[seat * CARDS + card] * CARD_WORTH[card];
  return worth;
}

/** What a load risks in movement points, by the distance to the nearest camel of another seat. */
const DANGER = Float64Array.of(1, 1, 0.8, 0.6, 0.4, 0.2);

function dangerOf(s: WuestenkoenigeState, seat: number, missing: number): number {
  let danger = 0;
  for (let camel = seat * CAMELS; camel < (seat + 1) * CAMELS; camel++)
    if (s.camels[camel] < HEXES && carriesMissing(s, camel, missing)) {
      const far = nearestRival(s, seat, s.camels[camel]);
      if (far < DANGER.length) danger += DANGER[far];
    }
  return danger;
}

/** What it is worth in movement points to have one camel more, by how many there are: without any a seat is out. */
const FRAILTY = Float64Array.of(40, 9, 5, 3, 1.5, 0.5);

/** The seat has no camel in the palace, or will not have one, where nothing can happen to it: how frail is it? */
export function frailtyOf(s: WuestenkoenigeState, seat: number, fewer = 0): number {
  const abroad = CAMELS - s.stock[seat] - fewer;
  return abroad < FRAILTY.length ? FRAILTY[Math.max(abroad, 0)] : 0;
}

function frailtyAbroad(s: WuestenkoenigeState, seat: number): number {
  return camelsAtHome(s, seat) > 0 ? 0 : frailtyOf(s, seat);
}

export function camelsAtHome({ camels }: WuestenkoenigeState, seat: number): number {
  let count = 0;
  for (let camel = seat * CAMELS; camel < (seat + 1) * CAMELS; camel++) if (camels[camel] === PALACE) count++;
  return count;
}

function nearestRival({ camels, board }: WuestenkoenigeState, seat: number, hex: number): number {
  let nearest = FIELDS;
  for (let camel = 0; camel < camels.length; camel++)
    if (camels[camel] !== HOME && ownerOf(camel) !== seat)
      nearest = Math.min(nearest, board.distances[camels[camel] * FIELDS + hex]);
  return nearest;
}

/** The rounds a seat is ahead of the best of the others. */
function aheadOf(s: WuestenkoenigeState, rounds: Float64Array, seat: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.out[other] === 0) best = Math.min(best, rounds[other]);
  return best - rounds[seat];
}

/** By how many movement points the seat leads the race. */
export function leadIn(s: WuestenkoenigeState, seat: number): number {
  if (s.turn[At.Phase] === Phase.Over) return DECIDED * (isBest(s, seat) ? 1 : -1);
  if (s.out[seat] !== 0) return -DECIDED;
  return POINTS * aheadOf(s, roundsLeft(s), seat);
}

/** What a won game is worth in movement points. */
const DECIDED = 60;

function isBest(s: WuestenkoenigeState, seat: number): boolean {
  for (let other = 0; other < s.seats; other++) if (score(s, other) > score(s, seat)) return false;
  return true;
}

/** Points that everybody can hope for, and how many more or less they become by leading or lagging behind. */
const MIDDLE = 200;
const SPREAD = 45;
/** The rounds of a lead that is worth half of the spread. */
const CLEAR = 3;

/**
 * The race in points. A lead counts for less than winning, however long it is: who is far ahead would otherwise
 * rather stay there than win.
 */
export function evaluate(s: WuestenkoenigeState, out: Float64Array): void {
  for (let seat = 0; seat < s.seats; seat++) out[seat] = score(s, seat);
  if (s.turn[At.Phase] === Phase.Over) return;
  const rounds = roundsLeft(s);
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] !== 0) continue;
    const ahead = aheadOf(s, rounds, seat);
    out[seat] = MIDDLE + (SPREAD * ahead) / (CLEAR + Math.abs(ahead));
  }
}
