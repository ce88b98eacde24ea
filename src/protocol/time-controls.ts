const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How much time there is: for each turn anew, or for the whole game with a little more for every turn. */
export type TimeControl =
  | { readonly per: 'turn'; readonly time: number }
  | { readonly per: 'game'; readonly time: number; readonly more: number };

/** The time controls a table can have, as data: screens and clocks are made from it. */
export const timeControls = {
  relaxed: { per: 'turn', time: 5 * MINUTE },
  brisk: { per: 'game', time: 15 * MINUTE, more: 20_000 },
  swift: { per: 'game', time: 5 * MINUTE, more: 8000 },
  day: { per: 'turn', time: DAY },
  threeDays: { per: 'turn', time: 3 * DAY },
  week: { per: 'turn', time: 7 * DAY },
} as const satisfies Record<string, TimeControl>;

export type TimeControlName = keyof typeof timeControls;

export const timeControlNames = Object.keys(timeControls) as TimeControlName[];

/** The time of each seat, and since when the one to move has been thinking. */
export interface Clock {
  readonly since: number;
  /** Milliseconds left for the whole game, where there is such a time. */
  readonly left: readonly number[];
  /** A person who was too late got a little more time for this turn, once; when that is gone too, so is the turn. */
  readonly grace?: 'given' | 'gone';
  /** Since when all clocks stand still, because nobody was left to play. */
  readonly paused?: number;
  /** How long they have stood still since the last move, in milliseconds. */
  readonly rested?: number;
}

/** Are there days for a turn? Then people come by now and then, and nobody is expected to look on. */
export function isUnhurried({ time }: TimeControl): boolean {
  return time >= DAY;
}

/** The clock from the moment on when nobody was left to play; what a bot did after that is over and done. */
export function clockPaused(clock: Clock, at: number): Clock {
  return { ...clock, paused: Math.max(at, clock.since) };
}

/** The clock after a pause, which costs nobody any time. */
export function clockResumed({ paused, ...clock }: Clock, now: number): Clock {
  if (paused === undefined) return clock;
  const pause = Math.max(0, now - paused);
  return { ...clock, since: clock.since + pause, rested: (clock.rested ?? 0) + pause };
}

/** The clock after a move: the pause before it is told in the log. */
export function clockAfterMove({ rested: _rested, ...clock }: Clock): Clock {
  return clock;
}

export function clockAtStart(control: TimeControl, seats: number, now: number): Clock {
  return { since: now, left: control.per === 'game' ? Array.from({ length: seats }, () => control.time) : [] };
}

/** When the time of the seat to move is up. */
export function deadlineOf(control: TimeControl, clock: Clock, seat: number): number {
  return clock.since + (control.per === 'turn' ? control.time : Math.max(GRACE, clock.left[seat] ?? 0));
}

/** How long a turn still has for a person who comes back after their time was up. */
const GRACE = 20_000;

/**
 * The clock after somebody came back to their own turn: the time that they let pass is gone. They get a little
 * more once in each turn only, or they could come back again and again and keep all others waiting for ever.
 */
export function clockAtReturn(control: TimeControl, clock: Clock, seat: number, now: number): Clock {
  if (clock.grace) return clock;
  const back = clockWithGrace(control, clock, seat, now);
  return deadlineOf(control, back, seat) > deadlineOf(control, clock, seat) ? { ...back, grace: 'given' } : back;
}

function clockWithGrace(control: TimeControl, clock: Clock, seat: number, now: number): Clock {
  const { since, left } = clock;
  if (control.per === 'turn') return { ...clock, since: Math.max(since, now - control.time + GRACE) };
  const rest = left.map((bank, other) => (other === seat ? Math.max(0, bank - (now - since)) : bank));
  return { ...clock, since: now, left: rest };
}

/** The clock of somebody who comes back to a game where nobody was kept waiting: a turn begins anew. */
export function clockOfFreshTurn(
  control: TimeControl,
  { grace: _grace, ...clock }: Clock,
  seat: number,
  now: number,
): Clock {
  return control.per === 'turn' ? { ...clock, since: now } : clockWithGrace(control, clock, seat, now);
}

/** The clock after the time of the seat to move was up. */
export function clockWhenLate(clock: Clock): Clock {
  return clock.grace ? { ...clock, grace: 'gone' } : clock;
}

/** The clock after a seat has handed the turn on. */
export function clockAfterTurn(control: TimeControl, { since, left }: Clock, seat: number, now: number): Clock {
  if (control.per === 'turn') return { since: now, left };
  const rest = (spent: number, bank: number) => Math.max(0, bank - spent) + control.more;
  return { since: now, left: left.map((bank, other) => (other === seat ? rest(now - since, bank) : bank)) };
}
