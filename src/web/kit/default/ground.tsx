import type { JSX } from 'preact';
import { movedTo } from '../draw/paths.ts';
import { Sand, SandPaints } from '../draw/sand.tsx';
import { cellPath, type GridPicture } from './picture.ts';
import { type GridScene, seatHue } from './scene.ts';

interface Props {
  readonly picture: GridPicture;
  /** Begins the names of the paints. */
  readonly id: string;
}

/** A slab of sand in a wooden rim: all that lies still. */
export function GridGround({ picture, id }: Props): JSX.Element {
  const { cells, darkCells, dunes, box, labels } = picture;
  return (
    <g class="ground">
      <Paints picture={picture} id={id} />
      <path class="slab-shadow" d={cells} transform="translate(4 6)" />
      <path class="slab" d={cells} />
      <path class="sand" d={cells} />
      <g clip-path={`url(#${id}cells)`}>
        <Sand dunes={dunes} box={box} id={id} />
      </g>
      <path class="dark-cells" d={darkCells} />
      <path class="cell-lines" d={cells} />
      {labels.map(({ text, at }) => (
        <text key={text} class="edge-label" transform={movedTo(at)} dy=".35em">
          {text}
        </text>
      ))}
    </g>
  );
}

function Paints({ picture, id }: Props): JSX.Element {
  return (
    <defs>
      <clipPath id={`${id}cells`}>
        <path d={picture.cells} />
      </clipPath>
      <SandPaints grains={picture.grains} id={id} />
    </defs>
  );
}

/** The cells that belong to somebody, in pale colours. */
export function OwnedGround({ scene }: { scene: GridScene }): JSX.Element {
  const { s, layout, picture, hues } = scene;
  return (
    <g class="owned">
      {picture.centres.map((_, cell) => {
        const owner = layout.ownerAt?.(s, cell);
        if (owner === undefined) return undefined;
        return <path key={cell} class={`hue-${seatHue(hues, owner)}`} d={cellPath(picture, cell)} />;
      })}
    </g>
  );
}
