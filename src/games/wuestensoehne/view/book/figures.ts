import { type Tick, ticksOn } from '../../../../web/kit/draw/ticks.ts';
import { game } from '../../game.ts';
import type { WuestensoehneState } from '../../rules/state.ts';
import { type PositionSetting, position } from '../../text/position.ts';

/** A small position, what to look at, and marks: a tick where something goes, a cross where it does not. */
export interface FigureDrawing {
  readonly drawing: string;
  readonly setting: PositionSetting;
  /** What was played from there on. */
  readonly moves?: readonly string[];
  /** Two cells, the corners of the part of the land that is shown; or the row of a scoring, the rumour board, or the signs. */
  readonly shows: `${string} ${string}` | 'row' | 'rumours' | 'signs';
  readonly marks?: Readonly<Record<string, Tick>>;
  /** Tiles held over undiscovered cells, as they are turned. */
  readonly held?: Readonly<Record<string, string>>;
}

/** An oasis of three tiles, and desert behind it. */
const small = `
     d         e         f
  3  E:rumour  SW:camel  +
  4  desert    NE:salt   +
`;

/** The same oasis before its last tile is laid. */
const unfinished = `
     d         e         f
  3  .         SW:camel  +
  4  .         NE:salt   +
`;
const standing = { 16: 'e4 NE', 12: 'e3 SW' };
const scored = {
  drawing: unfinished,
  setting: { seats: 2, caravans: ['e3', 'f9'], displays: ['N:rumour'], figures: standing },
  moves: ['stay', 'own N:rumour', 'lay d3 90', 'set 6 E', 'score E'],
};

export const figures = {
  land: {
    drawing: `
     e         f
  4  NE:salt   +
`,
    setting: { seats: 2, caravans: ['f4', 'f6'] },
    shows: 'd3 h6',
  },
  ways: {
    drawing: small,
    setting: { seats: 2, caravans: ['f3', 'f5'] },
    shows: 'c2 f5',
    marks: ticksOn('d3 e3 e4 f2 f4', 'd4 f5'),
  },
  fitting: {
    drawing: `
     f
  4  +
`,
    setting: { seats: 2, caravans: ['f4'] },
    shows: 'd3 h5',
    held: { e4: 'NE:salt', g4: 'SW:salt' },
    marks: ticksOn('e4', 'g4'),
  },
  openOasis: {
    drawing: unfinished,
    setting: { seats: 2, caravans: ['f3', 'f9'], figures: standing },
    shows: 'c2 f4',
  },
  completeOasis: { ...scored, shows: 'c2 f4' },
  edge: {
    drawing: `
     e         f
  1  NS:gem    +
  2  NE:camel  +
`,
    setting: { seats: 2, caravans: ['f3', 'f9'] },
    shows: 'c1 f3',
  },
  row: { ...scored, shows: 'row' },
  signs: { drawing: unfinished, setting: { seats: 2 }, shows: 'signs' },
  rumours: {
    drawing: unfinished,
    setting: {
      seats: 2,
      rumours: {
        myrrh1: { value: 3, seen: [0] },
        myrrh2: { value: -1, seen: [0, 1] },
        incense1: { value: 2, seen: [1] },
      },
    },
    shows: 'rumours',
  },
} as const satisfies Record<string, FigureDrawing>;

export type FigureName = keyof typeof figures;

/** The position that a figure shows. */
export function cellsShown({ drawing, setting, moves = [] }: FigureDrawing): WuestensoehneState {
  const s = position(drawing, setting);
  for (const move of moves) game.apply(s, game.parse(s, move));
  return s;
}
