import type { JSX } from 'preact';
import { signed } from '../../../../engine/figures.ts';
import { hueOf, Shape } from '../../../../web/kit/players.tsx';
import {
  BESIDE,
  freshTokens,
  goodOfSlot,
  NO_TOKEN,
  SEEN_BY_ALL,
  SLOTS,
  tokenValues,
  UNKNOWN,
} from '../../rules/state.ts';
import { goods } from '../../rules/tiles.ts';
import { Emblem } from '../pieces/emblems.tsx';
import { placeAt, placeOfSlot, SLOT, wide } from '../scene/picture.ts';
import { type Scene } from '../scene/scene.ts';

/** The rumour board: two slots for each good, and the tokens that lie on them. */
export function Hearsay({ scene }: { scene: Scene }): JSX.Element {
  const { s, picture } = scene;
  const { x, y, width, height } = picture.hearsay;
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot);
  return (
    <g class="hearsay">
      <rect class="table-shadow" x={x + 3} y={y + 4} width={width} height={height} rx="8" />
      <rect class="panel-wood" x={x} y={y} width={width} height={height} rx="8" />
      <rect class="panel-line" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="5" />
      {slots.map(slot => (
        <g key={slot} transform={placeAt(picture, placeOfSlot(slot))}>
          <rect class="slot" x={-SLOT / 2} y={-SLOT / 2} width={SLOT} height={SLOT} rx="7" />
          <g class="printed" transform={s.tokens[slot] === NO_TOKEN ? 'scale(2)' : 'translate(0 -23) scale(.82)'}>
            <Emblem action={goods[goodOfSlot(slot)]!} />
          </g>
          {s.tokens[slot] !== NO_TOKEN && (
            <g data-token={slot} transform="translate(0 7)">
              <Token scene={scene} place={slot} />
            </g>
          )}
        </g>
      ))}
      {picture === wide && <Pile scene={scene} />}
    </g>
  );
}

/** What is still to be heard: the stock of tokens, above the slots. */
function Pile({ scene }: { scene: Scene }): JSX.Element | undefined {
  const { s, picture } = scene;
  const { x, y, width } = picture.hearsay;
  const left = freshTokens(s) + (s.tokens[BESIDE] === NO_TOKEN ? 0 : 1);
  if (left === 0) return undefined;
  return (
    <g class="pile" transform={`translate(${x + width / 2 - left * 9 + 9} ${y + 17})`}>
      {Array.from({ length: left }, (_, i) => (
        <circle key={i} cx={i * 18} r="7.5" />
      ))}
    </g>
  );
}

/** A token: its back, what the viewer knows of it in pencil, and the signs of those who have seen it. */
function Token({ scene, place }: { scene: Scene; place: number }): JSX.Element {
  const { s } = scene;
  const value = s.tokens[place]!;
  const open = s.seen[place] === SEEN_BY_ALL;
  const known = value !== UNKNOWN && value !== NO_TOKEN;
  return (
    <g class={open ? 'token open' : 'token'}>
      <circle class="back" r="21" />
      <circle class="ring" r="17" />
      {known ? (
        <text class="pencil" y="6">
          {signed(tokenValues[value - 1]!)}
        </text>
      ) : (
        <path class="whisper" d="M-7 -4C-7 -8 -3 -9 0 -9S7 -8 7 -4S3 1 0 1L-4 5L-3.5 .5C-6 0 -7 -2 -7 -4Z" />
      )}
      {!open && <Knowers scene={scene} place={place} />}
    </g>
  );
}

function Knowers({ scene, place }: { scene: Scene; place: number }): JSX.Element {
  const seen = scene.s.seen[place]!;
  const seats = Array.from({ length: scene.s.seats }, (_, seat) => seat).filter(seat => (seen >> seat) & 1);
  return (
    <g class="knowers" transform={`translate(${(1 - seats.length) * 4.5} 13)`}>
      {seats.map((seat, i) => (
        <g key={seat} class={`knower hue-${hueOf(scene, seat)}`} transform={`translate(${i * 9} 0) scale(.38)`}>
          <Shape hue={hueOf(scene, seat)} />
        </g>
      ))}
    </g>
  );
}
