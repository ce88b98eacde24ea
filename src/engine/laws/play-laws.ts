import { CHANCE, type Game, type Move, moveArray, moveList, movesOf, NOBODY, NOT_A_MOVE, SPECTATOR } from '../game.ts';
import type { Random } from '../random.ts';
import { type AnyState, copyInto, copyOf } from '../state.ts';
import {
  byteDifference,
  disorder,
  type Finding,
  firstFinding,
  type Law,
  maskedCopy,
  nameOfViewer,
  type Position,
  quote,
  seatsAt,
  viewersAt,
} from './law.ts';

function replaysAlike({ game, seats, options, state, log }: Position): Finding {
  const again = game.initial(seats, options);
  for (const m of log) game.apply(again, m);
  return byteDifference('the same moves from the first state', again, state);
}

/** Twice into one list: a filler that appends instead of starting anew shows itself. */
function listsInOrder({ game, state }: Position): Finding {
  const list = moveList(1);
  game.moves(state, list);
  const once = moveArray(list);
  game.moves(state, list);
  if (moveArray(list).join() !== once.join()) return 'moves gives another list when its list is used again';
  return disorder('the list of moves', once);
}

function hasChoice({ game, seats, state }: Position): Finding {
  const actor = game.actor(state);
  const known = actor === NOBODY || actor === CHANCE || (Number.isInteger(actor) && actor >= 0 && actor < seats);
  if (!known) return `the actor is ${actor}, which is no seat, nor CHANCE, nor NOBODY`;
  const choices = movesOf(game, state).length;
  if (actor === NOBODY) return choices > 0 ? `the game is over, yet it lists ${choices} moves` : undefined;
  return choices === 0 ? `${actor === CHANCE ? 'chance' : `seat ${actor}`} is to move and has no move` : undefined;
}

function comesToAnEnd({ game, state, log }: Position): Finding {
  if (log.length < game.maxEntries || game.actor(state) === NOBODY) return undefined;
  return `after ${log.length} entries the game is still on; it may have ${game.maxEntries}`;
}

/** Checks are dear and moves are many: all are played, a handful of the states they lead to is checked. */
const CHECKED_MOVES = 8;

function everyMovePlays({ game, state }: Position, random: Random): Finding {
  const after = state.blankCopy();
  const legal = movesOf(game, state);
  return firstFinding(legal, m => {
    copyInto(after, state);
    game.apply(after, m);
    const broken = random.below(legal.length) < CHECKED_MOVES ? game.check(after) : undefined;
    return broken === undefined ? undefined : `after ${quote(game, state, m)}: ${broken}`;
  });
}

function copiesAreIndependent({ game, state }: Position, random: Random): Finding {
  const before = state.bytes.slice();
  const first = copyOf(state);
  const second = copyOf(state);
  const m = oneOf(movesOf(game, state), random);
  if (m === undefined) return undefined;
  game.apply(first, m);
  if (!alike(before, state.bytes)) return `playing ${m} on a copy changed the original`;
  game.apply(second, m);
  return byteDifference(`playing ${quote(game, state, m)} on two copies`, second, first);
}

/** The first state stands for another process, a blank copy for the same one. */
function bytesTellAll({ game, seats, options, state }: Position, random: Random): Finding {
  const m = oneOf(movesOf(game, state), random);
  const seen = portrait(game, seats, state);
  return firstFinding([state.blankCopy(), game.initial(seats, options)], twin => {
    copyInto(twin, state);
    const shown = portrait(game, seats, twin);
    if (shown !== seen) return `a state made from the bytes shows ${shown}, the original ${seen}`;
    return m === undefined ? undefined : divergence(game, state, twin, m);
  });
}

function divergence(game: Game, state: AnyState, twin: AnyState, m: Move): Finding {
  const after = copyOf(state);
  game.apply(twin, m);
  game.apply(after, m);
  return byteDifference(`after ${quote(game, state, m)} a state made from the bytes`, twin, after);
}

function portrait(game: Game, seats: number, s: AnyState): string {
  const scores = Array.from({ length: seats }, (_, seat) => game.score(s, seat));
  return JSON.stringify([game.actor(s), movesOf(game, s), scores, game.winners(s), game.check(s) ?? 'sound']);
}

const queries: Readonly<Record<string, (position: Position, m: Move, random: Random) => unknown>> = {
  actor: ({ game, state }) => game.actor(state),
  moves: ({ game, state }) => movesOf(game, state),
  expressible: ({ game, state }) => game.expressible(state, moveList()),
  sample: ({ game, state }, _, random) => game.actor(state) === CHANCE && game.sample(state, random),
  randomMove: ({ game, state }, _, random) => game.actor(state) >= 0 && game.randomMove?.(state, random),
  weight: ({ game, state }, m) => game.actor(state) === CHANCE && m !== NOT_A_MOVE && game.weight(state, m),
  score: position => seatsAt(position).map(seat => position.game.score(position.state, seat)),
  breakdown: position => seatsAt(position).map(seat => position.game.breakdown(position.state, seat)),
  leads: ({ game, state }) => game.leads?.(state),
  isOut: ({ game, state }) => game.isOut?.(state, 0),
  winners: ({ game, state }) => game.winners(state),
  hides: ({ game, state }, m) => m !== NOT_A_MOVE && game.hides(state, m, SPECTATOR),
  format: ({ game, state }, m) => m !== NOT_A_MOVE && game.format(state, m),
  parse: ({ game, state }, m) => game.parse(state, m === NOT_A_MOVE ? '' : game.format(state, m)),
  forbids: ({ game, state }, m) => m !== NOT_A_MOVE && game.forbids(state, m),
  describe: ({ game, state }, m) => m !== NOT_A_MOVE && game.describe(state, m),
  check: ({ game, state }) => game.check(state),
};

