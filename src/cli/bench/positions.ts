import type { SearchRequest } from '../../ai/messages.ts';
import { CHANCE, type Game, movesOf, NOBODY, randomMoveOf } from '../../engine/game.ts';
import { newMatchOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';

/** How many positions of one game, spread evenly from its beginning to near its end. */
const COUNT = 8;

/** Positions of a random game in which a seat has a choice, as that seat sees them. */
export function positionsOf(game: Game, seats: number): SearchRequest[] {
  const all = [...choicesIn(game, seats)];
  const spread = Array.from({ length: COUNT }, (_, i) => all[Math.floor((i * all.length) / COUNT)] as AnyState);
  return spread.map(view => {
    const seat = game.actor(view);
    game.mask(view, seat);
    return { game: game.id, options: newMatchOptions(game.options), seats, view: view.bytes, seat, seed: 'bench' };
  });
}

function* choicesIn(game: Game, seats: number): Generator<AnyState> {
  const random = seeded('bench');
  const s = game.initial(seats, newMatchOptions(game.options));
  const pick = randomMoveOf(game);
  for (let actor = game.actor(s); actor !== NOBODY; actor = game.actor(s)) {
    // A bot does not think where there is only one move.
    if (actor !== CHANCE && movesOf(game, s).length > 1) yield copyOf(s);
    game.apply(s, actor === CHANCE ? game.sample(s, random) : pick(s, random));
  }
}
