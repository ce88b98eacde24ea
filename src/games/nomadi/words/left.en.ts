import { LAST_TURN } from '../rules/material.ts';
import { At, type NomadiState } from '../rules/state.ts';

/** What is left, and when the game ends: for those who ask at the printed board. */
export const left = (s: NomadiState): string =>
  `Stones in the goal: ${s.turn[At.Home]}. With the third, whosever it is, the game ends; at the latest after ${LAST_TURN} turns, of which ${s.turn[At.Turns]} have begun.`;
