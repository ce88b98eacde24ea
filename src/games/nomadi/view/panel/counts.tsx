import type { JSX } from 'preact';
import { hueOf, Shape } from '../../../../web/kit/players.tsx';
import { FIRST_ACROSS, LAST_ACROSS, LAST_OUT } from '../../rules/material.ts';
import { At, Phase } from '../../rules/state.ts';
import { Coin } from '../pieces/coins.tsx';
import { BAND } from '../scene/picture.ts';
import { countOn, type Scene, stonesOn } from '../scene/scene.ts';

/** Room for one seat's sign and figure, and for the coin at the end. */
const SEAT = { wide: 36, high: 26 };
const COIN = 32;

/** The races, woven into the hem: who still has stones in the camp, and who on this side of the canyon. */
export function Counts({ scene }: { scene: Scene }): JSX.Element {
  const { s, picture } = scene;
  const { start, far } = s.board;
  const isSettingOut = s.turn[At.Phase] === Phase.LayCards || s.turn[At.Phase] === Phase.Place;
  const { gorge } = picture;
  const behind = gorge && !isSettingOut && s.turn[At.Across] < stonesOn(s).length;
  const { width, height } = picture.sand;
  return (
    <g class="counts" aria-hidden="true">
      {s.turn[At.AtStart] > 0 && (
        <Tally
          scene={scene}
          counts={countOn(s, cell => start[cell] === 1)}
          prize={`+${LAST_OUT}`}
          at={{ x: width - (s.seats * SEAT.wide + COIN) / 2, y: height + BAND / 2 }}
        />
      )}
      {behind && (
        <Tally
          scene={scene}
          counts={countOn(s, cell => far[cell] === 0)}
          prize={s.turn[At.Across] === 0 ? `+${FIRST_ACROSS}` : `−${LAST_ACROSS}`}
          at={picture.upright ? { x: width + BAND / 2, y: gorge.middle } : { x: gorge.middle, y: height + BAND / 2 }}
          down={picture.upright}
        />
      )}
    </g>
  );
}

interface TallyProps {
  readonly scene: Scene;
  readonly counts: readonly number[];
  readonly prize: string;
  /** The middle of it. */
  readonly at: { readonly x: number; readonly y: number };
  /** One below the other, where the hem runs down. */
  readonly down?: boolean;
}

function Tally({ scene, counts, prize, at, down = false }: TallyProps): JSX.Element {
  const step = down ? SEAT.high : SEAT.wide;
  const length = counts.length * step + COIN;
  const [width, height] = down ? [BAND - 3, length] : [length, BAND - 3];
  const place = (along: number) => (down ? `translate(0 ${along})` : `translate(${along} 0)`);
  return (
    <g class="tally" transform={`translate(${at.x} ${at.y})`}>
      <rect class="plaque" x={-width / 2} y={-height / 2} width={width} height={height} rx="7" />
      {counts.map((count, seat) => {
        const hue = hueOf(scene, seat);
        return (
          <g key={seat} transform={place(-length / 2 + (seat + 0.5) * step + (down ? 1 : 2))}>
            <g class={`mark hue-${hue}`} transform="translate(-7.500 0) scale(.6)">
              <Shape hue={hue} />
            </g>
            <text x="6.500" y="6">
              {count}
            </text>
          </g>
        );
      })}
      <g transform={place(length / 2 - COIN / 2)}>
        <Coin worth={prize} radius={12} />
      </g>
    </g>
  );
}
