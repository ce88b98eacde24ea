import type { Weave } from '../../../../web/kit/draw/camel.tsx';
import type { Hue } from '../../../../web/kit/players.tsx';
import type { Colour } from '../../rules/state.ts';

/** Each camel colour has a weave of its own; the colours themselves stand in board.css. */
export const weaveOf: Readonly<Record<Colour, Weave>> = {
  white: 'plain',
  blue: 'stripes',
  green: 'zigzag',
  pink: 'dots',
  violet: 'lattice',
};

export const playerHues: readonly Hue[] = ['red', 'blue', 'green', 'yellow', 'black'];
