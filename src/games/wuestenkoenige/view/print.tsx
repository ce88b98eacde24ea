import { drawnOn } from '../../../web/stage/easel.tsx';
import type { PrintProps } from '../../../web/stage/view.ts';
import type { KingsState } from '../state.ts';
import { pictureFor } from './picture.ts';
import { playerHues } from './scene.ts';
import { Scenery } from './scenery.tsx';

/** The board as the text of an SVG file. */
export function print({ state, theme, hues = playerHues, turned = false }: PrintProps): string {
  const picture = pictureFor(turned);
  const scene = { s: state as unknown as KingsState, picture, hues, id: 'p', digging: false };
  return drawnOn({ look: 'kings', box: picture.box, theme }, <Scenery scene={scene} />);
}
