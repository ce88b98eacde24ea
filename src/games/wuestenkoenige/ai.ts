import type { Knowledge } from '../../engine/knowledge.ts';
import { hunch } from './ai-hunches.ts';
import { forecast } from './ai-race.ts';
import { rate } from './ai-ratings.ts';
import type { KingsState } from './state.ts';

/** A camel finds its way with little thought: weaker levels need more noise than elsewhere. */
const ladder = [
  { playouts: 200, temperature: 20 },
  { playouts: 90, temperature: 2.2 },
  { playouts: 120, temperature: 1.2 },
  { playouts: 300, temperature: 0.85 },
  { playouts: 8000, temperature: 0 },
];

export const knowledge: Knowledge<KingsState> = {
  swing: 60,
  pace: { ladder, horizon: 0, yardstick: 0.05 },
  rate,
  hunch,
  forecast,
};
