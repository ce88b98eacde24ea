import { NOT_A_MOVE } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Recording } from '../replay/recording.ts';
import { placeTold } from '../stage/place.ts';
import type { Hand } from '../stage/view.ts';
import type { Judgement } from './judging.ts';

const nothing = () => undefined;

/** A hand that only shows: the move that was not played lies on the board as if somebody were about to play it. */
export function showingHand({ seat, other }: Judgement): Hand {
  const chosen = new Set(other?.move.split(' '));
  return {
    seat,
    lit: new Set(),
    chosen,
    pointed: undefined,
    pick: nothing,
    point: nothing,
    drop: nothing,
    foretell: () => '',
  };
}

/** Where the move was made, by the place's name on the board. */
export function placePlayed({ game }: Recording, s: AnyState, { played }: Judgement): string | undefined {
  const move = game.parse(s, played.move);
  return move === NOT_A_MOVE ? undefined : placeTold(game.tell(s, move).args);
}
