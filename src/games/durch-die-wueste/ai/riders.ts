import type { MoveList } from '../../../engine/game.ts';
import { cellOf, detailOf } from '../rules/encoding.ts';
import { OASIS } from '../rules/scoring.ts';
import { CARAVANS, COLOURS, colourOf, type DurchDieWuesteState, NOWHERE, PALM } from '../rules/state.ts';
import { distancesOn } from './distances.ts';

const FAR = 5;
/** What prizes around a rider are worth by their distance. */
const REACH = Float64Array.of(1, 1, 0.75, 0.5, 0.3, 0.15);
/** A rider of the same colour nearby is in the way; one of another colour takes part of the prizes. */
const RIVAL = 1.6;
const SHARED = 0.8;

export function rateRiders(s: DurchDieWuesteState, moves: MoveList, out: Float64Array): void {
  const prizes = prizesAround(s);
  const rivals = rivalsAround(s);
  for (let i = 0; i < moves.length; i++) {
    const m = moves.items[i];
    out[i] = prizes[cellOf(m)] - rivals[detailOf(m) * 256 + cellOf(m)];
  }
}

/** Scratch of `prizesAround` and of `rivalsAround`. */
const prizesByCell = new Float64Array(256);
const rivalsByColourAndCell = new Float64Array(COLOURS * 256);

/** Oases and water around each cell; holds until it is asked for again. */
function prizesAround(s: DurchDieWuesteState): Float64Array {
  const steps = distancesOn(s.board);
  const { size } = s.board.grid;
  prizesByCell.fill(0);
  for (let prize = 0; prize < size; prize++) {
    if (s.land[prize] === 0) continue;
    const palm = s.land[prize] === PALM;
    const worth = palm ? OASIS : s.land[prize];
    for (let cell = 0; cell < size; cell++) {
      const far = steps[prize * size + cell] - (palm ? 1 : 0);
      if (far <= FAR) prizesByCell[cell] += worth * REACH[far];
    }
  }
  return prizesByCell;
}

/** How much riders around each cell are in the way of a colour; holds until it is asked for again. */
function rivalsAround(s: DurchDieWuesteState): Float64Array {
  const steps = distancesOn(s.board);
  const { size } = s.board.grid;
  rivalsByColourAndCell.fill(0);
  for (let caravan = 0; caravan < CARAVANS; caravan++) {
    if (s.riders[caravan] === NOWHERE) continue;
    for (let cell = 0; cell < size; cell++) {
      const far = steps[s.riders[caravan] * size + cell];
      if (far > FAR) continue;
      for (let colour = 0; colour < COLOURS; colour++)
        rivalsByColourAndCell[colour * 256 + cell] +=
          (colour === colourOf(caravan) ? RIVAL : SHARED) * (1 - far / (FAR + 1));
    }
  }
  return rivalsByColourAndCell;
}
