import {
  type Actor,
  CHANCE,
  type Game,
  type Move,
  type MoveList,
  NOBODY,
  NOT_A_MOVE,
  push,
  type Seat,
  type Viewer,
} from '../game.ts';
import type { Options } from '../options.ts';
import { type Random, weightedIndex } from '../random.ts';
import { type State, stateMaker } from '../state.ts';

/**
 * Pearls, a toy that uses the whole contract. Everybody draws two pearls from the bag and looks at them alone. Each
 * lays one face down; then all are shown, and the only highest one wins the sum. Before the next round everybody
 * draws one pearl more.
 */
export const VALUES = 4;
/** How many pearls of value 1, 2, 3 and 4 there are. */
const PEARLS = [4, 4, 3, 2] as const;
const UNKNOWN = 255;

/** Moves in three blocks of VALUES each. */
export const DRAW = 0;
export const LAY = 1 * VALUES;
export const SHOW = 2 * VALUES;
const verbs = ['draw', 'lay', 'show'] as const;

interface Table {
  readonly seats: number;
  readonly rounds: number;
  readonly tied: 'nobody' | 'all';
}

function maker(table: Table) {
  const fields = {
    bag: ['u8', VALUES],
    spent: ['u8', VALUES],
    hands: ['u8', table.seats * VALUES],
    /** Pearls in hands that the viewer of a masked state can't see. */
    unseen: ['u8', table.seats],
    laid: ['u8', table.seats],
    shown: ['u8', table.seats],
    points: ['u16', table.seats],
    wins: ['u8', table.seats],
    round: ['u8', 1],
    stage: ['u8', 1],
    turn: ['u8', 1],
  } as const;
  return stateMaker(fields, { seats: table.seats, table });
}

export type PearlState = ReturnType<ReturnType<typeof maker>>;
// Proves at compile time that the maker's states are states.
type Proven<S extends State<S>> = S;

const stages = ['drawing', 'laying', 'showing', 'over'] as const;
const stageOf = (s: PearlState) => stages[s.stage[0]];

function initial(seats: number, options: Options): PearlState {
  const table = { seats, rounds: Number(options.rounds), tied: options.tied === 'all' ? 'all' : 'nobody' } as const;
  const s = maker(table)();
  s.bag.set(PEARLS);
  return s;
}

function actor(s: PearlState): Actor {
  if (stageOf(s) === 'over') return NOBODY;
  return stageOf(s) === 'laying' ? s.turn[0] : CHANCE;
}

function moves(s: PearlState, out: MoveList): void {
  out.length = 0;
  for (let value = 0; value < VALUES; value++) {
    const m = s.stage[0] * VALUES + value;
    if (stageOf(s) !== 'over' && available(s, value)) push(out, m);
  }
}

function available(s: PearlState, value: number): boolean {
  if (stageOf(s) === 'drawing') return s.bag[value] > 0;
  if (stageOf(s) === 'laying') return s.hands[s.turn[0] * VALUES + value] > 0;
  const laid = s.laid[s.turn[0]];
  return laid === UNKNOWN ? s.bag[value] > 0 : laid === value + 1;
}

function apply(s: PearlState, m: Move): void {
  const value = m % VALUES;
  const seat = s.turn[0];
  if (m < LAY) {
    s.bag[value]--;
    s.hands[seat * VALUES + value]++;
  } else if (m < SHOW) {
    s.hands[seat * VALUES + value]--;
    s.laid[seat] = value + 1;
  } else {
    if (s.laid[seat] === UNKNOWN) s.bag[value]--;
    s.laid[seat] = value + 1;
    s.shown[seat] = 1;
  }
  passOn(s);
}

function passOn(s: PearlState): void {
  const { seats } = s.table;
  s.turn[0] = (s.turn[0] + 1) % seats;
  if (s.turn[0] > 0) return;
  if (stageOf(s) !== 'drawing') s.stage[0]++;
  else if (handSize(s, 0) === 2) s.stage[0]++;
  if (stageOf(s) === 'over') settle(s);
}

function settle(s: PearlState): void {
  const top = Math.max(...s.laid);
  const best = [...s.laid.keys()].filter(seat => s.laid[seat] === top);
  const sum = s.laid.reduce((total, value) => total + value, 0);
  if (best.length === 1 || s.table.tied === 'all') for (const seat of best) win(s, seat, sum);
  for (const value of s.laid) s.spent[value - 1]++;
  s.laid.fill(0);
  s.shown.fill(0);
  if (++s.round[0] < s.table.rounds) s.stage[0] = 0;
}

function win(s: PearlState, seat: Seat, sum: number): void {
  s.points[seat] += sum;
  s.wins[seat]++;
}

function handSize(s: PearlState, seat: Seat): number {
  let size = s.unseen[seat];
  for (let value = 0; value < VALUES; value++) size += s.hands[seat * VALUES + value];
  return size;
}

