import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { rounded } from '../../../../web/kit/draw/paths.ts';

/** A tile is drawn around 0 0; this is half of its side. */
export const HALF = 30;
/** Half of what an oasis takes of a side. Every tile meets its neighbour in the same place, so oases join. */
export const MOUTH = 20;

/** An oasis part: its whole shape, and its shore. The shore is open where the oasis goes on beyond the tile. */
export interface TileOutline {
  readonly shape: string;
  readonly shore: string;
}

/** Quarter turns, clockwise. */
function turned({ x, y }: Point, quarters: number): Point {
  switch (quarters & 3) {
    case 0:
      return { x, y };
    case 1:
      return { x: -y, y: x };
    case 2:
      return { x: -x, y: -y };
    default:
      return { x: y, y: -x };
  }
}

const hasSide = (sides: number, side: number) => ((sides >> (side & 3)) & 1) === 1;

/** How far on, clockwise, the next side of the part is. */
function stepsToNext(part: number, side: number): number {
  let steps = 1;
  while (!hasSide(part, side + steps)) steps++;
  return steps;
}

type Bend = readonly (readonly [number, number])[];

/**
 * The shore from where the part leaves its northern side to where it reaches the next one, so many quarters on.
 * Where another part lies in between, it keeps its distance from the middle.
 */
const bends: Readonly<Record<number, { readonly wide: Bend; readonly narrow: Bend }>> = {
  1: {
    wide: [
      [20, -24],
      [24, -20],
      [30, -20],
    ],
    narrow: [
      [20, -24],
      [24, -20],
      [30, -20],
    ],
  },
  2: {
    wide: [
      [13, -12],
      [13, 12],
      [20, 30],
    ],
    narrow: [
      [4, -14],
      [4, 14],
      [20, 30],
    ],
  },
  3: {
    wide: [
      [20, -4],
      [-4, 20],
      [-30, 20],
    ],
    narrow: [
      [9, -18],
      [-18, 9],
      [-30, 20],
    ],
  },
  4: {
    wide: [
      [19, -19],
      [12, -9],
      [0, -9],
      [-12, -9],
      [-19, -19],
      [-20, -30],
    ],
    narrow: [
      [19, -20],
      [12, -11],
      [0, -11],
      [-12, -11],
      [-19, -20],
      [-20, -30],
    ],
  },
};

/** Sides are the bits north, east, south, west; `others` are the sides of the tile's other parts. */
export function outlineOf(part: number, others = 0): TileOutline {
  const start = [0, 1, 2, 3].find(side => hasSide(part, side)) ?? 0;
  let shape = '';
  let shore = '';
  for (let gone = 0; gone < 4; ) {
    const side = start + gone;
    const steps = stepsToNext(part, side);
    const leave = at(MOUTH, -HALF, side);
    const bend = bendOf(side, steps, others);
    shape += `${gone === 0 ? 'M' : 'L'}${at(-MOUTH, -HALF, side)}L${leave}${bend}`;
    shore += `M${leave}${bend}`;
    gone += steps;
  }
  return { shape: `${shape}Z`, shore };
}

function bendOf(side: number, steps: number, others: number): string {
  const crowded = Array.from({ length: steps - 1 }, (_, i) => side + 1 + i).some(between => hasSide(others, between));
  const { wide, narrow } = bends[steps]!;
  return `C${(crowded ? narrow : wide).map(([x, y]) => at(x, y, side)).join(' ')}`;
}

function at(x: number, y: number, quarters: number): string {
  const point = turned({ x, y }, quarters);
  return `${rounded(point.x)} ${rounded(point.y)}`;
}

/** Where things stand on a part: its action field, a figure, palms and a pool. */
export interface Grounds {
  readonly field: Point;
  readonly foot: Point;
  readonly palms: readonly Point[];
  readonly pool?: Point;
}

/**
 * For the part that lies as it does in the notation of an unturned tile: N, NE, NS, NES, NESW. Figures stand upright
 * however the tile lies: where a turned one would stand before the action field, that way of lying has its own line.
 */
const usual: Readonly<Record<number, Grounds>> = {
  0b0001: { field: { x: -8, y: -20 }, foot: { x: 10.5, y: -14 }, palms: [{ x: 15, y: -25 }] },
  0b0010: { field: { x: 20, y: 8 }, foot: { x: 15, y: -8 }, palms: [{ x: 25, y: -15 }] },
  0b1000: { field: { x: -20, y: 8 }, foot: { x: -15, y: -8 }, palms: [{ x: -25, y: -15 }] },
  0b1001: {
    field: { x: -13, y: -12 },
    foot: { x: 6, y: -12 },
    palms: [
      { x: -22, y: 9 },
      { x: 13, y: -25 },
    ],
    pool: { x: -8, y: 4 },
  },
  0b1010: {
    field: { x: 17, y: -8 },
    foot: { x: -7, y: 5 },
    palms: [
      { x: 24, y: 13 },
      { x: -22, y: -12 },
    ],
    pool: { x: -18, y: 8 },
  },
  0b1011: {
    field: { x: -13, y: -13 },
    foot: { x: 9, y: 7 },
    palms: [
      { x: -23, y: 11 },
      { x: 21, y: 12 },
    ],
    pool: { x: 17, y: -1 },
  },
  0b0011: {
    field: { x: 13, y: -12 },
    foot: { x: -6, y: -12 },
    palms: [
      { x: 22, y: 9 },
      { x: -13, y: -25 },
    ],
    pool: { x: 8, y: 4 },
  },
  0b0101: {
    field: { x: -8, y: -17 },
    foot: { x: 10, y: -8 },
    palms: [
      { x: 13, y: -24 },
      { x: -12, y: 22 },
    ],
    pool: { x: 8, y: 18 },
  },
  0b0111: {
    field: { x: 13, y: -13 },
    foot: { x: -7, y: -9 },
    palms: [
      { x: -11, y: -23 },
      { x: -12, y: 21 },
    ],
    pool: { x: 1, y: 17 },
  },
  0b1111: {
    field: { x: 14, y: -14 },
    foot: { x: -14, y: -8 },
    palms: [
      { x: -14, y: 20 },
      { x: 22, y: 12 },
      { x: 2, y: -24 },
    ],
    pool: { x: 10, y: 15 },
  },
};

export function groundsOf(part: number): Grounds {
  for (let quarters = 0; quarters < 4; quarters++) {
    const grounds = usual[turnedSides(part, -quarters)];
    if (grounds) return turnedGrounds(grounds, quarters);
  }
  throw new Error(`no oasis part has the sides ${part}`);
}

/** Sides after so many quarter turns, clockwise. */
function turnedSides(sides: number, quarters: number): number {
  const by = quarters & 3;
  return ((sides << by) | (sides >> (4 - by))) & 15;
}

function turnedGrounds({ field, foot, palms, pool }: Grounds, quarters: number): Grounds {
  const turn = (point: Point) => turned(point, quarters);
  return { field: turn(field), foot: turn(foot), palms: palms.map(turn), ...(pool && { pool: turn(pool) }) };
}
