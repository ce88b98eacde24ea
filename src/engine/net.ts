import type { Move } from './moves.ts';

/** What a net is shown of a state. All numbers are bytes that stand for sixteenths. */
export interface NetInput {
  /** The entries of the planes that are not 0: where they stand, at `cell * PLANES + plane`, and what is there. */
  readonly index: Int16Array;
  readonly value: Uint8Array;
  count: number;
  /** About the whole. */
  readonly globals: Uint8Array;
}

/** How a game is shown to the net of its learnt player, and what the answers mean. */
export interface GameNet<S> {
  /** The trained weights, in base64. */
  readonly weights: string;
  /** Is the net trained for this state? */
  knows(s: S): boolean;
  cells(s: S): number;
  /** Six for each cell; the number of cells stands for none. */
  neighbours(s: S): Uint16Array;
  /** Fills `input`. Seats are counted from the one to move. */
  show(s: S, input: NetInput): void;
  /** Where the policy has a move; nothing for one that needs no thought. */
  answerOf(s: S, move: Move): number | undefined;
}
