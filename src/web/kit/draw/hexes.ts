import type { Spot } from '../../../engine/boards/grid.ts';

/**
 * Where hexes with flat tops meet, in whole numbers: across in half sides, down in half heights. Two hexes that
 * share a corner name it alike, so outlines are found without comparing fractions.
 */
export type Vertex = readonly [across: number, down: number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Brings a vertex to its place in the picture. */
export type Projection = (vertex: Vertex) => Point;

/** One side of a hex, walked clockwise. */
export interface Edge {
  readonly from: Vertex;
  readonly to: Vertex;
}

/** Clockwise from the left end of the top; side d, which faces neighbour d of the grid, starts at corner d. */
const corners: readonly Vertex[] = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
];
const steps: readonly Vertex[] = [
  [0, -2],
  [3, -1],
  [3, 1],
  [0, 2],
  [-3, 1],
  [-3, -1],
];

export function hexMiddle({ col, row }: Spot): Vertex {
  return [3 * col, 2 * row + (col & 1 ? 0 : 1)];
}

export function cornersOf(middle: Vertex): Vertex[] {
  return corners.map(corner => plus(middle, corner));
}

export function middlesAround(middle: Vertex): Vertex[] {
  return steps.map(step => plus(middle, step));
}

function plus(a: Vertex, b: Vertex): Vertex {
  return [a[0] + b[0], a[1] + b[1]];
}

export function vertexKey(vertex: Vertex): string {
  return `${vertex[0]},${vertex[1]}`;
}

/** `turned` lays the picture on its side by a quarter clockwise, for tall screens. */
export function projectionOf(side: number, turned: boolean): Projection {
  const wide = side / 2;
  const tall = (side * Math.sqrt(3)) / 2;
  if (turned) return ([across, down]) => ({ x: -down * tall, y: across * wide });
  return ([across, down]) => ({ x: across * wide, y: down * tall });
}

/** The sides of the hexes that face a hex for which `beyond` holds. */
export function edgesTowards(middles: readonly Vertex[], beyond: (key: string) => boolean): Edge[] {
  return middles.flatMap(middle => {
    const around = middlesAround(middle);
    const at = cornersOf(middle);
    return around.flatMap((other, d) => (beyond(vertexKey(other)) ? [{ from: at[d]!, to: at[(d + 1) % 6]! }] : []));
  });
}

/** The closed lines around a set of hexes, holes included. */
export function outlinesOf(middles: readonly Vertex[]): Vertex[][] {
  const inside = new Set(middles.map(vertexKey));
  const next = new Map(edgesTowards(middles, key => !inside.has(key)).map(edge => [vertexKey(edge.from), edge]));
  const loops: Vertex[][] = [];
  while (next.size > 0) loops.push(walk(next));
  return loops;
}

/** Follows the sides from corner to corner until the loop is closed, taking them out of `next`. */
function walk(next: Map<string, Edge>): Vertex[] {
  const loop: Vertex[] = [];
  let edge = next.values().next().value;
  while (edge) {
    loop.push(edge.from);
    next.delete(vertexKey(edge.from));
    edge = next.get(vertexKey(edge.to));
  }
  return loop;
}
