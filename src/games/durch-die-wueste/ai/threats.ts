import type { Seat } from '../../../engine/game.ts';
import { lowestBit } from '../../../engine/kit.ts';
import { copyInto } from '../../../engine/state.ts';
import { apply } from '../rules/apply.ts';
import { WORDS } from '../rules/bits.ts';
import { MoveKind, moveOf } from '../rules/encoding.ts';
import { ANYONE, At, CARAVANS, colourOf, type DurchDieWuesteState, ownerOf, TAKEN } from '../rules/state.ts';
import { securePoints } from './evaluation.ts';

/** Scratch of `threatsTo`. */
const threats = new Float64Array(256);
/** The part of a rival's gain that counts: the rival has yet to make it, and may be stopped later. */
const SPOILT = 0.6;
/** Smaller areas are not worth a camel. */
const LARGE = 3;

/**
 * For each cell, what it is worth to the seat to stand there because a rival would enclose it next. `trial` is a state
 * to try that on. The answer holds until it is asked for again.
 */
export function threatsTo(s: DurchDieWuesteState, seat: Seat, trial: DurchDieWuesteState): Float64Array {
  threats.fill(0);
  for (let caravan = 0; caravan < CARAVANS; caravan++) {
    if (s.openings[caravan] === 0 || ownerOf(caravan) === seat) continue;
    for (let word = 0; word < WORDS; word++)
      for (let bits = s.open[caravan * WORDS + word]; bits !== 0; bits &= bits - 1)
        weighThreat(s, caravan, word * 32 + lowestBit(bits), trial);
  }
  return threats;
}

function weighThreat(s: DurchDieWuesteState, caravan: number, cell: number, trial: DurchDieWuesteState): void {
  if (s.inside[cell] !== 0 || !mayClose(s, caravan, cell)) return;
  const rival = ownerOf(caravan);
  copyInto(trial, s);
  trial.turn[At.Seat] = rival;
  trial.turn[At.Left] = 2;
  apply(trial, moveOf(MoveKind.Camel, colourOf(caravan), cell));
  const gain = securePoints(trial, rival) - securePoints(s, rival);
  if (trial.areas[rival] - s.areas[rival] < LARGE) return;
  threats[cell] = Math.max(threats[cell], SPOILT * gain);
  for (let other = 0; other < s.board.grid.size; other++)
    if (trial.inside[other] === caravan + 1 && s.inside[other] === 0)
      threats[other] = Math.max(threats[other], SPOILT * gain);
}

/** A camel closes nothing unless it parts the free hexes around it or covers another caravan's contact. */
function mayClose(s: DurchDieWuesteState, caravan: number, cell: number): boolean {
  if ((s.near[cell] & ANYONE & ~(1 << caravan)) !== 0) return true;
  let changes = 0;
  let before = s.near[s.neighbours[cell * 6 + 5]] & TAKEN;
  for (let way = 0; way < 6; way++) {
    const here = s.near[s.neighbours[cell * 6 + way]] & TAKEN;
    if (here !== before) changes++;
    before = here;
  }
  return changes > 2;
}
