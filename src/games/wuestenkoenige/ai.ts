import type { Knowledge } from '../../engine/knowledge.ts';
import { hunch } from './ai-hunches.ts';
import { forecast } from './ai-race.ts';
import { rate } from './ai-ratings.ts';
import type { KingsState } from './state.ts';

export const knowledge: Knowledge<KingsState> = {
  swing: 60,
  pace: { horizon: 0, yardstick: 0.05 },
  rate,
  hunch,
  forecast,
};
