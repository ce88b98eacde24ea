import { lowestBit } from '../../../engine/kit.ts';
import { CELLS, neighbours, opposite } from '../rules/board.ts';
import { DISPLAY } from '../rules/material.ts';
import { canDraw, openSides } from '../rules/moves.ts';
import {
  AT_HOME,
  currentStack,
  displayed,
  FIGURES_OF_A_SEAT,
  faceOn,
  figuresBySeat,
  MOST_SEATS,
  partOn,
} from '../rules/state.ts';
import {
  ACTIONS,
  actionSides,
  faceAction,
  faceOf,
  fits,
  isDesert,
  KINDS,
  NO_KIND,
  partAt,
  partSides,
  SIDES,
} from '../rules/tiles.ts';
import { figuresAtHand, readiness } from './appraisal.ts';
import { addProspect, oasisAt, oasisNumberAt } from './oases.ts';
import type { OasisProspect, SeatStudy } from './study.ts';

/** A desert tile brings another caravan move and perhaps another tile. */
const ANOTHER_MOVE = 1.2;
/** A drawn tile that doesn't fit goes to the display. */
const NO_FIT = -0.3;
/** What can't be done at all. */
const IMPOSSIBLE = -100;
/** To set a tall figure where a small one would do is a little waste. */
const TALLNESS = 0.03;

const expected = new Float64Array(MOST_SEATS);

/** How much more the seat can expect of an oasis with these figures than the others on average. */
function edgeIn(study: SeatStudy, seat: number, oasis: Readonly<OasisProspect>, figures: number): number {
  if (figures === 0) return 0;
  const { seats } = study.state;
  expected.fill(0);
  addProspect(study, oasis, figures, expected);
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += expected[other];
  return expected[seat] - others / (seats - 1);
}

// ------------------------------------------------------------------------------------------------ one tile

/** What it is worth to the seat to lay this face on the cell and to set the best figure on it. */
function layingWorth(study: SeatStudy, seat: number, cell: number, face: number): number {
  let worth = 0;
  let best = 0;
  for (let i = face * SIDES; i < (face + 1) * SIDES && partSides[i] !== 0; i++) {
    worth += mergeAround(study, seat, cell, face, partSides[i]);
    best = Math.max(best, bestSetting(study, seat, study.merged));
  }
  return worth + best;
}

/**
 * Works out the oasis that a part of the face will belong to, as `merged`. Returns what joining the oases around gains,
 * apart from a figure.
 */
function mergeAround(study: SeatStudy, seat: number, cell: number, face: number, sides: number): number {
  const { state: s, merged } = study;
  merged.fields.fill(0);
  merged.figures = 0;
  merged.lines = 0;
  let before = 0;
  let last = -1;
  for (let left = sides; left !== 0; left &= left - 1) {
    const side = lowestBit(left);
    const beside = neighbours[cell * SIDES + side];
    if (beside === CELLS) continue;
    if (s.tiles[beside] === 0) {
      merged.lines++;
      continue;
    }
    merged.lines--;
    const number = oasisNumberAt(study, partOn(beside, partAt[faceOn(s, beside) * SIDES + opposite(side)]));
    if (number === last) continue;
    last = number;
    const oasis = study.oases[number];
    join(oasis, merged);
    before += edgeIn(study, seat, oasis, oasis.figures);
  }
  if (actionSides[face] === sides && faceAction[face] < ACTIONS) merged.fields[faceAction[face]]++;
  if (merged.lines < 0) merged.lines = 0;
  return edgeIn(study, seat, merged, merged.figures) - before;
}

function join(oasis: Readonly<OasisProspect>, merged: OasisProspect): void {
  for (let action = 0; action < ACTIONS; action++) merged.fields[action] += oasis.fields[action];
  merged.figures |= oasis.figures;
  merged.lines += oasis.lines;
}

/** What the best figure at hand adds in this oasis; 0 when none does. */
function bestSetting(study: SeatStudy, seat: number, oasis: Readonly<OasisProspect>): number {
  const s = study.state;
  let best = 0;
  for (let i = seat * FIGURES_OF_A_SEAT; i < (seat + 1) * FIGURES_OF_A_SEAT; i++) {
    const figure = figuresBySeat[i];
    if (s.figures[figure] !== AT_HOME) continue;
    best = Math.max(best, settingWorth(study, seat, oasis, figure));
    // Where nobody else stands, one figure is as good as another.
    if (oasis.figures === 0) return best;
  }
  return best;
}

