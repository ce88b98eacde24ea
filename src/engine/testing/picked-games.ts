import fc from 'fast-check';
import { type Game, type Move, movesOf, NOBODY } from '../game.ts';
import { type Random, seeded } from '../random.ts';
import { copyOf, type State } from '../state.ts';

/** A game as a seat count, a set-up and numbers that pick one of the legal moves each; short ones are found first. */
export interface PickedGame {
  readonly seats: number;
  readonly seed: number;
  readonly picks: readonly number[];
}

/** Sees a position on the way, the move chosen there, and the position after it. */
export type Look<S> = (s: S, move: Move, next: S) => void;

export function pickedGames({ seats }: Pick<Game, 'seats'>, maxLength: number): fc.Arbitrary<PickedGame> {
  return fc.record({
    seats: fc.constantFrom(...seats),
    seed: fc.nat(),
    picks: fc.array(fc.nat(), { maxLength, size: 'max' }),
  });
}

/** Plays a picked game from its set-up, and calls `look` at every move. */
export function followPicks<S extends State<S>>(
  game: Game<S>,
  setUp: (seats: number, random: Random) => S,
  { seats, seed, picks }: PickedGame,
  look: Look<S>,
): void {
  const s = setUp(seats, seeded(seed));
  for (const pick of picks) {
    if (game.actor(s) === NOBODY) return;
    const moves = movesOf(game, s);
    const move = moves[pick % moves.length];
    const before = copyOf(s);
    game.apply(s, move);
    look(before, move, s);
  }
}
