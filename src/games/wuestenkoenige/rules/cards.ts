import { CARDS } from './deck.ts';
import { HAND_LIMIT } from './material.ts';
import {
  DECK,
  DISCARD,
  DRAW,
  handSize,
  NO_TASK,
  REVEAL,
  SEAT,
  TASK,
  TASK_SEAT,
  type WuestenkoenigeState,
} from './state.ts';

/** The seat has cards to draw. Whether there are any is seen when its turn to draw comes. */
export function claimCards(s: WuestenkoenigeState, seat: number, count: number): void {
  s.due[seat] += count;
  s.clock[TASK] = DRAW;
}

export function drawCard(s: WuestenkoenigeState, kind: number): void {
  const seat = s.clock[TASK_SEAT];
  s.deck[kind]--;
  s.clock[DECK]--;
  s.hands[seat * CARDS + kind]++;
  s.due[seat]--;
}

/** A card of a hand is laid open on the discard pile. It may be one that only now turns out to be in that hand. */
export function layOpen(s: WuestenkoenigeState, seat: number, kind: number): void {
  if (s.hands[seat * CARDS + kind] > 0) s.hands[seat * CARDS + kind]--;
  else {
    s.unseen[seat]--;
    s.deck[kind]--;
  }
  s.discard[kind]++;
}

/** Sets TASK and TASK_SEAT to what has to be done before the turn goes on; true if there is anything. */
export function findTask(s: WuestenkoenigeState): boolean {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.clock[SEAT] + i) % s.seats;
    const task = taskOf(s, seat);
    if (task === NO_TASK) continue;
    s.clock[TASK] = task;
    s.clock[TASK_SEAT] = seat;
    return true;
  }
  s.clock[TASK] = NO_TASK;
  s.clock[TASK_SEAT] = 0;
  return false;
}

function taskOf(s: WuestenkoenigeState, seat: number): number {
  if (s.out[seat] !== 0) return handSize(s, seat) > 0 ? REVEAL : NO_TASK;
  if (s.due[seat] > 0 && hasCard(s)) return DRAW;
  s.due[seat] = 0;
  return handSize(s, seat) > HAND_LIMIT ? DISCARD : NO_TASK;
}

/** Makes a new deck of the discard pile if need be. */
function hasCard(s: WuestenkoenigeState): boolean {
  if (s.clock[DECK] > 0) return true;
  for (let kind = 0; kind < CARDS; kind++) {
    s.deck[kind] += s.discard[kind];
    s.clock[DECK] += s.discard[kind];
    s.discard[kind] = 0;
  }
  return s.clock[DECK] > 0;
}
