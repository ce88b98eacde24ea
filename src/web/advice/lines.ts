import { type Game, NOT_A_MOVE, type Seat } from '../../engine/game.ts';
import type { PlayedLine } from '../../engine/reasons.ts';
import { type AnyState, copyOf, sameBytes } from '../../engine/state.ts';

/** Plays a line on copies, as far as it can be played. */
export function playLine(game: Game, s: AnyState, seat: Seat, line: readonly string[]): PlayedLine<AnyState> {
  const states = [s];
  const moves: number[] = [];
  for (const text of line) {
    const before = states.at(-1)!;
    const move = game.actor(before) === seat ? game.parse(before, text) : NOT_A_MOVE;
    if (move === NOT_A_MOVE || game.forbids(before, move) !== undefined) break;
    const after = copyOf(before);
    game.apply(after, move);
    states.push(after);
    moves.push(move);
  }
  return { seat, moves, states };
}

/** Do two lines come to the same, whatever the order of their moves? */
export function comeToTheSame(one: PlayedLine<AnyState>, other: PlayedLine<AnyState>): boolean {
  return one.moves.length > 1 && one.moves.length === other.moves.length && sameBytes(lastOf(one), lastOf(other));
}

function lastOf({ states }: PlayedLine<AnyState>): AnyState {
  return states.at(-1)!;
}
