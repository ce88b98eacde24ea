import type { JSX } from 'preact';
import { hashNoise } from '../../../../web/kit/draw/hash-noise.ts';
import { rounded } from '../../../../web/kit/draw/paths.ts';

/** The grounds of the desert, from the high ones to the low. */
export const groundKinds = ['dune', 'plain', 'valley'] as const;
export type GroundKind = (typeof groundKinds)[number];

/** A hex stands on its tip; half its width and its side. */
export const HALF_WIDTH = 17.32;
export const SIDE = 20;
/** How high one tile is drawn, and how many of a tower are. */
const LAYER = 3.4;
const MOST_LAYERS = 6;
const VARIANTS = 3;

/** The outline of a hex around 0 0, drawn smaller by `share`. */
export function hexAround(share = 1): string {
  const [x, y] = [rounded(HALF_WIDTH * share), rounded(SIDE * share)];
  return `M0 ${-y}L${x} ${-y / 2}V${y / 2}L0 ${y}L${-x} ${y / 2}V${-y / 2}Z`;
}

/** The height at which something on so many tiles stands. */
export function liftOf(layers: number): number {
  return Math.min(layers, MOST_LAYERS) * LAYER;
}

/** A dune seen from above at a slant: its lit flank on the left, its crest, and its lee. */
function ridge(x: number, y: number, wide: number, high: number): { lit: string; lee: string; crest: string } {
  const at = (dx: number, dy: number) => `${rounded(x + dx * wide)} ${rounded(y + dy * high)}`;
  const rise = `C${at(-0.6, -0.02)} ${at(-0.42, -0.98)} ${at(0, -1)}`;
  const fall = `C${at(0.4, -1)} ${at(0.55, -0.08)} ${at(1, 0)}`;
  const foot = at(0.2, 0.44);
  const [above, below] = [at(0.32, -0.6), at(-0.24, -0.2)];
  return {
    lit: `M${at(-1, 0)}${rise}C${above} ${below} ${foot}C${at(-0.3, 0.22)} ${at(-0.7, 0.3)} ${at(-1, 0)}Z`,
    lee: `M${at(0, -1)}${fall}C${at(0.7, 0.32)} ${at(0.45, 0.44)} ${foot}C${below} ${above} ${at(0, -1)}Z`,
    crest: `M${at(-0.9, -0.02)}${rise}C${above} ${below} ${foot}`,
  };
}

const ridges: readonly (readonly [x: number, y: number, wide: number, high: number][])[] = [
  [
    [3, -5, 11, 8],
    [-3, 8.5, 12.5, 8.5],
  ],
  [
    [-4, -5.5, 10.5, 7.5],
    [3, 9, 12, 9],
  ],
  [
    [0, 0, 14.5, 11],
    [0, 13, 6, 3],
  ],
];

function DuneFace({ variant }: { variant: number }): JSX.Element {
  const drawn = ridges[variant]!.map(([x, y, wide, high]) => ridge(x, y, wide, high));
  return (
    <g>
      <path class="face" d={hexAround(0.965)} />
      {drawn.map(({ lit, lee, crest }) => (
        <g key={lit}>
          <path class="lit" d={lit} />
          <path class="lee" d={lee} />
          <path class="crest" d={crest} />
        </g>
      ))}
      <path class="rim" d="M-16.5 9V-9.5L0 -19L16.5 -9.5" />
    </g>
  );
}

/** Small stones and ripples, strewn so that no two kinds look alike. */
function PlainFace({ variant }: { variant: number }): JSX.Element {
  const spots = Array.from({ length: 7 }, (_, i) => ({
    x: rounded((hashNoise(i, variant, 21) - 0.5) * 24),
    y: rounded((hashNoise(i, variant, 22) - 0.5) * 24),
  }));
  return (
    <g>
      <path class="face" d={hexAround(0.965)} />
      <path class="ripple" d={spots.map(({ x, y }) => `M${x - 3} ${y}q3 -1.6 6 0`).join('')} />
      <path
        class="stones"
        d={spots
          .slice(0, 3)
          .map(({ x, y }) => `M${-y} ${x}h.1`)
          .join('')}
      />
      <path class="rim" d="M-16.5 9V-9.5L0 -19L16.5 -9.5" />
    </g>
  );
}

