import type { JSX } from 'preact';
import { Camel } from '../../../../web/kit/draw/camel.tsx';
import { Palm, WaterHole } from '../../../../web/kit/draw/oasis.tsx';
import { movedTo } from '../../../../web/kit/draw/paths.ts';
import { hueOf, hues, Rider, Shape } from '../../../../web/kit/players.tsx';
import { colourOf, colours, ownerOf, PALM } from '../../rules/state.ts';
import { caravanAt, isDim, type Scene } from '../scene/scene.ts';
import { weaveOf } from './coats.ts';

/** Drawn once, used for every piece on the board. */
export function PieceShapes({ id }: { id: string }): JSX.Element {
  return (
    <>
      {colours.map(colour => (
        <g key={colour} id={`${id}camel-${colour}`} class={`coat-${colour}`}>
          <Camel weave={weaveOf[colour]} />
        </g>
      ))}
      {hues.map(hue => (
        <g key={hue}>
          <g id={`${id}rider-${hue}`} class={`hue-${hue}`}>
            <Rider hue={hue} />
          </g>
          <g id={`${id}shape-${hue}`}>
            <Shape hue={hue} />
          </g>
          <pattern id={`${id}strewn-${hue}`} class={`hue-${hue}`} width="11" height="11" patternUnits="userSpaceOnUse">
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
  readonly scene: Scene;
}

/** All pieces from the top of the picture to its foot, so that what stands in front covers what stands behind. */
export function Pieces({ scene }: Props): JSX.Element {
  const { centres } = scene.picture;
  const order = centres.map((_, cell) => cell).sort((a, b) => centres[a]!.y - centres[b]!.y);
  return (
    <g class="pieces">
      {order.map(cell => {
        const piece = pieceOn(scene, cell);
        return (
          piece && (
            <g key={cell} transform={cellTransform(scene, cell)}>
              <g data-piece={cell}>{piece}</g>
            </g>
          )
        );
      })}
    </g>
  );
}

export function cellTransform({ picture }: Scene, cell: number): string {
  return movedTo(picture.centres[cell]!);
}

function pieceOn(scene: Scene, cell: number): JSX.Element | undefined {
  const { s } = scene;
  const caravan = caravanAt(s, cell);
  if (caravan >= 0) return <CamelPiece scene={scene} caravan={caravan} ridden={s.riders[caravan] === cell} />;
  const land = s.land[cell]!;
  if (land === PALM) return <Palm />;
  return land > 0 ? <WaterHole value={land} /> : undefined;
}

interface CamelProps {
  readonly scene: Scene;
  readonly caravan: number;
  readonly ridden: boolean;
}

/** A camel bears its owner's shape; a rider stands on a disc and flies its owner's pennant. */
export function CamelPiece({ scene, caravan, ridden }: CamelProps): JSX.Element {
  const { id } = scene;
  const colour = colours[colourOf(caravan)];
  const hue = hueOf(scene, ownerOf(caravan));
  const dim = isDim(scene, caravan) ? 'dim' : '';
  if (ridden)
    return (
      <g class={`hue-${hue} ${dim}`}>
        <circle class="mount-rim" r="16.4" />
        <circle class="mount" r="14.4" />
        <g transform="translate(-16 -13) scale(.325)">
          <use href={`#${id}camel-${colour}`} />
          <use href={`#${id}rider-${hue}`} />
        </g>
      </g>
    );
  return (
    <g class={dim}>
      <use href={`#${id}camel-${colour}`} transform="translate(-16.5 -14.5) scale(.31)" />
      <use class={`owner hue-${hue}`} href={`#${id}shape-${hue}`} transform="translate(-9.5 -8.5) scale(.4)" />
    </g>
  );
}
