import { CHANCE, type Game, NOT_A_MOVE, type Seat } from '../engine/game.ts';
import { type Options, readOptions } from '../engine/options.ts';
import { seedFromWords } from './chance.ts';
import { type Entry, type Match, playerColours } from './match.ts';
import { playersOn } from './players.ts';
import { append, openTable, plan, type Table } from './table.ts';

/** What a puzzle can be about; the code that mines them says which. */
export const puzzleThemes = [
  'win',
  'land',
  'oasis',
  'water',
  'longest',
  'home',
  'goods',
  'attack',
  'stop',
  'prepare',
  'race',
  'card',
  'deal',
  'figure',
  'prices',
  'means',
  'place',
  'quiet',
] as const;

export type PuzzleTheme = (typeof puzzleThemes)[number];

/** A turn and what its seat can expect of it, measured from where it ends. */
export interface RatedTurn {
  /** As they are written in a log. */
  readonly moves: readonly string[];
  /** The seat's share of wins, from 0 to 1. */
  readonly share: number;
  readonly points: number;
}

/** A position in which one turn is clearly better than all others. */
export interface Puzzle {
  /** The same in every version of a file that holds it. */
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** The moves that lead there, chance's too. */
  readonly log: readonly string[];
  readonly best: RatedTurn;
  /** Other turns that one might think of, the better ones first. */
  readonly rivals: readonly RatedTurn[];
  readonly further?: NextTurn;
}

/** What follows the best turn: the others answer, and the seat has a second turn to find. */
export interface NextTurn {
  /** What the other seats play. Chance follows from the puzzle's match. */
  readonly answers: readonly string[];
  readonly best: RatedTurn;
  readonly rivals: readonly RatedTurn[];
}

/** One that was mined. */
export interface KnownPuzzle extends Puzzle {
  readonly theme: PuzzleTheme;
  /** How hard it is: the lowest level that finds the best turn, from 1. */
  readonly level: number;
}

/** One line of a file: a game between bots, and the puzzles in it. Turns and logs are moves parted by `;`. */
export interface PuzzleLine {
  readonly number: number;
  readonly seats: number;
  readonly options: Options;
  readonly log: string;
  readonly puzzles: readonly MinedPuzzle[];
}

/** A turn that is clearly best where it is played. */
export interface ClearTurn {
  readonly best: MinedTurn;
  readonly rivals: readonly MinedTurn[];
  readonly theme: PuzzleTheme;
  readonly level: number;
}

export interface MinedPuzzle extends ClearTurn {
  /** How many moves of the log lie before it. */
  readonly at: number;
  readonly further?: { readonly answers: string } & Pick<ClearTurn, 'best' | 'rivals'>;
}

export type MinedTurn = readonly [moves: string, share: number, points: number];

const PARTED = ';';

export function joinedMoves(moves: readonly string[]): string {
  return moves.join(PARTED);
}

/** The puzzles of a file, in its order. */
export function readPuzzles(game: string, text: string): readonly KnownPuzzle[] {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  return lines.flatMap(line => puzzlesIn(game, JSON.parse(line) as PuzzleLine));
}

export function puzzleId(number: number, at: number): string {
  return `${number}-${at}`;
}

export function puzzlesIn(game: string, { number, seats, options, log, puzzles }: PuzzleLine): readonly KnownPuzzle[] {
  const moves = log.split(PARTED);
  return puzzles.map(({ at, best, rivals, theme, level, further }) => ({
    id: puzzleId(number, at),
    game,
    seats,
    options,
    log: moves.slice(0, at),
    best: turnIn(best),
    rivals: rivals.map(turnIn),
    theme,
    level,
    ...(further && { further: nextTurnIn(further) }),
  }));
}

function nextTurnIn({ answers, best, rivals }: NonNullable<MinedPuzzle['further']>): NextTurn {
  return {
    answers: answers.split(PARTED).filter(move => move !== ''),
    best: turnIn(best),
    rivals: rivals.map(turnIn),
  };
}

function turnIn([moves, share, points]: MinedTurn): RatedTurn {
  return { moves: moves.split(PARTED), share, points };
}

/** A match as a table opens it, and the log that leads to the position. Throws where the log can't be played. */
export interface PuzzlePosition {
  readonly match: Match;
  readonly entries: readonly Entry[];
  /** Who is to find the turn. */
  readonly seat: Seat;
}

export function positionOf(game: Game, puzzle: Puzzle): PuzzlePosition {
  const { id, seats, log } = puzzle;
  const options = readOptions(game.options, puzzle.options);
  const s = game.initial(seats, options);
  const entries = log.map((text, seq): Entry => {
    const actor = game.actor(s);
    const move = game.parse(s, text);
    if (move === NOT_A_MOVE || (actor !== CHANCE && game.forbids(s, move) !== undefined))
      throw new Error(`puzzle ${id} of ${game.id}: "${text}" can't be played as move ${seq}`);
    game.apply(s, move);
    return { seq, actor: actor === CHANCE ? 'chance' : actor, move: text };
  });
  const seat = game.actor(s);
  return { match: matchOf(game, puzzle, options, seat), entries, seat };
}

/** The table of a puzzle behind its best turn. Throws where that can't be played. */
export function tableBehind(game: Game, puzzle: Puzzle): { readonly table: Table; readonly seat: Seat } {
  const { match, entries, seat } = positionOf(game, puzzle);
  const table = openTable(game, match, entries);
  if (!playAt(table, seat, puzzle.best.moves)) throw new Error(`puzzle ${puzzle.id}: its turn can't be played`);
  return { table, seat };
}

/** Plays moves of a seat, and lets chance follow; false where the rules do not allow them. */
export function playAt(table: Table, seat: Seat, moves: readonly string[]): boolean {
  const { length } = table.entries;
  const planned = plan(table, { type: 'play', id: `move ${length}`, seat, base: length, moves });
  if (planned.ok) append(table, planned);
  return planned.ok;
}

/** The second turn of a puzzle as one of its own; undefined where it has none. Throws where the answers can't be played. */
export function secondPart(game: Game, puzzle: Puzzle): Puzzle | undefined {
  const { further } = puzzle;
  if (!further) return undefined;
  const { table } = tableBehind(game, puzzle);
  for (const answer of further.answers)
    if (!playAt(table, game.actor(table.state), [answer]))
      throw new Error(`puzzle ${puzzle.id}: "${answer}" is no answer there`);
  return partAfter(puzzle, further, movesLogged(table.entries));
}

/** The second turn as a puzzle, behind these moves. */
export function partAfter(
  { id, game, seats, options }: Puzzle,
  { best, rivals }: NextTurn,
  log: readonly string[],
): Puzzle {
  return { id: `${id}+`, game, seats, options, log, best, rivals };
}

export function movesLogged(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap(entry => ('move' in entry ? [entry.move] : []));
}

/** A person on the seat that is to find the turn, and bots who answer on the others. */
function matchOf(game: Game, { id, seats, log }: Puzzle, options: Options, seat: Seat): Match {
  const name = `puzzle ${game.id} ${id}`;
  const colours = playerColours.slice(0, seats);
  return {
    id: name,
    game: game.id,
    version: game.version,
    options,
    players: playersOn(colours.map((colour, i) => ({ colour, ...(i !== seat && { bot: 'master' }) }))),
    chance: { seed: seedFromWords(name), match: name, nonces: [] },
    inherited: log.length,
  };
}
