import { type ComponentChildren, render } from 'preact';
import type { PrintProps } from '../view.ts';
import { withInlineStyles } from './inline-styles.ts';
import { type Box, viewBoxOf } from './paths.ts';

interface Sheet extends Pick<PrintProps, 'theme'> {
  /** The class by which the game's styles know its drawings. */
  readonly look: string;
  readonly box: Box;
}

/** A board as the text of an SVG file. It is drawn out of sight for a moment, since styles hold only in a page. */
export function svgFileOf({ look, box, theme }: Sheet, drawing: ComponentChildren): string {
  const easel = document.createElement('div');
  easel.className = 'easel';
  easel.style.colorScheme = theme;
  document.body.append(easel);
  const [width, height] = [Math.round(box.width * 2), Math.round(box.height * 2)];
  try {
    render(
      <svg class={look} viewBox={viewBoxOf(box)} width={width} height={height}>
        {drawing}
      </svg>,
      easel,
    );
    return withInlineStyles(easel.querySelector('svg')!);
  } finally {
    render(undefined, easel);
    easel.remove();
  }
}
