import { type CardId, cards } from '../rules/deck.ts';
import type { WuestenkoenigeState } from '../rules/state.ts';

/** How far a turn has come: the words chosen, and what the task has to fill in. */
export interface PromptTurn {
  readonly made: number;
  readonly state: WuestenkoenigeState;
  readonly chosen: readonly string[];
  readonly args: Readonly<Record<string, string | number>>;
}

export const hexIn = ({ chosen }: PromptTurn): string | undefined => chosen.find(token => /^[a-j]\d+$/.test(token));
export const cardIn = ({ chosen }: PromptTurn): CardId | undefined =>
  chosen.find((token): token is CardId => (cards as readonly string[]).includes(token));
export const fieldsIn = ({ chosen }: PromptTurn): number =>
  chosen.filter(token => /^[a-j]\d+$|^(palace|fire|vegetation|water)$/.test(token)).length;

/** How many camels of whom are buried. */
export function buriedBySeat(buried: string): readonly (readonly [seat: number, camels: number])[] {
  const owners = buried === '' ? [] : buried.split(' ').map(Number);
  return [...new Set(owners)].map(seat => [seat, owners.filter(owner => owner === seat).length]);
}
