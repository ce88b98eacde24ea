import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { NOWHERE } from '../../rules/board.ts';
import type { WuestensoehneState } from '../../rules/state.ts';
import { faceParts, NO_ACTION } from '../../rules/tiles.ts';
import { groundsOf } from '../scene/outline.ts';
import type { Picture } from '../scene/picture.ts';
import { standingFigures } from '../scene/scene.ts';

/** What something covers of the picture: left, top, right and bottom. */
type Patch = readonly [left: number, top: number, right: number, bottom: number];

/** Where a caravan is drawn, and how large. */
export interface CaravanStand extends Point {
  readonly size: number;
}

/** How high a figure is drawn, by its rank from 1 to 16. */
export function drawnHeight(rank: number): number {
  return 15 + rank * 1.1;
}

export function figurePatch({ x, y }: Point, rank: number): Patch {
  return [x - 6.5, y - drawnHeight(rank), x + 6.5, y];
}

export function fieldPatch({ x, y }: Point): Patch {
  return [x - 10, y - 10, x + 10, y + 10];
}

export function caravanPatch({ x, y, size }: CaravanStand): Patch {
  return [x - 15 * size, y - 20 * size, x + 16 * size, y + 13 * size];
}

export function areaOf([left, top, right, bottom]: Patch): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

export function sharedArea(a: Patch, b: Patch): number {
  return areaOf([Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]);
}

/** In the middle of a tile, or smaller and beside it, the nearest first. */
const stands: readonly CaravanStand[] = [
  { x: 0, y: 0, size: 1 },
  ...[0, 14, -14].flatMap(x => [2, 15, -8].map(y => ({ x, y, size: 0.74 }))),
];

/** A caravan keeps off the figures, the action fields and the other caravans of its tile, as far as there is room. */
export function caravanStands(s: WuestensoehneState, picture: Picture): readonly CaravanStand[] {
  // On a bare board, as it is printed, there are none.
  if (s.caravans[0] === NOWHERE) return [];
  const figures = standingFigures(s).map(({ figure, cell, sides }) =>
    figurePatch(moved(picture.centres[cell]!, groundsOf(sides).foot), figure + 1),
  );
  const taken = [...figures, ...figures];
  return Array.from({ length: s.seats }, (_, seat) => {
    const cell = s.caravans[seat]!;
    const at = picture.centres[cell]!;
    const around = [...taken, ...fieldsOn(s, cell).map(field => fieldPatch(moved(at, field)))];
    const cost = (stand: CaravanStand) =>
      around.reduce((sum, patch) => sum + sharedArea(patch, caravanPatch(stand)), 0);
    const [best] = stands.map(stand => ({ ...stand, ...moved(at, stand) })).sort((a, b) => cost(a) - cost(b));
    taken.push(caravanPatch(best!), caravanPatch(best!));
    return best!;
  });
}

function fieldsOn(s: WuestensoehneState, cell: number): readonly Point[] {
  const parts = faceParts[s.tiles[cell]! - 1] ?? [];
  return parts.filter(({ action }) => action !== NO_ACTION).map(({ sides }) => groundsOf(sides).field);
}

function moved(at: Point, by: Point): Point {
  return { x: at.x + by.x, y: at.y + by.y };
}
