import { type Tick, ticksOn } from '../../../../web/kit/draw/ticks.ts';
import type { PositionSetting } from '../../text/position.ts';

/** A tick where something can be done, a cross where it can't, or the points that a step costs. */
export type Sign = Tick | number;

/** A position with marks, and the part of the board that is shown of it. */
export interface FigureDrawing {
  readonly drawing: string;
  readonly setting: PositionSetting;
  /** The first and the last hex of what is shown; all of the board if left out. */
  readonly shows?: string;
  readonly marks?: Readonly<Record<string, Sign>>;
  /** The hex whose tile is meant. */
  readonly chosen?: string;
  /** Is what lies under tiles to be seen? */
  readonly digging?: boolean;
}

export const figures = {
  board: {
    drawing: `
     a         b  c  d  e  f  g  h  i  j
  1  P00001111 =  d  d  d  d  p  p  =  W
  2    =  p  d  d  d  p  d  p  =
  3  p  d  p  p  p  p  d  d  p  d
  4    p  d  d  p  p  d  d  d  p
  5  d  d  d  d  p  p  p  p  d  d
  6    d  p  p  p  d  d  p  p  d
  7  p  p  d  d  p  p  d  d  d  d
  8    d  p  p  p  p  d  d  p  d
  9  p  p  d  p  p  d  p  p  p  d
 10    =  p  p  d  p  p  p  d  =
 11  V  =  p  d  d  d  p  d  =  F
`,
    setting: { seats: 2 },
  },
  costs: {
    drawing: `
     a  b  c  d  e   f  g
  1  P1
  3  p  p  d  p  d   p  p
  4    p  d  p  d   p  p
  5  p  p  p  d  d0  p  p
  6    p  d  p  _   d  p
  7  p  p  d  p  p   d  p
`,
    setting: { seats: 2 },
    shows: 'c4 f6',
    marks: { d4: 1, e4: 2, d5: 1, f5: 2, d6: 2, e6: 1 },
  },
  fullHex: {
    drawing: `
     a  b  c   d     e  f  g
  3  p  p  d   d     p  p  p
  4    p  p   d  p     d  p
  5  p  p  d  p0  p011 p  p
  6    p  p  d   p     d  p
  7  p  p  d  p  p     d  p
`,
    setting: { seats: 2, points: 3 },
    shows: 'c4 f6',
    marks: ticksOn('c5 d4 c4 d6 c6', 'e5'),
  },
  oasisVisit: {
    drawing: `
     a   b  c  d  e  f  g  h  i  j
  1  P01 =  d  d  d  p  d  p  =  W0w0w0w
  2    =  p  d  d  d  p  d  p  =
  3  p   d  p  p  p  p  d  d  p  d
`,
    setting: { seats: 2, points: 3 },
    shows: 'f1 j3',
  },
  palaceGate: {
    drawing: `
     a    b   c   d  e
  1  P111 =   p0w d  p
  2    =   d   d   p  p
  3  p    d0  p   p  d
`,
    setting: { seats: 2 },
    shows: 'a1 e3',
    marks: ticksOn('c1', 'b3'),
  },
  fight: {
    drawing: `
     a  b  c  d     e  f  g
  3  p  p  d  d     p  p  p
  4    p  d  d  p     d  p
  5  p  p  p  p01v  d  p  p
  6    p  d  p  p     d  p
  7  p  p  d  p     p  d  p
`,
    setting: { seats: 2 },
    shows: 'c4 e6',
  },
  shifting: {
    drawing: `
     a   b   c   d  e
  1  P01 =   d   p  p
  2    =   p   d   d  p
  3  d   d   p0  p  d
  4    p   d   p   d  p
`,
    setting: { seats: 2, step: 'desert' },
    shows: 'a1 e4',
    chosen: 'b2',
    marks: ticksOn('c1 c2 b3 c3', 'palace'),
  },
  inValley: {
    drawing: `
     a  b  c  d    e  f  g
  1  P01
  3  p  p  d  d    p  p  p
  4    p  d  d  p     d  p
  5  p  p  p  _1f  d  p  p
  6    p  d  p  p     d  p
  7  p  p  d  p    p  d  p
`,
    setting: { seats: 2, step: 'desert' },
    shows: 'c4 e6',
  },
  buried: {
    drawing: `
     a    b  c  d    e  f  g
  1  P01
  3  p    p  d  d    p  p  p
  4     p  d  d  p     d  p
  5  p    p  p  _fd  _  p  p
  6     p  d  p  p     d  p
  7  p    p  d  p    p  d  p
`,
    setting: { seats: 2, step: 'desert' },
    shows: 'c4 e6',
    digging: true,
  },
  lifted: {
    drawing: `
     a  b  c  d     e  f  g
  1  P01
  3  p  p  d  d     p  p  p
  4    p  d  d  p     d  p
  5  p  p  p  pd1f  _  p  p
  6    p  d  p  p     d  p
  7  p  p  d  p     p  d  p
`,
    setting: { seats: 2, step: 'desert' },
    shows: 'c4 e6',
  },
  loose: {
    drawing: `
     a   b  c    d  e     f  g
  1  P1
  3  p   p  d    d  p     p  p
  4    p  d  d     p  d   p
  5  p   p  pw0  p  _fd0  p  p
  6    p  d  p     p  d   p
  7  p   p  d    p  p     d  p
`,
    setting: { seats: 2 },
    shows: 'c4 e6',
    marks: ticksOn('c5', 'e5'),
    digging: true,
  },
  calf: {
    drawing: `
     a   b  c  d  e   f  g  h
  1  P1
  3  p   p  d  d  p   p  d  p
  4    p  d  d  p   d  p  p
  5  p   p  d  p  d0  p  d  d
  6    p  d  p  p   d  p  p
  7  p   p  d  p  p   d  d  p
`,
    setting: { seats: 2, step: 'card', hands: [['calf']] },
    shows: 'b3 h7',
    marks: ticksOn('c4 c5 c6 d3 d4 d5 d6 d7 e3 e4 e6 e7 f3 f4 f5 f6 f7 g5', 'b5 b4 b6 g4 g6 h5'),
  },
} as const satisfies Record<string, FigureDrawing>;

export type FigureName = keyof typeof figures;
