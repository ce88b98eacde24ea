import { render } from 'preact';
import { viewBoxOf } from '../../../web/stage/paths.ts';
import { standalone } from '../../../web/stage/print.ts';
import type { PrintProps } from '../../../web/stage/view.ts';
import type { KingsState } from '../state.ts';
import { pictureFor } from './picture.ts';
import { playerHues } from './scene.ts';
import { Scenery } from './scenery.tsx';

/** The board as the text of an SVG file. It is drawn out of sight for a moment, since styles hold only in a page. */
export function print({ state, theme, hues = playerHues, turned = false }: PrintProps): string {
  const picture = pictureFor(turned);
  const { width, height } = picture.box;
  const easel = document.createElement('div');
  easel.className = 'easel';
  easel.style.colorScheme = theme;
  document.body.append(easel);
  try {
    const scene = { s: state as unknown as KingsState, picture, hues, id: 'p', digging: false };
    render(
      <svg class="kings" viewBox={viewBoxOf(picture.box)} width={Math.round(width * 2)} height={Math.round(height * 2)}>
        <Scenery scene={scene} />
      </svg>,
      easel,
    );
    return standalone(easel.querySelector('svg')!);
  } finally {
    render(undefined, easel);
    easel.remove();
  }
}
