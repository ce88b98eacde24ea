import { CHANCE, type Game, type Move, NOT_A_MOVE, possibleOutcomes } from '../engine/game.ts';
import { type AnyState, copyOf } from '../engine/state.ts';

/** What lies on the table, in whatever order somebody looks at it: by the field, the words of an outcome without it. */
export type LyingPieces = ReadonlyMap<string, string>;

/** An outcome of the set-up taken apart: where, and what. */
interface LaidPiece {
  readonly move: Move;
  readonly field: string;
  readonly piece: string;
}

/** A set-up as far as it has been told. */
export interface LaidOut {
  /** The outcomes that it consists of, in the order of the rules, as far as they were told. */
  readonly moves: readonly string[];
  /** The fields of which nothing has been told yet, or nothing that can be, one for each that is missing. */
  readonly open: readonly OpenField[];
  /** What can lie on each field. */
  readonly offered: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many there can be of each piece. */
  readonly most: ReadonlyMap<string, number>;
  /** What was told and can't be: one too many, or where nothing of it can lie. */
  readonly wrong: readonly (readonly [field: string, piece: string])[];
}

interface OpenField {
  /** The fields of which one is still to be told; a single one where the rules name it. */
  readonly fields: readonly string[];
  readonly pieces: readonly string[];
}

/** On every board fields are called by a letter and a number. */
function isField(word: string): boolean {
  return /^[a-z]\d+$/.test(word);
}

/** Outcomes that lie on a field; nothing where chance brings something else, as a card in somebody's hand. */
function piecesAt(game: Game, s: AnyState): readonly LaidPiece[] {
  if (game.actor(s) !== CHANCE) return [];
  const pieces = possibleOutcomes(game, s).map(move => pieceOf(move, game.format(s, move)));
  return pieces.every(piece => piece !== undefined) ? pieces : [];
}

function pieceOf(move: Move, text: string): LaidPiece | undefined {
  const words = text.split(' ');
  const field = words.find(isField);
  return field === undefined ? undefined : { move, field, piece: words.filter(word => word !== field).join(' ') };
}

/** How an outcome is written that lies on a field: the field comes behind the first word. */
function written(field: string, piece: string): string {
  const [first, ...rest] = piece.split(' ');
  return [first, field, ...rest].join(' ');
}

/**
 * Walks through the whole set-up from a position on, and answers its questions by what lies on the table. What has not
 * been told is taken to be what most are left of, so that all questions are found.
 */
export function layOut(game: Game, from: AnyState, lying: LyingPieces): LaidOut {
  const s = copyOf(from);
  const told = new Map(lying);
  const census = new Census();
  const moves: string[] = [];
  const open: OpenField[] = [];
  for (let pieces = piecesAt(game, s); pieces.length > 0; pieces = piecesAt(game, s)) {
    census.see(game, s, pieces);
    const known = pieces.find(({ field, piece }) => told.get(field) === piece);
    const next = known ?? likeliest(game, s, pieces, told);
    if (known) moves.push(game.format(s, known.move));
    else open.push(openField(pieces));
    if (known) told.delete(known.field);
    census.take(next.piece);
    game.apply(s, next.move);
  }
  return { moves, open, offered: census.offered, most: census.most, wrong: [...told] };
}

/** What takes nothing away from what was told: on a field of which nothing is known, of the kind with most to spare. */
function likeliest(game: Game, s: AnyState, pieces: readonly LaidPiece[], told: LyingPieces): LaidPiece {
  const unknown = pieces.filter(({ field }) => !told.has(field));
  const spare = ({ move, piece }: LaidPiece) =>
    game.weight(s, move) - [...told.values()].filter(other => other === piece).length;
  return (unknown.length > 0 ? unknown : pieces).reduce((best, one) => (spare(one) > spare(best) ? one : best));
}

function openField(pieces: readonly LaidPiece[]): OpenField {
  return { fields: distinct(pieces.map(({ field }) => field)), pieces: distinct(pieces.map(({ piece }) => piece)) };
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

/** Counts what can lie where, and how often. */
class Census {
  readonly offered = new Map<string, Set<string>>();
  readonly most = new Map<string, number>();
  readonly #taken = new Map<string, number>();
  readonly #limited = new Set<string>();

  see(game: Game, s: AnyState, pieces: readonly LaidPiece[]): void {
    for (const { move, field, piece } of pieces) {
      this.offered.set(field, (this.offered.get(field) ?? new Set()).add(piece));
      const weight = game.weight(s, move);
      if (weight > 1) this.#limited.add(piece);
      if (this.#limited.has(piece)) this.#raise(piece, (this.#taken.get(piece) ?? 0) + weight);
    }
    // A piece of which there is one for each question.
    for (const piece of new Set(pieces.map(one => one.piece)))
      if (!this.#limited.has(piece)) this.most.set(piece, (this.most.get(piece) ?? 0) + 1);
  }

  take(piece: string): void {
    this.#taken.set(piece, (this.#taken.get(piece) ?? 0) + 1);
  }

  #raise(piece: string, count: number): void {
    this.most.set(piece, Math.max(this.most.get(piece) ?? 0, count));
  }
}

/**
 * The board as somebody has told it so far, to be looked at: pieces are put down one by one, in no order that the rules
 * know, so the position is good for nothing else.
 */
export function sketchOf(game: Game, from: AnyState, lying: LyingPieces): AnyState {
  const s = copyOf(from);
  for (const [field, piece] of lying) {
    const move = game.parse(s, written(field, piece));
    if (move !== NOT_A_MOVE) game.apply(s, move);
  }
  return s;
}

/** What lies on the table by a log's first outcomes. */
export function lyingBy(moves: readonly string[]): Map<string, string> {
  const pieces = moves.flatMap(text => pieceOf(NOT_A_MOVE, text) ?? []);
  return new Map(pieces.map(({ field, piece }) => [field, piece]));
}
