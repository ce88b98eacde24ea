import { type Game, type Move, type MoveList, moveList, type Seat } from '../engine/game.ts';
import { type Random, seeded } from '../engine/random.ts';
import { copyInto, type State } from '../engine/state.ts';
import type { Policy } from '../engine/transcript.ts';
import { chooseMove, thinkThrough } from './advice.ts';
import { isLevelName, type Level, type LevelName, levelIn, levels, uct } from './levels.ts';
import { isPolicyName, type PolicyName, policies } from './policies.ts';
import { begin, follow, type Search, searchOf } from './search.ts';

/** Somebody who plays one seat through one game. */
export interface Player<S> {
  /** Chooses a move. The state is masked for the seat: there is nothing more to see. */
  choose(view: S): Move;
  /** Hears what anybody played, chance included; undefined if it is hidden from the seat. */
  saw(move: Move | undefined): void;
  /** How many playouts it has thought through so far. */
  readonly playouts: number;
}

export type PlayerName = PolicyName | LevelName | 'uct';

export const playerNames: readonly PlayerName[] = [
  ...(Object.keys(policies) as PolicyName[]),
  ...(Object.keys(levels) as LevelName[]),
  'uct',
];

export function isPlayerName(text: string): text is PlayerName {
  return (playerNames as readonly string[]).includes(text);
}

/** `clock` tells milliseconds for the levels' time caps; one that stands still leaves playouts as the only bound. */
export function playerNamed<S extends State<S>>(
  name: PlayerName,
  game: Game<S>,
  seat: Seat,
  seed: string,
  clock?: () => number,
): Player<S> {
  if (isPolicyName(name)) return policyPlayer(policies[name], game, seed);
  return levelPlayer(isLevelName(name) ? levels[name] : uct, game, seat, seed, clock);
}

function policyPlayer<S extends State<S>>(policy: Policy, game: Game<S>, seed: string): Player<S> {
  const random = seeded(seed);
  const legal = moveList();
  return {
    choose(view) {
      game.moves(view, legal);
      return policy(game, view, legal, random);
    },
    saw() {},
    playouts: 0,
  };
}

/** Keeps its tree from move to move. */
function levelPlayer<S extends State<S>>(
  level: Level,
  game: Game<S>,
  seat: Seat,
  seed: string,
  clock?: () => number,
): Player<S> {
  const { settings, budget, temperature } = levelIn(game.knowledge, level);
  const random = seeded(seed);
  let search: Search<S> | undefined;
  let playouts = 0;
  return {
    get playouts() {
      return playouts;
    },
    choose(view) {
      search ??= searchOf(game, view, settings, random);
      begin(search, view, seat);
      playouts += thinkThrough(search, budget, clock);
      return chooseMove(search, temperature, random);
    },
    saw(move) {
      if (search) follow(search, move);
    },
  };
}

/** A clock that stands still: the same seed gives the same moves on any machine. */
export const NO_HURRY = (): number => 0;

/** A level as a policy: looks at each position afresh, at no more of it than the mover may see. */
export function levelPolicy(name: LevelName): Policy {
  return <S extends State<S>>(game: Game<S>, s: S, _legal: MoveList, random: Random) => {
    const { settings, budget, temperature } = levelIn(game.knowledge, levels[name]);
    const seat = game.actor(s);
    const view = s.another();
    copyInto(view, s);
    game.mask(view, seat);
    const search = searchOf(game, view, settings, random);
    begin(search, view, seat);
    thinkThrough(search, budget, NO_HURRY);
    return chooseMove(search, temperature, random);
  };
}
