import { render } from 'preact';
import { viewBoxOf } from '../../../web/stage/paths.ts';
import { standalone } from '../../../web/stage/print.ts';
import type { PrintProps } from '../../../web/stage/view.ts';
import type { NomadiState } from '../state.ts';
import { pictureOf } from './picture.ts';
import { playerHues } from './scene.ts';
import { Scenery } from './scenery.tsx';

/** The board as the text of an SVG file. It is drawn out of sight for a moment, since styles hold only in a page. */
export function print({ state, theme, hues = playerHues, turned = false }: PrintProps): string {
  const s = state as unknown as NomadiState;
  const picture = pictureOf(s.board, turned);
  const easel = document.createElement('div');
  easel.className = 'easel';
  easel.style.colorScheme = theme;
  document.body.append(easel);
  try {
    const { x, y, width, height } = picture.box;
    render(
      <svg
        class="nomads"
        viewBox={viewBoxOf(picture.box)}
        width={Math.round(width * 2)}
        height={Math.round(height * 2)}
      >
        <rect class="page" x={x} y={y} width={width} height={height} />
        <Scenery scene={{ s, picture, hues, id: 'p', spotlight: undefined }} />
      </svg>,
      easel,
    );
    return standalone(easel.querySelector('svg')!);
  } finally {
    render(undefined, easel);
    easel.remove();
  }
}
