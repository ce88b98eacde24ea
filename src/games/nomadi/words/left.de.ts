import { LAST_TURN } from '../rules/material.ts';
import { At, type NomadiState } from '../rules/state.ts';

export const left = (s: NomadiState): string =>
  `Steine im Ziel: ${s.turn[At.Home]}. Mit dem dritten, wem er auch gehört, endet das Spiel; spätestens nach ${LAST_TURN} Zügen, von denen ${s.turn[At.Turns]} begonnen haben.`;
