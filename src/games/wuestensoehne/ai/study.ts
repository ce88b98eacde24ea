import { CELLS } from '../rules/board.ts';
import { blankSurvey, type OasisSurvey } from '../rules/oases.ts';
import { initial, MOST_SEATS, PARTS, type WuestensoehneState } from '../rules/state.ts';
import { ACTIONS, KINDS } from '../rules/tiles.ts';

/** An oasis as far as its worth goes: what it offers, who waits in it, and how many lines of it are open. */
export interface OasisProspect {
  readonly fields: Uint8Array;
  figures: number;
  lines: number;
}

export function blankProspect(): OasisProspect {
  return { fields: new Uint8Array(ACTIONS), figures: 0, lines: 0 };
}

/**
 * What the heuristics find out about one state, each thing once however often it is asked for. Whoever looks at a
 * state begins a study of it; the same object is written over each time, as search may not allocate.
 */
export interface SeatStudy {
  state: WuestensoehneState;
  /** The number of the study: what was noted under another one is about another state. */
  round: number;
  /** What an action field is worth to each seat, at seat * ACTIONS + action. */
  readonly actionWorths: Float64Array;
  /** What a water stone is worth to each seat. */
  readonly stoneWorths: Float64Array;
  /** The oases found so far. */
  readonly oases: readonly OasisProspect[];
  oasisCount: number;
  /** The number of the oasis to which each part belongs, and the round in which it was noted. */
  readonly oasisNumbers: Uint16Array;
  readonly oasisRounds: Uint32Array;
  /** The worth of laying a kind on a cell, at cell * KINDS + kind, and the round in which it was noted. */
  readonly layingWorths: Float64Array;
  readonly layingRounds: Uint32Array;
  /** Room for what is being worked out: a walk through an oasis, and the oasis that a laying would make. */
  readonly survey: OasisSurvey;
  readonly merged: OasisProspect;
}

export function blankStudy(): SeatStudy {
  return {
    state: initial(2),
    round: 0,
    actionWorths: new Float64Array(MOST_SEATS * ACTIONS),
    stoneWorths: new Float64Array(MOST_SEATS),
    oases: Array.from({ length: PARTS }, blankProspect),
    oasisCount: 0,
    oasisNumbers: new Uint16Array(PARTS),
    oasisRounds: new Uint32Array(PARTS),
    layingWorths: new Float64Array(CELLS * KINDS),
    layingRounds: new Uint32Array(CELLS * KINDS),
    survey: blankSurvey(),
    merged: blankProspect(),
  };
}
