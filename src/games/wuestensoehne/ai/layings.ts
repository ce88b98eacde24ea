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
  type WuestensoehneState,
} from '../rules/state.ts';
import {
  ACTIONS,
  actionSides,
  faceAction,
  faceOf,
  fits,
  isDesert,
  KINDS,
  lowestSide,
  NO_KIND,
  partAt,
  partSides,
  SIDES,
} from '../rules/tiles.ts';
import { appraise, figuresAtHand, readiness, stoneWorths } from './appraisal.ts';
import { addProspect, blankProspect, forgetOases, type OasisProspect, oasisNumberAt, oasisNumbered } from './oases.ts';

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
function edgeIn(s: WuestensoehneState, seat: number, oasis: Readonly<OasisProspect>, figures: number): number {
  if (figures === 0) return 0;
  expected.fill(0);
  addProspect(s, oasis, figures, expected);
  let others = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) others += expected[other];
  return expected[seat] - others / (s.seats - 1);
}

// ------------------------------------------------------------------------------------------------ one tile

const merged = blankProspect();
/** What was gained by joining the oases around, apart from a figure. */
let joined = 0;

/** What it is worth to the seat to lay this face on the cell and to set the best figure on it. */
function layingWorth(s: WuestensoehneState, seat: number, cell: number, face: number): number {
  let worth = 0;
  let best = 0;
  for (let i = face * SIDES; i < (face + 1) * SIDES && partSides[i] !== 0; i++) {
    mergeAround(s, seat, cell, face, partSides[i]);
    worth += joined;
    best = Math.max(best, bestSetting(s, seat, merged));
  }
  return worth + best;
}

/** Works out the oasis that a part of the face will belong to. */
function mergeAround(s: WuestensoehneState, seat: number, cell: number, face: number, sides: number): void {
  merged.fields.fill(0);
  merged.figures = 0;
  merged.lines = 0;
  let before = 0;
  let last = -1;
  for (let left = sides; left !== 0; left &= left - 1) {
    const side = lowestSide(left);
    const beside = neighbours[cell * SIDES + side];
    if (beside === CELLS) continue;
    if (s.tiles[beside] === 0) {
      merged.lines++;
      continue;
    }
    merged.lines--;
    const number = oasisNumberAt(s, partOn(beside, partAt[faceOn(s, beside) * SIDES + opposite(side)]));
    if (number === last) continue;
    last = number;
    const oasis = oasisNumbered(number);
    join(oasis);
    before += edgeIn(s, seat, oasis, oasis.figures);
  }
  if (actionSides[face] === sides && faceAction[face] < ACTIONS) merged.fields[faceAction[face]]++;
  if (merged.lines < 0) merged.lines = 0;
  joined = edgeIn(s, seat, merged, merged.figures) - before;
}

function join(oasis: Readonly<OasisProspect>): void {
  for (let action = 0; action < ACTIONS; action++) merged.fields[action] += oasis.fields[action];
  merged.figures |= oasis.figures;
  merged.lines += oasis.lines;
}

/** What the best figure at hand adds in this oasis; 0 when none does. */
function bestSetting(s: WuestensoehneState, seat: number, oasis: Readonly<OasisProspect>): number {
  let best = 0;
  for (let i = seat * FIGURES_OF_A_SEAT; i < (seat + 1) * FIGURES_OF_A_SEAT; i++) {
    const figure = figuresBySeat[i];
    if (s.figures[figure] !== AT_HOME) continue;
    best = Math.max(best, settingWorth(s, seat, oasis, figure));
    // Where nobody else stands, one figure is as good as another.
    if (oasis.figures === 0) return best;
  }
  return best;
}

/** What it is worth to set a figure of the seat in an oasis. In a complete one it is back at once. */
export function settingWorth(
  s: WuestensoehneState,
  seat: number,
  oasis: Readonly<OasisProspect>,
  figure: number,
): number {
  const gain = edgeIn(s, seat, oasis, oasis.figures | (1 << figure)) - edgeIn(s, seat, oasis, oasis.figures);
  if (oasis.lines === 0) return gain;
  const atHand = figuresAtHand(s, seat);
  return gain + readiness(s, atHand - 1) - readiness(s, atHand) - TALLNESS * figure;
}

