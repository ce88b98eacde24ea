import type { Game } from '../engine/game.ts';
import type { AnyState } from '../engine/state.ts';
import type { Entry, Match, MoveEntry } from './match.ts';
import { stateAfterMove } from './planning.ts';
import { storedTable, type Table } from './table.ts';

/** What is thought of a move, as chess players write it. */
export const studySigns = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type StudySign = (typeof studySigns)[number];

/** A place that is pointed out, or an arrow from one place to another, by their names on the board. */
export type StudyMark = readonly [place: string] | readonly [from: string, to: string];

/** What is noted about a position. */
export interface StudyNotes {
  readonly comment?: string;
  readonly sign?: StudySign;
  readonly marks?: readonly StudyMark[];
}

/** A move that was tried, with notes about the position it leads to. */
export interface StudyMove extends StudyNotes, Pick<MoveEntry, 'actor' | 'move'> {
  /** The position it was tried in. */
  readonly after: StudyPosition;
}

/** FIRST, or from 1 on the one that the move with this number leads to. */
export type StudyPosition = number;
export const FIRST: StudyPosition = 0;

/** A position to think about, with everything that was tried from it: a tree of variations. */
export interface Study {
  readonly id: string;
  readonly name: string;
  readonly match: Match;
  /** Where the match begins, as the game writes positions, if not where all its matches do. */
  readonly position?: string;
  /** The log that leads to the first position. */
  readonly start: readonly Entry[];
  /** About the first position. */
  readonly notes: StudyNotes;
  /** Each comes behind the one it follows. Of those that follow the same position the first is the main line. */
  readonly moves: readonly StudyMove[];
}

/** A study, and where one stands in it. */
export interface StudyPlace {
  readonly study: Study;
  readonly at: StudyPosition;
}

/** So much fits into a study; more is meant to harm, or nobody could find their way in it. */
export const MOST_STUDY_MOVES = 2000;
export const LONGEST_COMMENT = 1000;
export const LONGEST_STUDY_NAME = 60;
export const MOST_MARKS = 20;

export function notesAt({ notes, moves }: Study, at: StudyPosition): StudyNotes {
  return moves[at - 1] ?? notes;
}

/** The positions that were tried from this one, the main line first. */
export function nextPositions({ moves }: Study, at: StudyPosition): readonly StudyPosition[] {
  return moves.flatMap(({ after }, i) => (after === at ? [i + 1] : []));
}

/** The positions on the way to this one, without the first and with itself. */
export function wayTo({ moves }: Study, at: StudyPosition): readonly StudyPosition[] {
  const way: StudyPosition[] = [];
  for (let position = at; position > FIRST; position = moves[position - 1].after) way.unshift(position);
  return way;
}

/** Where the main line leads from this position on, the position itself left out. */
export function mainLineFrom(study: Study, at: StudyPosition): readonly StudyPosition[] {
  const line: StudyPosition[] = [];
  let [next] = nextPositions(study, at);
  for (; next !== undefined; [next] = nextPositions(study, next)) line.push(next);
  return line;
}

/** The log that leads to a position. */
export function studyLog(study: Study, at: StudyPosition): readonly Entry[] {
  const { start, moves } = study;
  const way = wayTo(study, at).map(position => moves[position - 1]);
  return [...start, ...way.map(({ actor, move }, i): Entry => ({ seq: start.length + i, actor, move }))];
}

/** Throws a BadLog where the rules do not lead there. */
export function tableOfStudy(game: Game, study: Study, at: StudyPosition): Table {
  return storedTable(game, study.match, studyLog(study, at));
}

/** The state of each position, by its number: every move is played once. Throws a BadLog where the rules do not lead there. */
export function studyStates(game: Game, { match, start, moves }: Study): readonly AnyState[] {
  const { state: first, resigned } = storedTable(game, match, start);
  const found = [{ state: first, seq: start.length }];
  for (const { after, actor, move } of moves) {
    const { state, seq } = found[after];
    const reached = stateAfterMove({ game, match, state, resigned }, { seq, actor, move });
    found.push({ state: reached, seq: seq + 1 });
  }
  return found.map(({ state }) => state);
}

/** Goes to where a move leads, which is new unless it was tried here before. */
export function tried({ study, at }: StudyPlace, move: Pick<StudyMove, 'actor' | 'move'>): StudyPlace {
  const known = nextPositions(study, at).find(position => study.moves[position - 1].move === move.move);
  if (known !== undefined) return { study, at: known };
  const moves = [...study.moves, { after: at, actor: move.actor, move: move.move }];
  return { study: { ...study, moves }, at: moves.length };
}

/** Other notes about a position; what is undefined in them is taken away. */
export function noted(
  { study, at }: StudyPlace,
  change: { readonly [K in keyof StudyNotes]: StudyNotes[K] | undefined },
): Study {
  if (at === FIRST) return { ...study, notes: withoutEmpty({ ...study.notes, ...change }) };
  const moves = study.moves.map((move, i) => (i === at - 1 ? withoutEmpty({ ...move, ...change }) : move));
  return { ...study, moves };
}

function withoutEmpty<T extends object>(notes: { readonly [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== undefined)) as T;
}

/** Takes a move away with all that was tried after it, and goes back to where it was tried. */
export function withoutPosition({ study, at }: StudyPlace): StudyPlace {
  const back = study.moves[at - 1]?.after ?? FIRST;
  return rebuilt({ study, at: back }, positions => positions.filter(position => position !== at));
}

/** Makes the way to this position the main line everywhere. */
export function asMainLine({ study, at }: StudyPlace): StudyPlace {
  const way = wayTo(study, at);
  const isOnWay = (position: StudyPosition) => way.includes(position);
  return rebuilt({ study, at }, positions => positions.toSorted((a, b) => Number(isOnWay(b)) - Number(isOnWay(a))));
}

type Choice = (positions: readonly StudyPosition[]) => readonly StudyPosition[];

/** The study with its moves in another order, or without some: each position gets its new number. */
function rebuilt({ study, at }: StudyPlace, choose: Choice): StudyPlace {
  const moves: StudyMove[] = [];
  const numbers = new Map([[FIRST, FIRST]]);
  const waiting: StudyPosition[] = [FIRST];
  for (let position = waiting.shift(); position !== undefined; position = waiting.shift())
    for (const next of choose(nextPositions(study, position))) {
      moves.push({ ...study.moves[next - 1], after: numbers.get(position)! });
      numbers.set(next, moves.length);
      waiting.push(next);
    }
  return { study: { ...study, moves }, at: numbers.get(at)! };
}
