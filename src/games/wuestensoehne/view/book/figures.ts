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

/** What new matches have. */
const options = { edition: 2 };

/** An oasis of three tiles, and desert behind it. */
const small = `
     f  g         h
  3  +  SW:salt   desert
  4  +  NE:camel  SW:rumour
`;

/** The oasis alone. */
const unfinished = `
     f  g         h
  3  +  SW:salt   .
  4  +  NE:camel  SW:rumour
`;
const standing = { 16: 'g3 SW', 12: 'g4 NE' };
const scored = {
  drawing: unfinished,
  setting: { seats: 2, options, caravans: ['h4', 'f9'], displays: ['N'], figures: standing },
  moves: ['stay', 'own N', 'lay h5 0', 'set 6 N', 'score N'],
};

export const figures = {
  land: {
    drawing: `
     f  g
  3  +  SW:salt
`,
    setting: { seats: 2, options, caravans: ['f3', 'f6'] },
    shows: 'd2 h5',
  },
  ways: {
    drawing: small,
    setting: { seats: 2, options, caravans: ['f3', 'f5'] },
    shows: 'f2 i5',
    marks: ticksOn('f2 f4 g3 g4 h4', 'f5 h3'),
  },
  fitting: {
    drawing: `
     f
  3  +
`,
    setting: { seats: 2, options, caravans: ['f3'] },
    shows: 'd2 h4',
    held: { e3: 'NE:salt', g3: 'SW:salt' },
    marks: ticksOn('g3', 'e3'),
  },
  openOasis: {
    drawing: unfinished,
    setting: { seats: 2, options, caravans: ['f3', 'f9'], figures: standing },
    shows: 'f2 i5',
  },
  completeOasis: { ...scored, shows: 'f2 i5' },
  edge: {
    drawing: `
     f  g       h
  1  +  NE:gem  NW:camel
`,
    setting: { seats: 2, options, caravans: ['f3', 'f9'] },
    shows: 'f1 i3',
  },
  row: { ...scored, shows: 'row' },
  signs: { drawing: unfinished, setting: { seats: 2, options }, shows: 'signs' },
  rumours: {
    drawing: unfinished,
    setting: {
      seats: 2,
      options,
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
