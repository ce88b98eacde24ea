import { drawnOn } from '../../../web/stage/easel.tsx';
import type { PrintProps } from '../../../web/stage/view.ts';
import type { DesertState } from '../state.ts';
import { playerHues } from './coats.ts';
import { pictureOf } from './picture.ts';
import { Scenery } from './scenery.tsx';

/** The board as the text of an SVG file. */
export function print({ state, theme, hues = playerHues, turned = false }: PrintProps): string {
  const s = state as unknown as DesertState;
  const picture = pictureOf(s.board, turned);
  const scene = { s, picture, hues, id: 'p', spotlight: undefined };
  return drawnOn(
    { look: 'desert', box: picture.box, theme },
    <>
      <rect class="page" {...picture.box} />
      <Scenery scene={scene} />
    </>,
  );
}
