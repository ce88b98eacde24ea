import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Hearsay } from '../panel/hearsay.tsx';
import { Piles } from '../panel/piles.tsx';
import { Pieces, Plinths, Posts } from '../pieces/pieces.tsx';
import { TilePaints } from '../pieces/tile.tsx';
import { outlineOf } from '../scene/outline.ts';
import { type Picture, placeAt, wide } from '../scene/picture.ts';
import { type Scene, scoredOasis } from '../scene/scene.ts';
import { GroundPaints, Parchment, Tiles } from './ground.tsx';

interface Props {
  readonly scene: Scene;
  /** What lies on the land, under the pieces. */
  readonly children?: JSX.Element | undefined;
}

/** A whole position with the numbers of its figures, where nothing is marked. */
export function Scenery({ scene }: { scene: Scene }): JSX.Element {
  return (
    <>
      <Landscape scene={scene} />
      <Plinths scene={scene} />
    </>
  );
}

/** A whole position, from the table up. What has not changed is kept: a step draws little more than the pieces. */
export function Landscape({ scene, children }: Props): JSX.Element {
  const { s, picture, id } = scene;
  const still = useMemo(() => <Still picture={picture} id={id} />, [picture, id]);
  const laid = s.tiles.join();
  const tiles = useMemo(() => <Tiles s={s} picture={picture} id={id} />, [laid, picture, id]);
  const aside = useMemo(
    () => (
      <>
        <Hearsay scene={scene} />
        {picture === wide && <Piles scene={scene} />}
      </>
    ),
    [scene],
  );
  const standing = useMemo(
    () => (
      <>
        <Posts scene={scene} />
        <Pieces scene={scene} />
      </>
    ),
    [scene],
  );
  return (
    <>
      {still}
      {tiles}
      <Light scene={scene} />
      {aside}
      {children}
      {standing}
    </>
  );
}

function Still({ picture, id }: { picture: Picture; id: string }): JSX.Element {
  return (
    <>
      <defs>
        <GroundPaints id={id} />
        <TilePaints id={id} />
      </defs>
      <Parchment picture={picture} id={id} />
    </>
  );
}

/** The oasis that is being scored lies in the light; the rest of the land waits in the shade. */
function Light({ scene }: { scene: Scene }): JSX.Element | undefined {
  const parts = scoredOasis(scene.s);
  if (parts.length === 0) return undefined;
  return (
    <g class="light">
      {parts.map(({ cell, sides }) => (
        <g key={`${cell} ${sides}`} transform={placeAt(scene.picture, cell)}>
          <path class="lit-meadow" d={outlineOf(sides).shape} />
          <path class="lit-shore" d={outlineOf(sides).shore} />
        </g>
      ))}
    </g>
  );
}
