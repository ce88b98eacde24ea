import { type Move, type MoveList, NOT_A_MOVE, push } from '../../../engine/game.ts';
import { CELLS, grid } from '../rules/board.ts';
import {
  detailOf,
  kindOf,
  laidCell,
  laidTurns,
  layMove,
  MoveKind,
  moveOf,
  scoutedSeat,
  scoutedTile,
  scoutMove,
  setFigure,
  setMove,
  setSides,
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

/** How one kind of move is written, read and enumerated. */
interface Phrase {
  readonly word: string;
  /** What stands behind the word. */
  readonly rest: (m: Move) => readonly (string | number)[];
  /** The move from what stands behind the word, or NOT_A_MOVE. */
  readonly read: (rest: readonly string[]) => Move;
  /** The number of details to try when all moves of the kind are enumerated. */
  readonly details: number;
}

const QUARTER = 90;
const MOST_DETAILS = 1024;

function bare(kind: MoveKind, word: string): Phrase {
  return { word, rest: () => [], read: () => moveOf(kind), details: 1 };
}

/** A word and one thing out of a list. */
function oneOf(
  kind: MoveKind,
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
phrases[MoveKind.Tile] = oneOf(MoveKind.Tile, 'tile', kinds, kindNamed);
phrases[MoveKind.Stay] = bare(MoveKind.Stay, 'stay');
phrases[MoveKind.Go] = oneOf(MoveKind.Go, 'go', grid.names, grid.cellNamed);
phrases[MoveKind.Drive] = {
  word: 'go',
  rest: m => [grid.names[detailOf(m)] ?? '', 'driver'],
  read: ([name = '']) => build(grid.cellNamed(name), cell => moveOf(MoveKind.Drive, cell)),
  details: CELLS,
};
phrases[MoveKind.Discard] = oneOf(MoveKind.Discard, 'discard', kinds, kindNamed);
phrases[MoveKind.Draw] = bare(MoveKind.Draw, 'draw');
phrases[MoveKind.Own] = oneOf(MoveKind.Own, 'own', kinds, kindNamed);
phrases[MoveKind.Scout] = {
  word: 'scout',
  rest: m => [scoutedSeat(m), kinds[scoutedTile(m)] ?? ''],
  read: ([seat = '', kind = '']) =>
    build(/^[0-3]$/.test(seat) ? kindNamed(kind) : NOT_A_MOVE, tile => scoutMove(Number(seat), tile)),
  details: MOST_DETAILS,
};
phrases[MoveKind.Skip] = bare(MoveKind.Skip, 'skip');
phrases[MoveKind.Lay] = {
  word: 'lay',
  rest: m => [grid.names[laidCell(m)] ?? '', laidTurns(m) * QUARTER],
  read: ([name = '', angle = '']) =>
    build(/^(0|90|180|270)$/.test(angle) ? grid.cellNamed(name) : NOT_A_MOVE, cell =>
      layMove(cell, Number(angle) / QUARTER),
    ),
  details: CELLS * SIDES,
};
phrases[MoveKind.Decline] = bare(MoveKind.Decline, 'decline');
phrases[MoveKind.Set] = {
  word: 'set',
  rest: m => [setFigure(m) + 1, sidesText(setSides(m))],
  read: ([figure = '', sides = '']) =>
    build(readSides(sides) === 0 ? NOT_A_MOVE : findFigure(figure), found => setMove(found, readSides(sides))),
  details: FIGURES << SIDES,
};
phrases[MoveKind.Take] = oneOf(MoveKind.Take, 'take', figureNames, findFigure);
phrases[MoveKind.Pass] = bare(MoveKind.Pass, 'pass');
phrases[MoveKind.Score] = oneOf(MoveKind.Score, 'score', sideSets, findSides);
phrases[MoveKind.Occupy] = oneOf(MoveKind.Occupy, 'occupy', actions, name => actions.indexOf(name as Action));
phrases[MoveKind.Drop] = oneOf(MoveKind.Drop, 'drop', goods, name => goods.indexOf(name as Good));
phrases[MoveKind.Token] = oneOf(MoveKind.Token, 'token', tokenValues, name =>
  tokenValues.findIndex(value => String(value) === name),
);
phrases[MoveKind.Put] = oneOf(MoveKind.Put, 'put', slotNames, findSlot);
phrases[MoveKind.Look] = oneOf(MoveKind.Look, 'look', slotNames, findSlot);
phrases[MoveKind.Leave] = bare(MoveKind.Leave, 'leave');
phrases[MoveKind.Remove] = bare(MoveKind.Remove, 'remove');
phrases[MoveKind.Bonus] = bare(MoveKind.Bonus, 'bonus');
phrases[MoveKind.End] = bare(MoveKind.End, 'end');

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
    if (move !== NOT_A_MOVE && format(s, move) === text) return isExpressible(s, move) ? move : NOT_A_MOVE;
  }
  return NOT_A_MOVE;
}

/** Only seats at the table can be robbed. */
function isExpressible(s: WuestensoehneState, m: Move): boolean {
  return kindOf(m) !== MoveKind.Scout || scoutedSeat(m) < s.seats;
}

/** Every move that can be written with four seats, ascending. */
const everything: readonly Move[] = phrases.flatMap(({ rest, read, details }, kind) =>
  Array.from({ length: details }, (_, detail) => moveOf(kind as MoveKind, detail)).filter(
    m => read(rest(m).map(String)) === m,
  ),
);

export function expressible(s: WuestensoehneState, out: MoveList): void {
  out.length = 0;
  for (const m of everything) if (isExpressible(s, m)) push(out, m);
}
