import {
  type Actor,
  CHANCE,
  type Game,
  type Move,
  type MoveList,
  moveList,
  NOBODY,
  type Seat,
} from '../engine/game.ts';
import type { Errors } from '../engine/heuristics.ts';
import { seeded } from '../engine/random.ts';
import { copyInto, copyOf, type State } from '../engine/state.ts';
import { decisiveLeadOf } from './evaluation.ts';

/** How somebody who errs as people do sees a game, from one look at the table to the next. */
interface Eye {
  readonly errors: Errors;
  readonly seat: Seat;
  /** The same look overlooks and misjudges the same things, whichever way the search comes to them. */
  readonly look: number;
  /** Places that were seen after all, because what is there strikes the eye. */
  readonly struck: Set<number>;
}

/**
 * The game as it is seen through such an eye: places that are overlooked have no moves, neither now nor later in the
 * search, and points of some sources seem worth more or less than they are. What is plain at a glance is seen. Search is
 * as thorough as ever in what is left, so a level errs like a person: not by drawing lots for its moves.
 */
export function seenThrough<S extends State<S>>(
  game: Game<S>,
  view: S,
  seat: Seat,
  errors: Errors,
  look: string,
): Game<S> {
  const eye: Eye = { errors, seat, look: seeded(look).below(2 ** 30), struck: new Set() };
  strike(game, view, eye);
  const { heuristics } = game;
  const evaluate = heuristics?.evaluate && errors.misjudges > 0 ? misjudged(game, heuristics.evaluate, eye) : undefined;
  return {
    ...game,
    moves(s, out) {
      game.moves(s, out);
      overlook(game, s, out, eye);
    },
    ...(heuristics && { heuristics: { ...heuristics, ...(evaluate && { evaluate }) } }),
  };
}

/** Takes away what isn't seen. Who sees nothing at all sees what is noticed most easily. */
function overlook<S extends State<S>>(game: Game<S>, s: S, moves: MoveList, eye: Eye): void {
  const actor = game.actor(s);
  if (actor === CHANCE) return;
  const places = placesOf(game, s, moves);
  const seen = places.some(place => sees(eye, actor, place))
    ? (place: number | undefined) => sees(eye, actor, place)
    : sameAs(mostNoticed(eye, actor, places));
  let kept = 0;
  for (const [i, place] of places.entries()) if (seen(place)) moves.items[kept++] = moves.items[i];
  moves.length = kept;
}

function sameAs(one: number | undefined): (place: number | undefined) => boolean {
  return place => place === one;
}

type Places = readonly (number | undefined)[];

function placesOf<S extends State<S>>(game: Game<S>, s: S, { items, length }: MoveList): Places {
  return Array.from(items.subarray(0, length), m => placeOf(game, s, m));
}

/** Of places that are all overlooked. */
function mostNoticed({ look, seat }: Eye, actor: Actor, places: Places): number | undefined {
  const noticed = places.map(place => drawn(look, thingAt(place ?? 0, actor === seat)));
  return places[noticed.indexOf(noticed.reduce((a, b) => Math.max(a, b), 0))];
}

function placeOf<S extends State<S>>({ heuristics }: Game<S>, s: S, m: Move): number | undefined {
  return heuristics?.placeOf ? heuristics.placeOf(s, m) : m;
}

function sees({ errors, seat, look, struck }: Eye, actor: Actor, place: number | undefined): boolean {
  if (place === undefined) return true;
  const own = actor === seat;
  if (own && struck.has(place)) return true;
  return drawn(look, thingAt(place, own)) >= (own ? errors.overlooks : errors.missesReplies);
}

/** One's own move and somebody else's at the same place are two things to see. */
function thingAt(place: number, own: boolean): number {
  return 2 * place + (own ? 0 : 1);
}

/** A number from 0 to 1 that belongs to this look and this thing. */
function drawn(look: number, thing: number): number {
  let hash = Math.imul(look ^ Math.imul(thing + 1, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** What looks much better than all that was seen, or wins at once, is seen as well. */
function strike<S extends State<S>>(game: Game<S>, view: S, eye: Eye): void {
  const s = copyOf(view);
  game.determinize(s, eye.seat, seeded(eye.look));
  const moves = moveList();
  game.moves(s, moves);
  const places = placesOf(game, s, moves);
  if (!places.some(place => sees(eye, eye.seat, place))) eye.struck.add(mostNoticed(eye, eye.seat, places) ?? 0);
  const seen = places.map(place => sees(eye, eye.seat, place));
  const ratings = new Float64Array(moves.length);
  game.heuristics?.rate?.(s, moves, ratings);
  const best = ratings.reduce((most, rating, i) => (seen[i] ? Math.max(most, rating) : most), Number.NEGATIVE_INFINITY);
  const striking = best + eye.errors.glance * decisiveLeadOf(game.heuristics);
  const trial = s.blankCopy();
  for (const [i, place] of places.entries()) {
    if (seen[i] || place === undefined) continue;
    const m = moves.items[i];
    if (ratings[i] > striking || game.heuristics?.isPlain?.(view, m) || winsAtOnce(game, s, m, eye.seat, trial))
      eye.struck.add(place);
  }
}

function winsAtOnce<S extends State<S>>(game: Game<S>, s: S, m: Move, seat: Seat, trial: S): boolean {
  copyInto(trial, s);
  game.apply(trial, m);
  return game.actor(trial) === NOBODY && game.winners(trial).includes(seat);
}

/** Each source of points seems worth more or less than it is, for everybody: one's own largest caravan, perhaps. */
function misjudged<S extends State<S>>(
  game: Game<S>,
  evaluate: (s: S, out: Float64Array) => void,
  { look, errors }: Eye,
): (s: S, out: Float64Array) => void {
  return (s, out) => {
    evaluate(s, out);
    for (let seat = 0; seat < s.seats; seat++)
      for (const [i, points] of Object.values(game.breakdown(s, seat)).entries())
        out[seat] += errors.misjudges * (2 * drawn(look, -2 - i) - 1) * points;
  };
}
