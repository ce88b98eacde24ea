import { CAMELS } from './material.ts';
import { isHopeless } from './scoring.ts';
import { At, NO_PIECE, Phase, Task, type WuestenkoenigeState } from './state.ts';

/** Puts seats without a camel out of the game. Called whenever camels went home. */
export function markSeatsOut(s: WuestenkoenigeState): void {
  let before = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.out[seat] !== 0) before++;
  let left = s.seats - before;
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] !== 0 || s.stock[seat] < CAMELS) continue;
    s.out[seat] = before + 1;
    s.due[seat] = 0;
    s.turn[At.Task] = Task.Reveal;
    left--;
  }
  if (left === s.seats - before) return;
  if (left <= 1 || isHopeless(s)) endGame(s);
}

export function endGame(s: WuestenkoenigeState): void {
  s.due.fill(0);
  s.turn[At.Phase] = Phase.Over;
  s.turn[At.Task] = Task.None;
  s.turn[At.TaskSeat] = 0;
  s.turn[At.Attacker] = NO_PIECE;
  s.turn[At.Target] = NO_PIECE;
}
