import { type Move, moveList } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { HEXES, MOST_NEIGHBOURS } from './board.ts';
import { isFirstOfItsLike } from './camels.ts';
import { END, MoveKind, moveOf, PASS } from './encoding.ts';
import { countOf, GOODS } from './goods.ts';
import { CAMELS, TILES } from './material.ts';
import { canStep, canTurn, moves } from './moves.ts';
import { At, HOME, Phase, Task, type WuestenkoenigeState } from './state.ts';
import { looseGoods } from './tiles.ts';

const list = moveList();
/** Trying is fast as long as many moves are legal; after so many tries in vain they are listed. */
const TRIES = 60;
const NO_MOVE = -1;

/** One legal move, each equally likely: a move is guessed until one is legal, which favours none. */
export function randomMove(s: WuestenkoenigeState, random: Random): Move {
  const stage = s.turn[At.Phase];
  if (s.turn[At.Task] === Task.None) {
    if (stage === Phase.MoveCamels) return randomTry(tryCamelMove, s, random);
    if (stage === Phase.ChangeDesert || stage === Phase.Storming) return randomTry(tryChange, s, random);
  }
  return randomListed(s, random);
}

function randomTry(
  guess: (s: WuestenkoenigeState, random: Random) => Move,
  s: WuestenkoenigeState,
  random: Random,
): Move {
  for (let i = 0; i < TRIES; i++) {
    const move = guess(s, random);
    if (move !== NO_MOVE) return move;
  }
  return randomListed(s, random);
}

function randomListed(s: WuestenkoenigeState, random: Random): Move {
  moves(s, list);
  return list.items[random.below(list.length)];
}

/** Each camel has six ways to go and three goods to take, whether it can or not. */
const ACTS = MOST_NEIGHBOURS + GOODS;

function tryCamelMove(s: WuestenkoenigeState, random: Random): Move {
  const guess = random.below(CAMELS * ACTS + 1);
  if (guess === CAMELS * ACTS) return END;
  const camel = s.turn[At.Seat] * CAMELS + ((guess / ACTS) | 0);
  const act = guess % ACTS;
  const field = s.camels[camel];
  if (field === HOME) return NO_MOVE;
  if (act >= MOST_NEIGHBOURS) return tryTake(s, camel, field, act - MOST_NEIGHBOURS);
  const to = s.board.neighbours[field * MOST_NEIGHBOURS + act];
  return canStep(s, camel, to) && isFirstOfItsLike(s, camel) ? moveOf(MoveKind.Go, camel, to) : NO_MOVE;
}

function tryTake(s: WuestenkoenigeState, camel: number, field: number, good: number): Move {
  const found = field < HEXES && countOf(looseGoods(s, field), good) > 0;
  return found && isFirstOfItsLike(s, camel) ? moveOf(MoveKind.Take, camel, good) : NO_MOVE;
}

/** Each tile can be turned and shifted six ways, whether it can or not. */
const CHANGES = 1 + MOST_NEIGHBOURS;

function tryChange(s: WuestenkoenigeState, random: Random): Move {
  if (s.turn[At.Reserve] === TILES) return PASS;
  const guess = random.below(HEXES * CHANGES);
  const hex = (guess / CHANGES) | 0;
  const way = guess % CHANGES;
  if (!canTurn(s, hex)) return NO_MOVE;
  if (way === MOST_NEIGHBOURS) return moveOf(MoveKind.Turn, hex, 0);
  const to = s.board.neighbours[hex * MOST_NEIGHBOURS + way];
  return to < HEXES && s.crowd[hex] === 0 ? moveOf(MoveKind.Shift, hex, to) : NO_MOVE;
}
