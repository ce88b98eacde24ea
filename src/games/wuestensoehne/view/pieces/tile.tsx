import type { JSX } from 'preact';
import { hashNoise } from '../../../../web/kit/draw/hash-noise.ts';
import { Palm } from '../../../../web/kit/draw/oasis.tsx';
import { type Action, actions, faceParts, NO_ACTION } from '../../rules/tiles.ts';
import { groundsOf, HALF, outlineOf } from '../scene/outline.ts';
import { ActionField } from './emblems.tsx';

interface Props {
  /** Which tile, and how it is turned. */
  readonly face: number;
  /** Part of the start cross. */
  readonly paved?: boolean;
  /** What looks like chance in the drawing is the same for the same seed. */
  readonly seed: number;
  /** Begins the names of the paints. */
  readonly id: string;
}

const sideRays = ['M0 -6V-30', 'M6 0H30', 'M0 6V30', 'M-6 0H-30'];
const isWhite = (parts: readonly number[], side: number) => parts.some(part => (part >> side) & 1);

/** A whole tile in a field from -30 to 30. Nothing of it turns but its sides: palms and emblems stay upright. */
export function TileFace({ face, paved, seed, id }: Props): JSX.Element {
  const parts = faceParts[face]!.map(({ sides }) => sides);
  const all = parts.reduce((sides, part) => sides | part, 0);
  return (
    <g class={paved ? 'tile paved' : 'tile'}>
      <path class="soil" d={`M${-HALF} ${-HALF}H${HALF}V${HALF}H${-HALF}Z`} />
      <path class="grit" d={`M${-HALF} ${-HALF}H${HALF}V${HALF}H${-HALF}Z`} fill={`url(#${id}grit)`} />
      <Ripples seed={seed} parts={parts} />
      {parts.map(part => (
        <Part key={part} part={part} others={all & ~part} id={id} />
      ))}
      <Ways parts={parts} />
      {faceParts[face]!.map(({ sides, action }) => (
        <Growth key={sides} part={sides} seed={seed} action={action === NO_ACTION ? undefined : actions[action]} />
      ))}
    </g>
  );
}

/** Wind marks in the sand, one in each quarter that lies dry. */
function Ripples({ seed, parts }: { seed: number; parts: readonly number[] }): JSX.Element {
  const quarters = [0, 1, 2, 3].filter(quarter => !isWhite(parts, quarter) && !isWhite(parts, (quarter + 1) & 3));
  const marks = quarters.map(quarter => {
    const [right, down] = [quarter === 0 || quarter === 1 ? 1 : -1, quarter === 1 || quarter === 2 ? 1 : -1];
    const x = right * 17 - 8 + (hashNoise(seed, quarter, 1) - 0.5) * 6;
    const y = down * 16 + (hashNoise(seed, quarter, 2) - 0.5) * 8;
    return `M${x} ${y}c4 -3.5 7 2.5 11 -.5s5 -1.5 6 -1M${x + 3} ${y + 4.5}c3 -2.5 6 1.5 9 -.5`;
  });
  return <path class="ripples" d={marks.join('')} />;
}

/** Green ground with a wet shore. */
function Part({ part, others, id }: { part: number; others: number; id: string }): JSX.Element {
  const { shape, shore } = outlineOf(part, others);
  return (
    <g class="oasis">
      <path class="shore wide" d={shore} />
      <path class="meadow" d={shape} />
      <path d={shape} fill={`url(#${id}grass)`} />
      <path class="shore" d={shore} />
    </g>
  );
}

/** Brown ways are trodden, white ways are strings of stones; both meet in the middle. */
function Ways({ parts }: { parts: readonly number[] }): JSX.Element {
  const white = sideRays.filter((_, side) => isWhite(parts, side)).join('');
  const brown = sideRays.filter((_, side) => !isWhite(parts, side)).join('');
  return (
    <>
      {brown && <path class="way brown-casing" d={brown} />}
      {brown && <path class="way brown" d={brown} />}
      {white && <path class="way white-casing" d={white} />}
      {white && <path class="way white" d={white} />}
      <circle class="middle" r="6.5" />
    </>
  );
}

/** What grows and lies on a part. */
function Growth({ part, seed, action }: { part: number; seed: number; action: Action | undefined }): JSX.Element {
  const { field, palms, pool } = groundsOf(part);
  const at = ({ x, y }: { x: number; y: number }) => `translate(${x} ${y})`;
  return (
    <>
      {pool && hashNoise(seed, part, 5) > 0.35 && (
        <g class="pond" transform={at(pool)}>
          <path
            class="bank"
            d="M-6.5 0C-6.5 -3 -2.5 -3.6 1 -3.4C5 -3.2 6.8 -1.5 6.5 .8C6 3.4 2 3.6 -1.5 3.4C-5 3.2 -6.5 2.2 -6.5 0Z"
          />
          <path class="glint" d="M-4 -.6C-2.6 -1.7 -.6 -1.9 1 -1.7" />
        </g>
      )}
      {palms.map((palm, i) => (
        <g key={i} transform={`${at(palm)} scale(${0.36 + hashNoise(seed, i, 6) * 0.1})`}>
          <Palm />
        </g>
      ))}
      {action && (
        <g transform={at(field)}>
          <ActionField action={action} />
        </g>
      )}
    </>
  );
}

/** Paints that tiles are filled with. */
export function TilePaints({ id }: { id: string }): JSX.Element {
  return (
    <>
      <pattern id={`${id}grit`} width="60" height="60" patternUnits="userSpaceOnUse">
        <path class="grit-dark" d={speckles(70, 1)} />
        <path class="grit-light" d={speckles(70, 2)} />
      </pattern>
      <pattern id={`${id}grass`} width="60" height="60" patternUnits="userSpaceOnUse">
        <path class="grass-dark" d={blades(34, 3)} />
        <path class="grass-light" d={blades(34, 4)} />
      </pattern>
    </>
  );
}

const spot = (i: number, salt: number) =>
  `${Math.round(hashNoise(i, 1, salt) * 580) / 10} ${Math.round(hashNoise(i, 2, salt) * 570 + 20) / 10}`;
const speckles = (count: number, salt: number) =>
  Array.from({ length: count }, (_, i) => `M${spot(i, salt)}h.6`).join('');
const blades = (count: number, salt: number) =>
  Array.from({ length: count }, (_, i) => `M${spot(i, salt)}l${i % 2 ? '.8' : '-.6'} -2.2`).join('');
