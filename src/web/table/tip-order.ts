/** What decides whether it is time to say how a board with small places is touched. */
export interface TipMoment {
  /** Was it read, or done, before? */
  readonly told: boolean;
  readonly magnifies: boolean;
  readonly placesAreSmall: boolean;
  readonly coachSpeaks: boolean;
  readonly choosing: boolean;
}

/** One thing is said at a time: the tip waits until the coach has spoken, and until there is something to touch. */
export function isTouchTipDue({ told, magnifies, placesAreSmall, coachSpeaks, choosing }: TipMoment): boolean {
  return !told && magnifies && placesAreSmall && !coachSpeaks && choosing;
}
