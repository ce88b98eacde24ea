import type { JSX } from 'preact';
import { BAND, CELL, grown, type Picture } from '../scene/picture.ts';

/** The hem of the cloth that the desert is painted on: indigo, with a woven chain, and the names of the fields. */
export function MapFrame({ picture }: { picture: Picture }): JSX.Element {
  const { sand } = picture;
  const { width, height } = sand;
  const cloth = grown(sand, BAND);
  return (
    <g class="hem">
      <rect class="table-shadow" {...cloth} x={cloth.x + 3} y={cloth.y + 4} rx="9" />
      <rect class="indigo" {...cloth} rx="9" />
      <rect class="stitch" {...grown(sand, BAND - 4)} rx="6" />
      <path class="chain" d={chainOf(width, at => [at, height + BAND / 2])} />
      <path class="chain" d={chainOf(height, at => [width + BAND / 2, at])} />
      <rect class="selvage" {...grown(sand, 1.5)} />
      <Names picture={picture} />
    </g>
  );
}

/** Diamonds, two to a field, from end to end. */
function chainOf(length: number, place: (at: number) => readonly [number, number]): string {
  const count = Math.round(length / (CELL / 2));
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = place(((i + 0.5) * length) / count);
    return `M${x} ${y - 5}l5 5l-5 5l-5 -5Z`;
  }).join('');
}

/** Letters and figures stand at the top and on the left; the other two sides are kept for what is counted. */
function Names({ picture }: { picture: Picture }): JSX.Element {
  const { cols, rows, upright, centres } = picture;
  const off = -BAND / 2;
  const letters = Array.from({ length: cols }, (_, col) => ({
    name: String.fromCharCode(97 + col),
    at: centres[col * rows]!,
    above: upright,
  }));
  const figures = Array.from({ length: rows }, (_, row) => ({
    name: String(row + 1),
    at: centres[row]!,
    above: !upright,
  }));
  return (
    <g class="names" aria-hidden="true">
      {[...letters, ...figures].map(({ name, at, above }) => (
        <text key={name} x={above ? at.x : off} y={(above ? off : at.y) + 5.5}>
          {name}
        </text>
      ))}
    </g>
  );
}
