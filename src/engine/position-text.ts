import { type Game, movesOf, NOBODY } from './game.ts';
import { BadOptions, type Options, readOptions } from './options.ts';
import type { AnyState, Indices, State } from './state.ts';

/** What a drawing of the board does not show, by names; each is one line of the text. */
export type PositionFields = Readonly<Record<string, string>>;

/** How a game writes a whole position: its drawing, and in lines below it all the rest. */
export interface PositionText<S = AnyState> {
  draw(s: S): string;
  fields(s: S): PositionFields;
  /** A position from both, which may not be a sound one yet. Throws where something can't be read. */
  read(seats: number, options: Options, drawing: string, fields: PositionFields): S;
}

/** A position that somebody wrote down, with what it is a position of. */
export interface WrittenPosition<S = AnyState> {
  readonly seats: number;
  readonly options: Options;
  readonly state: S;
}

/** What can be wrong with a text; `piece` and `unsound` are told in the words of the game's own drawing and check. */
export type ProblemKey =
  | 'line'
  | 'twice'
  | 'game'
  | 'seats'
  | 'options'
  | 'unknown'
  | 'missing'
  | 'numbers'
  | 'number'
  | 'row'
  | 'short'
  | 'piece'
  | 'unsound';

/** Why a text is no position: in which line, from 1, where one can be named. */
export interface PositionProblem {
  readonly line?: number;
  readonly key: ProblemKey;
  /** What it is about: the word, the name or the row. */
  readonly what: string;
}

/** A field that can't be read; the line is found by its name. */
export class BadField extends Error {
  readonly field: string;
  readonly key: ProblemKey;
  constructor(field: string, what: string, key: ProblemKey = 'piece') {
    super(what);
    this.field = field;
    this.key = key;
  }
}

const headings = ['game', 'seats', 'options'];

export function writePosition<S extends State<S>>(
  game: Pick<Game<S>, 'id'>,
  text: PositionText<S>,
  { seats, options, state }: WrittenPosition<S>,
): string {
  const head = { game: game.id, seats: String(seats), options: JSON.stringify(options) };
  return `${linesOf(head)}${text.draw(state)}${linesOf(text.fields(state))}`;
}

