import { lowestBit } from '../../../engine/kit.ts';
import { CELLS, neighbours } from '../rules/board.ts';
import { countFields, figuresIn, surveyFrom } from '../rules/oases.ts';
import { frontOf } from '../rules/row.ts';
import { faceOn, ownerOf, type WuestensoehneState } from '../rules/state.ts';
import { ACTIONS, partAt, SIDES } from '../rules/tiles.ts';
import { tilesToCome } from './appraisal.ts';
import type { OasisProspect, SeatStudy } from './study.ts';

// ------------------------------------------------------------------------------------------------ oases on the board

/** The oasis to which the part belongs, as its number in the study. */
export function oasisNumberAt(study: SeatStudy, part: number): number {
  return study.oasisRounds[part] === study.round ? study.oasisNumbers[part] : explore(study, part);
}

export function oasisAt(study: SeatStudy, part: number): Readonly<OasisProspect> {
  return study.oases[oasisNumberAt(study, part)];
}

function explore(study: SeatStudy, from: number): number {
  const { state: s, survey } = study;
  const number = study.oasisCount++;
  const oasis = study.oases[number];
  surveyFrom(s, from, survey);
  oasis.figures = figuresIn(s, survey);
  oasis.lines = 0;
  countFields(s, survey, oasis.fields);
  for (let i = 0; i < survey.count; i++) {
    const part = survey.parts[i];
    study.oasisRounds[part] = study.round;
    study.oasisNumbers[part] = number;
    if (!survey.complete) oasis.lines += openLines(s, part);
  }
  return number;
}

function openLines(s: WuestensoehneState, part: number): number {
  const cell = part >> 2;
  let lines = 0;
  for (let sides = partAt[faceOn(s, cell) * SIDES + (part & 3)]; sides !== 0; sides &= sides - 1) {
    const beside = neighbours[cell * SIDES + lowestBit(sides)];
    if (beside < CELLS && s.tiles[beside] === 0) lines++;
  }
  return lines;
}

// ------------------------------------------------------------------------------------------------ what they are worth

/** How likely an oasis is completed while there are enough tiles, by the number of its open lines. */
const COMPLETED = Float64Array.of(1, 0.66, 0.4, 0.22, 0.12, 0.06, 0.03, 0.02);
/** Tiles to come for each open line that make it likely that there are enough. */
const TILES_FOR_A_LINE = 9;
/** Action fields that come with closing a line, and what one of them is worth. */
const FIELDS_OF_A_LINE = 0.4;
const USUAL_FIELD = 2.5;

function completion(s: WuestensoehneState, lines: number): number {
  if (lines === 0) return 1;
  const enough = 1 - Math.exp(-tilesToCome(s) / (TILES_FOR_A_LINE * lines));
  return COMPLETED[Math.min(lines, COMPLETED.length - 1)] * enough;
}

const free = new Uint8Array(ACTIONS);

/** Adds to `out` what each seat can expect of an oasis with these figures in it. */
export function addProspect(
  study: SeatStudy,
  oasis: Readonly<OasisProspect>,
  figures: number,
  out: Float64Array,
): void {
  if (figures === 0) return;
  const { state: s, actionWorths } = study;
  const chance = completion(s, oasis.lines);
  let row = figures;
  if ((row & (row - 1)) !== 0) row = afterPaying(study, row, chance, out);
  for (let action = 0; action < ACTIONS; action++) free[action] = oasis.fields[action];
  let hopes = FIELDS_OF_A_LINE * oasis.lines;
  while (row !== 0) {
    const figure = frontOf(s, row);
    row &= ~(1 << figure);
    const seat = ownerOf[figure];
    const action = bestOffer(actionWorths, seat);
    if (action < ACTIONS) free[action]--;
    else hopes--;
    const gain =
      action < ACTIONS ? actionWorths[seat * ACTIONS + action] : USUAL_FIELD * Math.min(1, Math.max(0, hopes + 1));
    out[seat] += chance * gain;
  }
}

/** The figure in front pays, or leaves the row. */
function afterPaying({ state: s, stoneWorths }: SeatStudy, row: number, chance: number, out: Float64Array): number {
  const front = frontOf(s, row);
  const seat = ownerOf[front];
  if (s.water[seat] === 0) return row & ~(1 << front);
  out[seat] -= chance * stoneWorths[seat];
  return row;
}

/** The free field that is worth most to the seat, or ACTIONS when none is free. */
function bestOffer(worths: Float64Array, seat: number): number {
  let best: number = ACTIONS;
  for (let action = 0; action < ACTIONS; action++) {
    if (free[action] === 0) continue;
    if (best === ACTIONS || worths[seat * ACTIONS + action] > worths[seat * ACTIONS + best]) best = action;
  }
  return best;
}
