import type { Game } from '../../engine/game.ts';
import type { GameLoader } from '../../engine/logs/replay.ts';
import { copyOf } from '../../engine/state.ts';
import {
  LONGEST_COMMENT,
  LONGEST_STUDY_NAME,
  MOST_MARKS,
  MOST_STUDY_MOVES,
  type Study,
  type StudyMark,
  type StudyMove,
  type StudyNotes,
  type StudySign,
  studySigns,
  studyStates,
} from '../../table/study.ts';
import { BadLog } from '../../table/table.ts';
import { freshId } from '../browser/ids.ts';
import { bareText, type FileProblem, fileProblem, readLog } from './game-file.ts';
import { readWritten } from './position-file.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a study turned out to be. */
export type StudyReading = { readonly ok: true; readonly game: Game; readonly study: Study } | FileProblem;

/** One JSON object; the log that leads to its first position is written in it as in a game file. */
export function studyText({ name, match, position, start, notes, moves }: Study): string {
  return JSON.stringify({ study: 1, name, position, log: bareText({ match, entries: start }), notes, moves });
}

/** Reads a study, each of its lines by the rules. Without an id it is a new one here. */
export async function readStudy(text: string, load: GameLoader, id = freshId()): Promise<StudyReading> {
  const fields = fieldsIn(text);
  if (fields?.study !== 1 || typeof fields.log !== 'string') return fileProblem('unreadable');
  const log = await readLog(fields.log, load);
  if (!log.ok) return log;
  const moves = movesIn(fields.moves);
  if (!moves) return fileProblem('unreadable');
  const { match, entries } = log;
  const name = textIn(fields.name, LONGEST_STUDY_NAME) ?? '';
  const position = typeof fields.position === 'string' ? fields.position : undefined;
  const game = await gameFrom(log.game, position);
  if (!game) return fileProblem('unreadable');
  return followed(game, {
    id,
    name,
    match: { ...match, id },
    ...(position !== undefined && { position }),
    start: entries,
    notes: notesIn(fields.notes),
    moves,
  });
}

/** The game itself, or one whose matches begin with a position that was written down; nothing where it can't be read. */
async function gameFrom(game: Game, position: string | undefined): Promise<Game | undefined> {
  if (position === undefined) return game;
  const read = await readWritten(position, async () => game);
  return 'state' in read ? { ...game, initial: () => copyOf(read.state) } : undefined;
}

/** Every move is played: what the rules do not allow is damage. */
function followed(game: Game, study: Study): StudyReading {
  try {
    studyStates(game, study);
    return { ok: true, game, study };
  } catch (error) {
    if (error instanceof BadLog) return fileProblem('unreadable', error.message.slice(0, 80));
    throw error;
  }
}

function fieldsIn(text: string): Fields | undefined {
  try {
    return Object(JSON.parse(text)) as Fields;
  } catch {
    return undefined;
  }
}

function textIn(value: unknown, most: number): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, most) : undefined;
}

function movesIn(value: unknown): readonly StudyMove[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_STUDY_MOVES) return undefined;
  const moves = value.map((each, i) => moveIn(Object(each) as Fields, i));
  return moves.every(move => move !== undefined) ? moves : undefined;
}

function moveIn(fields: Fields, i: number): StudyMove | undefined {
  const { after, actor, move } = fields;
  const isActor = actor === 'chance' || (Number.isInteger(actor) && (actor as number) >= 0);
  const isKnown = Number.isInteger(after) && (after as number) >= 0 && (after as number) <= i;
  if (!isActor || !isKnown || typeof move !== 'string') return undefined;
  return { after: after as number, actor: actor as StudyMove['actor'], move, ...notesIn(fields) };
}

function notesIn(value: unknown): StudyNotes {
  const { comment, sign, marks } = Object(value) as Fields;
  const said = textIn(comment, LONGEST_COMMENT);
  const drawn = Array.isArray(marks) ? marks.filter(isMark).slice(0, MOST_MARKS) : [];
  return {
    ...(said !== undefined && { comment: said }),
    ...(studySigns.includes(sign as StudySign) && { sign: sign as StudySign }),
    ...(drawn.length > 0 && { marks: drawn }),
  };
}

function isMark(value: unknown): value is StudyMark {
  const places: readonly unknown[] = Array.isArray(value) ? value : [];
  return (places.length === 1 || places.length === 2) && places.every(isPlace);
}

function isPlace(value: unknown): boolean {
  return typeof value === 'string' && /^[\w-]{1,12}$/.test(value);
}
