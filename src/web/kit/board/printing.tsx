import type { JSX } from 'preact';
import type { Box } from '../draw/paths.ts';
import type { Printing } from '../view.ts';
import type { BoardScene } from './board.tsx';

interface Print<S, P> extends Pick<Printing<S>, 'look' | 'paper'> {
  readonly pictureOf: (s: S, turned: boolean) => P;
  readonly Scenery: (props: { readonly scene: BoardScene<S, P> }) => JSX.Element;
}

/** A board is printed from what it draws on the screen. */
export function printing<S, P extends { readonly box: Box }>({
  pictureOf,
  Scenery,
  ...print
}: Print<S, P>): Printing<S> {
  return {
    ...print,
    draw({ state, hues, turned, spotlight }) {
      const picture = pictureOf(state, turned);
      return { box: picture.box, drawing: <Scenery scene={{ s: state, picture, hues, id: 'p', spotlight }} /> };
    },
  };
}