function linesOf(fields: PositionFields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`.trimEnd())
    .join('\n')
    .concat('\n');
}

/** A text taken apart: lines that begin with a blank are the drawing, all others a name and its value. */
interface Parted {
  readonly fields: Record<string, string>;
  readonly lines: Record<string, number>;
  readonly drawing: readonly { readonly line: number; readonly text: string }[];
}

function parted(text: string): Parted | PositionProblem {
  const [fields, lines, drawing]: [Record<string, string>, Record<string, number>, { line: number; text: string }[]] = [
    {},
    {},
    [],
  ];
  for (const [i, row] of text.split(/\r?\n/).entries()) {
    const line = i + 1;
    if (row.trim() === '') continue;
    if (/^\s/.test(row)) drawing.push({ line, text: row });
    else {
      const [, name, value] = /^(\w+):(.*)$/.exec(row) ?? [];
      if (name === undefined) return { line, key: 'line', what: row.slice(0, 40) };
      if (Object.hasOwn(fields, name)) return { line, key: 'twice', what: name };
      fields[name] = value.trim();
      lines[name] = line;
    }
  }
  return { fields, lines, drawing };
}

/** The id of the game that a text is about, before anything else is read of it. */
export function gameOfPosition(text: string): string | undefined {
  return /^game:\s*(\S+)/m.exec(text)?.[1];
}

/** Reads a text and refuses what the game's own check refuses, too. */
export function readPositionText<S extends State<S>>(
  game: Game<S>,
  codec: PositionText<S>,
  text: string,
): WrittenPosition<S> | PositionProblem {
  const parts = parted(text);
  if ('key' in parts) return parts;
  const head = headIn(game, parts);
  if ('key' in head) return head;
  try {
    const drawing = parts.drawing.map(({ text: row }) => row).join('\n');
    const state = codec.read(head.seats, head.options, drawing, parts.fields);
    return (
      drawnOtherwise(codec, state, parts) ??
      unknownField(codec, state, parts) ??
      unsound(game, state) ?? { ...head, state }
    );
  } catch (error) {
    return problemOf(error as Error, parts);
  }
}

function headIn<S extends State<S>>(
  game: Game<S>,
  { fields, lines }: Parted,
): Pick<WrittenPosition, 'seats' | 'options'> | PositionProblem {
  const seats = Number(fields.seats);
  if (fields.game !== game.id) return { ...at(lines.game), key: 'game', what: fields.game ?? '' };
  if (!game.seats.includes(seats)) return { ...at(lines.seats), key: 'seats', what: game.seats.join(', ') };
  try {
    return { seats, options: readOptions(game.options, JSON.parse(fields.options ?? '{}')) };
  } catch (error) {
    return { ...at(lines.options), key: 'options', what: error instanceof BadOptions ? error.message : 'JSON' };
  }
}

/** Each row is drawn again: what does not come out as it was given was not understood. */
function drawnOtherwise<S>(codec: PositionText<S>, state: S, { drawing }: Parted): PositionProblem | undefined {
  const again = codec
    .draw(state)
    .split('\n')
    .filter(row => row.trim() !== '');
  const words = (row = '') => row.trim().split(/\s+/).join(' ');
  const wrong = again.findIndex((row, i) => words(row) !== words(drawing[i]?.text));
  if (wrong < 0 && again.length === drawing.length) return undefined;
  const row = wrong < 0 ? again.length : wrong;
  const given = drawing[row];
  if (!given) return { ...at(drawing.at(-1)?.line), key: 'short', what: words(again[row]) };
  return { line: given.line, key: 'row', what: words(again[row]) };
}

function unknownField<S>(codec: PositionText<S>, state: S, { fields, lines }: Parted): PositionProblem | undefined {
  const known = [...headings, ...Object.keys(codec.fields(state))];
  const stranger = Object.keys(fields).find(name => !known.includes(name));
  return stranger === undefined ? undefined : { ...at(lines[stranger]), key: 'unknown', what: stranger };
}

/** Whatever the check lets pass must be something to play on from. */
function unsound<S extends State<S>>(game: Game<S>, state: S): PositionProblem | undefined {
  const broken = game.check(state);
  if (broken !== undefined) return { key: 'unsound', what: broken };
  const actor = game.actor(state);
  const stuck = actor >= state.seats || (actor !== NOBODY && movesOf(game, state).length === 0);
  return stuck ? { key: 'unsound', what: 'nobody can move, and it is not over' } : undefined;
}

function problemOf(error: Error, { lines, drawing }: Parted): PositionProblem {
  if (error instanceof BadField) return { ...at(lines[error.field]), key: error.key, what: error.message };
  const row = /\brow (\d+)/.exec(error.message)?.[1] ?? /\b[a-z](\d+)\b/.exec(error.message)?.[1];
  const line = drawing.find(({ text }) => row !== undefined && new RegExp(`^\\s*${row}\\s`).test(text))?.line;
  return { ...at(line), key: 'piece', what: error.message };
}

function at(line: number | undefined): { line?: number } {
  return line === undefined ? {} : { line };
}

// -------------------------------------------------------------------------------------------------- lines of numbers

/** A view of a state that is written number by number. */
interface Numbers extends ArrayLike<number> {
  readonly BYTES_PER_ELEMENT: number;
  set(values: ArrayLike<number>): void;
}

function numbersText(view: ArrayLike<number>): string {
  return Array.from(view).join(' ');
}

/** The views of a state that are written number by number, each a line of its own name. */
export function numberFields<N extends string>(
  s: Readonly<Record<N, ArrayLike<number>>>,
  names: readonly N[],
): PositionFields {
  return Object.fromEntries(names.map(name => [name, numbersText(s[name])]));
}

export function readNumberFields<N extends string>(
  fields: PositionFields,
  s: Readonly<Record<N, Numbers>>,
  names: readonly N[],
): void {
  for (const name of names) readNumbers(fields, name, s[name]);
}

function fieldNamed(fields: PositionFields, name: string): string {
  if (!Object.hasOwn(fields, name)) throw new BadField(name, name, 'missing');
  return fields[name];
}

/** Fills the view with the numbers of a line: as many as there are, and none that does not fit. */
function readNumbers(fields: PositionFields, name: string, view: Numbers): void {
  const words = fieldWords(fields, name);
  const numbers = words.map(Number);
  if (numbers.length !== view.length)
    throw new BadField(name, `${name}: ${numbers.length} / ${view.length}`, 'numbers');
  view.set(numbers);
  const wrong = numbers.findIndex((number, i) => number !== view[i]);
  if (wrong >= 0) throw new BadField(name, `${name}: ${words[wrong]}`, 'number');
}

/** The words of a line. */
export function fieldWords(fields: PositionFields, name: string): string[] {
  return fieldNamed(fields, name)
    .split(/\s+/)
    .filter(word => word !== '');
}

/** The entries of a named field: `Phase=4 Seat=1`. */
function namedText(view: ArrayLike<number>, indices: Indices, names: readonly string[] = Object.keys(indices)): string {
  return names.map(name => `${name}=${view[indices[name]]}`).join(' ');
}

function readNamed(
  fields: PositionFields,
  name: string,
  view: Numbers & { [index: number]: number },
  indices: Indices,
  names: readonly string[] = Object.keys(indices),
): void {
  const given = new Map(fieldWords(fields, name).map(word => word.split('=') as [string, string]));
  for (const entry of names) {
    const value = Number(given.get(entry) ?? Number.NaN);
    view[indices[entry]] = value;
    if (view[indices[entry]] !== value) throw new BadField(name, `${entry}=`, 'number');
    given.delete(entry);
  }
  for (const stranger of given.keys()) throw new BadField(name, `${stranger}=`, 'unknown');
}

/** How far a game is, and the numbers beside it: its entries by name, all of them or some. */
export function turnField(turn: object, indices: Indices, names?: readonly string[]): PositionFields {
  return { turn: namedText(turn as ArrayLike<number>, indices, names) };
}

/** Refuses a phase that the game does not know. */
export function readTurn(
  fields: PositionFields,
  turn: object,
  [indices, phases]: readonly [Indices & { readonly Phase: number }, Readonly<Record<string, number>>],
  names?: readonly string[],
): void {
  const view = turn as Numbers & { [index: number]: number };
  readNamed(fields, 'turn', view, indices, names);
  const phase = view[indices.Phase];
  if (!Object.values(phases).includes(phase)) throw new BadField('turn', `Phase=${phase}`, 'number');
}
