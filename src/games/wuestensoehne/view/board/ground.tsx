import type { JSX } from 'preact';
import { CELLS, grid, isOnCross, WIDTH } from '../../rules/board.ts';
import type { WuestensoehneState } from '../../rules/state.ts';
import { TileFace } from '../pieces/tile.tsx';
import { HALF } from '../scene/outline.ts';
import { CELL, type Picture, placeAt } from '../scene/picture.ts';

const edge = -HALF;
const size = WIDTH * CELL;
const lines = Array.from({ length: WIDTH - 1 }, (_, i) => {
  const at = edge + (i + 1) * CELL;
  return `M${edge} ${at}h${size}M${at} ${edge}v${size}`;
}).join('');

/** The empty map: parchment with a frame, faint squares and a compass. All that lies still. */
export function Parchment({ picture, id }: { picture: Picture; id: string }): JSX.Element {
  const corner = edge - picture.rim + 1;
  const side = size + 2 * picture.rim - 2;
  const sheet = { x: corner, y: corner, width: side, height: side, rx: 3 };
  return (
    <g class="map">
      <rect class="table-shadow" x={corner + 3} y={corner + 4} width={side - 2} height={side - 2} rx="4" />
      <rect class="sheet" {...sheet} />
      <rect {...sheet} fill={`url(#${id}aged)`} />
      <path class="squares" d={lines} />
      {compasses.map(at => (
        <Compass key={at} at={at} />
      ))}
      <rect class="frame" x={edge - 3.5} y={edge - 3.5} width={size + 7} height={size + 7} />
      <Borders picture={picture} />
    </g>
  );
}

const compasses = ['translate(90 510)', 'translate(510 90)'];

function Compass({ at }: { at: string }): JSX.Element {
  return (
    <g class="compass" transform={at}>
      <circle r="34" />
      <circle r="29" />
      <path class="far-points" d="M24 -24L4 0L24 24L0 4L-24 24L-4 0L-24 -24L0 -4Z" />
      <path class="points" d="M0 -46L7 -7L46 0L7 7L0 46L-7 7L-46 0L-7 -7Z" />
      <path class="dim" d="M0 -46L0 0L7 -7ZM46 0L0 0L7 7ZM0 46L0 0L-7 7ZM-46 0L0 0L-7 -7Z" />
    </g>
  );
}

/** Letters and numbers around the land: cells are named by them. */
function Borders({ picture: { rim } }: { picture: Picture }): JSX.Element {
  const names = Array.from({ length: WIDTH }, (_, i) => i);
  return (
    <g class="rulers" style={{ fontSize: `${size}px` }}>
      {names.map(i => (
        <text key={i} x={i * CELL} y={edge - rim / 2} dy="0.25em">
          {String.fromCharCode(97 + i)}
        </text>
      ))}
      {names.map(i => (
        <text key={i} x={edge - rim / 2 - 1.5} y={i * CELL} dy="0.35em">
          {i + 1}
        </text>
      ))}
    </g>
  );
}

/** Every tile that lies, over one shadow. */
export function Tiles({ s, picture, id }: { s: WuestensoehneState; picture: Picture; id: string }): JSX.Element {
  const laid = grid.names.map((_, cell) => cell).filter(cell => s.tiles[cell] !== 0);
  const squares = laid.map(cell => {
    const { x, y } = picture.centres[cell]!;
    return `M${x - HALF} ${y - HALF}h${CELL}v${CELL}h${-CELL}Z`;
  });
  return (
    <g class="tiles">
      <path class="tiles-shadow" d={squares.join('')} transform="translate(2.5 3.5)" />
      {laid.map(cell => (
        <g key={cell} transform={placeAt(picture, cell)}>
          <g data-tile={cell}>
            <TileFace face={s.tiles[cell]! - 1} paved={isOnCross(cell)} seed={cell % CELLS} id={id} />
          </g>
        </g>
      ))}
      <path class="seams" d={squares.join('')} />
    </g>
  );
}

export function GroundPaints({ id }: { id: string }): JSX.Element {
  return (
    <radialGradient id={`${id}aged`} cx=".35" cy=".3" r=".85">
      <stop class="aged-light" offset="0" />
      <stop class="aged-dark" offset="1" />
    </radialGradient>
  );
}
