import { render } from 'preact';
import { viewBoxOf } from '../draw/paths.ts';
import type { Printing, PrintProps } from '../view.ts';
import { withInlineStyles } from './inline-styles.ts';

/** The text of an SVG file. It is drawn out of sight for a moment, since styles hold only in a page. */
export function svgFileOf<S>(print: Printing<S>, props: PrintProps<S>): string {
  const { box, drawing } = print.draw(props);
  const easel = document.createElement('div');
  easel.className = 'easel';
  easel.dataset.theme = props.theme;
  document.body.append(easel);
  const [width, height] = [Math.round(box.width * 2), Math.round(box.height * 2)];
  try {
    render(
      <svg class={print.look} viewBox={viewBoxOf(box)} width={width} height={height}>
        {print.paper && <rect class="page" {...box} />}
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
