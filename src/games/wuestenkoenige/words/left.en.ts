import { ROUNDS } from '../rules/material.ts';
import { At, type WuestenkoenigeState } from '../rules/state.ts';

/** What is left, and when the game ends: for those who ask at the printed board. */
export const left = (s: WuestenkoenigeState): string =>
  `Round ${s.turn[At.Round]} of ${ROUNDS}. Whoever brings goods of all three oases to the palace wins at once.`;
