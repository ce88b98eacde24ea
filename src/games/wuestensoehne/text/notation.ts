import { type Move, type MoveList, NOT_A_MOVE, push } from '../../../engine/game.ts';
import { CELLS, grid } from '../rules/board.ts';
import {
  BONUS_MOVE,
  DECLINE_MOVE,
  DISCARD_MOVE,
  DRAW_MOVE,
  DRIVE_MOVE,
  DROP_MOVE,
  detailOf,
  END_MOVE,
  GO_MOVE,
  kindOf,
  LAY_MOVE,
  LEAVE_MOVE,
  LOOK_MOVE,
  laidCell,
  laidTurns,
  layMove,
  moveOf,
  OCCUPY_MOVE,
  OWN_MOVE,
  PASS_MOVE,
  PUT_MOVE,
  REMOVE_MOVE,
  SCORE_MOVE,
  SCOUT_MOVE,
  SET_MOVE,
  SKIP_MOVE,
  STAY_MOVE,
  scoutedSeat,
  scoutedTile,
  scoutMove,
  setFigure,
  setMove,
  setSides,
  TAKE_MOVE,
  TILE_MOVE,
  TOKEN_MOVE,
} from '../rules/encoding.ts';
import { FIGURES, slotNames, tokenValues, type WuestensoehneState } from '../rules/state.ts';
import {
  type Action,
  actions,
  type Good,
  goods,
  kindNamed,
  kinds,
  readSides,
  SIDES,
  sidesText,
} from '../rules/tiles.ts';

export const forms = [
  'tile TILE',
  'stay',
  'go CELL',
  'go CELL driver',
  'discard TILE',
  'draw',
  'own TILE',
  'scout SEAT TILE',
  'skip',
  'lay CELL ANGLE',
  'decline',
  'set FIGURE SIDES',
  'take FIGURE',
  'pass',
  'score SIDES',
  'occupy ACTION',
  'drop GOOD',
  'token VALUE',
  'put SLOT',
  'look SLOT',
  'leave',
  'remove',
  'bonus',
  'end',
];

/** How each kind of move is written, read, and said in all ways there are; the same words, both ways. */
interface Phrase {
  readonly word: string;
  /** What stands behind the word. */
  readonly rest: (m: Move) => readonly (string | number)[];
  /** The move from what stands behind the word, or NOT_A_MOVE. */
  readonly read: (rest: readonly string[]) => Move;
  /** How many details there are; each from 0 up is asked whether it can be said. */
  readonly details: number;
}

const QUARTER = 90;
const MOST_DETAILS = 1024;

function bare(kind: number, word: string): Phrase {
  return { word, rest: () => [], read: () => moveOf(kind), details: 1 };
}

/** A word and one thing out of a list. */
function oneOf(
  kind: number,
  word: string,
  names: readonly (string | number)[],
  find: (name: string) => number,
): Phrase {
  return {
    word,
    rest: m => [names[detailOf(m)] ?? ''],
    read: ([name = '']) => build(find(name), detail => moveOf(kind, detail)),
    details: names.length,
  };
}

function build(detail: number, make: (detail: number) => Move): Move {
  return detail < 0 ? NOT_A_MOVE : make(detail);
}

const figureNames = Array.from({ length: FIGURES }, (_, figure) => figure + 1);
const sideSets = Array.from({ length: 1 << SIDES }, (_, sides) => sidesText(sides));
/** No sides at all are no part. */
const findSides = (name: string) => readSides(name) || NOT_A_MOVE;
const findFigure = (name: string) => figureNames.findIndex(height => String(height) === name);
const findSlot = (name: string) => slotNames.indexOf(name);

