import { makerOf } from '../asides.ts';
import { type Breakdown, CHANCE, type Game, type Move, type MoveList, moveList, NOBODY, type Seat } from '../game.ts';
import type { Options } from '../options.ts';
import type { Random } from '../random.ts';
import type { State } from '../state.ts';

/** The first line of a log. */
export interface HeaderLine {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
}

export interface MoveLine {
  readonly seq: number;
  readonly actor: Seat | 'chance';
  readonly move: string;
}

/** One move, with everything that could have been played instead. */
export interface EntryLine extends MoveLine {
  readonly legal: readonly string[];
}

/** The last line of a finished game. */
export interface EndLine extends Outcome {
  readonly end: true;
}

export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** One for each seat. */
  readonly breakdown: readonly Breakdown[];
}

export type TranscriptLine = HeaderLine | EntryLine | EndLine;

/** Chooses for a seat. `legal` holds the legal moves of `s`, at least one. */
export type Policy = <S extends State<S>>(game: Game<S>, s: S, legal: MoveList, random: Random) => Move;

/** Every legal move is equally likely. */
export const uniform: Policy = (_game, _s, legal, random) => legal.items[random.below(legal.length)];

/** Plays one whole game and tells it line by line. The same random and policy give the same lines. */
export function playthrough<S extends State<S>>(
  game: Game<S>,
  seats: number,
  options: Options,
  policy: Policy,
  random: Random,
): Generator<TranscriptLine> {
  return transcriptLines(game, seats, options, (s, legal) => choose(game, s, legal, policy, random));
}

/** Tells a game from its moves; without an end line if they stop before the game does. */
export function logLines<S extends State<S>>(
  game: Game<S>,
  seats: number,
  options: Options,
  moves: readonly Move[],
): Generator<TranscriptLine> {
  const rest = moves.values();
  return transcriptLines(game, seats, options, () => rest.next().value);
}

function* transcriptLines<S extends State<S>>(
  game: Game<S>,
  seats: number,
  options: Options,
  next: (s: S, legal: MoveList) => Move | undefined,
): Generator<TranscriptLine> {
  const s = game.initial(seats, options);
  const legal = moveList();
  yield { game: game.id, version: game.version, seats, options };
  for (const line of moveLines(game, s, legal, next)) yield { ...line, legal: notations(game, s, legal) };
  if (game.actor(s) === NOBODY) yield { end: true, ...outcomeOf(game, s, seats) };
}

/** A whole game that seats and chance play at random. */
export function randomLog<S extends State<S>>(
  game: Game<S>,
  seats: number,
  options: Options,
  random: Random,
): MoveLine[] {
  const s = game.initial(seats, options);
  return [...moveLines(game, s, moveList(), (_, legal) => choose(game, s, legal, uniform, random))];
}

/** Plays on a state. While a line is looked at, the state is the one before its move, and `legal` what was open. */
function* moveLines<S extends State<S>>(
  game: Game<S>,
  s: S,
  legal: MoveList,
  next: (s: S, legal: MoveList) => Move | undefined,
): Generator<MoveLine> {
  for (let seq = 0; game.actor(s) !== NOBODY; seq++) {
    game.moves(s, legal);
    const move = next(s, legal);
    if (move === undefined) return;
    const actor = makerOf(game, s, move);
    if (game.asides?.seatOf(move) !== undefined) game.asides.moves(s, actor, legal);
    yield { seq, actor: actorName(actor), move: game.format(s, move) };
    game.apply(s, move);
  }
}

/** The next move: chance draws by its weights, a seat by the policy. */
export function choose<S extends State<S>>(game: Game<S>, s: S, legal: MoveList, policy: Policy, random: Random): Move {
  return game.actor(s) === CHANCE ? game.sample(s, random) : policy(game, s, legal, random);
}

export function actorName(actor: number): Seat | 'chance' {
  return actor === CHANCE ? 'chance' : actor;
}

export function notations<S extends State<S>>(game: Game<S>, s: S, legal: MoveList): string[] {
  return Array.from(legal.items.subarray(0, legal.length), move => game.format(s, move));
}

export function outcomeOf<S extends State<S>>(game: Game<S>, s: S, seats: number): Outcome {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    scores: all.map(seat => game.score(s, seat)),
    winners: game.winners(s),
    breakdown: all.map(seat => game.breakdown(s, seat)),
  };
}

/** A seat that resigned can't win. Where that leaves no winner, the best of the other seats wins. */
export function withoutResigned(outcome: Outcome, resigned: ReadonlySet<Seat>): Outcome {
  if (resigned.size === 0) return outcome;
  const staying = [...outcome.scores.keys()].filter(seat => !resigned.has(seat));
  const best = Math.max(...staying.map(seat => outcome.scores[seat]));
  const won = outcome.winners.filter(seat => !resigned.has(seat));
  return { ...outcome, winners: won.length > 0 ? won : staying.filter(seat => outcome.scores[seat] === best) };
}
