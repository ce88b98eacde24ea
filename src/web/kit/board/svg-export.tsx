import { type ComponentChildren, type JSX, render } from 'preact';
import { type Box, viewBoxOf } from '../draw/paths.ts';
import type { PrintProps } from '../view.ts';
import type { BoardScene } from './board.tsx';
import { withInlineStyles } from './inline-styles.ts';

interface Print<S, P> {
  /** The class by which the game's styles know its drawings. */
  readonly look: string;
  readonly pictureOf: (s: S, turned: boolean) => P;
  readonly Scenery: (props: { readonly scene: BoardScene<S, P> }) => JSX.Element;
  /** Is there paper behind the board, or does it fill the picture? */
  readonly paper: boolean;
}

/** How a game's board is printed: the text of an SVG file, made from what the board draws. */
export function printer<S, P extends { readonly box: Box }>({ look, pictureOf, Scenery, paper }: Print<S, P>) {
  return ({ state, theme, hues, turned }: PrintProps<S>): string => {
    const picture = pictureOf(state, turned);
    const { box } = picture;
    return svgFileOf(
      { look, box, theme },
      <>
        {paper && <rect class="page" {...box} />}
        <Scenery scene={{ s: state, picture, hues, id: 'p' }} />
      </>,
    );
  };
}

interface Sheet extends Pick<PrintProps, 'theme'> {
  readonly look: string;
  readonly box: Box;
}

/** It is drawn out of sight for a moment, since styles hold only in a page. */
function svgFileOf({ look, box, theme }: Sheet, drawing: ComponentChildren): string {
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
