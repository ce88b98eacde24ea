import { type Actor, CHANCE, type Move, NOBODY } from '../../../engine/game.ts';
import { enlist, walk } from './camels.ts';
import { dropGood, fallSick, pickUp, stepTo, swapCamels } from './caravans.ts';
import { drawCard, findTask, layOpen } from './cards.ts';
import { STORM_CHANGES, TREK_POINTS } from './deck.ts';
import { blowAway, setTile, shift, spreadSand, turnOver } from './desert.ts';
import * as moves from './encoding.ts';
import { firstOf, kindOf, secondOf } from './encoding.ts';
import { endGame } from './ends.ts';
import { attack, endFight, give, giverOf, rollDie } from './fights.ts';
import { ATTACKED, NO_LOAD } from './goods.ts';
import { CAMELS, POINTS, ROUNDS } from './material.ts';
import { canChangeTile, canMoveCamels } from './moves.ts';
import {
  CHANGE_DESERT,
  CHANGED,
  CHANGED_TOO,
  DIE,
  DISCARD,
  GIVE,
  handSize,
  LEFT,
  MOVE_CAMELS,
  NO_PIECE,
  NO_TASK,
  OVER,
  ownerOf,
  PHASE,
  PLAY_CARD,
  ROLL,
  ROUND,
  SEAT,
  SET_TILES,
  STORM_LEFT,
  STORMING,
  TASK,
  TASK_SEAT,
  TURN_OVER,
  type WuestenkoenigeState,
} from './state.ts';

export function actor(s: WuestenkoenigeState): Actor {
  const stage = s.clock[PHASE];
  if (stage === OVER) return NOBODY;
  if (s.clock[TASK] !== NO_TASK) return s.clock[TASK] === DISCARD ? s.clock[TASK_SEAT] : CHANCE;
  if (stage === SET_TILES || stage === ROLL) return CHANCE;
  return stage === GIVE ? ownerOf(giverOf(s)) : s.clock[SEAT];
}

export function apply(s: WuestenkoenigeState, m: Move): void {
  const kind = kindOf(m);
  if (kind >= moves.PLAY_MOVE && kind < moves.GO_MOVE) playCard(s, kind, firstOf(m), secondOf(m));
  else if (s.clock[TASK] !== NO_TASK) moveCard(s, kind, secondOf(m));
  else makeMove(s, kind, firstOf(m), secondOf(m));
  goOn(s);
}

function moveCard(s: WuestenkoenigeState, kind: number, card: number): void {
  if (kind === moves.DRAW_MOVE) drawCard(s, card);
  else layOpen(s, s.clock[TASK_SEAT], card);
}

function playCard(s: WuestenkoenigeState, kind: number, first: number, second: number): void {
  layOpen(s, s.clock[SEAT], kind - moves.PLAY_MOVE);
  s.clock[PHASE] = MOVE_CAMELS;
  switch (kind) {
    case moves.SAND_MOVE:
      return spreadSand(s, first, second);
    case moves.DRIFT_MOVE:
      return blowAway(s, first);
    case moves.STORM_MOVE:
      s.clock[PHASE] = STORMING;
      s.clock[STORM_LEFT] = STORM_CHANGES;
      return;
    case moves.CALF_MOVE:
      return enlist(s, s.clock[SEAT], first, NO_LOAD);
    case moves.CARPET_MOVE:
      return walk(s, first, second);
    case moves.TREK_MOVE:
      s.clock[LEFT] += TREK_POINTS;
      return;
    case moves.SWAP_MOVE:
      return swapCamels(s, first, second);
    case moves.LOSS_MOVE:
      return dropGood(s, first, second);
    default:
      return fallSick(s, second);
  }
}

function makeMove(s: WuestenkoenigeState, kind: number, first: number, second: number): void {
  switch (kind) {
    case moves.GO_MOVE:
      return stepTo(s, first, second);
    case moves.TILE_MOVE:
      return setTile(s, first, second);
    case moves.TAKE_MOVE:
      return pickUp(s, first, second);
    case moves.ATTACK_MOVE:
      return attack(s, second);
    case moves.ROLL_MOVE:
      return rollDie(s, second);
    case moves.GIVE_MOVE:
      return give(s, second);
    case moves.SPARE_MOVE:
      return endFight(s);
    case moves.SKIP_MOVE:
      s.clock[PHASE] = MOVE_CAMELS;
      return;
    case moves.END_MOVE:
      s.clock[PHASE] = CHANGE_DESERT;
      return;
    default:
      return changeDesert(s, kind, first, second);
  }
}

function changeDesert(s: WuestenkoenigeState, kind: number, first: number, second: number): void {
  if (s.clock[PHASE] === CHANGE_DESERT) s.clock[PHASE] = TURN_OVER;
  if (kind === moves.TURN_MOVE) turnOver(s, first);
  else if (kind === moves.SHIFT_MOVE) shift(s, first, second);
  else if (kind !== moves.PASS_MOVE) throw new Error(`not a move: kind ${kind}`);
}

/** Goes on to where somebody has something to do. */
function goOn(s: WuestenkoenigeState): void {
  if (s.clock[PHASE] === OVER) return;
  if (s.clock[TASK] !== NO_TASK && findTask(s)) return;
  if (s.clock[PHASE] === TURN_OVER || s.out[s.clock[SEAT]] !== 0) beginNextTurn(s);
  passOver(s);
}

function beginNextTurn(s: WuestenkoenigeState): void {
  const seat = s.clock[SEAT];
  for (let camel = seat * CAMELS; camel < (seat + 1) * CAMELS; camel++) s.load[camel] &= ~ATTACKED;
  calmDown(s);
  s.clock[DIE] = 0;
  s.clock[LEFT] = POINTS;
  s.clock[PHASE] = PLAY_CARD;
  passTurn(s);
}

/** To the next seat that is not out. Past the last seat a round begins, if there is one more. */
function passTurn(s: WuestenkoenigeState): void {
  let seat = s.clock[SEAT];
  do {
    seat = (seat + 1) % s.seats;
    if (seat > 0) continue;
    if (s.clock[ROUND] === ROUNDS) return endGame(s);
    s.clock[ROUND]++;
  } while (s.out[seat] !== 0);
  s.clock[SEAT] = seat;
}

/** Steps in which nothing can be done. A hand with cards is asked all the same: it is hidden what can be done with it. */
function passOver(s: WuestenkoenigeState): void {
  if (s.clock[PHASE] === PLAY_CARD && handSize(s, s.clock[SEAT]) === 0) s.clock[PHASE] = MOVE_CAMELS;
  if (s.clock[PHASE] === STORMING && (s.clock[STORM_LEFT] === 0 || !canChangeTile(s))) {
    calmDown(s);
    s.clock[PHASE] = MOVE_CAMELS;
  }
  if (s.clock[PHASE] === MOVE_CAMELS && !canMoveCamels(s)) s.clock[PHASE] = CHANGE_DESERT;
}

function calmDown(s: WuestenkoenigeState): void {
  s.clock[STORM_LEFT] = 0;
  s.clock[CHANGED] = NO_PIECE;
  s.clock[CHANGED_TOO] = NO_PIECE;
}