const phrases: Phrase[] = [];
phrases[TILE_MOVE] = oneOf(TILE_MOVE, 'tile', kinds, kindNamed);
phrases[STAY_MOVE] = bare(STAY_MOVE, 'stay');
phrases[GO_MOVE] = oneOf(GO_MOVE, 'go', grid.names, grid.cellNamed);
phrases[DRIVE_MOVE] = {
  word: 'go',
  rest: m => [grid.names[detailOf(m)] ?? '', 'driver'],
  read: ([name = '']) => build(grid.cellNamed(name), cell => moveOf(DRIVE_MOVE, cell)),
  details: CELLS,
};
phrases[DISCARD_MOVE] = oneOf(DISCARD_MOVE, 'discard', kinds, kindNamed);
phrases[DRAW_MOVE] = bare(DRAW_MOVE, 'draw');
phrases[OWN_MOVE] = oneOf(OWN_MOVE, 'own', kinds, kindNamed);
phrases[SCOUT_MOVE] = {
  word: 'scout',
  rest: m => [scoutedSeat(m), kinds[scoutedTile(m)] ?? ''],
  read: ([seat = '', kind = '']) =>
    build(/^[0-3]$/.test(seat) ? kindNamed(kind) : NOT_A_MOVE, tile => scoutMove(Number(seat), tile)),
  details: MOST_DETAILS,
};
phrases[SKIP_MOVE] = bare(SKIP_MOVE, 'skip');
phrases[LAY_MOVE] = {
  word: 'lay',
  rest: m => [grid.names[laidCell(m)] ?? '', laidTurns(m) * QUARTER],
  read: ([name = '', angle = '']) =>
    build(/^(0|90|180|270)$/.test(angle) ? grid.cellNamed(name) : NOT_A_MOVE, cell =>
      layMove(cell, Number(angle) / QUARTER),
    ),
  details: CELLS * SIDES,
};
phrases[DECLINE_MOVE] = bare(DECLINE_MOVE, 'decline');
phrases[SET_MOVE] = {
  word: 'set',
  rest: m => [setFigure(m) + 1, sidesText(setSides(m))],
  read: ([figure = '', sides = '']) =>
    build(readSides(sides) === 0 ? NOT_A_MOVE : findFigure(figure), found => setMove(found, readSides(sides))),
  details: FIGURES << SIDES,
};
phrases[TAKE_MOVE] = oneOf(TAKE_MOVE, 'take', figureNames, findFigure);
phrases[PASS_MOVE] = bare(PASS_MOVE, 'pass');
phrases[SCORE_MOVE] = oneOf(SCORE_MOVE, 'score', sideSets, findSides);
phrases[OCCUPY_MOVE] = oneOf(OCCUPY_MOVE, 'occupy', actions, name => actions.indexOf(name as Action));
phrases[DROP_MOVE] = oneOf(DROP_MOVE, 'drop', goods, name => goods.indexOf(name as Good));
phrases[TOKEN_MOVE] = oneOf(TOKEN_MOVE, 'token', tokenValues, name =>
  tokenValues.findIndex(value => String(value) === name),
);
phrases[PUT_MOVE] = oneOf(PUT_MOVE, 'put', slotNames, findSlot);
phrases[LOOK_MOVE] = oneOf(LOOK_MOVE, 'look', slotNames, findSlot);
phrases[LEAVE_MOVE] = bare(LEAVE_MOVE, 'leave');
phrases[REMOVE_MOVE] = bare(REMOVE_MOVE, 'remove');
phrases[BONUS_MOVE] = bare(BONUS_MOVE, 'bonus');
phrases[END_MOVE] = bare(END_MOVE, 'end');

export function format(_s: WuestensoehneState, m: Move): string {
  const { word, rest } = phrases[kindOf(m)];
  return [word, ...rest(m)].join(' ');
}

export function parse(s: WuestensoehneState, text: string): Move {
  const [word, ...rest] = text.split(' ');
  for (const phrase of phrases) {
    if (phrase.word !== word) continue;
    const move = phrase.read(rest);
    // Whatever is written differently from how we write it (a blank too many, `c04`) is not accepted silently.
    if (move !== NOT_A_MOVE && format(s, move) === text) return isSaid(s, move) ? move : NOT_A_MOVE;
  }
  return NOT_A_MOVE;
}

/** Nobody is robbed who does not sit at the table. */
function isSaid(s: WuestensoehneState, m: Move): boolean {
  return kindOf(m) !== SCOUT_MOVE || scoutedSeat(m) < s.seats;
}

/** Everything that can be said with four seats, ascending. */
const everything: readonly Move[] = phrases.flatMap(({ rest, read, details }, kind) =>
  Array.from({ length: details }, (_, detail) => moveOf(kind, detail)).filter(m => read(rest(m).map(String)) === m),
);

export function expressible(s: WuestensoehneState, out: MoveList): void {
  out.length = 0;
  for (const m of everything) if (isSaid(s, m)) push(out, m);
}
