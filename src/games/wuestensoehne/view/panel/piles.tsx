import type { JSX } from 'preact';
import { stacksUsed } from '../../rules/material.ts';
import { currentStack } from '../../rules/state.ts';
import type { Scene } from '../scene/scene.ts';

const SIDE = 50;
/** How many tiles make a pile one sheet thicker in the drawing. */
const SHEET = 4;

/** The stacks, face down beside the land. The one that is drawn from is marked. */
export function Piles({ scene }: { scene: Scene }): JSX.Element {
  const { s, picture } = scene;
  const { x, y, height } = picture.hearsay;
  const current = currentStack(s) + 1;
  return (
    <g class="piles" transform={`translate(${x + 44} ${y + height + 52})`}>
      {stacksUsed(s.seats, s.allStacks).map((number, i) => (
        <g key={number} transform={`translate(${(i & 1) * 74} ${(i >> 1) * 82})`}>
          <PileOf number={number} left={s.stacks[number - 1]!} current={number === current} />
        </g>
      ))}
    </g>
  );
}

function PileOf({ number, left, current }: { number: number; left: number; current: boolean }): JSX.Element {
  const sheets = Math.ceil(left / SHEET);
  const sheet = (lift: number, look: string) => (
    <rect key={lift} class={look} x={-SIDE / 2 - lift} y={-SIDE / 2 - lift} width={SIDE} height={SIDE} rx="4" />
  );
  if (left === 0) return sheet(0, 'no-pile');
  return (
    <g class={current ? 'stack current' : 'stack'}>
      <rect class="table-shadow" x={-SIDE / 2 + 3} y={-SIDE / 2 + 3} width={SIDE} height={SIDE} rx="4" />
      {Array.from({ length: sheets }, (_, i) => sheet(i * 1.8, i === sheets - 1 ? 'sheet-back top' : 'sheet-back'))}
      <g transform={`translate(${-(sheets - 1) * 1.8} ${-(sheets - 1) * 1.8})`}>
        <path class="back-line" d="M-19 0L0 -19L19 0L0 19Z" />
        <text class="numeral" y="6.5">
          {number}
        </text>
      </g>
      <text class="count" y={SIDE / 2 + 13}>
        {left}
      </text>
    </g>
  );
}
