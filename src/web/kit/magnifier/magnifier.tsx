import type { JSX } from 'preact';
import type { Point } from '../draw/hexes.ts';
import { movedTo, rounded } from '../draw/paths.ts';
import type { Lens } from './lens.ts';

export { lensOver } from './lens.ts';

/** As much of a place as is seen and pressed through the magnifier. */
interface EnlargedPlace {
  readonly name: string;
  readonly path: string;
  readonly transform?: string;
  readonly selectable: boolean;
  readonly centre: Point;
}

interface Props {
  readonly lens: Lens;
  /** Begins the names of shapes. */
  readonly id: string;
  /** The name of the drawing that is seen through it. */
  readonly drawing: string;
  readonly places: readonly EnlargedPlace[];
}

/**
 * Part of the board seen through glass, with places as large as a finger. It is out of sight for screen readers, which
 * press the places themselves: what they press lies under the same spot.
 */
export function Magnifier({ lens: { at, middle, radius, factor }, id, drawing, places }: Props): JSX.Element {
  const disc = { cx: rounded(middle.x), cy: rounded(middle.y), r: rounded(radius) };
  const closer = `${movedTo({ x: at.x * (1 - factor), y: at.y * (1 - factor) })} scale(${rounded(factor)})`;
  const near = places.filter(({ centre }) => {
    const [x, y] = [at.x + (centre.x - at.x) * factor, at.y + (centre.y - at.y) * factor];
    return Math.hypot(x - middle.x, y - middle.y) < radius * 1.2;
  });
  return (
    <g class="magnifier" aria-hidden="true">
      <clipPath id={`${id}glass`}>
        <circle {...disc} />
      </clipPath>
      <circle class="glass-shadow" {...disc} />
      <circle class="glass" {...disc} />
      <g clip-path={`url(#${id}glass)`}>
        <g transform={closer}>
          <use href={`#${drawing}`} />
          <g class="targets">
            {near.map(({ name, path, transform, selectable }) => (
              <path key={name} d={path} transform={transform} data-place={name} data-lit={selectable || undefined} />
            ))}
          </g>
        </g>
      </g>
      <circle class="glass-rim" {...disc} />
    </g>
  );
}
