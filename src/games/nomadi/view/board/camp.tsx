import type { JSX } from 'preact';
import type { Box } from '../../../../web/kit/draw/paths.ts';
import { fitted } from '../scene/picture.ts';

const diamonds = Array.from({ length: 16 }, (_, i) => {
  const [x, y] = [(i % 4) * 40 + 20, Math.floor(i / 4) * 40 + 20];
  return `M${x} ${y - 9}l9 9l-9 9l-9 -9Z`;
}).join('');

const fringe = Array.from({ length: 27 }, (_, i) => {
  const at = 2 + i * 6;
  return `M${at} 0v-5M${at} 160v5`;
}).join('');

/** Where the caravan sets out: a great rug beside the tents. Each field has a diamond woven into it. */
export function Camp({ box }: { box: Box }): JSX.Element {
  return (
    <g class="camp" transform={fitted(box)}>
      <path class="fringe" d={fringe} />
      <rect class="rug-shade" x="3" y="3" width="160" height="160" rx="3" />
      <rect class="rug" x="0" y="0" width="160" height="160" rx="3" />
      <path class="rug-field" d="M9 9H151V151H9Z" />
      <path class="rug-teeth" d={`M9 9${'l4.438 5l4.438 -5'.repeat(16)}V151${'l-4.438 -5l-4.438 5'.repeat(16)}Z`} />
      <path class="rug-lines" d="M40 12V148M80 12V148M120 12V148M12 40H148M12 80H148M12 120H148" />
      <path class="rug-diamonds" d={diamonds} />
      <path class="rug-edge" d="M4.500 4.500H155.500V155.500H4.500Z" />
    </g>
  );
}
