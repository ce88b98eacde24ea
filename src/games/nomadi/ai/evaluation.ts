import { ARRIVALS, FIRST_ACROSS, LAST_ACROSS, LAST_OUT } from '../rules/material.ts';
import { score } from '../rules/scoring.ts';
import { At, isJourneyOver, type NomadiState, ownerOf } from '../rules/state.ts';
import { distancesOn } from './distances.ts';

// The figures below follow counts in 120 games of computer players with two seats, at the end of a turn. They are rounded,
// and set by judgement where such positions were few.

/** How much more stones on the start mean for being the last one out, and stones behind the canyon for being last there. */
const LAST_OUT_BY_STONES = 2;
const LAST_ACROSS_BY_STONES = 1.4;
/** How often all stones are across before the game ends. */
const ALL_ACROSS = 0.85;
/** How much of a lead the seat to roll next has in the race across the canyon, by how far the first stone has to go. */
const CROSSING = [0, 0.84, 0.36, 0.04];
/** Its lead in talers for arriving, by stones in the goal and the distance of the foremost one: its own, or another's. */
const ARRIVING_OWN = [
  [0, 3, 2.5, 0.5],
  [0, 5, 4, 0.5],
  [0, 2.5, 2, 0],
];
const ARRIVING_OTHER = [
  [0, 1.5, 0, -0.5],
  [0, 3.4, 0, 0],
  [0, 2, 0, 0],
];
const NEAR = 4;

const MOST_SEATS = 5;

/** How the stones stand, as far as the dues that are still to come depend on it. */
interface Outlook {
  /** For each seat its stones on the start, those not across, and how far its foremost one is from the goal. */
  readonly atStart: Uint8Array;
  readonly behind: Uint8Array;
  readonly foremost: Uint8Array;
  /** How far the first of all stones is from being across. */
  front: number;
}

const FAR_AWAY = 255;

/** The points so far, and what start, canyon and goal will probably bring. Best asked when a turn is over. */
export function evaluate(s: NomadiState, out: Float64Array): void {
  for (let seat = 0; seat < s.seats; seat++) out[seat] = score(s, seat);
  if (isJourneyOver(s)) return;
  const { atStart, behind, front, foremost } = outlookOf(s);
  const [across, home] = [s.turn[At.Across], s.turn[At.Home]];
  if (s.turn[At.AtStart] > 0) shareOut(s, atStart, LAST_OUT_BY_STONES, LAST_OUT, out);
  if (across < s.turn[At.Count]) shareOut(s, behind, LAST_ACROSS_BY_STONES, -LAST_ACROSS * ALL_ACROSS, out);
  if (across === 0) giveLead(s, FIRST_ACROSS, front < NEAR ? FIRST_ACROSS * CROSSING[front] : 0, out);
  giveLead(s, talersAhead(home), arrivingLead(s, foremost), out);
}

/** Scratch of `outlookOf`. */
const outlook: Outlook = {
  atStart: new Uint8Array(MOST_SEATS),
  behind: new Uint8Array(MOST_SEATS),
  foremost: new Uint8Array(MOST_SEATS),
  front: FAR_AWAY,
};

/** The answer holds until it is asked for again. */
function outlookOf(s: NomadiState): Outlook {
  const { toGoal, toCanyon } = distancesOn(s.board);
  const { start, far, goal } = s.board;
  const { atStart, behind, foremost } = outlook;
  atStart.fill(0);
  behind.fill(0);
  foremost.fill(FAR_AWAY);
  outlook.front = FAR_AWAY;
  for (let stone = 0; stone < s.places.length; stone++) {
    const cell = s.places[stone];
    if (cell >= toGoal.length) continue;
    const seat = ownerOf(s, stone);
    atStart[seat] += start[cell];
    behind[seat] += 1 - far[cell];
    if (toCanyon[cell] < outlook.front) outlook.front = toCanyon[cell];
    if (goal[cell] === 0 && toGoal[cell] < foremost[seat]) foremost[seat] = toGoal[cell];
  }
  return outlook;
}

/** Shares out what one seat will get or pay: more stones there make it likelier, and without any it can't be. */
function shareOut(s: NomadiState, stones: Uint8Array, edge: number, talers: number, out: Float64Array): void {
  let all = 0;
  for (let seat = 0; seat < s.seats; seat++) all += stones[seat];
  const scale = edge / Math.sqrt(all);
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) sum += weightOf(stones[seat], scale);
  for (let seat = 0; seat < s.seats && sum > 0; seat++) out[seat] += (talers * weightOf(stones[seat], scale)) / sum;
}

function weightOf(stones: number, scale: number): number {
  return stones === 0 ? 0 : Math.exp(scale * stones);
}

/** Shares talers out evenly, but for the lead of the seat that rolls next. */
function giveLead(s: NomadiState, talers: number, lead: number, out: Float64Array): void {
  for (let seat = 0; seat < s.seats; seat++) out[seat] += (talers - lead) / s.seats;
  out[s.turn[At.Seat]] += lead;
}

function talersAhead(home: number): number {
  let talers = 0;
  for (let arrival = home; arrival < ARRIVALS.length; arrival++) talers += ARRIVALS[arrival];
  return talers;
}

function arrivingLead(s: NomadiState, foremost: Uint8Array): number {
  const next = s.turn[At.Seat];
  let others = FAR_AWAY;
  for (let seat = 0; seat < s.seats; seat++) if (seat !== next && foremost[seat] < others) others = foremost[seat];
  const own = foremost[next];
  const table = own <= others ? ARRIVING_OWN : ARRIVING_OTHER;
  const distance = Math.min(own, others);
  return distance < NEAR ? table[s.turn[At.Home]][distance] : 0;
}
