import type { Move } from '../../engine/game.ts';

/** A legal move as it is written, and the words of that. */
export interface Candidate {
  readonly move: Move;
  readonly text: string;
  readonly tokens: readonly string[];
}

export function candidateFor(move: Move, text: string): Candidate {
  return { move, text, tokens: text.split(' ') };
}
