import type { GameWatcher } from '../../ai/duel.ts';
import { decisiveLeadOf } from '../../ai/evaluation.ts';
import { type Actor, CHANCE, type Game, type Move, movesOf, NOBODY, type Seat } from '../../engine/game.ts';
import { seeded } from '../../engine/random.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';

/** What loses this part of a decisive lead against plain play makes a person laugh. */
const LAUGHABLE = 0.25;
/** Worlds that fit what the seat knows, in which both ways are looked at: luck with what is hidden is no blunder. */
const WORLDS = 6;
/** Nobody's plain turn is longer. */
const LONGEST = 60;

/** Moves of one seat in a row, with nobody else and no chance between them. */
interface Stretch {
  readonly seat: Seat;
  /** The state before it, as the seat saw it. */
  readonly view: AnyState;
  readonly moves: Move[];
}

/** Watches a game for turns that plain play, one look at what each move brings, would have ended far better. */
export interface BlunderWatcher extends Required<GameWatcher<AnyState>> {
  /** Turns that could be judged. */
  judged: number;
  /** What each laughable turn lost, in whole points. */
  readonly losses: number[];
  end(): void;
}

export function blunderWatcher(game: Game): BlunderWatcher {
  let stretch: Stretch | undefined;
  const close = (): void => {
    const loss = stretch && lossOf(game, stretch);
    stretch = undefined;
    if (loss === undefined) return;
    watcher.judged++;
    if (loss >= LAUGHABLE * decisiveLeadOf(game.heuristics)) watcher.losses.push(Math.round(loss));
  };
  const watcher: BlunderWatcher = {
    judged: 0,
    losses: [],
    before(s, actor, move) {
      if (stretch?.seat !== actor) close();
      if (actor === CHANCE) return;
      stretch ??= { seat: actor, view: viewOf(game, s, actor), moves: [] };
      stretch.moves.push(move);
    },
    after() {},
    end: close,
  };
  return watcher;
}

function viewOf(game: Game, s: AnyState, seat: Seat): AnyState {
  const view = copyOf(s);
  game.mask(view, seat);
  return view;
}

/** Points by which plain play would have been further ahead on average; nothing where the end of the turn tells nothing. */
function lossOf(game: Game, { seat, view, moves }: Stretch): number | undefined {
  if (movesOf(game, view).length < 2) return undefined;
  const worlds = Array.from({ length: WORLDS }, (_, i) => worldOf(game, view, seat, i));
  const plain = plainMoves(game, worlds[0]!, seat);
  const losses: number[] = [];
  for (const world of worlds) {
    const [best, played] = [leadAfter(game, world, seat, plain), leadAfter(game, world, seat, moves)];
    if (best !== undefined && played !== undefined) losses.push(best - played);
  }
  return losses.length === 0 ? undefined : losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

function worldOf(game: Game, view: AnyState, seat: Seat, number: number): AnyState {
  const world = copyOf(view);
  game.determinize(world, seat, seeded(`world ${number}`));
  return world;
}

/** The turn of somebody who looks at what each move brings, and no further. */
function plainMoves(game: Game, from: AnyState, seat: Seat): Move[] {
  const s = copyOf(from);
  const plain: Move[] = [];
  while (game.actor(s) === seat && plain.length < LONGEST) {
    const move = plainest(game, s);
    plain.push(move);
    game.apply(s, move);
  }
  return plain;
}

function plainest(game: Game, s: AnyState): Move {
  const items = movesOf(game, s);
  const ratings = new Float64Array(items.length);
  game.heuristics?.rate?.(s, { items: Int32Array.from(items), length: items.length }, ratings);
  return items[ratings.indexOf(ratings.reduce((a, b) => Math.max(a, b)))]!;
}

/** The seat's lead behind these moves, where they can be played in this world and the game is quiet then. */
function leadAfter(game: Game, world: AnyState, seat: Seat, moves: readonly Move[]): number | undefined {
  const s = copyOf(world);
  for (const move of moves) {
    if (game.actor(s) !== seat || game.forbids(s, move) !== undefined) return undefined;
    game.apply(s, move);
  }
  return isQuiet(game, s, seat) ? leadIn(game, s, seat) : undefined;
}

function isQuiet(game: Game, s: AnyState, seat: Seat): boolean {
  const actor: Actor = game.actor(s);
  if (actor === NOBODY) return true;
  return actor !== seat && (game.heuristics?.isQuiescent?.(s) ?? true);
}

function leadIn(game: Game, s: AnyState, seat: Seat): number {
  const points = new Float64Array(s.seats);
  if (game.actor(s) === NOBODY) for (let each = 0; each < s.seats; each++) points[each] = game.score(s, each);
  else game.heuristics?.evaluate?.(s, points);
  return (
    points[seat]! - points.reduce((most, other, each) => (each === seat ? most : Math.max(most, other)), -Infinity)
  );
}
