import { CHANCE } from '../../engine/game.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import { applyUntold, canStayUntold, UNTOLD_OUTCOME } from '../../engine/untold.ts';
import { witnessesOf } from '../../table/by-hand.ts';
import { countingAt } from '../../table/corrections.ts';
import { freshId } from '../browser/ids.ts';
import { peopleOf } from '../match/people.ts';
import type { TableContext } from './table-context.ts';

type Place = Pick<TableContext, 'controller' | 'game'>;

/**
 * How many outcomes in a row one person may now keep from the device, as the cards of a hand; none where all see what comes,
 * or where a bot would not know its own.
 */
function keepable({ controller, game }: Place): number {
  const { state } = controller.snapshot.value;
  const { match } = controller.host;
  const people = peopleOf(match);
  const s = copyOf(state);
  const first = keeper(s);
  let count = 0;
  for (; canStayUntold(game, s) && keeper(s) === first; count++) applyUntold(game, s);
  return first !== undefined && people.includes(first) ? count : 0;

  function keeper(at: AnyState) {
    return canStayUntold(game, at) ? witnessesOf(game, at)[0] : undefined;
  }
}

export function canKeep(place: Place): boolean {
  return place.controller.host.hand !== undefined && keepable(place) > 0;
}

/** Whoever alone may see it says nothing: the game goes on, and the device does not know. */
export async function keepFromDevice(place: Place): Promise<void> {
  const { host } = place.controller;
  const moves = Array.from({ length: keepable(place) }, () => UNTOLD_OUTCOME);
  if (moves.length === 0) return;
  await host.send({ type: 'play', id: freshId(), seat: CHANCE, base: host.length.peek(), moves });
}

/** How much of what counts was kept from the device. */
export function keptCount({ controller }: Place): number {
  const { entries } = controller.snapshot.value;
  return countingAt(entries).filter(at => {
    const entry = entries[at]!;
    return 'move' in entry && entry.move === UNTOLD_OUTCOME;
  }).length;
}
