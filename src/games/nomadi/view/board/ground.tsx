import type { JSX } from 'preact';
import type { Box } from '../../../../web/kit/draw/paths.ts';
import { Sand, SandPaints } from '../../../../web/kit/draw/sand.tsx';
import type { Board } from '../../rules/board.ts';
import { boxAroundFields, cellTransform, fieldPath, type Picture } from '../scene/picture.ts';
import { Camp } from './camp.tsx';
import { MapFrame } from './frame.tsx';
import { Haven } from './haven.tsx';
import { Spring } from './spring.tsx';

interface Props {
  readonly picture: Picture;
  readonly board: Board;
  /** Begins the names of the paints. */
  readonly id: string;
}

/** Cloth, sand, camp, oasis, springs and canyon: all that lies still. */
export function Ground({ picture, board, id }: Props): JSX.Element {
  const { sand, gorge } = picture;
  return (
    <g class="ground">
      {picture.whole && <MapFrame picture={picture} />}
      <rect class="sand" {...sand} />
      <g clip-path={`url(#${id}sand)`}>
        <Dunes picture={picture} id={id} />
      </g>
      <path class="lines" d={picture.lines} />
      <Place picture={picture} cells={board.startFields} look="rug-piece" Whole={Camp} />
      <Place picture={picture} cells={board.goalFields} look="meadow-piece" Whole={Haven} />
      {board.springs.map(cell => (
        <g key={cell} transform={cellTransform(picture, cell)}>
          <Spring />
        </g>
      ))}
      {gorge && (
        <g class="gorge" clip-path={`url(#${id}sand)`}>
          <path class="lip-glow" d={gorge.hollow} />
          <path class="hollow" d={gorge.hollow} />
          {gorge.faces.map(({ path, tone }) => (
            <path key={path} class={`wall tone-${tone}`} d={path} />
          ))}
          <path class="lip lit" d={gorge.lit} />
          <path class="lip dim" d={gorge.dim} />
        </g>
      )}
      <rect class="sand-edge" {...sand} />
    </g>
  );
}

/** Camp and oasis are four fields by four. */
const WHOLE = 16;

interface PlaceProps {
  readonly picture: Picture;
  readonly cells: readonly number[];
  readonly look: string;
  Whole(props: { box: Box }): JSX.Element;
}

/** A place as it is drawn on the board; of one that is cut off only the fields that are left. */
function Place({ picture, cells, look, Whole }: PlaceProps): JSX.Element {
  if (cells.length === WHOLE) return <Whole box={boxAroundFields(picture, cells)} />;
  return (
    <g>
      {cells.map(cell => (
        <path key={cell} class={look} d={fieldPath(picture, cell, 1)} />
      ))}
    </g>
  );
}

function Dunes({ picture, id }: Omit<Props, 'board'>): JSX.Element {
  return (
    <g>
      <Sand dunes={picture.dunes} box={picture.sand} id={id} />
      <rect {...picture.sand} fill={`url(#${id}glare)`} />
    </g>
  );
}

/** Gradients and patterns that the ground is filled with. */
export function GroundPaints({ picture, id }: Omit<Props, 'board'>): JSX.Element {
  return (
    <>
      <clipPath id={`${id}sand`}>
        <rect {...picture.sand} />
      </clipPath>
      <SandPaints grains={picture.grains} id={id} />
      <radialGradient id={`${id}glare`} cx=".3" cy=".2" r=".9">
        <stop class="glare-in" offset="0" />
        <stop class="glare-out" offset="1" />
      </radialGradient>
    </>
  );
}
