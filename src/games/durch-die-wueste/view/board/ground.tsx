import type { JSX } from 'preact';
import { Sand, SandPaints } from '../../../../web/kit/draw/sand.tsx';
import { type Board, CIRCLE, PALM_HEX } from '../../rules/board.ts';
import type { Picture } from '../scene/picture.ts';

interface Props {
  readonly board: Board;
  readonly picture: Picture;
  /** Begins the names of the paints. */
  readonly id: string;
}

/** Sand, dunes, printed marks and rocks: all that lies still. */
export function Ground({ board, picture, id }: Props): JSX.Element {
  return (
    <g class="ground">
      <path class="table-shadow" d={picture.rockShape} transform="translate(3 4)" />
      <path class="sand" d={picture.sand} />
      <g clip-path={`url(#${id}desert)`}>
        <Sand dunes={picture.dunes} box={picture.box} id={id} />
        <path class="rock-shadow wide" d={picture.rockShape} transform="translate(5 6)" />
        <path class="rock-shadow" d={picture.rockShape} transform="translate(2.5 3)" />
      </g>
      <path class="hex-lines" d={picture.hexes} />
      <Marks board={board} picture={picture} />
      <path class="dark-line" d={picture.darkLine} />
      <g class="rocks">{picture.facets.map(facet => rockFace(facet.path, facet.light))}</g>
    </g>
  );
}

/** Five tones are enough for rock to look hewn, and they can follow the theme. */
function rockFace(path: string, light: number): JSX.Element {
  return <path class={`rock tone-${Math.min(4, Math.floor(light * 5))}`} d={path} />;
}

/** The printed circles and palm signs, seen again when the piece on them is gone. */
function Marks({ board, picture }: Omit<Props, 'id'>): JSX.Element {
  return (
    <g class="marks">
      {picture.centres.map(({ x, y }, cell) => {
        if (board.marks[cell] === CIRCLE) return <circle key={cell} cx={x} cy={y} r="9" />;
        if (board.marks[cell] === PALM_HEX) return <path key={cell} d={palmSign} transform={`translate(${x} ${y})`} />;
        return undefined;
      })}
    </g>
  );
}

const palmSign = 'M0 10V-3M0 -3C-3 -8 -8 -8 -10 -4M0 -3C3 -8 8 -8 10 -4M0 -3C-4 -3 -7 0 -7 4M0 -3C4 -3 7 0 7 4';

/** Gradients and patterns that the ground is filled with. */
export function GroundPaints({ picture, id }: Omit<Props, 'board'>): JSX.Element {
  return (
    <>
      <clipPath id={`${id}desert`}>
        <path d={picture.sand} />
      </clipPath>
      <SandPaints grains={picture.grains} id={id} />
    </>
  );
}
