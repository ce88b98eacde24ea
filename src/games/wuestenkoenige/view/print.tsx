import { svgFileOf } from '../../../web/kit/draw/svg-export.tsx';
import type { PrintProps } from '../../../web/kit/view.ts';
import type { WuestenkoenigeState } from '../rules/state.ts';
import { pictureFor } from './board/picture.ts';
import { playerHues } from './board/scene.ts';
import { Scenery } from './board/scenery.tsx';

/** The board as the text of an SVG file. */
export function print({ state, theme, hues = playerHues, turned = false }: PrintProps<WuestenkoenigeState>): string {
  const picture = pictureFor(turned);
  const scene = { s: state, picture, hues, id: 'p', digging: false };
  return svgFileOf({ look: 'kings', box: picture.box, theme }, <Scenery scene={scene} />);
}
