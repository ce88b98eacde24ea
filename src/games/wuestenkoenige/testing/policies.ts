import { CHANCE, type Move, movesOf } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { board, HEXES, isDesert, oasisOf, PALACE } from '../rules/board.ts';
import { firstOf, kindOf, MoveKind, SKIP, secondOf } from '../rules/encoding.ts';
import { countOf, GOODS, goodsIn, NO_LOAD, totalOf } from '../rules/goods.ts';
import { At, HOME, ownerOf, Phase, VALLEY, type WuestenkoenigeState } from '../rules/state.ts';

/** More moves than this are not looked at one by one. */
const MANY = 120;

/** Ways to pick a move that lead games to different corners of the rules. */
export type Policy = (s: WuestenkoenigeState, random: Random) => Move;

export const policies = { random: anyMove, trading, hoarding, raiding } satisfies Record<string, Policy>;
/** Watching all laws takes long where hands are full, so full hands are for those who watch less. */
export const everyPolicy = { random: anyMove, trading, hoarding, saving, raiding } satisfies Record<string, Policy>;

function anyMove(s: WuestenkoenigeState, random: Random): Move {
  if (game.actor(s) === CHANCE) return game.sample(s, random);
  return oneOf(movesOf(game, s), random);
}

/** Fetches what is missing at home and brings it there. */
function trading(s: WuestenkoenigeState, random: Random): Move {
  return best(s, random, (move, seat) => wayOf(s, move, camel => homeward(s, camel, seat)));
}

/** Goes from oasis to oasis, and home with a great load only: displays, hands and stocks come to their ends. */
function hoarding(s: WuestenkoenigeState, random: Random): Move {
  return best(s, random, (move, seat) =>
    wayOf(s, move, camel => (totalOf(s.load[camel]) > 4 ? [PALACE] : fetching(s, camel, seat))),
  );
}

/** Keeps its cards and trades, so that hands overflow. */
function saving(s: WuestenkoenigeState, random: Random): Move {
  const asked = game.actor(s) !== CHANCE && s.turn[At.Phase] === Phase.PlayCard && random.below(12) > 0;
  return asked ? SKIP : hoarding(s, random);
}

/** Attacks, buries and steals wherever it can. */
function raiding(s: WuestenkoenigeState, random: Random): Move {
  return best(s, random, (move, seat) => {
    if (kindOf(move) === MoveKind.Attack) return 1;
    if (kindOf(move) === MoveKind.Go) return wayOf(s, move, () => foesOf(s, seat));
    const next = copyOf(s);
    game.apply(next, move);
    return foesOf(s, seat).length - foesOf(next, seat).length + exposed(next, seat) / 8;
  });
}

/** How much nearer a step brings a camel to the nearest of its goals. */
function wayOf(s: WuestenkoenigeState, move: Move, goals: (camel: number) => readonly number[]): number {
  if (kindOf(move) === MoveKind.Take) return 1;
  if (kindOf(move) !== MoveKind.Go) return 0;
  const camel = firstOf(move);
  const way = (from: number) => Math.min(99, ...goals(camel).map(goal => board.distances[from * board.fields + goal]));
  return way(s.camels[camel]) - way(secondOf(move));
}

function homeward(s: WuestenkoenigeState, camel: number, seat: number): number[] {
  const load = goodsIn(s.load[camel]);
  const needed = [0, 1, 2].some(good => countOf(load, good) > 0 && s.display[seat * GOODS + good] === 0);
  return needed ? [PALACE] : fetching(s, camel, seat);
}

function fetching(s: WuestenkoenigeState, camel: number, seat: number): number[] {
  const load = s.load[camel];
  const missing = [0, 1, 2].filter(good => countOf(load, good) === 0 && s.display[seat * GOODS + good] === 0);
  return missing.length > 0 ? missing.map(oasisOf) : load === NO_LOAD ? [0, 1, 2].map(oasisOf) : [PALACE];
}

function foesOf(s: WuestenkoenigeState, seat: number): number[] {
  return Array.from(s.camels)
    .filter((field, camel) => ownerOf(camel) !== seat && field !== HOME)
    .filter(isDesert);
}

/** Camels of others that stand in a valley and can be buried. */
function exposed(s: WuestenkoenigeState, seat: number): number {
  return foesOf(s, seat).filter(hex => hex < HEXES && s.ground[hex] === VALLEY).length;
}

/** One of the best moves; now and then any move, so that a policy gets out of its ruts. */
function best(s: WuestenkoenigeState, random: Random, rate: (move: Move, seat: number) => number): Move {
  if (game.actor(s) === CHANCE || random.below(12) === 0) return anyMove(s, random);
  const rated = someOf(movesOf(game, s), random).map(move => ({ move, worth: rate(move, s.turn[At.Seat]) }));
  const most = Math.max(...rated.map(({ worth }) => worth));
  const { move } = oneOf(
    rated.filter(({ worth }) => worth === most),
    random,
  );
  return move;
}

/** The many ways to change the desert are too many to try them all. */
function someOf(moves: readonly Move[], random: Random): readonly Move[] {
  return moves.length <= MANY ? moves : Array.from({ length: MANY / 2 }, () => oneOf(moves, random));
}

function oneOf<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)];
}