function askingChangesNothing(position: Position, random: Random): Finding {
  const before = position.state.bytes.slice();
  const m = oneOf(movesOf(position.game, position.state), random) ?? NOT_A_MOVE;
  return firstFinding(Object.entries(queries), ([name, ask]) => {
    ask(position, m, random);
    return alike(before, position.state.bytes) ? undefined : `${name} changed the state`;
  });
}

function staysSound({ game, state }: Position): Finding {
  return game.check(state);
}

function winnersInOrder({ game, seats, state }: Position): Finding {
  const winners = game.winners(state);
  const shown = `[${winners.join(', ')}]`;
  if (game.actor(state) !== NOBODY) return winners.length > 0 ? `winners ${shown} while the game is on` : undefined;
  if (winners.length === 0) return 'the game is over and nobody won';
  if (winners.some(seat => seat >= seats)) return `winners ${shown} with ${seats} seats`;
  return disorder(`the list of winners ${shown}`, winners);
}

/** Whoever is told that they may leave must not be waited for. */
function outForGood(position: Position, random: Random): Finding {
  const { game, state } = position;
  if (!game.isOut) return undefined;
  const seatsOut = (s: AnyState) => seatsAt(position).filter(seat => game.isOut?.(s, seat));
  const out = seatsOut(state);
  const unsure = viewersAt(position).find(viewer => seatsOut(maskedCopy(game, state, viewer)).join() !== out.join());
  if (unsure !== undefined) return `${nameOfViewer(unsure)} can't see who is out`;
  if (out.includes(game.actor(state))) return `seat ${game.actor(state)} is out and to move`;
  const m = oneOf(movesOf(game, state), random);
  if (m === undefined) return undefined;
  const after = copyOf(state);
  game.apply(after, m);
  const back = out.find(seat => !game.isOut?.(after, seat));
  return back === undefined ? undefined : `after ${quote(game, state, m)} seat ${back} is out no more`;
}

function scoreAddsUp(position: Position): Finding {
  const { game, state } = position;
  const keys = Object.keys(game.breakdown(state, 0)).join();
  return firstFinding(seatsAt(position), seat => {
    const parts = game.breakdown(state, seat);
    const sum = Object.values(parts).reduce((total, part) => total + part, 0);
    const score = game.score(state, seat);
    const own = Object.keys(parts).join();
    if (own !== keys) return `seat ${seat} has the keys ${own}, seat 0 ${keys}`;
    return score === sum ? undefined : `seat ${seat} has ${score} points, its breakdown adds up to ${sum}`;
  });
}

function settlesInTime(position: Position): Finding {
  const { game, state, seats } = position;
  const { provisional = [] } = game;
  const known = Object.keys(game.breakdown(state, 0));
  const strange = provisional.find(source => !known.includes(source));
  if (strange !== undefined) return `${strange} is to be provisional, and no source of points`;
  const leads = game.leads?.(state) ?? [];
  const wrong = leads.find(lead => lead.seats.length === 0 || lead.seats.some(seat => seat >= seats));
  if (wrong) return `the lead ${wrong.key} is held by [${wrong.seats.join(', ')}] with ${seats} seats`;
  return firstFinding(seatsAt(position), seat => {
    const parts = game.breakdown(state, seat);
    const open = provisional.reduce((sum, source) => sum + parts[source], 0);
    const led = leads.reduce((sum, lead) => sum + (lead.seats.includes(seat) ? lead.points : 0), 0);
    return led <= open ? undefined : `seat ${seat} leads for ${led} points, of which only ${open} are provisional`;
  });
}

function oneOf(moves: readonly Move[], random: Random): Move | undefined {
  return moves[random.below(moves.length)];
}

function alike(a: Uint8Array, b: Uint8Array): boolean {
  return a.every((byte, i) => byte === b[i]);
}

export const checkLaw: Law = { name: 'check', promise: 'the invariants of the game hold', check: staysSound };
export const choiceLaw: Law = {
  name: 'choice',
  promise: 'a move exists exactly while the game is on',
  check: hasChoice,
};
export const endLaw: Law = { name: 'end', promise: 'a game ends within its most entries', check: comesToAnEnd };
export const playLaw: Law = {
  name: 'play',
  promise: 'every listed move leads to a sound state',
  check: everyMovePlays,
};
export const winnersLaw: Law = {
  name: 'winners',
  promise: 'winners are seats in order, some when the game is over and none before',
  check: winnersInOrder,
};
export const scoreLaw: Law = {
  name: 'score',
  promise: 'a score is the sum of its breakdown, which has the same keys for every seat',
  check: scoreAddsUp,
};

const provisionalLaw: Law = {
  name: 'provisional',
  promise: 'provisional points are sources of the breakdown, and whoever is ahead in something has them among these',
  check: settlesInTime,
};

export const playLaws: readonly Law[] = [
  checkLaw,
  choiceLaw,
  endLaw,
  { name: 'order', promise: 'moves are listed ascending and once each', check: listsInOrder },
  { name: 'queries', promise: 'asking changes nothing', check: askingChangesNothing },
  { name: 'copies', promise: 'what happens to a copy does not touch the original', check: copiesAreIndependent },
  { name: 'bytes', promise: 'the bytes are the whole state', check: bytesTellAll },
  { name: 'replay', promise: 'the same moves give the same bytes', check: replaysAlike },
  playLaw,
  scoreLaw,
  provisionalLaw,
  winnersLaw,
  { name: 'out', promise: 'whoever is out stays out, is never to move, and everybody can see it', check: outForGood },
];
