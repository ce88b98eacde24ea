import { FIELDS, HEXES } from '../rules/board.ts';
import { CARDS } from '../rules/deck.ts';
import { CAMELS, POINTS } from '../rules/material.ts';
import { score } from '../rules/scoring.ts';
import { At, HOME, ownerOf, Phase, type WuestenkoenigeState } from '../rules/state.ts';
import { blankDeliveryPlan, carriesMissing, type DeliveryPlan, planDelivery } from './deliveries.ts';

const MOST_SEATS = 4;

/** What a card in the hand is worth in movement points, in the order of the deck. */
export const CARD_WORTH = Float64Array.of(2, 2.5, 2, 1.5, 4, 3.5, 1.5, 2.5, 1.5);

/** The plan of each seat, of the state that was looked at last. */
const plans: readonly DeliveryPlan[] = Array.from({ length: MOST_SEATS }, blankDeliveryPlan);
const rounds = new Float64Array(MOST_SEATS);

/** How many rounds each seat still needs, if nobody stood in its way. */
function measureRace(s: WuestenkoenigeState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    planDelivery(s, seat, plans[seat]);
    const rest = plans[seat].cost + dangerOf(s, seat, plans[seat].missing) - handWorth(s, seat);
    rounds[seat] = rest / POINTS + waitOf(s, seat);
  }
}

/** In rounds: what the order of turns adds, less what is left of the turn. */
function waitOf(s: WuestenkoenigeState, seat: number): number {
  const later = (seat - s.turn[At.Seat] + s.seats) % s.seats;
  if (later > 0) return later / s.seats - 1;
  const stage = s.turn[At.Phase];
  return stage === Phase.ChangeDesert || stage === Phase.TurnOver ? 0 : -s.turn[At.Left] / POINTS;
}

function handWorth(s: WuestenkoenigeState, seat: number): number {
  let worth = 0;
  for (let card = 0; card < CARDS; card++) worth += s.hands[seat * CARDS + card] * CARD_WORTH[card];
  return worth;
}

/** What a load is in danger of when a camel of another seat is so many hexes away, in movement points. */
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

function nearestRival({ camels, board }: WuestenkoenigeState, seat: number, hex: number): number {
  let nearest = FIELDS;
  for (let camel = 0; camel < camels.length; camel++)
    if (camels[camel] !== HOME && ownerOf(camel) !== seat)
      nearest = Math.min(nearest, board.distances[camels[camel] * FIELDS + hex]);
  return nearest;
}

/** The rounds a seat is ahead of the best of the others. */
function aheadOf(s: WuestenkoenigeState, seat: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.out[other] === 0) best = Math.min(best, rounds[other]);
  return best - rounds[seat];
}

/** By how many movement points the seat leads the race. */
export function leadIn(s: WuestenkoenigeState, seat: number): number {
  if (s.turn[At.Phase] === Phase.Over) return DECIDED * (isBest(s, seat) ? 1 : -1);
  if (s.out[seat] !== 0) return -DECIDED;
  measureRace(s);
  return POINTS * aheadOf(s, seat);
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
/** So many rounds ahead is half of the spread. */
const CLEAR = 3;

/**
 * The race in points. A lead counts for less than winning, however long it is: who is far ahead would otherwise
 * rather stay there than win.
 */
export function evaluate(s: WuestenkoenigeState, out: Float64Array): void {
  const over = s.turn[At.Phase] === Phase.Over;
  if (!over) measureRace(s);
  for (let seat = 0; seat < s.seats; seat++) {
    if (over || s.out[seat] !== 0) out[seat] = score(s, seat);
    else {
      const ahead = aheadOf(s, seat);
      out[seat] = MIDDLE + (SPREAD * ahead) / (CLEAR + Math.abs(ahead));
    }
  }
}