/** The worth of laying a kind on a cell, at cell * KINDS + kind, and the round in which it was worked out. */
const worths = new Float64Array(CELLS * KINDS);
const rounds = new Uint32Array(CELLS * KINDS);
let round = 0;

/** Begins to weigh what can be laid: to be called whenever another state, or another seat, is looked at. */
export function beginWeighing(s: WuestensoehneState): void {
  appraise(s);
  forgetOases();
  round++;
}

/** The best way to lay the kind on one cell, worked out once. */
function bestTurn(s: WuestensoehneState, seat: number, cell: number, kind: number): number {
  const at = cell * KINDS + kind;
  if (rounds[at] === round) return worths[at];
  rounds[at] = round;
  const turns = fits[(kind << 8) | s.rims[cell]];
  let best = IMPOSSIBLE;
  for (let turn = 0; turn < SIDES; turn++)
    if ((turns & (1 << turn)) !== 0) best = Math.max(best, turnWorth(s, seat, cell, kind, turn));
  worths[at] = best;
  return best;
}

export function turnWorth(s: WuestensoehneState, seat: number, cell: number, kind: number, turn: number): number {
  return isDesert(kind) ? ANOTHER_MOVE : layingWorth(s, seat, cell, faceOf(kind, turn));
}

// ------------------------------------------------------------------------------------------------ from a field

/** The best way to lay the kind at an open line of a field. */
export function bestPlace(s: WuestensoehneState, seat: number, field: number, kind: number): number {
  const open = openSides(s, field);
  let best = IMPOSSIBLE;
  for (let side = 0; side < SIDES; side++)
    if ((open & (1 << side)) !== 0) best = Math.max(best, bestTurn(s, seat, neighbours[field * SIDES + side], kind));
  return best;
}

/** What drawing a tile on this field brings on average. */
export function drawWorth(s: WuestensoehneState, seat: number, field: number): number {
  const stack = currentStack(s);
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const left = s.left[stack * KINDS + kind];
    if (left === 0) continue;
    const worth = bestPlace(s, seat, field, kind);
    sum += left * (worth === IMPOSSIBLE ? NO_FIT : worth);
  }
  return sum / s.stacks[stack];
}

/** The best tile in a display for laying it on this field. */
function displayWorth(s: WuestensoehneState, seat: number, owner: number, field: number): number {
  let best = IMPOSSIBLE;
  for (let place = 0; place < DISPLAY; place++) {
    const kind = displayed(s, owner, place);
    if (kind !== NO_KIND) best = Math.max(best, bestPlace(s, seat, field, kind));
  }
  return best;
}

/** What exploring from a field brings, in the best of the three ways; 0 where nothing can be done. */
export function fieldWorth(s: WuestensoehneState, seat: number, field: number): number {
  if (openSides(s, field) === 0) return 0;
  let best = displayWorth(s, seat, seat, field);
  if (canDraw(s, seat)) best = Math.max(best, drawWorth(s, seat, field));
  if (s.water[seat] > 0)
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) best = Math.max(best, displayWorth(s, seat, other, field) - stoneWorths[seat]);
  return best === IMPOSSIBLE ? 0 : best;
}

/** What it is worth to take a figure back from the board. Out of a complete oasis it comes by itself. */
export function recallWorth(s: WuestensoehneState, seat: number, figure: number): number {
  const oasis = oasisNumbered(oasisNumberAt(s, s.figures[figure]));
  const loss = edgeIn(s, seat, oasis, oasis.figures) - edgeIn(s, seat, oasis, oasis.figures & ~(1 << figure));
  if (oasis.lines === 0) return -loss;
  const atHand = figuresAtHand(s, seat);
  return readiness(s, atHand + 1) - readiness(s, atHand) - loss;
}
