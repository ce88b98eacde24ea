import { abilities } from './abilities.ts';

/** Milliseconds of shaking, and of rest between them. */
const shakes = { turn: [60, 80, 60], refusal: [35] } as const;
export type Shake = keyof typeof shakes;

/** Shakes the device, briefly. Whoever calls has asked the settings whether that is wanted. */
export function shake(kind: Shake): void {
  if (abilities.vibration && abilities.touched) navigator.vibrate([...shakes[kind]]);
}
