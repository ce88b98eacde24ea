import type { Seat } from '../../engine/game.ts';
import { countBits, everySeat } from '../../engine/kit.ts';
import { type Sense, type SenseCounts, seatTally } from '../../engine/sense.ts';
import { isOnCross } from './rules/board.ts';
import { detailOf, kindOf, MoveKind } from './rules/encoding.ts';
import { DISPLAY, IDLE_ROUNDS } from './rules/material.ts';
import { blankSurvey, countFields, figuresIn, surveyFrom } from './rules/oases.ts';
import { frontOf } from './rules/row.ts';
import { AT_HOME, At, displaySize, FIGURES, ownerOf, Phase, partOn, type WuestensoehneState } from './rules/state.ts';
import { ACTIONS } from './rules/tiles.ts';

type HabitKey = 'oases' | 'tiles' | 'scouted' | 'drivers' | 'bonus' | 'rumours' | 'looks' | 'removed';

/** What a move of each kind is called where it is counted, and as a habit where it is one. */
const deeds: readonly (readonly [MoveKind, string, HabitKey?])[] = [
  [MoveKind.Discard, 'dead tiles discarded'],
  [MoveKind.Scout, 'tiles scouted', 'scouted'],
  [MoveKind.Drive, 'drivers hired', 'drivers'],
  [MoveKind.Bonus, 'bonus turns', 'bonus'],
  [MoveKind.Take, 'figures taken back'],
  [MoveKind.Put, 'rumours put down', 'rumours'],
  [MoveKind.Look, 'rumours looked at', 'looks'],
  [MoveKind.Remove, 'rumours removed', 'removed'],
];
const habitOf = new Map(deeds.map(([kind, , habit]) => [kind, habit]));
const habitKeys: readonly HabitKey[] = ['oases', 'tiles', ...deeds.flatMap(([, , habit]) => habit ?? [])];

/** An oasis at the moment when it is scored. */
interface ScoredOasis {
  /** Tiles that were laid: fields of the cross are not counted. */
  readonly tiles: number;
  readonly figures: number;
  /** The seats that stand in it. */
  readonly owners: readonly Seat[];
  readonly fields: number;
  /** Do several stand in the row, and the owner of the one in front has no water? */
  readonly unpaid: boolean;
}

/** What a game of it was like: the oases scored and who stood in them, tiles, rumours and water. */
export const sense: Sense<WuestensoehneState> = first => {
  const oases: ScoredOasis[] = [];
  const { habits, add } = seatTally(first.seats, habitKeys);
  const counts = new Map(deeds.map(([kind]) => [kind, 0]));
  let turns = 0;
  let full = 0;
  let seat = 0;
  return {
    before(s, actor, move) {
      const kind = kindOf(move);
      if (kind === MoveKind.Score) {
        const oasis = scoredOasis(s, detailOf(move));
        oases.push(oasis);
        for (const owner of oasis.owners) add('oases', owner);
      }
      if (kind === MoveKind.Lay) add('tiles', actor);
      const habit = habitOf.get(kind);
      if (habit) add(habit, actor);
      if (counts.has(kind)) counts.set(kind, counts.get(kind)! + 1);
      seat = isSetUp(s) ? -1 : s.turn[At.Seat];
    },
    after(s) {
      if (seat < 0 || s.turn[At.Seat] === seat) return;
      turns++;
      if (displaySize(s, s.turn[At.Seat]) === DISPLAY) full++;
    },
    end: s => ({
      ended: s.turn[At.Idle] >= IDLE_ROUNDS * s.seats ? 'idle rounds' : 'the last tile',
      turns,
      counts: {
        ...countsOf(oases),
        'turns begun with three tiles': full,
        ...Object.fromEntries(deeds.map(([kind, name]) => [name, counts.get(kind) ?? 0])),
        'figures left on the board': s.figures.filter(place => place !== AT_HOME).length,
      },
      habits,
    }),
  };
};

function isSetUp(s: WuestensoehneState): boolean {
  return s.turn[At.Phase] === Phase.Deal || s.turn[At.Phase] === Phase.Start;
}

const survey = blankSurvey();
const fields = new Uint8Array(ACTIONS);

function scoredOasis(s: WuestensoehneState, sides: number): ScoredOasis {
  surveyFrom(s, partOn(s.turn[At.Laid], sides), survey);
  countFields(s, survey, fields);
  const cells = new Set(Array.from(survey.parts.subarray(0, survey.count), part => part >> 2));
  const row = figuresIn(s, survey);
  const figures = Array.from({ length: FIGURES }, (_, figure) => figure).filter(figure => (row >> figure) & 1);
  return {
    tiles: [...cells].filter(cell => !isOnCross(cell)).length,
    figures: countBits(row),
    owners: everySeat(s.seats).filter(seat => figures.some(figure => ownerOf[figure] === seat)),
    fields: fields.reduce((sum, count) => sum + count, 0),
    unpaid: figures.length > 1 && s.water[ownerOf[frontOf(s, row)]] === 0,
  };
}

function countsOf(oases: readonly ScoredOasis[]): SenseCounts {
  const many = (holds: (oasis: ScoredOasis) => boolean) => oases.filter(holds).length;
  return {
    'tiles in a scored oasis': oases.map(({ tiles }) => tiles),
    'figures in a scored oasis': oases.map(({ figures }) => figures),
    'seats in a scored oasis': oases.map(({ owners }) => owners.length),
    'action fields in a scored oasis': oases.map(each => each.fields),
    'rows of several figures': many(({ figures }) => figures > 1),
    'rows whose front figure could not pay': many(({ unpaid }) => unpaid),
    'action fields nobody took': oases.reduce((sum, each) => sum + Math.max(0, each.fields - each.figures), 0),
  };
}
