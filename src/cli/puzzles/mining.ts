import { seatedBot, turnsOf } from '../../ai/duel.ts';
import type { LevelName } from '../../ai/levels.ts';
import { type Actor, CHANCE, type Game, movesOf, NOT_A_MOVE, type Seat } from '../../engine/game.ts';
import { everySeat } from '../../engine/kit.ts';
import { newMatchOptions, type Options } from '../../engine/options.ts';
import type { ReasonFinder } from '../../engine/reasons.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import { joinedMoves, type MinedPuzzle, type PuzzleLine, puzzlesIn } from '../../table/puzzle.ts';
import { PositionMiner } from './position-miner.ts';
import { furtherTurn } from './second-turns.ts';

/** Which game of a run is searched for puzzles. */
export interface MiningPlan {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  /** From 0; of a game that people have played, a number made from its log. */
  readonly number: number;
  /** A game that was played. Without one, bots play. */
  readonly played?: PlayedLog;
}

/** A game as a file tells it. */
export interface PlayedLog {
  readonly seats: number;
  readonly options: Options;
  readonly moves: readonly string[];
}

/** What came of it. */
export interface MiningResult extends Omit<MiningPlan, 'played'>, PuzzleLine {
  /** Turns that were looked at, and those that seemed worth a second look. */
  readonly turns: number;
  readonly looked: number;
}

/** With fewer first moves than this there is nothing to find. */
const CHOICES = 4;
/** Puzzles that are kept of one game: more would be alike. */
const MOST = 6;

/** Who plays, by the number of the game: mostly two, and none so well that nobody errs. */
const tables: readonly { readonly seats: number; readonly level: LevelName }[] = [
  { seats: 2, level: 'easy' },
  { seats: 2, level: 'fair' },
  { seats: 3, level: 'easy' },
];

/** Goes through a game, of people or between bots, and keeps the positions in which one turn is clearly best. */
export function mineGame(game: Game, find: ReasonFinder<AnyState> | undefined, plan: MiningPlan): MiningResult {
  return plan.played ? mineLog(game, find, plan, plan.played) : mineBots(game, find, plan);
}

function mineBots(game: Game, find: ReasonFinder<AnyState> | undefined, plan: MiningPlan): MiningResult {
  const { seed, number } = plan;
  const { seats, level } = tables[number % tables.length]!;
  const options = newMatchOptions(game.options);
  const bots = everySeat(seats).map(seat => seatedBot(game, plan, level, seat));
  const miner = new GameMiner(game, find, plan, { seats, options });
  const play = turnsOf(game, { seats, seed, number: 2 * number, options }, () => ({
    before(s, actor, move) {
      for (const [seat, bot] of bots.entries()) bot.observe(game.hides(s, move, seat) ? undefined : move);
      miner.follow(actor, game.format(s, move));
    },
  }));
  for (let turn = play.next(); !turn.done && !miner.enough; ) {
    const { seat, view } = turn.value;
    miner.look(view, seat);
    turn = play.next(bots[seat]!.choose(view));
  }
  return miner.result();
}

function mineLog(
  game: Game,
  find: ReasonFinder<AnyState> | undefined,
  plan: MiningPlan,
  { seats, options, moves }: PlayedLog,
): MiningResult {
  const miner = new GameMiner(game, find, plan, { seats, options });
  const s = game.initial(seats, options);
  for (const text of moves) {
    if (miner.enough) break;
    const actor = game.actor(s);
    if (actor !== CHANCE) {
      const view = copyOf(s);
      game.mask(view, actor);
      miner.look(view, actor);
    }
    const move = game.parse(s, text);
    // A gift out of turn, or what was kept from the device: a puzzle can't tell it, so nothing behind it is taken.
    if (move === NOT_A_MOVE) break;
    game.apply(s, move);
    miner.follow(actor, text);
  }
  return miner.result();
}

/** What a game has given so far, turn by turn. */
class GameMiner {
  readonly #game: Game;
  readonly #find: ReasonFinder<AnyState> | undefined;
  readonly #plan: Omit<MiningPlan, 'played'>;
  readonly #table: Pick<PuzzleLine, 'seats' | 'options'>;
  readonly #log: string[] = [];
  readonly #found: MinedPuzzle[] = [];
  #last: Actor | undefined;
  /** What follows in the turn of a puzzle is no puzzle of its own. */
  #solved = false;
  #turns = 0;
  #looked = 0;

  constructor(
    game: Game,
    find: ReasonFinder<AnyState> | undefined,
    { game: id, version, seed, number }: MiningPlan,
    table: Pick<PuzzleLine, 'seats' | 'options'>,
  ) {
    this.#game = game;
    this.#find = find;
    this.#plan = { game: id, version, seed, number };
    this.#table = table;
  }

  get enough(): boolean {
    return this.#found.length >= MOST;
  }

  /** A move was played. */
  follow(actor: Actor, text: string): void {
    this.#log.push(text);
    this.#last = actor;
  }

  /** A seat is to move, and sees this. */
  look(view: AnyState, seat: Seat): void {
    this.#solved &&= this.#last === seat;
    if (this.#solved || movesOf(this.#game, view).length < CHOICES) return;
    this.#turns++;
    const { seed, number } = this.#plan;
    const at = this.#log.length;
    const miner = new PositionMiner(this.#game, copyOf(view), seat, `${seed} ${number} ${at}`);
    if (!miner.seems()) return;
    this.#looked++;
    const first = miner.clearTurn(this.#find);
    this.#solved = first !== undefined;
    if (first) this.#found.push(this.#further({ at, ...first }));
  }

  #further(mined: MinedPuzzle): MinedPuzzle {
    const line = { ...this.#table, number: this.#plan.number, log: joinedMoves(this.#log), puzzles: [mined] };
    const [puzzle] = puzzlesIn(this.#game.id, line);
    return furtherTurn(this.#game, this.#find, mined, puzzle!);
  }

  /** What lies behind the last puzzle is left out. */
  result(): MiningResult {
    const log = joinedMoves(this.#log.slice(0, this.#found.at(-1)?.at ?? 0));
    return { ...this.#plan, ...this.#table, log, puzzles: this.#found, turns: this.#turns, looked: this.#looked };
  }
}
