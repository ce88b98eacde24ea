import type { JSX } from 'preact';
import { hashNoise } from '../../../../web/kit/draw/hash-noise.ts';
import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { rounded } from '../../../../web/kit/draw/paths.ts';
import { hueOf } from '../../../../web/kit/players.tsx';
import { ARRIVALS } from '../../rules/material.ts';
import { At } from '../../rules/state.ts';
import { sidesOf } from '../scene/jumps.ts';
import { boxAroundFields, CELL, cellTransform } from '../scene/picture.ts';
import { type Scene, stonesOn } from '../scene/scene.ts';
import { Coin } from './coins.tsx';

interface Props {
  readonly scene: Scene;
}

/** Cards face down; on a spring a card is pushed aside a little, so that the water shows. */
export function Cards({ scene: { s, picture, id } }: Props): JSX.Element {
  const cells = Array.from(s.board.grid.names.keys()).filter(cell => s.cards[cell] === 1);
  return (
    <g class="cards">
      {cells.map(cell => {
        const { col, row } = s.board.grid.spots[cell]!;
        const tilt = rounded((hashNoise(col, row, 8) - 0.5) * 14);
        const lies = s.board.spring[cell] === 1 ? 'translate(4.500 4) scale(.78)' : 'scale(1.1)';
        return (
          <g key={cell} transform={cellTransform(picture, cell)}>
            <g data-card={cell}>
              <use href={`#${id}card`} transform={`${lies} rotate(${tilt})`} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The cord from stone to stone: one caravan. Across the canyon it is a bridge of ropes. */
export function Cords({ scene: { s, picture } }: Props): JSX.Element {
  const links = stonesOn(s).flatMap(({ cell }) =>
    sidesOf(s, cell)
      .filter(other => other > cell && s.stones[other] !== 0)
      .map(other => [picture.centres[cell]!, picture.centres[other]!] as const),
  );
  const path = links.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join('');
  const bridges = links.filter(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y) > CELL + 1);
  return (
    <g class="cords">
      <path class="cord-casing" d={path} />
      <path class="cord" d={path} />
      <path class="planks" d={bridges.map(([a, b]) => planksOf(a, b)).join('')} />
    </g>
  );
}

function planksOf(a: Point, b: Point): string {
  const [across, along] = [(b.x - a.x) / 60, (b.y - a.y) / 60];
  return [22, 26, 30, 34, 38]
    .map(at => {
      const [x, y] = [a.x + across * at, a.y + along * at];
      return `M${rounded(x - along * 5.5)} ${rounded(y - across * 5.5)}L${rounded(x + along * 5.5)} ${rounded(y + across * 5.5)}`;
    })
    .join('');
}

/** All stones from the top of the picture to its foot, so that what stands in front covers what stands behind. */
export function Stones({ scene }: Props): JSX.Element {
  const { s, picture, id, spotlight } = scene;
  const stones = stonesOn(s).sort((a, b) => picture.centres[a.cell]!.y - picture.centres[b.cell]!.y || a.cell - b.cell);
  const isDim = (seat: number) => spotlight?.seat !== undefined && spotlight.seat !== seat;
  return (
    <g class="stones">
      {stones.map(({ stone, cell, seat }) => (
        <g key={stone} transform={cellTransform(picture, cell)}>
          <g data-piece={stone} class={isDim(seat) ? 'dim' : undefined}>
            <use href={`#${id}stone-${hueOf(scene, seat)}`} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** What the next stones in the oasis will bring, laid out on its shore. */
export function Prizes({ scene: { s, picture } }: Props): JSX.Element {
  const { x, y } = boxAroundFields(picture, s.board.goalFields);
  return (
    <g class="prizes">
      {ARRIVALS.map(
        (worth, i) =>
          i >= s.turn[At.Home] && (
            <g key={worth} transform={`translate(${x + 42 + i * 27} ${y + 143})`}>
              <Coin worth={worth} radius={11.5} />
            </g>
          ),
      )}
    </g>
  );
}
