import type { Options } from '../../../../engine/options.ts';
import type { DurchDieWuesteState } from '../../rules/state.ts';

/** DW-CHIPS-1: until the end others see how many chips a seat has, not what they are worth. */
export function faceDown(s: DurchDieWuesteState, seat: number, { chips }: Options): Readonly<Record<string, number>> {
  return chips === 'open' ? {} : { water: s.taken[seat]!, oases: s.oases[seat]! };
}
