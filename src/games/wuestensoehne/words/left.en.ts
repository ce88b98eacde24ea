import type { WuestensoehneState } from '../rules/state.ts';
import { tiles } from './nouns.en.ts';

const countOf = ({ stacks }: WuestensoehneState) => stacks.reduce((sum, left) => sum + left, 0);

/** What is left, and when the game ends: for those who ask at the printed board. */
export const left = (s: WuestensoehneState): string =>
  `${tiles(countOf(s))} left to draw. With the last one the running turn is played to its end, and the game is over.`;