/** What it is worth to set a figure of the seat in an oasis. In a complete one it is back at once. */
export function settingWorth(study: SeatStudy, seat: number, oasis: Readonly<OasisProspect>, figure: number): number {
  const gain = edgeIn(study, seat, oasis, oasis.figures | (1 << figure)) - edgeIn(study, seat, oasis, oasis.figures);
  if (oasis.lines === 0) return gain;
  const s = study.state;
  const atHand = figuresAtHand(s, seat);
  return gain + readiness(s, atHand - 1) - readiness(s, atHand) - TALLNESS * figure;
}

/** The best way to lay the kind on one cell, worked out once: a study is made for one seat. */
function bestTurn(study: SeatStudy, seat: number, cell: number, kind: number): number {
  const { layingWorths, layingRounds } = study;
  const at = cell * KINDS + kind;
  if (layingRounds[at] === study.round) return layingWorths[at];
  layingRounds[at] = study.round;
  const turns = fits[(kind << 8) | study.state.rims[cell]];
  let best = IMPOSSIBLE;
  for (let turn = 0; turn < SIDES; turn++)
    if ((turns & (1 << turn)) !== 0) best = Math.max(best, turnWorth(study, seat, cell, kind, turn));
  layingWorths[at] = best;
  return best;
}

export function turnWorth(study: SeatStudy, seat: number, cell: number, kind: number, turn: number): number {
  return isDesert(kind) ? ANOTHER_MOVE : layingWorth(study, seat, cell, faceOf(kind, turn));
}

// ------------------------------------------------------------------------------------------------ from a field

/** The best way to lay the kind at an open line of a field. */
export function bestPlace(study: SeatStudy, seat: number, field: number, kind: number): number {
  const open = openSides(study.state, field);
  let best = IMPOSSIBLE;
  for (let side = 0; side < SIDES; side++)
    if ((open & (1 << side)) !== 0)
      best = Math.max(best, bestTurn(study, seat, neighbours[field * SIDES + side], kind));
  return best;
}

/** What drawing a tile on this field brings on average. */
export function drawWorth(study: SeatStudy, seat: number, field: number): number {
  const s = study.state;
  const stack = currentStack(s);
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const left = s.left[stack * KINDS + kind];
    if (left === 0) continue;
    const worth = bestPlace(study, seat, field, kind);
    sum += left * (worth === IMPOSSIBLE ? NO_FIT : worth);
  }
  return sum / s.stacks[stack];
}

/** The best tile in a display for laying it on this field. */
function displayWorth(study: SeatStudy, seat: number, owner: number, field: number): number {
  let best = IMPOSSIBLE;
  for (let place = 0; place < DISPLAY; place++) {
    const kind = displayed(study.state, owner, place);
    if (kind !== NO_KIND) best = Math.max(best, bestPlace(study, seat, field, kind));
  }
  return best;
}

/** What exploring from a field brings, in the best of the three ways; 0 where nothing can be done. */
export function fieldWorth(study: SeatStudy, seat: number, field: number): number {
  const { state: s, stoneWorths } = study;
  if (openSides(s, field) === 0) return 0;
  let best = displayWorth(study, seat, seat, field);
  if (canDraw(s, seat)) best = Math.max(best, drawWorth(study, seat, field));
  if (s.water[seat] > 0)
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) best = Math.max(best, displayWorth(study, seat, other, field) - stoneWorths[seat]);
  return best === IMPOSSIBLE ? 0 : best;
}

/** What it is worth to take a figure back from the board. Out of a complete oasis it comes by itself. */
export function recallWorth(study: SeatStudy, seat: number, figure: number): number {
  const s = study.state;
  const oasis = oasisAt(study, s.figures[figure]);
  const loss = edgeIn(study, seat, oasis, oasis.figures) - edgeIn(study, seat, oasis, oasis.figures & ~(1 << figure));
  if (oasis.lines === 0) return -loss;
  const atHand = figuresAtHand(s, seat);
  return readiness(s, atHand + 1) - readiness(s, atHand) - loss;
}
