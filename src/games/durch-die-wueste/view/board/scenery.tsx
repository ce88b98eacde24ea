import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { rounded } from '../../../../web/kit/draw/paths.ts';
import { PieceShapes, Pieces } from '../pieces/pieces.tsx';
import type { Scene } from '../scene/scene.ts';
import { Carpets } from './caravans.tsx';
import { Ground, GroundPaints } from './ground.tsx';
import { LandCounts, Lands } from './lands.tsx';

interface Props {
  readonly scene: Scene;
  /** What lies on the ground, under the pieces. */
  readonly children?: JSX.Element | undefined;
}

/** A whole position, from the ground up. What has not changed is kept: a step draws the pieces only. */
export function Scenery({ scene, children }: Props): JSX.Element {
  const { s, picture, id, spotlight } = scene;
  const still = useMemo(() => <Still scene={scene} />, [s.board, picture, id]);
  const woven = useMemo(
    () => (
      <>
        <Lands scene={scene} />
        <Carpets scene={scene} />
        <LandCounts scene={scene} />
      </>
    ),
    [scene],
  );
  const names = useMemo(() => scene.named && <FieldNames scene={scene} />, [s.board, picture, scene.named]);
  const standing = useMemo(() => <Pieces scene={scene} />, [scene]);
  return (
    <>
      {still}
      {spotlight && <path class="veil" d={picture.sand} />}
      {woven}
      {children}
      {names}
      {standing}
    </>
  );
}

/** Low in each hex, under whatever stands there. */
function FieldNames({ scene: { s, picture } }: { scene: Scene }): JSX.Element {
  return (
    <g class="field-names" aria-hidden="true">
      {picture.centres.map(({ x, y }, cell) => (
        <text key={cell} x={rounded(x)} y={rounded(y + 15.9)}>
          {s.board.grid.names[cell]}
        </text>
      ))}
    </g>
  );
}

function Still({ scene: { s, picture, id } }: { scene: Scene }): JSX.Element {
  return (
    <>
      <defs>
        <GroundPaints picture={picture} id={id} />
        <PieceShapes id={id} />
      </defs>
      <Ground board={s.board} picture={picture} id={id} />
    </>
  );
}
