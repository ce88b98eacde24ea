import type { WuestensoehneState } from '../rules/state.ts';
import { tiles } from './nouns.nl.ts';

const countOf = ({ stacks }: WuestensoehneState) => stacks.reduce((sum, left) => sum + left, 0);

export const left = (s: WuestensoehneState): string =>
  `Nog te trekken: ${tiles(countOf(s))}. Na de laatste wordt de beurt uitgespeeld, en dan is het afgelopen.`;
