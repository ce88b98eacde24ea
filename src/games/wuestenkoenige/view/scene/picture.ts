import type { Spot } from '../../../../engine/boards/grid.ts';
import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { type Box, polygon } from '../../../../web/kit/draw/paths.ts';
import { board, HEXES, PALACE } from '../../rules/board.ts';
import { HALF_WIDTH, SIDE } from '../pieces/tiles.tsx';
import type { Landmark } from './landmarks.tsx';

/** A palace or an oasis as it is drawn. */
export interface PicturePlace {
  readonly field: number;
  readonly name: Landmark;
  /** The three hexes it covers, as one shape. */
  readonly shape: string;
  readonly cells: readonly Point[];
  /** Where its landmark stands and how large it is. */
  readonly art: Point & { readonly size: number };
  /** Where its goods are counted. */
  readonly pile: Point;
  /** The middles of its two forecourts, where camels stand. */
  readonly courts: readonly Point[];
}

interface Strip extends Point {
  readonly height: number;
}

/** Everything about the board that is drawn and never changes. */
export interface Picture {
  readonly box: Box;
  /** The middle of each field; of a place, of its three hexes. */
  readonly centres: readonly Point[];
  readonly places: readonly PicturePlace[];
  /** The slab that everything lies on. */
  readonly slab: Box;
  /** Free strips beside the desert, on wide screens: where they begin, by their middle, and how high they are. */
  readonly rim: { readonly left: Strip; readonly right: Strip } | undefined;
}

const FORWARD = SIDE * 1.5;

/** The middle of a hex in the picture. */
export function fieldMiddle({ col, row }: Spot): Point {
  return { x: HALF_WIDTH * (2 * col + (row & 1)), y: FORWARD * row };
}

function corners({ x, y }: Point, share: number): Point[] {
  const [half, side] = [HALF_WIDTH * share, SIDE * share];
  return [
    { x, y: y - side },
    { x: x + half, y: y - side / 2 },
    { x: x + half, y: y + side / 2 },
    { x, y: y + side },
    { x: x - half, y: y + side / 2 },
    { x: x - half, y: y - side / 2 },
  ];
}

export function hexPath(at: Point, share = 1): string {
  return polygon(corners(at, share));
}

/** The line around hexes that lie together: the sides that no two of them share. */
function outlineOf(middles: readonly Point[]): string {
  const key = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`;
  const sides = middles.flatMap(at => {
    const around = corners(at, 1);
    return around.map((from, i) => ({ from, to: around[(i + 1) % 6]! }));
  });
  const shared = new Set(sides.map(({ from, to }) => `${key(to)} ${key(from)}`));
  const next = new Map(
    sides.filter(({ from, to }) => !shared.has(`${key(from)} ${key(to)}`)).map(side => [key(side.from), side]),
  );
  const loop: Point[] = [];
  for (let side = next.values().next().value; side; side = next.get(key(side.to))) {
    loop.push(side.from);
    next.delete(key(side.from));
  }
  return polygon(loop);
}

const cells = board.cells.map(own => own.map(cell => fieldMiddle(board.grid.spots[cell]!)));
const far = { x: Math.max(...cells.flat().map(at => at.x)), y: Math.max(...cells.flat().map(at => at.y)) };

/** On wide screens there is room beside the desert, on tall ones above and below it: the landmarks lean into it. */
const rooms = {
  wide: { x: 52, y: 12 },
  tall: { x: 4, y: 13 },
} as const;

function placeOf(field: number, tall: boolean): PicturePlace {
  const own = cells[field]!;
  const corner = own[0]!;
  const side = corner.x > far.x / 2 ? 1 : -1;
  const top = corner.y < far.y / 2;
  const art = tall
    ? { x: corner.x - side * 7, y: corner.y + (top ? 4 : -1), size: 0.62 }
    : { x: corner.x + side * 27, y: corner.y + (top ? 15 : -2), size: 0.98 };
  return {
    field,
    name: board.names[field] as Landmark,
    shape: outlineOf(own),
    cells: own,
    art,
    pile: tall ? { x: corner.x, y: corner.y + (top ? -21 : 21) } : { x: corner.x + side * 16, y: corner.y + 17 },
    courts: own.slice(1),
  };
}

function centreOf(field: number): Point {
  const own = cells[field]!;
  const mean = (pick: (at: Point) => number) => own.reduce((sum, at) => sum + pick(at), 0) / own.length;
  return { x: mean(at => at.x), y: mean(at => at.y) };
}

/** Between the landmarks, which stand in the corners. */
function rimOf(wide: number): Picture['rim'] {
  const strip = { y: 62, height: far.y - 2 * 62 - 18 };
  return {
    left: { ...strip, x: -HALF_WIDTH - wide / 2 },
    right: { ...strip, x: far.x + HALF_WIDTH + wide / 2 },
  };
}

function paint(tall: boolean): Picture {
  const room = tall ? rooms.tall : rooms.wide;
  const slab = {
    x: -HALF_WIDTH - room.x,
    y: -SIDE - room.y,
    width: far.x + 2 * (HALF_WIDTH + room.x),
    height: far.y + 2 * (SIDE + room.y),
  };
  const edge = 3;
  const box = { x: slab.x - edge, y: slab.y - edge, width: slab.width + 2 * edge, height: slab.height + 2 * edge };
  const places = Array.from({ length: board.fields - HEXES }, (_, i) => placeOf(PALACE + i, tall));
  return {
    box,
    slab,
    places,
    rim: tall ? undefined : rimOf(room.x),
    centres: cells.map((_, field) => centreOf(field)),
  };
}

const pictures = { wide: paint(false), tall: paint(true) };

export function pictureFor(tall: boolean): Picture {
  return tall ? pictures.tall : pictures.wide;
}

/** The outline of a field, lifted by so much. */
export function fieldPath(picture: Picture, field: number, lift: number): string {
  if (field >= HEXES) return picture.places[field - HEXES]!.shape;
  const { x, y } = picture.centres[field]!;
  return hexPath({ x, y: y - lift }, 0.965);
}
