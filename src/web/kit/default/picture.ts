import type { Grid, Spot } from '../../../engine/boards/grid.ts';
import { hexCentre } from '../../../engine/boards/hex.ts';
import { type Dune, dunesIn, type Grains, grainsIn } from '../draw/dunes.ts';
import type { Point } from '../draw/hexes.ts';
import { type Box, between, boxAround, polygon } from '../draw/paths.ts';

/** Half the height of a cell, whatever its shape. */
const REACH = 22;
/** How wide the wooden rim is; the names of columns and rows stand in it. */
const RIM = 16;
/** How far apart the dunes lie. */
const DUNE = 64;

/** Where there is no cell. */
const nowhere: Box = { x: 0, y: 0, width: 160, height: 90 };

/** Everything about a grid that is drawn and never changes. */
export interface GridPicture {
  readonly grid: Grid;
  readonly centres: readonly Point[];
  readonly corners: readonly (readonly Point[])[];
  /** All cells as one path. */
  readonly cells: string;
  /** Every other square, as on a chequered board; nothing on hexes. */
  readonly darkCells: string;
  readonly labels: readonly Label[];
  readonly box: Box;
  readonly dunes: readonly Dune[];
  readonly grains: Grains;
}

/** The name of a column or row, at the edge of the board. */
interface Label {
  readonly text: string;
  readonly at: Point;
}

const lying = new WeakMap<Grid, GridPicture>();
const upright = new WeakMap<Grid, GridPicture>();

/** Painted once for each grid. On tall screens a wide board is laid on its side. */
export function gridPictureOf(grid: Grid, tall: boolean): GridPicture {
  const pictures = tall ? upright : lying;
  const picture = pictures.get(grid) ?? paint(grid, tall && isWide(grid));
  pictures.set(grid, picture);
  return picture;
}

function isWide(grid: Grid): boolean {
  const { width, height } = boxAround(
    grid.spots.map(spot => centreOf(grid, spot)),
    0,
  );
  return width > height;
}

function paint(grid: Grid, turned: boolean): GridPicture {
  const project = turned ? ({ x, y }: Point): Point => ({ x: -y, y: x }) : (point: Point): Point => point;
  const middles = grid.spots.map(spot => centreOf(grid, spot));
  const corners = middles.map(middle => cornersAround(grid, middle).map(project));
  const labels = labelsOf(grid).map(({ text, at }) => ({ text, at: project(at) }));
  const box = grid.size > 0 ? boxAround(corners.flat(), RIM + 6) : nowhere;
  const dark = grid.spots.map(({ col, row }) => grid.shape === 'squares' && (col + row) % 2 === 1);
  return {
    grid,
    centres: middles.map(project),
    corners,
    cells: corners.map(polygon).join(''),
    darkCells: corners
      .filter((_, cell) => dark[cell])
      .map(polygon)
      .join(''),
    labels,
    box,
    dunes: dunesIn(box, Math.max(2, Math.round(box.height / DUNE))),
    grains: grainsIn(90, 420),
  };
}

function centreOf({ shape }: Grid, spot: Spot): Point {
  if (shape === 'squares') return { x: spot.col * REACH * 2, y: spot.row * REACH * 2 };
  const { x, y } = hexCentre(shape, spot);
  const side = (REACH * 2) / Math.sqrt(3);
  return { x: x * side, y: y * side };
}

function cornersAround({ shape }: Grid, { x, y }: Point): Point[] {
  const [count, far] = shape === 'squares' ? [4, REACH * Math.SQRT2] : [6, (REACH * 2) / Math.sqrt(3)];
  const first = shape === 'squares' ? Math.PI / 4 : shape === 'rows' ? Math.PI / 6 : 0;
  return Array.from({ length: count }, (_, i) => {
    const angle = first + (i * 2 * Math.PI) / count;
    return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
  });
}

/** Letters above the columns and numbers before the rows, as the cells are called. */
function labelsOf(grid: Grid): Label[] {
  const cols = [...new Set(grid.spots.map(({ col }) => col))];
  const rows = [...new Set(grid.spots.map(({ row }) => row))];
  const [left, top] = [Math.min(...cols), Math.min(...rows)];
  const at = (spot: Spot, right: number, down: number): Point => {
    const { x, y } = centreOf(grid, spot);
    return { x: x + right, y: y + down };
  };
  return [
    ...cols.map(col => ({ text: String.fromCharCode(97 + col), at: at({ col, row: top }, 0, -REACH - RIM / 2) })),
    ...rows.map(row => ({ text: String(row + 1), at: at({ col: left, row }, -REACH - RIM / 2, 0) })),
  ];
}

export function cellPath({ corners }: GridPicture, cell: number): string {
  return polygon(corners[cell]!);
}

/** The cell drawn smaller, around the same middle. */
export function cellInset({ corners, centres }: GridPicture, cell: number, share: number): string {
  return polygon(corners[cell]!.map(corner => between(centres[cell]!, corner, share)));
}
