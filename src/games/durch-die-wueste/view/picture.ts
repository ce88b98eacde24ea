import { type Dune, dunesIn, grainsIn } from '../../../web/stage/dunes.ts';
import {
  edgesTowards,
  keyOf,
  middleOf,
  outlinesOf,
  type Point,
  type Projection,
  projectionOf,
  type Vertex,
} from '../../../web/stage/hexes.ts';
import { type Box, boxAround, edgesPath, loopsPath } from '../../../web/stage/paths.ts';
import { type Facet, rimOf, rocksOn } from '../../../web/stage/rock.ts';
import type { Board } from '../board.ts';

const SIDE = 20;

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
  readonly grains: { light: string; dark: string };
  readonly facets: readonly Facet[];
  readonly rockShape: string;
}

const lying = new WeakMap<Board, Picture>();
const upright = new WeakMap<Board, Picture>();

/** Painted once for each board and way up. */
export function pictureOf(board: Board, turned: boolean): Picture {
  const pictures = turned ? upright : lying;
  const picture = pictures.get(board) ?? paint(board, turned);
  pictures.set(board, picture);
  return picture;
}

function paint(board: Board, turned: boolean): Picture {
  const project = projectionOf(SIDE, turned);
  const middles = board.grid.spots.map(middleOf);
  const massif = board.massif.map(middleOf);
  const sand = new Set(middles.map(keyOf));
  const rocks = rocksOn([...rimOf([...middles, ...massif]), ...massif], sand, project, SIDE);
  const box = boxAround(rocks.points, 6);
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
    dunes: dunesIn(box, 9),
    grains: grainsIn(90, 420),
    facets: rocks.facets,
    rockShape: rocks.shape,
  };
}

function darkLineOf(board: Board, middles: readonly Vertex[]) {
  const beyond = new Set(middles.filter((_, cell) => board.beyond[cell] === 1).map(keyOf));
  return edgesTowards(
    middles.filter((_, cell) => board.beyond[cell] === 0),
    key => beyond.has(key),
  );
}
