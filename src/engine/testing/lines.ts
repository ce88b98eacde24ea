import { CHANCE, type Game, type Move, NOBODY, randomMoveOf } from '../game.ts';
import { newMatchOptions, type Options } from '../options.ts';
import { type Random, seeded } from '../random.ts';
import type { PlayedLine } from '../reasons.ts';
import { copyOf, type State } from '../state.ts';

/** All turns of a game, each as the line that its seat played, seen through its eyes; moves are random unless said. */
export function* linesOf<S extends State<S>>(
  game: Game<S>,
  seats: number,
  seed: string,
  policy: (s: S, random: Random) => Move = randomMoveOf(game),
  options: Options = newMatchOptions(game.options),
): Generator<PlayedLine<S>> {
  const random = seeded(seed);
  const s = game.initial(seats, options);
  while (game.actor(s) !== NOBODY) {
    const seat = game.actor(s);
    if (seat === CHANCE) {
      game.apply(s, game.sample(s, random));
      continue;
    }
    const view = copyOf(s);
    game.mask(view, seat);
    const line = { seat, moves: [] as number[], states: [view] };
    while (game.actor(s) === seat) {
      const move = policy(s, random);
      const after = copyOf(line.states.at(-1)!);
      game.apply(after, move);
      game.apply(s, move);
      line.moves.push(move);
      line.states.push(after);
    }
    yield line;
  }
}
