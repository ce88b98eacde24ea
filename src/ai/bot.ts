import { type Game, type Move, type MoveList, moveList, type Seat } from '../engine/game.ts';
import type { Policy } from '../engine/logs/transcript.ts';
import { type Random, seeded } from '../engine/random.ts';
import { copyInto, type State } from '../engine/state.ts';
import { chooseMove, searchThrough } from './advice.ts';
import { seenThrough } from './eye.ts';
import {
  everyLevelName,
  GRANDMASTER,
  isLevelName,
  type LevelName,
  type LevelSettings,
  levelFor,
  masterWith,
  plainUct,
  settingsOf,
} from './levels.ts';
import { NET_SIMULATIONS, netSearchFor } from './net/net-player.ts';
import { isPolicyName, type PolicyName, policies } from './policies.ts';
import { advanceRoot, newSearch, type Search, setRoot } from './search.ts';

/** A computer player on one seat of one match. */
export interface Bot<S> {
  /** Chooses a move. The state is masked for the seat: there is nothing more to see. */
  choose(view: S): Move;
  /** A move was played, by chance or by any seat; undefined if it is hidden from this one. */
  observe(move: Move | undefined): void;
  /** All rollouts of its searches so far. */
  readonly rollouts: number;
}

/** The best level with so many rollouts is one too, to compare with. */
type MasterName = `master@${number}`;

export type BotName = PolicyName | LevelName | MasterName | 'uct';

export const botNames: readonly BotName[] = [...(Object.keys(policies) as PolicyName[]), ...everyLevelName, 'uct'];

export function isBotName(text: string): text is BotName {
  return (botNames as readonly string[]).includes(text) || masterName.test(text);
}

const masterName = /^master@([1-9]\d{0,7})$/;

function levelCalled(name: LevelName | MasterName | 'uct'): LevelSettings {
  const [, rollouts] = masterName.exec(name) ?? [];
  if (rollouts !== undefined) return masterWith(Number(rollouts));
  return isLevelName(name) ? settingsOf(name) : plainUct;
}

/** `clock` tells milliseconds for the levels' time caps; one that stands still leaves rollouts as the only bound. */
export function botNamed<S extends State<S>>(
  name: BotName,
  game: Game<S>,
  seat: Seat,
  seed: string,
  clock?: () => number,
): Bot<S> {
  if (isPolicyName(name)) return policyBot(policies[name], game, seed);
  const bot = levelBot(levelCalled(name), game, seat, seed, clock);
  return name === GRANDMASTER ? learntBot(game, bot) : bot;
}

/** Asks the net wherever it knows the state, and another bot elsewhere. */
function learntBot<S extends State<S>>(game: Game<S>, elsewhere: Bot<S>): Bot<S> {
  let asked = 0;
  return {
    get rollouts() {
      return elsewhere.rollouts + asked;
    },
    choose(view) {
      const move = netMove(game, view);
      if (move === undefined) return elsewhere.choose(view);
      asked += NET_SIMULATIONS;
      return move;
    },
    observe: move => elsewhere.observe(move),
  };
}

function policyBot<S extends State<S>>(policy: Policy, game: Game<S>, seed: string): Bot<S> {
  const random = seeded(seed);
  const legal = moveList();
  return {
    choose(view) {
      game.moves(view, legal);
      return policy(game, view, legal, random);
    },
    observe() {},
    rollouts: 0,
  };
}

/** Keeps its tree from move to move, unless it errs: then what it sees changes with each turn. */
function levelBot<S extends State<S>>(
  level: LevelSettings,
  game: Game<S>,
  seat: Seat,
  seed: string,
  clock?: () => number,
): Bot<S> {
  const { settings, budget, errors, ...choice } = levelFor(game.heuristics, level);
  const random = seeded(seed);
  let search: Search<S> | undefined;
  let rollouts = 0;
  let look = '';
  let movesSince = 0;
  return {
    get rollouts() {
      return rollouts;
    },
    choose(view) {
      // Where nothing but its own move has happened it still sees what it saw.
      if (errors && (look === '' || movesSince !== 1)) look = freshLook(random);
      movesSince = 0;
      if (errors) search = newSearch(seenThrough(game, view, seat, errors, look), view, settings, random);
      search ??= newSearch(game, view, settings, random);
      setRoot(search, view, seat);
      rollouts += searchThrough(search, budget, clock);
      return chooseMove(search, choice, random);
    },
    observe(move) {
      movesSince++;
      if (search && !errors) advanceRoot(search, move);
    },
  };
}

function freshLook(random: Random): string {
  return String(random.below(2 ** 30));
}

/** The move of the learnt player, or nothing where the net can't be asked. */
function netMove<S extends State<S>>(game: Game<S>, view: S): Move | undefined {
  const search = netSearchFor(game, view);
  while (search?.step());
  return search?.best();
}

/** A clock that stands still: the same seed gives the same moves on any machine. */
export const STOPPED_CLOCK = (): number => 0;

/** A level as a policy: searches each state afresh, masked for the mover. */
export function levelPolicy(name: LevelName): Policy {
  return <S extends State<S>>(game: Game<S>, s: S, _legal: MoveList, random: Random) => {
    const { settings, budget, errors, ...choice } = levelFor(game.heuristics, settingsOf(name));
    const seat = game.actor(s);
    const view = s.blankCopy();
    copyInto(view, s);
    game.mask(view, seat);
    const learnt = name === GRANDMASTER ? netMove(game, view) : undefined;
    if (learnt !== undefined) return learnt;
    const seen = errors ? seenThrough(game, view, seat, errors, freshLook(random)) : game;
    const search = newSearch(seen, view, settings, random);
    setRoot(search, view, seat);
    searchThrough(search, budget, STOPPED_CLOCK);
    return chooseMove(search, choice, random);
  };
}
