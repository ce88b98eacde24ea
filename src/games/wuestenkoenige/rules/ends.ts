import { CAMELS } from './material.ts';
import { isHopeless } from './scoring.ts';
import {
  ATTACKER,
  NO_PIECE,
  NO_TASK,
  OVER,
  PHASE,
  REVEAL,
  TARGET,
  TASK,
  TASK_SEAT,
  type WuestenkoenigeState,
} from './state.ts';

/** To be asked whenever camels went home: seats without a camel are out. */
export function markSeatsOut(s: WuestenkoenigeState): void {
  let before = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.out[seat] !== 0) before++;
  let left = s.seats - before;
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] !== 0 || s.stock[seat] < CAMELS) continue;
    s.out[seat] = before + 1;
    s.due[seat] = 0;
    s.clock[TASK] = REVEAL;
    left--;
  }
  if (left === s.seats - before) return;
  if (left <= 1 || isHopeless(s)) endGame(s);
}

export function endGame(s: WuestenkoenigeState): void {
  s.due.fill(0);
  s.clock[PHASE] = OVER;
  s.clock[TASK] = NO_TASK;
  s.clock[TASK_SEAT] = 0;
  s.clock[ATTACKER] = NO_PIECE;
  s.clock[TARGET] = NO_PIECE;
}
