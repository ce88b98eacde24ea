import type { Seat } from '../../../engine/game.ts';
import { countBits, lowestBit } from '../../../engine/kit.ts';
import { WORDS } from '../rules/bits.ts';
import { LARGEST, OASIS, score } from '../rules/scoring.ts';
import {
  At,
  CARAVANS,
  COLOURS,
  caravanOf,
  type DurchDieWuesteState,
  MOST_SEATS,
  ownerOf,
  Phase,
} from '../rules/state.ts';

/** What a prize beside a caravan is worth before it is taken: somebody else may be quicker. */
const WITHIN_REACH = 0.35;
/** What one more opening is worth. */
const OPENING = 0.12;
const MANY_OPENINGS = 8;

/** The points so far, what is within reach, and the races for the largest caravans as they stand. */
export function evaluate(s: DurchDieWuesteState, out: Float64Array): void {
  for (let seat = 0; seat < s.seats; seat++) out[seat] = isOver(s) ? score(s, seat) : securePoints(s, seat);
  if (isOver(s)) return;
  for (let caravan = 0; caravan < CARAVANS; caravan++)
    if (s.sizes[caravan] > 0) out[ownerOf(caravan)] += prospectsOf(s, caravan);
  for (let colour = 0; colour < COLOURS; colour++) addRace(s, colour, out);
}

function isOver(s: DurchDieWuesteState): boolean {
  return s.turn[At.Phase] === Phase.Over;
}

/** Points that nobody can take away, except an enclosed hex that the seat builds on itself. */
export function securePoints(s: DurchDieWuesteState, seat: Seat): number {
  return s.water[seat] + OASIS * s.oases[seat] + s.areas[seat];
}

function prospectsOf(s: DurchDieWuesteState, caravan: number): number {
  let water = 0;
  let oases = 0;
  for (let word = 0; word < WORDS; word++) {
    for (let bits = s.open[caravan * WORDS + word]; bits !== 0; bits &= bits - 1) {
      const cell = word * 32 + lowestBit(bits);
      water += s.land[cell];
      oases |= s.shade[cell];
    }
  }
  const fresh = countBits(oases & ~s.reached[caravan]);
  return WITHIN_REACH * (water + OASIS * fresh) + OPENING * Math.min(s.openings[caravan], MANY_OPENINGS);
}

/** Scratch: what each caravan of a colour weighs in the race to be the largest. */
const weights = new Float64Array(MOST_SEATS);

/** Shares out the points for the largest caravan: the fewer camels are left, the more a lead is worth. */
function addRace(s: DurchDieWuesteState, colour: number, out: Float64Array): void {
  const left = s.supply[colour] / s.seats;
  const sharpness = 1.6 / Math.sqrt(1 + left);
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const caravan = caravanOf(colour, seat);
    const size = s.sizes[caravan];
    // A caravan without an opening has all the camels it will ever have.
    const growth = Math.min(s.openings[caravan], 3, left) / 2;
    sum += weights[seat] = size === 0 ? 0 : Math.exp(sharpness * (size + growth));
  }
  for (let seat = 0; seat < s.seats && sum > 0; seat++) out[seat] += (LARGEST * weights[seat]) / sum;
}

/** A won end is worth more than its points, a lost one less. */
const DECIDED = 40;
/** Scratch: the evaluation that a lead is read from. */
const expected = new Float64Array(MOST_SEATS);

/** How far a seat is ahead of the others on average. */
export function leadOf(s: DurchDieWuesteState, seat: Seat): number {
  evaluate(s, expected);
  let others = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    others += expected[other];
    best = Math.max(best, expected[other]);
  }
  const lead = expected[seat] - others / (s.seats - 1);
  return isOver(s) ? lead + DECIDED * Math.sign(expected[seat] - best) : lead;
}
