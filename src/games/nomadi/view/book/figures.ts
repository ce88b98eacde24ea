import type { Tick } from '../../../../web/kit/draw/ticks.ts';

/** A small position: ticks where something goes, crosses where it does not, and moves drawn in. */
export interface FigureDrawing {
  readonly drawing: string;
  readonly seats: number;
  readonly marks?: Readonly<Record<string, Tick>>;
  readonly ways?: readonly (readonly [from: string, to: string])[];
}

export const figures = {
  board: {
    drawing: `
     a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p
  1  g  g  g  g  .  .  .  .  .  .  .  .  .  ?  .  .
  2  g  g  g  g  .  .  .  .  .  .  .  .  .  .  .  ?
  3  g  g  g  g  .  .  .  .  .  .  .  .  .  .  .  .
  4  g  g  g  g  .  .  .  .  .  .  .  .  .  .  .  .
  5  .  .  .  .  .  .  o? .  .  .  .  .  .  .  .  .
  6  .  .  .  .  .  .  .  .  .  .  .  o? .  .  .  .
  7  .  .  .  .  .  .  .  ?  .  ?  .  .  .  .  ?  .
  8  .  .  .  .  .  .  .  ?  .  .  .  .  .  .  .  .
  9  .  .  .  .  .  .  .  .  .  ?  .  .  .  .  .  .
     ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~
 10  .  .  .  .  .  .  .  .  .  .  .  1  0  .  .  .
 11  .  .  .  o? .  .  .  ?  .  .  1  0  0  .  .  .
 12  .  .  .  .  .  .  .  0  1  0  1  .  o  .  .  .
 13  .  .  .  .  .  .  .  .  o0 .  0  1  .  .  .  .
 14  .  ?  .  ?  .  .  .  .  .  .  .  0  .  .  .  .
 15  .  .  .  .  .  .  .  .  .  .  .  1  .  .  .  .
 16  .  .  .  .  .  .  .  .  .  .  1  1  s  s  s  s
 17  .  .  .  .  .  .  .  .  .  .  .  .  s  s  s  s
 18  .  .  .  .  .  .  .  .  ?  .  .  .  s  s  s  s
 19  .  .  .  .  .  .  .  .  .  .  .  .  s  s  s  s
`,
    seats: 2,
  },
  oneStep: {
    drawing: `
     a  b  c  d  e  f
  1  .  .  .  .  .  .
  2  .  1  1  0  .  .
  3  .  .  .  .  .  .
`,
    seats: 2,
    marks: { c1: 'yes', c3: 'yes', d1: 'no', d3: 'no', e1: 'no', e2: 'no', e3: 'no' },
  },
  straight: {
    drawing: `
     a  b  c  d  e  f
  1  .  0  1  .  .  .
  2  0  1  1  1  .  .
  3  .  .  0  1  1  .
`,
    seats: 2,
    ways: [
      ['b1', 'd1'],
      ['a2', 'e2'],
      ['c3', 'f3'],
    ],
  },
  corner: {
    drawing: `
     a  b  c  d  e  f
  1  .  .  .  .  .  .
  2  .  .  .  0  .  .
  3  0  1  0  1  .  .
`,
    seats: 2,
    ways: [['a3', 'd1']],
  },
  gap: {
    drawing: `
     a  b  c  d  e  f
  1  .  .  1  1  1  .
  2  .  0  1  .  1  .
  3  .  .  .  .  .  .
`,
    seats: 2,
    marks: { d2: 'yes', f2: 'no' },
  },
  torn: {
    drawing: `
     a  b  c  d  e  f
  1  .  1  .  .  .  .
  2  .  1  0  1  1  .
  3  .  .  .  .  .  .
`,
    seats: 2,
    marks: { c1: 'no', d1: 'no', b3: 'no', c3: 'no', d3: 'no' },
  },
  hemmedIn: {
    drawing: `
     a  b  c  d  e  f
  1  .  .  1  .  .  .
  2  .  1  0  1  .  .
  3  .  .  1  .  .  .
`,
    seats: 2,
    marks: { c1: 'yes', b2: 'yes', d2: 'yes', c3: 'yes', c2: 'no' },
  },
  cards: {
    drawing: `
     a  b  c  d  e  f
  1  .  .  ?  .  .  .
  2  1  0  1  0  o? .
  3  .  .  .  .  .  .
`,
    seats: 2,
    ways: [
      ['d2', 'c1'],
      ['a2', 'e2'],
    ],
  },
  canyon: {
    drawing: `
     a  b  c  d  e  f
  8  .  .  .  .  .  .
  9  .  .  .  .  .  .
     ~  ~  ~  ~  ~  ~
 10  .  .  1  0  .  .
 11  .  .  0  1  .  .
`,
    seats: 2,
    ways: [['c11', 'c9']],
  },
  oasis: {
    drawing: `
     a  b  c  d  e  f
  1  g  g  g  g  .  .
  2  g  g  g  g  .  .
  3  g  g  g  g  .  .
  4  g  g  g  g1 1  0
  5  .  .  .  .  1  0
`,
    seats: 2,
    ways: [['f4', 'c4']],
  },
} as const satisfies Record<string, FigureDrawing>;

export type FigureName = keyof typeof figures;
