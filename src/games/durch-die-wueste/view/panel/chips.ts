import { NOBODY } from '../../../../engine/game.ts';
import type { Options } from '../../../../engine/options.ts';
import type { DurchDieWuesteState } from '../../rules/state.ts';
import { actor } from '../../rules/state.ts';

/** DW-CHIPS-1: until the end others see how many chips a seat has, not what they are worth. */
export function faceDown(state: DurchDieWuesteState, seat: number, options: Options): Readonly<Record<string, number>> {
  const s = state;
  if (options.chips === 'open' || actor(s) === NOBODY) return {};
  return { water: s.taken[seat]!, oases: s.oases[seat]! };
}
