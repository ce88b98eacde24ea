import type { JSX } from 'preact';
import { Palm } from '../../../../web/kit/draw/oasis.tsx';
import type { Box } from '../../../../web/kit/draw/paths.ts';
import { fitted } from '../scene/picture.ts';

const meadow =
  'M6 22C4 8 20 3 38 4C62 5 84 0 108 4C132 3 154 6 156 26C159 48 157 70 157 92C159 118 160 148 140 155C116 160 92 156 70 157C46 158 18 160 8 146C0 128 4 104 3 82C2 60 6 42 6 22Z';
const pond =
  'M52 66C50 50 66 42 84 45C98 47 118 46 121 62C124 78 112 84 113 97C114 112 98 120 82 117C66 116 46 114 45 98C44 86 53 80 52 66Z';
const pondEdge =
  'M48 64C46 46 64 37 84 40.500C101 42 122 41 126 61C128.500 79 117 86 118 98C119 116 100 125 82 122C64 121 41 118 40.500 98C40 85 49 78 48 64Z';

/** The oasis that all strive for, four fields by four: a pond in the shade of palms. */
export function Haven({ box }: { box: Box }): JSX.Element {
  return (
    <g class="haven" transform={fitted(box)}>
      <path class="meadow-edge" d={meadow} />
      <path class="meadow" d={meadow} transform="translate(80 80) scale(.965) translate(-80 -80)" />
      <path
        class="tufts"
        d="M22 70l-3 -7M24 70v-8M26 70l3 -6M66 142l-3 -7M68 142v-8M70 142l3 -6M138 74l-3 -7M140 74v-8M142 74l3 -6M96 24l-3 -6M98 24v-7M100 24l3 -5M30 112l-2 -6M32 112v-7"
      />
      <path class="shore" d={pondEdge} />
      <path class="pond" d={pond} />
      <path class="glint" d="M60 62C63 53 73 50 84 51.500M66 100C76 107 92 106 101 99M88 72C94 70 101 71 105 74" />
      <path class="haven-lines" d="M40 6V154M80 6V154M120 6V154M6 40H154M6 80H154M6 120H154" />
      {trees.map(({ x, y, size }) => (
        <g key={x + y} transform={`translate(${x} ${y}) scale(${size})`}>
          <Palm />
        </g>
      ))}
    </g>
  );
}

const trees = [
  { x: 19, y: 20, size: 1.05 },
  { x: 142, y: 15, size: 0.85 },
  { x: 14, y: 138, size: 0.9 },
  { x: 141, y: 139, size: 1.05 },
];
