import type { Game } from '../engine/game.ts';
import { readOptions } from '../engine/options.ts';
import type { AnyState } from '../engine/state.ts';
import type { Match } from './match.ts';

/** Where a match began. It may have been kept before its game knew some option: then that is as it was in its day. */
export function firstState(game: Game, { players, options }: Pick<Match, 'players' | 'options'>): AnyState {
  return game.initial(players.length, readOptions(game.options, options));
}
