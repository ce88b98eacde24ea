import { CARDS } from './deck.ts';
import { HAND_LIMIT } from './material.ts';
import { At, handSize, Task, type WuestenkoenigeState } from './state.ts';

/** The seat has cards to draw. Whether there are any is seen when its turn to draw comes. */
export function claimCards(s: WuestenkoenigeState, seat: number, count: number): void {
  s.due[seat] += count;
  s.turn[At.Task] = Task.Draw;
}

export function drawCard(s: WuestenkoenigeState, kind: number): void {
  const seat = s.turn[At.TaskSeat];
  s.deck[kind]--;
  s.turn[At.Deck]--;
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

/** Finds the task that has to be done before the turn goes on, and whose it is; false if there is none. */
export function findTask(s: WuestenkoenigeState): boolean {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.turn[At.Seat] + i) % s.seats;
    const task = taskOf(s, seat);
    if (task === Task.None) continue;
    s.turn[At.Task] = task;
    s.turn[At.TaskSeat] = seat;
    return true;
  }
  s.turn[At.Task] = Task.None;
  s.turn[At.TaskSeat] = 0;
  return false;
}

function taskOf(s: WuestenkoenigeState, seat: number): Task {
  if (s.out[seat] !== 0) return handSize(s, seat) > 0 ? Task.Reveal : Task.None;
  if (s.due[seat] > 0 && hasCard(s)) return Task.Draw;
  s.due[seat] = 0;
  return handSize(s, seat) > HAND_LIMIT ? Task.Discard : Task.None;
}

/** Makes a new deck of the discard pile if need be. */
function hasCard(s: WuestenkoenigeState): boolean {
  if (s.turn[At.Deck] > 0) return true;
  for (let kind = 0; kind < CARDS; kind++) {
    s.deck[kind] += s.discard[kind];
    s.turn[At.Deck] += s.discard[kind];
    s.discard[kind] = 0;
  }
  return s.turn[At.Deck] > 0;
}
