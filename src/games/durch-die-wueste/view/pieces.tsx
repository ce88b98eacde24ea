import type { JSX } from 'preact';
import { Camel } from '../../../web/stage/camel.tsx';
import { Palm, Pool } from '../../../web/stage/oasis.tsx';
import { rounded } from '../../../web/stage/paths.ts';
import { Rider, Shape } from '../../../web/stage/players.tsx';
import { CARAVANS, colourOf, colours, type DesertState, PALM, seatOf } from '../state.ts';
import { playerHues, weaveOf } from './coats.ts';
import type { Picture } from './picture.ts';

/** Drawn once, used for every piece on the board. */
export function PieceShapes(): JSX.Element {
  return (
    <>
      {colours.map(colour => (
        <g key={colour} id={`camel-${colour}`} class={`coat-${colour}`}>
          <Camel weave={weaveOf[colour]} />
        </g>
      ))}
      {playerHues.map(hue => (
        <g key={hue}>
          <g id={`rider-${hue}`} class={`hue-${hue}`}>
            <Rider hue={hue} />
          </g>
          <g id={`shape-${hue}`}>
            <Shape hue={hue} />
          </g>
          <pattern id={`strewn-${hue}`} class={`hue-${hue}`} width="11" height="11" patternUnits="userSpaceOnUse">
            <g class="strewn" transform="translate(5.5 5.5) scale(.26)">
              <Shape hue={hue} />
            </g>
          </pattern>
        </g>
      ))}
    </>
  );
}

interface Props {
  readonly s: DesertState;
  readonly picture: Picture;
  /** The cell of the piece that just came, or -1. */
  readonly arriving: number;
}

/** All pieces from the top of the picture to its foot, so that what stands in front covers what stands behind. */
export function Pieces({ s, picture, arriving }: Props): JSX.Element {
  const order = picture.centres.map((_, cell) => cell).sort((a, b) => picture.centres[a]!.y - picture.centres[b]!.y);
  return (
    <g class="pieces">
      {order.map(cell => {
        const piece = pieceOn(s, cell);
        if (!piece) return undefined;
        const { x, y } = picture.centres[cell]!;
        return (
          <g key={cell} transform={`translate(${rounded(x)} ${rounded(y)})`}>
            <g class={cell === arriving ? 'arriving' : undefined}>{piece}</g>
          </g>
        );
      })}
    </g>
  );
}

function pieceOn(s: DesertState, cell: number): JSX.Element | undefined {
  const caravan = s.camels[cell]! - 1;
  if (caravan >= 0 && caravan < CARAVANS) return camelOf(caravan, s.riders[caravan] === cell);
  const land = s.land[cell]!;
  if (land === PALM) return <Palm />;
  return land > 0 ? <Pool value={land} /> : undefined;
}

function camelOf(caravan: number, ridden: boolean): JSX.Element {
  const colour = colours[colourOf(caravan)];
  const hue = playerHues[seatOf(caravan)];
  if (ridden)
    return (
      <g class={`hue-${hue}`}>
        <circle class="mount" r="14.2" />
        <g transform="translate(-15 -11) scale(.3)">
          <use href={`#camel-${colour}`} />
          <use href={`#rider-${hue}`} />
        </g>
      </g>
    );
  return (
    <>
      <use href={`#camel-${colour}`} transform="translate(-17.5 -15.5) scale(.325)" />
      <use class={`owner hue-${hue}`} href={`#shape-${hue}`} transform="translate(-9.5 -9) scale(.4)" />
    </>
  );
}
