import { svgFileOf } from '../../../web/kit/draw/svg-export.tsx';
import type { PrintProps } from '../../../web/kit/view.ts';
import type { WuestensoehneState } from '../rules/state.ts';
import { playerHues } from './board/hues.ts';
import { pictureOf } from './board/picture.ts';
import { Scenery } from './board/scenery.tsx';

/** The board as the text of an SVG file. */
export function print({ state, theme, hues = playerHues, turned = false }: PrintProps<WuestensoehneState>): string {
  const picture = pictureOf(turned);
  const scene = { s: state, picture, hues, id: 'p' };
  return svgFileOf(
    { look: 'sons', box: picture.box, theme },
    <>
      <rect class="page" {...picture.box} />
      <Scenery scene={scene} />
    </>,
  );
}
