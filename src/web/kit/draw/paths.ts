import type { Edge, Point, Projection, Vertex } from './hexes.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function pair({ x, y }: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The transform that brings what is drawn around the origin to its place. */
export function movedTo({ x, y }: Point): string {
  return `translate(${rounded(x)} ${rounded(y)})`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

export function loopsPath(loops: readonly (readonly Vertex[])[], project: Projection): string {
  return loops.map(loop => polygon(loop.map(project))).join('');
}

export function edgesPath(edges: readonly Edge[], project: Projection): string {
  return edges.map(({ from, to }) => `M${pair(project(from))}L${pair(project(to))}`).join('');
}

export function segment(from: Point, to: Point): string {
  return `M${pair(from)}L${pair(to)}`;
}

export function boxAround(points: readonly Point[], margin: number): Box {
  const xs = points.map(point => point.x);
  const ys = points.map(point => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

export function viewBoxOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].map(rounded).join(' ');
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
