import { hashNoiseAt } from './hash-noise.ts';
import { cornersOf, middlesAround, type Point, type Projection, type Vertex, vertexKey } from './hexes.ts';
import { between, polygon } from './paths.ts';

/** One flat face of a rock, with how much light falls on it from 0 (none) to 1. */
export interface Facet {
  readonly path: string;
  readonly light: number;
}

interface Peak extends Point {
  readonly height: number;
}

export interface Rocks {
  readonly facets: readonly Facet[];
  /** All outer points, for the picture's frame. */
  readonly points: readonly Point[];
  /** The silhouettes of all rocks as one path, for shadows. */
  readonly shape: string;
}

/** The hexes around the given ones that are not among them. */
export function rockRim(middles: readonly Vertex[]): Vertex[] {
  const inside = new Set(middles.map(vertexKey));
  const rim = new Map<string, Vertex>();
  for (const other of middles.flatMap(middlesAround))
    if (!inside.has(vertexKey(other))) rim.set(vertexKey(other), other);
  return [...rim.values()];
}

/**
 * Breaks every hex into faces that climb from its corners to a peak near its middle. Corners on the sand lie flat,
 * corners shared by rocks are high, free corners are drawn in so that the outside is ragged.
 */
export function rocksOn(rocks: readonly Vertex[], sand: ReadonlySet<string>, project: Projection, side: number): Rocks {
  const solid = new Set(rocks.map(vertexKey));
  const shapes = rocks.map(rock => {
    const top = peakOf(rock, project, side);
    return { top, foot: cornersOf(rock).map(corner => footOf(corner, top, solid, sand, project, side)) };
  });
  return {
    facets: shapes.flatMap(({ top, foot }) => foot.map((point, i) => facet(point, foot[(i + 1) % 6]!, top))),
    points: shapes.flatMap(({ foot }) => foot),
    shape: shapes.map(({ foot }) => polygon(foot)).join(''),
  };
}

function peakOf(rock: Vertex, project: Projection, side: number): Peak {
  const { x, y } = project(rock);
  const sway = (salt: number) => (hashNoiseAt(rock, salt) - 0.5) * side * 0.6;
  return { x: x + sway(1), y: y + sway(2), height: side * (0.55 + hashNoiseAt(rock, 3) * 0.5) };
}

function footOf(
  corner: Vertex,
  top: Point,
  solid: ReadonlySet<string>,
  sand: ReadonlySet<string>,
  project: Projection,
  side: number,
): Peak {
  const at = project(corner);
  const owners = hexesAt(corner).map(vertexKey);
  if (owners.some(key => sand.has(key))) return { ...at, height: 0 };
  const rocks = owners.filter(key => solid.has(key)).length;
  if (rocks > 1) return { ...at, height: side * hashNoiseAt(corner, 4) * 0.5 };
  return { ...between(at, top, 0.1 + hashNoiseAt(corner, 5) * 0.3), height: 0 };
}

/** The three hexes that meet at a corner: one lies straight to the left or right, two on the other side. */
function hexesAt([across, down]: Vertex): Vertex[] {
  const side = (across - 2) % 3 === 0 ? -1 : 1;
  return [
    [across + 2 * side, down],
    [across - side, down - 1],
    [across - side, down + 1],
  ];
}

function facet(a: Peak, b: Peak, top: Peak): Facet {
  return { path: polygon([a, b, top]), light: lightOn(a, b, top) };
}

/** The light stands at the top left, above the table. */
const sun = { x: -0.52, y: -0.62, z: 0.59 };

function lightOn(a: Peak, b: Peak, c: Peak): number {
  const u = { x: b.x - a.x, y: b.y - a.y, z: b.height - a.height };
  const v = { x: c.x - a.x, y: c.y - a.y, z: c.height - a.height };
  const normal = { x: u.y * v.z - u.z * v.y, y: u.z * v.x - u.x * v.z, z: u.x * v.y - u.y * v.x };
  const length = Math.hypot(normal.x, normal.y, normal.z) || 1;
  const facing = (normal.x * sun.x + normal.y * sun.y + normal.z * sun.z) / length;
  return Math.max(0, Math.min(1, normal.z < 0 ? -facing : facing));
}
