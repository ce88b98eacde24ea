import type { Shake } from '../browser/vibration.ts';

/** Somebody who has not touched anything for so long looks elsewhere, in milliseconds. */
const AWAY = 8000;

interface Moment {
  readonly mine: boolean;
  readonly refused: boolean;
}

/** Is the device to shake? For a turn only where somebody may have put it down: a hand on the screen needs no nudge. */
export function shakeBetween(before: Moment, now: Moment, untouched: number): Shake | undefined {
  if (now.refused && !before.refused) return 'refusal';
  return now.mine && !before.mine && untouched >= AWAY ? 'turn' : undefined;
}
