import type { JSX } from 'preact';
import type { Dune, Grains } from './dunes.ts';
import type { Box } from './paths.ts';

interface SandProps {
  readonly dunes: readonly Dune[];
  readonly box: Box;
  /** Begins the names of the paints. */
  readonly id: string;
}

/** Ridges and grains over a stretch of sand, in the paints of the same drawing. */
export function Sand({ dunes, box: { x, y, width, height }, id }: SandProps): JSX.Element {
  return (
    <g>
      {dunes.map(dune => (
        <g key={dune.crest}>
          <path d={dune.body} fill={`url(#${id}dune)`} />
          <path class="crest" d={dune.crest} />
        </g>
      ))}
      <rect x={x} y={y} width={width} height={height} fill={`url(#${id}grain)`} />
    </g>
  );
}

interface PaintProps {
  readonly grains: Grains;
  readonly id: string;
}

export function SandPaints({ grains, id }: PaintProps): JSX.Element {
  return (
    <>
      <linearGradient id={`${id}dune`} x1="0" y1="0" x2=".15" y2="1">
        <stop class="dune-top" offset="0" />
        <stop class="dune-foot" offset="1" />
      </linearGradient>
      <GrainPaint grains={grains} id={id} />
    </>
  );
}

export function GrainPaint({ grains, id }: PaintProps): JSX.Element {
  return (
    <pattern id={`${id}grain`} width="90" height="90" patternUnits="userSpaceOnUse">
      <path class="grain-dark" d={grains.dark} />
      <path class="grain-light" d={grains.light} />
    </pattern>
  );
}
