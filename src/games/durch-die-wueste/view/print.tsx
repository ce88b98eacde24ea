import { svgFileOf } from '../../../web/kit/draw/svg-export.tsx';
import type { PrintProps } from '../../../web/kit/view.ts';
import type { DurchDieWuesteState } from '../rules/state.ts';
import { pictureOf } from './board/picture.ts';
import { Scenery } from './board/scenery.tsx';
import { playerHues } from './pieces/coats.ts';

/** The board as the text of an SVG file. */
export function print({ state, theme, hues = playerHues, turned = false }: PrintProps<DurchDieWuesteState>): string {
  const s = state;
  const picture = pictureOf(s.board, turned);
  const scene = { s, picture, hues, id: 'p', spotlight: undefined };
  return svgFileOf(
    { look: 'desert', box: picture.box, theme },
    <>
      <rect class="page" {...picture.box} />
      <Scenery scene={scene} />
    </>,
  );
}
