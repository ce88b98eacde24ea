import { ROUNDS } from '../rules/material.ts';
import { At, type WuestenkoenigeState } from '../rules/state.ts';

export const left = (s: WuestenkoenigeState): string =>
  `Runde ${s.turn[At.Round]} von ${ROUNDS}. Wer Waren aus allen drei Oasen in den Palast bringt, gewinnt sofort.`;
