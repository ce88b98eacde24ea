import { lowestBit } from '../../../engine/kit.ts';
import { CELLS, neighbours, opposite } from './board.ts';
import { FIGURES, faceOn, PARTS, partOn, type WuestensoehneState } from './state.ts';
import { ACTIONS, actionSides, faceAction, NO_ACTION, partAt, SIDES } from './tiles.ts';

/** One oasis, found by walking through it. Callers keep one and have it written over, as search may not allocate. */
export interface OasisSurvey {
  /** The parts of the oasis, each as its cell times four plus the lowest of its sides. */
  readonly parts: Uint16Array;
  count: number;
  complete: boolean;
  /** The number of the walk that last met each part, so that nothing has to be cleared for the next one. */
  readonly met: Uint32Array;
  walk: number;
}

export function blankSurvey(): OasisSurvey {
  return { parts: new Uint16Array(PARTS), count: 0, complete: false, met: new Uint32Array(PARTS), walk: 0 };
}

/** Walks through the whole oasis to which this part belongs, and writes it into `survey`. */
export function surveyFrom(s: WuestensoehneState, part: number, survey: OasisSurvey): void {
  survey.walk++;
  survey.count = 0;
  survey.complete = true;
  meet(part, survey);
  for (let done = 0; done < survey.count; done++) walkOn(s, survey.parts[done], survey);
}

function meet(part: number, survey: OasisSurvey): void {
  if (hasPart(survey, part)) return;
  survey.met[part] = survey.walk;
  survey.parts[survey.count++] = part;
}

/** Meets the parts behind each white line of this one; an undiscovered cell behind one leaves the oasis open. */
function walkOn(s: WuestensoehneState, part: number, survey: OasisSurvey): void {
  const cell = part >> 2;
  for (let sides = sidesOf(s, part); sides !== 0; sides &= sides - 1) {
    const side = lowestBit(sides);
    const beside = neighbours[cell * SIDES + side];
    if (beside === CELLS) continue;
    if (s.tiles[beside] === 0) survey.complete = false;
    else meet(partOn(beside, partAt[faceOn(s, beside) * SIDES + opposite(side)]), survey);
  }
}

/** The sides, as bits, of a part on the board. */
function sidesOf(s: WuestensoehneState, part: number): number {
  return partAt[faceOn(s, part >> 2) * SIDES + (part & 3)];
}

function hasPart(survey: Readonly<OasisSurvey>, part: number): boolean {
  return survey.met[part] === survey.walk;
}

/** The figures, as bits, that stand in the oasis. */
export function figuresIn(s: WuestensoehneState, survey: Readonly<OasisSurvey>): number {
  let bits = 0;
  for (let figure = 0; figure < FIGURES; figure++) {
    const part = s.figures[figure];
    if (part < PARTS && hasPart(survey, part)) bits |= 1 << figure;
  }
  return bits;
}

/** Writes the number of action fields in the oasis, by action. */
export function countFields(s: WuestensoehneState, survey: Readonly<OasisSurvey>, out: Uint8Array): void {
  for (let action = 0; action < ACTIONS; action++) out[action] = 0;
  for (let i = 0; i < survey.count; i++) {
    const face = faceOn(s, survey.parts[i] >> 2);
    const action = faceAction[face];
    if (action !== NO_ACTION && actionSides[face] === sidesOf(s, survey.parts[i])) out[action]++;
  }
}

/**
 * Can the oasis of this part of the tile on the cell be scored under this part's name? It has to be complete, hold a
 * figure, and reach no part of the tile that comes before this one.
 */
export function canScore(s: WuestensoehneState, cell: number, sides: number): boolean {
  surveyFrom(s, partOn(cell, sides), scored);
  if (!scored.complete || figuresIn(s, scored) === 0) return false;
  for (let side = lowestBit(sides) - 1; side >= 0; side--) if (hasPart(scored, cell * SIDES + side)) return false;
  return true;
}

const scored = blankSurvey();
