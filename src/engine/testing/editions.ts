import type { Game } from '../game.ts';
import type { Options } from '../options.ts';

/** The game as it would be after its data changed: logs of old mean edition 1, new matches take 2. `begun` hears of every start. */
export function withSecondEdition(game: Game, begun: (options: Options) => void = () => undefined): Game {
  return {
    ...game,
    version: game.version + 1,
    options: [...game.options, { name: 'edition', values: [1, 2], default: 1, usual: 2 }],
    initial(seats, options) {
      begun(options);
      return game.initial(seats, options);
    },
  };
}
