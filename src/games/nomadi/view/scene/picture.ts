import { type Dune, dunesIn, type Grains, grainsIn } from '../../../../web/kit/draw/dunes.ts';
import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { type Box, movedTo, rounded } from '../../../../web/kit/draw/paths.ts';
import type { Board } from '../../rules/board.ts';
import { type Gorge, gorgeAcross } from './gorge.ts';

/** The side of a field. */
export const CELL = 40;
/** The canyon is a line between two rows; in the picture it is this wide. */
const GAP = 22;
/** The woven frame around the sand. */
export const BAND = 30;
/** The board is a cloth that lies on the table: a little of the table is seen around it. */
const RIM = 5;

/** Everything about the board that is drawn and never changes. */
export interface Picture {
  readonly upright: boolean;
  /** Is it the whole board in its hem, or a piece cut out of it? */
  readonly whole: boolean;
  readonly centres: readonly Point[];
  /** How many fields the sand is wide and high, before it is turned. */
  readonly cols: number;
  readonly rows: number;
  readonly sand: Box;
  readonly box: Box;
  readonly lines: string;
  readonly dunes: readonly Dune[];
  readonly grains: Grains;
  /** The canyon, where there is one. */
  readonly gorge: Gorge | undefined;
}

const lying = new WeakMap<Board, Picture>();
const standing = new WeakMap<Board, Picture>();

/** Painted once for each board and way up. */
export function pictureOf({ board }: { readonly board: Board }, upright: boolean): Picture {
  const pictures = upright ? standing : lying;
  const picture = pictures.get(board) ?? paint(board, upright, true);
  pictures.set(board, picture);
  return picture;
}

/** A piece of the desert, upright and without its hem. */
export function cutOutOf(board: Board): Picture {
  return paint(board, true, false);
}

/** A board as it is to be laid out: its size in fields, and the row before which the canyon runs, or none. */
interface Layout {
  readonly cols: number;
  readonly rows: number;
  readonly near: number;
  readonly upright: boolean;
}

function paint({ grid: { spots }, canyon }: Board, upright: boolean, whole: boolean): Picture {
  const left = Math.min(...spots.map(({ col }) => col));
  const top = Math.min(...spots.map(({ row }) => row));
  const cols = Math.max(...spots.map(({ col }) => col)) - left + 1;
  const rows = Math.max(...spots.map(({ row }) => row)) - top + 1;
  const near = canyon > top && canyon < top + rows ? canyon - top : rows + 1;
  const [across, along] = [cols * CELL, downTo(rows, near)];
  const sand = upright ? boxOf(across, along) : boxOf(along, across);
  return {
    upright,
    whole,
    cols,
    rows,
    centres: spots.map(({ col, row }) => placed(upright, (col - left + 0.5) * CELL, downTo(row - top + 0.5, near))),
    sand,
    box: grown(sand, whole ? BAND + RIM : 2),
    lines: linesOf({ cols, rows, near, upright }),
    dunes: dunesIn(sand, Math.max(2, Math.round(sand.height / 80))),
    grains: grainsIn(90, 380),
    gorge: near < rows ? gorgeAcross(across, downTo(near, near) - GAP / 2, GAP, upright) : undefined,
  };
}

function boxOf(width: number, height: number): Box {
  return { x: 0, y: 0, width, height };
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/**
 * On wide screens the board is laid on its side along the diagonal, so that the start stays at the bottom right and
 * the goal at the top left, and what the rules say about places holds either way.
 */
function placed(upright: boolean, across: number, along: number): Point {
  return upright ? { x: across, y: along } : { x: along, y: across };
}

/** How far down the sand a row begins: the canyon pushes the near side away. */
function downTo(row: number, near: number): number {
  return row * CELL + (row >= near ? GAP : 0);
}

/** The thin lines between fields; over the canyon there are none. */
function linesOf({ cols, rows, near, upright }: Layout): string {
  const line = (a: Point, b: Point) => `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const sides = near < rows ? [0, near, rows] : [0, rows];
  const stretches = sides
    .slice(1)
    .map((end, i) => [downTo(sides[i]!, near), downTo(end - 0.5, near) + CELL / 2] as const);
  let path = '';
  for (let col = 1; col < cols; col++)
    for (const [from, to] of stretches)
      path += line(placed(upright, col * CELL, from), placed(upright, col * CELL, to));
  for (let row = 1; row < rows; row++)
    if (row !== near)
      path += line(placed(upright, 0, downTo(row, near)), placed(upright, cols * CELL, downTo(row, near)));
  return path;
}

/** The square of a field, drawn `inset` units smaller on each side. */
export function fieldPath({ centres }: Picture, cell: number, inset = 0): string {
  const { x, y } = centres[cell]!;
  const half = CELL / 2 - inset;
  const round = Math.max(0, 6 - inset / 2);
  const side = rounded(2 * (half - round));
  return (
    `M${rounded(x - half + round)} ${rounded(y - half)}h${side}q${round} 0 ${round} ${round}v${side}` +
    `q0 ${round} -${round} ${round}h-${side}q-${round} 0 -${round} -${round}v-${side}q0 -${round} ${round} -${round}Z`
  );
}

/** The smallest box around some fields. */
export function boxAroundFields({ centres }: Picture, cells: readonly number[]): Box {
  const xs = cells.map(cell => centres[cell]!.x);
  const ys = cells.map(cell => centres[cell]!.y);
  const [x, y] = [Math.min(...xs) - CELL / 2, Math.min(...ys) - CELL / 2];
  return { x, y, width: Math.max(...xs) + CELL / 2 - x, height: Math.max(...ys) + CELL / 2 - y };
}

export function cellTransform({ centres }: Picture, cell: number): string {
  return movedTo(centres[cell]!);
}

/** Moves and sizes a drawing made for a square of 160 to a box. */
export function fitted({ x, y, width }: Box): string {
  return `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(width / 160)})`;
}
