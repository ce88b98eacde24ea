import { drawnOn } from '../../../web/stage/easel.tsx';
import type { PrintProps } from '../../../web/stage/view.ts';
import type { NomadiState } from '../state.ts';
import { pictureOf } from './picture.ts';
import { playerHues } from './scene.ts';
import { Scenery } from './scenery.tsx';

/** The board as the text of an SVG file. */
export function print({ state, theme, hues = playerHues, turned = false }: PrintProps): string {
  const s = state as unknown as NomadiState;
  const picture = pictureOf(s.board, turned);
  const scene = { s, picture, hues, id: 'p', spotlight: undefined };
  return drawnOn(
    { look: 'nomads', box: picture.box, theme },
    <>
      <rect class="page" {...picture.box} />
      <Scenery scene={scene} />
    </>,
  );
}
