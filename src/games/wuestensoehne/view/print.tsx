import { drawnOn } from '../../../web/stage/easel.tsx';
import type { PrintProps } from '../../../web/stage/view.ts';
import type { CaravanState } from '../state.ts';
import { playerHues } from './hues.ts';
import { pictureOf } from './picture.ts';
import { Scenery } from './scenery.tsx';

/** The board as the text of an SVG file. */
export function print({ state, theme, hues = playerHues, turned = false }: PrintProps): string {
  const picture = pictureOf(turned);
  const scene = { s: state as unknown as CaravanState, picture, hues, id: 'p' };
  return drawnOn(
    { look: 'sons', box: picture.box, theme },
    <>
      <rect class="page" {...picture.box} />
      <Scenery scene={scene} />
    </>,
  );
}
