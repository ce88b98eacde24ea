import type { JSX } from 'preact';
import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { movedTo } from '../../../../web/kit/draw/paths.ts';
import { hueOf, Shape } from '../../../../web/kit/players.tsx';
import { GOODS } from '../../rules/goods.ts';
import { At, handSize, Phase } from '../../rules/state.ts';
import { goodLetters } from '../pieces/goods.tsx';
import { hexAround } from '../pieces/tiles.tsx';
import { type Scene } from '../scene/scene.ts';

/** What everybody has and what lies in the middle, on the rim of the board where there is room for it. */
export function Treasury({ scene }: { scene: Scene }): JSX.Element | undefined {
  const { s, picture } = scene;
  if (!picture.rim) return undefined;
  const { left, right } = picture.rim;
  const gap = Math.min(46, left.height / s.seats);
  const first = left.y + (left.height - gap * (s.seats - 1)) / 2;
  return (
    <g class="treasury">
      {Array.from({ length: s.seats }, (_, seat) => (
        <Plaque key={seat} scene={scene} seat={seat} at={{ x: left.x, y: first + gap * seat }} />
      ))}
      <Piles scene={scene} x={right.x} y={right.y} height={right.height} />
    </g>
  );
}

/** Three niches of the palace, one for each kind of goods: a lamp is lit in it once one was brought home. */
function Plaque({ scene, seat, at }: { scene: Scene; seat: number; at: Point }): JSX.Element {
  const { s, id } = scene;
  const hue = hueOf(scene, seat);
  const moves = s.turn[At.Seat] === seat && s.turn[At.Phase] < Phase.Over;
  const look = `plaque hue-${hue}${moves ? ' moves' : ''}${s.out[seat] === 0 ? '' : ' is-out'}`;
  return (
    <g class={look} transform={movedTo(at)}>
      <rect x="-25" y="-17" width="50" height="34" rx="7" />
      <g class="mark-of" transform="translate(-17 -7) scale(.52)">
        <Shape hue={hue} />
      </g>
      {goodLetters.map((good, i) => (
        <g key={good} transform={`translate(${-4 + i * 11.5} -6)`}>
          <Niche id={id} good={good} count={s.display[seat * GOODS + i]!} />
        </g>
      ))}
      <g transform="translate(-17 9)">
        <Back />
        <text x="5" y="3">
          {handSize(s, seat)}
        </text>
      </g>
      <g transform="translate(4 9)">
        <use href={`#${id}camel-${hue}`} transform="translate(-7 -8) scale(.15)" />
        <text x="9" y="3">
          {s.stock[seat]}
        </text>
      </g>
    </g>
  );
}

function Niche({ id, good, count }: { id: string; good: string; count: number }): JSX.Element {
  return (
    <g class={count > 0 ? 'niche-of lit' : 'niche-of'}>
      <path d="M-5 7.5V-1.5A5 6 0 0 1 5 -1.5V7.5Z" />
      <use href={`#${id}good-${good}`} transform="translate(0 1) scale(.33)" />
      {count > 1 && (
        <g class="tally" transform="translate(3 5) scale(.62)">
          <rect x="-6.5" y="-6.5" width="13" height="13" rx="6" />
          <text y="3">{count}</text>
        </g>
      )}
    </g>
  );
}

function Back(): JSX.Element {
  return (
    <g class="deck-back">
      <rect x="-3.6" y="-5.2" width="7.2" height="10.4" rx="1.2" />
      <path d="M0 -3.2L2 0L0 3.2L-2 0Z" />
    </g>
  );
}

/** Deck, discard pile and reserve, as they lie there. */
function Piles({ scene, x, y, height }: { scene: Scene } & Point & { height: number }): JSX.Element {
  const { s } = scene;
  const [deck, thrown] = [s.turn[At.Deck], s.discard.reduce((sum, count) => sum + count, 0)];
  const reserve = s.turn[At.Reserve];
  return (
    <g class="piles-of">
      <g transform={movedTo({ x, y: y + height * 0.16 })}>
        <g transform="scale(2.3)">
          {deck > 1 && <Back />}
          <g transform="translate(-.8 -.8)">{deck > 0 && <Back />}</g>
        </g>
        <text y="24">{deck}</text>
      </g>
      <g transform={movedTo({ x, y: y + height * 0.5 })}>
        <g class="thrown">
          <rect x="-8.5" y="-12" width="17" height="24" rx="2.6" transform="rotate(9)" />
          {thrown > 0 && <path d="M-5 4C-2 -4 1 4 5 -4" />}
        </g>
        <text y="24">{thrown}</text>
      </g>
      <g transform={movedTo({ x, y: y + height * 0.83 })}>
        {Array.from({ length: Math.min(4, reserve) }, (_, i) => (
          <path key={i} class="spare" d={hexAround(0.62)} transform={`translate(0 ${4 - i * 2.6}) scale(1 .8)`} />
        ))}
        <text y="24">{reserve}</text>
      </g>
    </g>
  );
}
