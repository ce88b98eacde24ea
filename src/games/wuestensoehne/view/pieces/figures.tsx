import type { JSX } from 'preact';
import { Camel } from '../../../../web/kit/draw/camel.tsx';
import { type Hue, Rider, Shape } from '../../../../web/kit/players.tsx';
import { drawnHeight } from './stands.ts';

interface Props {
  readonly hue: Hue;
  readonly rank: number;
  readonly turban?: boolean | undefined;
  /** On the board it stands on its number, see `Plinth`. */
  readonly bare?: boolean;
}

/** An explorer in a long cloak, standing on 0 0. The higher its rank the taller it is, and its number says so. */
export function Explorer({ hue, rank, turban = false, bare = false }: Props): JSX.Element {
  const tall = drawnHeight(rank);
  const shoulder = -tall + 7;
  return (
    <g class={`explorer hue-${hue}`}>
      <ellipse class="shadow" cx="2" cy="0" rx="7.5" ry="2.2" />
      <path
        class="cloak"
        d={`M-6.5 0C-6.5 ${-tall * 0.4} -5 ${shoulder} 0 ${shoulder}S6.5 ${-tall * 0.4} 6.5 0C4 1.6 -4 1.6 -6.5 0Z`}
      />
      <path class="fold" d={`M2.5 ${shoulder + 3}C3.6 ${-tall * 0.35} 3.8 -4 3.6 .6`} />
      <circle class="face" cx="0" cy={-tall + 4.5} r="3.3" />
      <path
        class="hood"
        d={`M-4.2 ${-tall + 6.5}C-5.4 ${-tall - 1} 5.4 ${-tall - 1} 4.2 ${-tall + 6.5}C3 ${-tall + 2.6} -3 ${-tall + 2.6} -4.2 ${-tall + 6.5}Z`}
      />
      {turban && <Turban top={-tall + 1.5} />}
      <g class="sign" transform={`translate(0 ${-tall + 12}) scale(.24)`}>
        <Shape hue={hue} />
      </g>
      {!bare && (
        <text class="rank" y="-1.5">
          {rank}
        </text>
      )}
    </g>
  );
}

/** The number of a figure that stands on 0 0. */
export function Plinth({ hue, rank }: Pick<Props, 'hue' | 'rank'>): JSX.Element {
  const width = rank > 9 ? 16.5 : 11;
  return (
    <g class={`plinth hue-${hue}`}>
      <rect x={-width / 2} y="-3.8" width={width} height="10.8" rx="3.6" />
      <text y="5.5">{rank}</text>
    </g>
  );
}

function Turban({ top }: { top: number }): JSX.Element {
  return (
    <g class="turban-worn" transform={`translate(0 ${top})`}>
      <path class="cloth" d="M-6.2 2.6C-7.5 -3 -3 -5.5 0 -5.5S7.5 -3 6.2 2.6C3 .8 -3 .8 -6.2 2.6Z" />
      <path class="wrap" d="M-6.3 .8C-3 -2.5 2 -3.5 5 -3.6M-4 -3.6C-1 -2.5 4 -.5 6.3 1" />
      <circle class="jewel" cx="0" cy="-2.6" r="1.7" />
    </g>
  );
}

/** A caravan: camel and rider with the pennant of their seat, around 0 0. */
export function CaravanPiece({ hue }: { hue: Hue }): JSX.Element {
  return (
    <g class={`caravan coat-sand hue-${hue}`}>
      <ellipse class="shadow" cx="2" cy="13" rx="14" ry="3.6" />
      <g transform="translate(-17 -18) scale(.33)">
        <Camel weave="plain" />
        <Rider hue={hue} />
      </g>
    </g>
  );
}
