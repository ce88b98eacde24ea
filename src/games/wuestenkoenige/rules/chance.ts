import type { Move } from '../../../engine/game.ts';
import { type Random, weightedIndex } from '../../../engine/random.ts';
import { CARDS } from './deck.ts';
import { kindOf, MoveKind, moveOf, secondOf } from './encoding.ts';
import { firstHeld } from './moves.ts';
import { At, Phase, sides, Task, type WuestenkoenigeState } from './state.ts';

export function sample(s: WuestenkoenigeState, random: Random): Move {
  const seat = s.turn[At.TaskSeat];
  if (s.turn[At.Task] === Task.Draw) return moveOf(MoveKind.Draw, 0, weightedIndex(random, s.deck));
  if (s.turn[At.Task] === Task.Reveal)
    return moveOf(MoveKind.Discard, 0, s.unseen[seat] > 0 ? weightedIndex(random, s.deck) : firstHeld(s, seat));
  if (s.turn[At.Phase] === Phase.SetTiles) return moveOf(MoveKind.Tile, s.turn[At.NextHex], random.below(sides.length));
  return moveOf(MoveKind.Roll, 0, 1 + random.below(6));
}

/** A card is drawn as often as there are cards like it; sides of tiles and dice are all alike. */
export function weight(s: WuestenkoenigeState, m: Move): number {
  if (s.turn[At.Task] === Task.None) return 1;
  const seat = s.turn[At.TaskSeat];
  if (kindOf(m) !== MoveKind.Discard) return s.deck[secondOf(m)];
  return s.unseen[seat] === 0 ? 1 : s.deck[secondOf(m)] + s.hands[seat * CARDS + secondOf(m)];
}