function sample(s: PearlState, random: Random): Move {
  const first = s.stage[0] * VALUES;
  return (
    first +
    weightedIndex(
      random,
      Array.from({ length: VALUES }, (_, value) => weightOf(s, value)),
    )
  );
}

/** A kind of pearl is one move, however many of it are in the hand. */
function randomMove(s: PearlState, random: Random): Move {
  const held = [...s.bag.keys()].filter(value => available(s, value));
  return LAY + held[random.below(held.length)];
}

function weightOf(s: PearlState, value: number): number {
  if (!available(s, value)) return 0;
  return stageOf(s) === 'showing' && s.laid[s.turn[0]] !== UNKNOWN ? 1 : s.bag[value];
}

/** What is hidden goes back into the bag, or it could be found by subtraction. */
function mask(s: PearlState, viewer: Viewer): void {
  for (let seat = 0; seat < s.table.seats; seat++) {
    if (seat === viewer) continue;
    s.unseen[seat] = handSize(s, seat);
    for (let value = 0; value < VALUES; value++) {
      s.bag[value] += s.hands[seat * VALUES + value];
      s.hands[seat * VALUES + value] = 0;
    }
    if (s.shown[seat] || s.laid[seat] === 0 || s.laid[seat] === UNKNOWN) continue;
    s.bag[s.laid[seat] - 1]++;
    s.laid[seat] = UNKNOWN;
  }
}

function determinize(s: PearlState, _viewer: Viewer, random: Random): void {
  for (let seat = 0; seat < s.table.seats; seat++) {
    for (; s.unseen[seat] > 0; s.unseen[seat]--) s.hands[seat * VALUES + drawn(s, random)]++;
    if (s.laid[seat] === UNKNOWN) s.laid[seat] = drawn(s, random) + 1;
  }
}

function drawn(s: PearlState, random: Random): number {
  const value = weightedIndex(random, s.bag);
  s.bag[value]--;
  return value;
}

function parse(text: string): Move {
  const [verb, value, ...rest] = text.split(' ');
  const block = verbs.findIndex(each => each === verb);
  if (block < 0 || rest.length > 0 || !/^[1-4]$/.test(value ?? '')) return NOT_A_MOVE;
  return block * VALUES + Number(value) - 1;
}

function expressible(out: MoveList): void {
  out.length = 0;
  for (let m = 0; m < verbs.length * VALUES; m++) push(out, m);
}

function forbids(s: PearlState, m: Move): string | undefined {
  const value = m % VALUES;
  const seat = s.turn[0];
  if (Math.floor(m / VALUES) !== s.stage[0]) return 'PE-STAGE';
  if (m < LAY) return s.bag[value] === 0 ? 'PE-BAG' : undefined;
  if (m < SHOW) return s.hands[seat * VALUES + value] === 0 ? 'PE-HAND' : undefined;
  return s.laid[seat] === value + 1 ? undefined : 'PE-SHOW';
}

function breakdown(s: PearlState, seat: Seat): { pearls: number; wins: number } {
  return { pearls: s.points[seat], wins: s.wins[seat] };
}

function score(s: PearlState, seat: Seat): number {
  return s.points[seat] + s.wins[seat];
}

function winners(s: PearlState): Seat[] {
  if (actor(s) !== NOBODY) return [];
  const all = [...s.points.keys()];
  const top = Math.max(...all.map(seat => score(s, seat)));
  return all.filter(seat => score(s, seat) === top);
}

function check(s: PearlState): string | undefined {
  for (let value = 0; value < VALUES; value++) {
    let count = s.bag[value] + s.spent[value];
    for (let seat = 0; seat < s.table.seats; seat++) {
      count += s.hands[seat * VALUES + value] + (s.laid[seat] === value + 1 ? 1 : 0);
    }
    if (count !== PEARLS[value]) return `there are ${count} pearls of value ${value + 1} instead of ${PEARLS[value]}`;
  }
  return undefined;
}

export const pearls: Game<Proven<PearlState>> = {
  id: 'pearls',
  title: 'Pearls',
  version: 1,
  seats: [2, 3],
  options: [
    { name: 'rounds', values: [1, 2, 3], default: 2 },
    { name: 'tied', values: ['nobody', 'all'] },
  ],
  forms: ['draw VALUE', 'lay VALUE', 'show VALUE'],
  maxEntries: 33,
  initial,
  actor,
  moves,
  apply,
  sample,
  randomMove,
  weight: (s, m) => weightOf(s, m % VALUES),
  score,
  breakdown,
  winners,
  mask,
  determinize,
  hides: (s, m, viewer) => m < SHOW && viewer !== s.turn[0],
  format: (_, m) => `${verbs[Math.floor(m / VALUES)]} ${(m % VALUES) + 1}`,
  parse: (_, text) => parse(text),
  expressible: (_, out) => expressible(out),
  forbids,
  describe: (s, m) => ({ key: verbs[Math.floor(m / VALUES)], args: { seat: s.turn[0], value: (m % VALUES) + 1 } }),
  check,
};
