import type { Move, MoveList, Seat } from '../../../engine/game.ts';
import { lowestBit, scratchStates } from '../../../engine/kit.ts';
import { copyInto } from '../../../engine/state.ts';
import { apply } from '../rules/apply.ts';
import { PALMS } from '../rules/board.ts';
import { cellOf, detailOf } from '../rules/encoding.ts';
import { OASIS } from '../rules/scoring.ts';
import {
  ANYONE,
  At,
  COLOURS,
  caravanOf,
  colourOf,
  type DurchDieWuesteState,
  NOWHERE,
  ownerOf,
} from '../rules/state.ts';
import { distancesOn } from './distances.ts';
import { leadOf } from './evaluation.ts';
import { threatsTo } from './threats.ts';

const scratchLike = scratchStates<DurchDieWuesteState>();

export function rateCamels(s: DurchDieWuesteState, moves: MoveList, out: Float64Array): void {
  const seat = s.turn[At.Seat];
  const trial = scratchLike(s);
  const steps = stepsToPalms(s, seat);
  const threats = threatsTo(s, seat, trial);
  for (let i = 0; i < moves.length; i++) {
    const m = moves.items[i];
    copyInto(trial, s);
    apply(trial, m);
    out[i] = leadOf(trial, seat) + approach(s, m, steps) + threats[cellOf(m)] + denied(s, seat, m);
  }
}

/** Scratch of `stepsToPalms`. */
const stepsByColour = new Uint8Array(COLOURS * PALMS);

/** How many steps each caravan of the seat is from each palm, by colour and oasis; holds until it is asked for again. */
function stepsToPalms(s: DurchDieWuesteState, seat: Seat): Uint8Array {
  const steps = distancesOn(s.board);
  const { size } = s.board.grid;
  stepsByColour.fill(255);
  for (let cell = 0; cell < size; cell++) {
    const caravan = s.camels[cell] - 1;
    if (caravan < 0 || ownerOf(caravan) !== seat) continue;
    for (let oasis = 0; oasis < PALMS && s.palms[oasis] !== NOWHERE; oasis++) {
      const at = colourOf(caravan) * PALMS + oasis;
      stepsByColour[at] = Math.min(stepsByColour[at], steps[s.palms[oasis] * size + cell]);
    }
  }
  return stepsByColour;
}

/** By distance, the part of a prize that counts already before it is reached. */
const NEARNESS = Float64Array.of(1, 1, 0.45, 0.25, 0.14, 0.08, 0.05, 0.03);

function nearness(steps: number): number {
  return steps < NEARNESS.length ? NEARNESS[steps] : 0;
}

/** What the camel is worth as a step towards oases that its caravan has not scored. */
function approach(s: DurchDieWuesteState, m: Move, stepsBefore: Uint8Array): number {
  const colour = detailOf(m);
  const cell = cellOf(m);
  const steps = distancesOn(s.board);
  const { size } = s.board.grid;
  let gain = 0;
  for (let bits = 31 & ~s.reached[caravanOf(colour, s.turn[At.Seat])]; bits !== 0; bits &= bits - 1) {
    const oasis = lowestBit(bits);
    if (s.palms[oasis] === NOWHERE) continue;
    const now = steps[s.palms[oasis] * size + cell];
    const before = stepsBefore[colour * PALMS + oasis];
    if (now > 1 && now < before) gain += OASIS * (nearness(now) - nearness(before));
  }
  return gain;
}

/** Water that somebody else could have taken next is worth more to the one who takes it. */
const DENIED = 0.5;

function denied(s: DurchDieWuesteState, seat: Seat, m: Move): number {
  const cell = cellOf(m);
  if (s.land[cell] === 0) return 0;
  for (let bits = s.near[cell] & ANYONE; bits !== 0; bits &= bits - 1)
    if (ownerOf(lowestBit(bits)) !== seat) return DENIED * s.land[cell];
  return 0;
}
