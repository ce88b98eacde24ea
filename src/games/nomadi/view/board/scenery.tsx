import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Counts } from '../panel/counts.tsx';
import { Cards, Cords, Prizes, Stones } from '../pieces/pieces.tsx';
import { StoneShapes } from '../pieces/stones.tsx';
import type { Scene } from '../scene/scene.ts';
import { Ground, GroundPaints } from './ground.tsx';

interface Props {
  readonly scene: Scene;
  /** What lies on the ground, under the stones. */
  readonly children?: JSX.Element | undefined;
}

/** A whole position, from the ground up. What has not changed is kept: a step draws the pieces only. */
export function Scenery({ scene, children }: Props): JSX.Element {
  const { s, picture, id } = scene;
  const still = useMemo(() => <Still scene={scene} />, [s.board, picture, id]);
  const laid = useMemo(
    () => (
      <>
        {picture.whole && <Counts scene={scene} />}
        {picture.whole && <Prizes scene={scene} />}
        <Cards scene={scene} />
        <Cords scene={scene} />
      </>
    ),
    [scene],
  );
  const standing = useMemo(() => <Stones scene={scene} />, [scene]);
  return (
    <>
      {still}
      {laid}
      {children}
      {standing}
    </>
  );
}

function Still({ scene: { s, picture, id } }: Props): JSX.Element {
  return (
    <>
      <defs>
        <GroundPaints picture={picture} id={id} />
        <StoneShapes id={id} />
      </defs>
      <Ground board={s.board} picture={picture} id={id} />
    </>
  );
}
