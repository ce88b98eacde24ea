import { type Tick, ticksOn } from '../../../../web/kit/draw/ticks.ts';

/** A small position with marks: a tick where something goes, a cross where it does not. */
export interface FigureDrawing {
  readonly drawing: string;
  readonly seats: number;
  readonly phase?: 'riders' | 'camels';
  readonly marks: Readonly<Record<string, Tick>>;
  /** Is it a whole little desert with rocks around it, or a piece cut out of a large one? */
  readonly rimmed?: boolean;
}

export const figures = {
  riderHexes: {
    drawing: `
     a  b  c  d  e  f  g
  1     .     .     .
     .     .     .     .
  2     T     .     W1
     .     .     2     .
  3     .     .     .
     .     .     .     .
`,
    seats: 2,
    phase: 'riders',
    marks: ticksOn('a3 d1 d2 d3 g3', 'b2 c1 c2 e1 e2 f2 f3 g1'),
  },
  camelHexes: {
    drawing: `
     a  b  c  d  e  f  g
  1     .     .     .
     .     W0    B1    .
  2     1     w0    .
     .     .     .     .
  3     .     T     .
     .     .     .     .
`,
    seats: 2,
    marks: ticksOn('b1 b2 c2 d1 e2', 'a2 d3 e1 f3 g2'),
  },
  distance: {
    drawing: `
     a  b  c  d  e  f  g
  1     .     .     W1
     .     .     w1    .
  2     W0    .     .
     .     w0    .     .
  3     .     .     .
     .     .     .     .
`,
    seats: 2,
    marks: ticksOn('c1 c3 d3', 'd2'),
  },
  oasisOnce: {
    drawing: `
     a  b  c  d  e  f  g
  1     W0    .     .
     .     .     .     .
  2     w0    T     P0
     .     w0    .     .
  3     .     .     .
     .     .     .     .
`,
    seats: 2,
    marks: ticksOn('e1 e2', 'c1 d3'),
  },
  areaClosed: {
    drawing: `
     a  b  c  d  e  f  g
  1     .     .     .
     .     w0    .     .
  2     T     .     B1
     .     w0    .     .
  3     .     .     .
     .     W0    .     .
`,
    rimmed: true,
    seats: 2,
    marks: {},
  },
  twoCaravans: {
    drawing: `
     a  b  c  d  e  f  g
  1     .     W0    .
     .     w0    .     .
  2     T     .     B1
     .     p0    .     .
  3     .     .     .
     .     P0    .     .
`,
    rimmed: true,
    seats: 2,
    marks: ticksOn('', 'a1 a2 a3 b1 b3'),
  },
  buildInside: {
    drawing: `
     a  b  c  d  e  f  g
  1     .     .     .
     .     w0    .     .
  2     w0    .     B1
     .     w0    .     .
  3     .     .     .
     .     W0    .     .
`,
    rimmed: true,
    seats: 2,
    marks: {},
  },
  largestTie: {
    drawing: `
     a  b  c  d  e  f  g
  1     W0    .     W1
     .     w0    .     w1
  2     w0    .     w1
     .     .     .     .
  3     .     W2    .
     .     .     w2    .
`,
    seats: 3,
    marks: {},
  },
} as const satisfies Record<string, FigureDrawing>;

export type FigureName = keyof typeof figures;
