import { type Actor, CHANCE, type Game, type Move, moveList, NOBODY, type Telling } from '../engine/game.ts';
import { readOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { AnyState } from '../engine/state.ts';
import { choose, uniform } from '../engine/transcript.ts';

/** A whole game: every position is the fold of the first moves. */
export interface Recording {
  readonly game: Game;
  readonly seats: number;
  readonly moves: readonly Move[];
  /** How many moves chance makes before the first seat acts. */
  readonly setUp: number;
}

/** The same seed and seats as on the command line give the same game here. */
export function recordRandom(game: Game, seats: number, seed: string): Recording {
  const random = seeded(seed);
  const s = blankFor(game, seats);
  const legal = moveList();
  const moves: Move[] = [];
  let setUp = -1;
  while (game.actor(s) !== NOBODY) {
    if (setUp < 0 && game.actor(s) !== CHANCE) setUp = moves.length;
    game.moves(s, legal);
    const move = choose(game, s, legal, uniform, random);
    moves.push(move);
    game.apply(s, move);
  }
  return { game, seats, moves, setUp: Math.max(setUp, 0) };
}

export function stateAt({ game, seats, moves }: Recording, at: number): AnyState {
  const s = blankFor(game, seats);
  for (const move of moves.slice(0, at)) game.apply(s, move);
  return s;
}

/** The story of the move that led to position `at`; nothing led to the first. */
export function toldAt(recording: Recording, at: number): Telling | undefined {
  const move = recording.moves[at - 1];
  return move === undefined ? undefined : recording.game.tell(stateAt(recording, at - 1), move);
}

export function actorAt(recording: Recording, at: number): Actor {
  return recording.game.actor(stateAt(recording, at));
}

function blankFor(game: Game, seats: number): AnyState {
  return game.blank(seats, readOptions(game.options));
}
