import { render } from 'preact';
import { viewBoxOf } from '../../../web/stage/paths.ts';
import { standalone } from '../../../web/stage/print.ts';
import type { PrintProps } from '../../../web/stage/view.ts';
import type { CaravanState } from '../state.ts';
import { playerHues } from './hues.ts';
import { pictureOf } from './picture.ts';
import { Scenery } from './scenery.tsx';

/** The board as the text of an SVG file. It is drawn out of sight for a moment, since styles hold only in a page. */
export function print({ state, theme, hues = playerHues, turned = false }: PrintProps): string {
  const picture = pictureOf(turned);
  const easel = document.createElement('div');
  easel.className = 'easel';
  easel.style.colorScheme = theme;
  document.body.append(easel);
  try {
    const scene = { s: state as unknown as CaravanState, picture, hues, id: 'p' };
    const { x, y, width, height } = picture.box;
    render(
      <svg class="sons" viewBox={viewBoxOf(picture.box)} width={width * 2} height={height * 2}>
        <rect class="page" x={x} y={y} width={width} height={height} />
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
