/** Small things that several games need for their rules and heuristics. */
import type { Move, Seat } from './game.ts';
import type { Random } from './random.ts';
import type { State } from './state.ts';

/** The number of the lowest bit that is set. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The number of the highest bit that is set. */
export function highestBit(bits: number): number {
  return 31 - Math.clz32(bits);
}

export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** All seats, ascending. */
export function everySeat(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** Those of the seats that have most, in the order given. */
export function seatsWithMost(seats: readonly Seat[], amountOf: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(amountOf));
  return seats.filter(seat => amountOf(seat) === most);
}

/**
 * The best of `draws` random moves, the earliest among equals. The first one is drawn already, because it often shows
 * that there is nothing to compare.
 */
export function bestOfRandom<S>(
  s: S,
  random: Random,
  draws: number,
  first: Move,
  draw: (s: S, random: Random) => Move,
  worthOf: (s: S, m: Move) => number,
): Move {
  let best = first;
  let most = worthOf(s, first);
  for (let i = 1; i < draws; i++) {
    const move = draw(s, random);
    const worth = worthOf(s, move);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

/** Keeps one state of each kind to try moves on: it is handed out again and again, so nothing in it lasts. */
export function scratchStates<S extends State<S>>(): (like: S) => S {
  const kept = new WeakMap<() => S, S>();
  return like => {
    const known = kept.get(like.blankCopy);
    if (known) return known;
    const scratch = like.blankCopy();
    kept.set(like.blankCopy, scratch);
    return scratch;
  };
}
