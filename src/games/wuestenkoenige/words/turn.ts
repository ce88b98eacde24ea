import type { AnyState } from '../../../engine/state.ts';
import { type CardId, cards } from '../deck.ts';

/** How far a turn has come: the words chosen, and what the task has to fill in. */
export interface Turn {
  readonly state: AnyState;
  readonly chosen: readonly string[];
  readonly args: Readonly<Record<string, string | number>>;
}

export const hexIn = ({ chosen }: Turn): string | undefined => chosen.find(token => /^[a-j]\d+$/.test(token));
export const cardIn = ({ chosen }: Turn): CardId | undefined =>
  chosen.find((token): token is CardId => (cards as readonly string[]).includes(token));
export const fieldsIn = ({ chosen }: Turn): number =>
  chosen.filter(token => /^[a-j]\d+$|^(palace|fire|vegetation|water)$/.test(token)).length;
