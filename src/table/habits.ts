import { CHANCE, type Game } from '../engine/game.ts';
import type { Habits, Sense } from '../engine/sense.ts';
import { correctedLog } from './corrections.ts';
import type { Entry, Match } from './match.ts';
import { newestState, truthOf } from './timeline.ts';

/** What each seat did in a match, as far as its game counts it: a fold over the log of what counts. */
export function habitsIn(game: Game, sense: Sense, match: Match, entries: readonly Entry[]): Habits {
  const truth = truthOf(game, match, correctedLog(entries));
  const counter = sense(truth.states[0]);
  for (const [seq, { actor }] of truth.entries.entries()) {
    const move = truth.moves[seq];
    if (move === undefined) continue;
    const maker = typeof actor === 'number' ? actor : CHANCE;
    counter.before?.(truth.states[seq], maker, move);
    counter.after?.(truth.states[seq + 1], maker, move);
  }
  return counter.end(newestState(truth)).habits;
}