const cracks = [
  'M-12 -4L-5 -2L-3 4L-8 9M-5 -2L2 -7M-3 4L5 6L10 3M5 6L4 12',
  'M-10 6L-3 3L0 -5L-4 -10M0 -5L8 -4L12 -8M-3 3L3 9L9 8',
  'M-13 2L-6 -4L1 -2L4 5L-1 11M1 -2L7 -8M4 5L12 6',
];

/** The bare floor lies lower than everything around it: the shade of its neighbours falls into it. */
function ValleyFace({ variant }: { variant: number }): JSX.Element {
  return (
    <g>
      <path class="face" d={hexAround(1)} />
      <path class="cracks" d={cracks[variant]} />
      <path class="shade" d="M-17.32 10V-10L0 -20L17.32 -10V-4L0 -13L-11 -6.5V6.5Z" />
    </g>
  );
}

const faces: Readonly<Record<GroundKind, (props: { variant: number }) => JSX.Element>> = {
  dune: DuneFace,
  plain: PlainFace,
  valley: ValleyFace,
};

/** Drawn once, used for every hex. */
export function TileShapes({ id }: { id: string }): JSX.Element {
  return (
    <>
      {groundKinds.flatMap(ground =>
        Array.from({ length: VARIANTS }, (_, variant) => {
          const Face = faces[ground];
          return (
            <g key={`${ground}${variant}`} id={`${id}${ground}${variant}`} class={`tile-${ground}`}>
              <Face variant={variant} />
            </g>
          );
        }),
      )}
    </>
  );
}

/** One side of a tile's rim as seen from the front, one storey of a tower. */
function wall(from: number, to: number): { left: string; right: string } {
  const [x, y] = [HALF_WIDTH * 0.965, SIDE * 0.965];
  const at = (px: number, py: number, up: number) => `${rounded(px)} ${rounded(py - up)}`;
  return {
    left: `M${at(-x, y / 2, from)}L${at(0, y, from)}L${at(0, y, to)}L${at(-x, y / 2, to)}Z`,
    right: `M${at(x, y / 2, from)}L${at(0, y, from)}L${at(0, y, to)}L${at(x, y / 2, to)}Z`,
  };
}

interface TowerProps {
  readonly id: string;
  /** The upper sides of its tiles from the ground up; none is a bare valley. */
  readonly tiles: readonly GroundKind[];
  /** Which of the kindred faces: any number, always the same for the same place. */
  readonly kind: number;
}

/** The tiles of one hex around 0 0: the storeys of the tower and the face on top. */
export function Tower({ id, tiles, kind }: TowerProps): JSX.Element {
  const top = tiles.at(-1) ?? 'valley';
  const storeys = tiles.slice(-MOST_LAYERS);
  return (
    <g>
      {storeys.map((ground, i) => {
        const { left, right } = wall(i * LAYER, (i + 1) * LAYER);
        return (
          <g key={i} class={`storey tile-${ground}`}>
            <path class="wall-left" d={left} />
            <path class="wall-right" d={right} />
          </g>
        );
      })}
      <use href={`#${id}${top}${kind % VARIANTS}`} y={-liftOf(tiles.length)} />
    </g>
  );
}

/** How many tiles lie here, from two on. */
export function Height({ layers }: { layers: number }): JSX.Element | undefined {
  if (layers < 2) return undefined;
  return (
    <g transform={`translate(-12.5 ${rounded(-8.5 - liftOf(layers))})`}>
      <g class="height">
        <path d="M-4.4 4V-3.1L0 -5.7L4.400 -3.1V4L0 6.600Z" />
        <text y="2.700">{layers}</text>
      </g>
    </g>
  );
}
