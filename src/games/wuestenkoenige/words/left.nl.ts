import { ROUNDS } from '../rules/material.ts';
import { At, type WuestenkoenigeState } from '../rules/state.ts';

export const left = (s: WuestenkoenigeState): string =>
  `Ronde ${s.turn[At.Round]} van ${ROUNDS}. Wie waren uit alle drie de oases naar het paleis brengt, wint meteen.`;
