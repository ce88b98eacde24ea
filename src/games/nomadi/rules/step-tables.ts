/** What never changes about how stones lie beside each other and what can be jumped; worked out once. */

/** Fields lie on a sheet that is wider than any board, so going one way is adding one number, at the edge too. */
export const SHEET_WIDTH = 32;
export const SHEET_SIZE = SHEET_WIDTH * 514;
export const SIDES = 4;
/** North, east, south, west, then the diagonals from the north-east, like the neighbours of the grid. */
export const ways = Int8Array.of(
  -SHEET_WIDTH,
  1,
  SHEET_WIDTH,
  -1,
  1 - SHEET_WIDTH,
  1 + SHEET_WIDTH,
  SHEET_WIDTH - 1,
  -SHEET_WIDTH - 1,
);

/** For each way the bit of the way back. */
export const waysBack = Uint8Array.of(4, 8, 1, 2, 64, 128, 16, 32);
/** The bits of the four sides. */
export const STRAIGHT = 15;

/**
 * By what is around a stone: into how many groups the stones on its sides fall without it, joined as they are by corners
 * between them. A stone with one group can go wherever it finds another stone beside it.
 */
export const groups = Uint8Array.from({ length: 256 }, (_, bits) => groupsAround(bits));
/** By what is around a place: on how many of its sides there are stones. */
export const sidesTaken = Uint8Array.from({ length: 256 }, (_, bits) => bitsOf(bits & STRAIGHT));

function bitsOf(bits: number): number {
  return bits === 0 ? 0 : 1 + bitsOf(bits & (bits - 1));
}

/** A corner with a stone joins the stones on both sides of it. */
function groupsAround(bits: number): number {
  const corners = bits >> SIDES;
  const next = ((bits >> 1) & 7) | ((bits & 1) << 3);
  return bitsOf(bits & STRAIGHT) - bitsOf(bits & STRAIGHT & corners & next);
}

/** The lengths that can be jumped, as bits. */
export const JUMPS = 0b111110;

// What the rows around a stone allow, by `rows`.

/** The lengths of the rows, as bits. */
export const lengths = Uint8Array.from({ length: 4096 }, (_, sides) => lengthsOf(sides));
/**
 * The jumps that turn at the stone, as bits: where they go (two bits), whether they come from the left of that or from the
 * right, and whether with a 5 or a 6.
 */
export const bendsAt = Uint16Array.from({ length: 4096 }, (_, sides) => bendsOf(sides));
export const WITH_FIVE = 0x5555;
export const WITH_SIX = 0xaaaa;

function lengthsOf(sides: number): number {
  let bits = 0;
  for (let side = 0; side < SIDES; side++) bits |= 1 << ((sides >> (3 * side)) & 7);
  return bits & JUMPS;
}

function bendsOf(sides: number): number {
  let bits = 0;
  for (let bend = 0; bend < 16; bend++) {
    const before = 4 + (bend & 1) - ((sides >> (3 * (bend >> 2))) & 7);
    if (before > 0 && before <= ((sides >> (3 * sideBefore(bend))) & 7)) bits |= 1 << bend;
  }
  return bits;
}

/** The side of the turning point that a bend comes from. */
export function sideBefore(bend: number): number {
  return ((bend >> 2) + 1 + (bend & 2)) & 3;
}

/** What a stone sees beside the place it steps to, by the way it steps: all but itself. */
export const seenFrom = Uint8Array.of(0b1011, 0b0111, 0b1110, 0b1101, 15, 15, 15, 15);
