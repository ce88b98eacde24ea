import type { CoachStep } from '../kit/guidebook.ts';

/** What a person at the table is about to do. */
export interface CoachMoment {
  /** The key of the task; `ready` when the turn can be ended. */
  readonly task: string;
  /** Which of their turns it is, counted since the table was opened. */
  readonly turn: number;
}

/** What was said before, and what is said now. */
export interface CoachProgress {
  readonly told: readonly string[];
  readonly tip?: { readonly step: CoachStep; readonly since: CoachMoment };
}

/**
 * How the coach goes on at a moment: what it says stays until there is something else to say, and is over with the
 * turn. Nothing is said twice, and nobody is waited for.
 */
export function followed(
  script: readonly CoachStep[],
  { told, tip }: CoachProgress,
  moment: CoachMoment | undefined,
): CoachProgress {
  const turnIsOver = tip && tip.since.turn !== moment?.turn;
  const next = moment && script.find(step => step !== tip?.step && !told.includes(step.key) && suits(step, moment));
  const stays = tip && !turnIsOver && (!next || tip.since.task === moment?.task);
  if (stays) return { told, tip };
  const heard = tip ? [...told, tip.step.key] : told;
  return next && moment ? { told: heard, tip: { step: next, since: moment } } : { told: heard };
}

function suits({ on, turn = 1 }: CoachStep, moment: CoachMoment): boolean {
  if (moment.turn < turn) return false;
  return on === moment.task || (on === 'any' && moment.task !== 'ready');
}

/** What is said now was understood: the next thing may be said. */
export function understood({ told, tip }: CoachProgress): CoachProgress {
  return { told: tip ? [...told, tip.step.key] : told };
}

export function hasToldAll(script: readonly CoachStep[], { told }: CoachProgress): boolean {
  return script.every(({ key }) => told.includes(key));
}
