import { type BotName, botNamed, STOPPED_CLOCK } from '../../ai/bot.ts';
import { type GameWatcher, playGame } from '../../ai/duel.ts';
import { CHANCE, type Game, moveList, type Seat } from '../../engine/game.ts';
import { everySeat } from '../../engine/kit.ts';
import type { Options } from '../../engine/options.ts';
import type { Sense, SenseCounter, SenseCounts } from '../../engine/sense.ts';
import type { AnyState } from '../../engine/state.ts';
import { type BlunderWatcher, blunderWatcher } from './blunders.ts';

/** Which game of a run it is. */
export interface SensePlan {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly policy: BotName;
  readonly seed: string;
  /** From 0. */
  readonly number: number;
  /** Are turns looked for that would make a person laugh? */
  readonly blunders?: true;
}

/** One game that was played, as files keep it. */
export interface SenseResult extends SensePlan {
  readonly entries: number;
  readonly turns: number;
  /** For each seat: moves, and those among them where there was more than one to choose from. */
  readonly moves: readonly number[];
  readonly decisions: readonly number[];
  readonly ended: string;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** Points by source, for each seat. */
  readonly points: readonly Readonly<Record<string, number>>[];
  readonly counts: SenseCounts;
}

/** Plays one game with the same bot on every seat, and counts. */
export function playAndCount(game: Game, sense: Sense | undefined, plan: SensePlan): SenseResult {
  const { seats, seed, number, options, policy } = plan;
  const bots = everySeat(seats).map(seat =>
    botNamed(policy, game, seat, `${seed} game ${number} seat ${seat}`, STOPPED_CLOCK),
  );
  const turns = turnCounter(game, seats);
  const own: { counter: SenseCounter<AnyState> | undefined } = { counter: undefined };
  const blunders = plan.blunders && blunderWatcher(game);
  const end = playGame(
    game,
    // An even number each: every game has a set-up of its own.
    { seats, seed, number: 2 * number, options },
    bots,
    (_seat, bot, view) => bot.choose(view),
    s => {
      own.counter = sense?.(s);
      return together([turns, own.counter, blunders]);
    },
  );
  blunders?.end();
  const { ended = 'over', turns: counted, counts = {} } = own.counter?.end(end) ?? {};
  return {
    ...plan,
    entries: turns.entries,
    turns: counted ?? turns.turns,
    moves: turns.moves,
    decisions: turns.decisions,
    ended,
    scores: everySeat(seats).map(seat => game.score(end, seat)),
    winners: game.winners(end),
    points: everySeat(seats).map(seat => game.breakdown(end, seat)),
    counts: { ...counts, ...(blunders && blunderCounts(blunders)) },
  };
}

function blunderCounts({ judged, losses }: BlunderWatcher): SenseCounts {
  return { 'turns judged': judged, 'blunders, by the points lost': losses };
}

interface TurnCounter extends Required<Pick<SenseCounter<AnyState>, 'before'>> {
  entries: number;
  turns: number;
  readonly moves: number[];
  readonly decisions: number[];
}

/** What can be counted in any game. */
function turnCounter(game: Game, seats: number): TurnCounter {
  const legal = moveList();
  const none = () => everySeat(seats).map(() => 0);
  let last: number | undefined;
  const counter: TurnCounter = {
    entries: 0,
    turns: 0,
    moves: none(),
    decisions: none(),
    before(s, actor) {
      counter.entries++;
      if (actor === CHANCE) return;
      if (actor !== last) counter.turns++;
      last = actor;
      counter.moves[actor]!++;
      game.moves(s, legal);
      if (legal.length > 1) counter.decisions[actor]!++;
    },
  };
  return counter;
}

function together(watchers: readonly (GameWatcher<AnyState> | undefined)[]): Required<GameWatcher<AnyState>> {
  return {
    before(s, actor, move) {
      for (const watcher of watchers) watcher?.before?.(s, actor, move);
    },
    after(s, actor, move) {
      for (const watcher of watchers) watcher?.after?.(s, actor, move);
    },
  };
}
