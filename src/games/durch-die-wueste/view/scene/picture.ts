import { type Dune, dunesIn, type Grains, grainsIn } from '../../../../web/kit/draw/dunes.ts';
import {
  cornersOf,
  edgesTowards,
  hexMiddle,
  outlinesOf,
  type Point,
  type Projection,
  projectionOf,
  type Vertex,
  vertexKey,
} from '../../../../web/kit/draw/hexes.ts';
import { type Box, between, boxAround, edgesPath, loopsPath, polygon } from '../../../../web/kit/draw/paths.ts';
import { type Facet, rockRim, rocksOn } from '../../../../web/kit/draw/rock.ts';
import type { Board } from '../../rules/board.ts';

const SIDE = 20;
/** How far apart the dunes lie. */
const DUNE = 56;

/** Everything about a board that is drawn and never changes. */
export interface Picture {
  readonly project: Projection;
  readonly middles: readonly Vertex[];
  readonly centres: readonly Point[];
  readonly box: Box;
  readonly sand: string;
  readonly hexes: string;
  readonly darkLine: string;
  readonly dunes: readonly Dune[];
  readonly grains: Grains;
  readonly facets: readonly Facet[];
  readonly rockShape: string;
}

const lying = new WeakMap<Board, Picture>();
const upright = new WeakMap<Board, Picture>();

/** Painted once for each board and way up. */
export function pictureOf({ board }: { readonly board: Board }, turned: boolean): Picture {
  const pictures = turned ? upright : lying;
  const picture = pictures.get(board) ?? paint(board, turned, true);
  pictures.set(board, picture);
  return picture;
}

/** A cut-out of a desert that goes on: no rocks around it. */
export function cutOutOf(board: Board): Picture {
  return paint(board, false, false);
}

function paint(board: Board, turned: boolean, rimmed: boolean): Picture {
  const project = projectionOf(SIDE, turned);
  const middles = board.grid.spots.map(hexMiddle);
  const massif = board.massif.map(hexMiddle);
  const sand = new Set(middles.map(vertexKey));
  const rim = rimmed ? rockRim([...middles, ...massif]) : [];
  const rocks = rocksOn([...rim, ...massif], sand, project, SIDE);
  const corners = middles.flatMap(cornersOf).map(project);
  const box = boxAround([...rocks.points, ...corners], 6);
  return {
    project,
    middles,
    centres: middles.map(project),
    box,
    sand: loopsPath(outlinesOf([...middles, ...massif]), project),
    hexes: edgesPath(
      edgesTowards(middles, key => sand.has(key)),
      project,
    ),
    darkLine: edgesPath(darkLineOf(board, middles), project),
    dunes: dunesIn(box, Math.max(2, Math.round(box.height / DUNE))),
    grains: grainsIn(90, 420),
    facets: rocks.facets,
    rockShape: rocks.shape,
  };
}

function darkLineOf(board: Board, middles: readonly Vertex[]) {
  const beyond = new Set(middles.filter((_, cell) => board.beyond[cell] === 1).map(vertexKey));
  return edgesTowards(
    middles.filter((_, cell) => board.beyond[cell] === 0),
    key => beyond.has(key),
  );
}

export function hexPath({ middles, project }: Picture, cell: number): string {
  return polygon(cornersOf(middles[cell]!).map(project));
}

/** The hex drawn smaller, around the same middle. */
export function insetPath({ middles, project }: Picture, cell: number, share: number): string {
  const middle = project(middles[cell]!);
  return polygon(cornersOf(middles[cell]!).map(corner => between(middle, project(corner), share)));
}
