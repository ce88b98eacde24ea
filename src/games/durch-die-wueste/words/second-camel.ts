import { At, type DurchDieWuesteState } from '../rules/state.ts';

/** Does the position begin between the two camels of a turn, as those of some puzzles do? */
export function isSecondCamel({ turn, seats }: DurchDieWuesteState): boolean {
  return turn[At.Left] === 1 && turn[At.Count] === seats;
}
