import type { WuestensoehneState } from '../rules/state.ts';
import { tiles } from './nouns.de.ts';

const countOf = ({ stacks }: WuestensoehneState) => stacks.reduce((sum, left) => sum + left, 0);

export const left = (s: WuestensoehneState): string =>
  `Noch zu ziehen: ${tiles(countOf(s))}. Nach dem letzten wird der Zug zu Ende gespielt, dann ist Schluss.`;
