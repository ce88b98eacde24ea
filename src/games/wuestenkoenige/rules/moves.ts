import { type Move, type MoveList, push } from '../../../engine/game.ts';
import { FIELDS, HEXES, MOST_NEIGHBOURS, oasisOf } from './board.ts';
import { costOf, hasRoomFor, isFirstOfItsLike } from './camels.ts';
import { CALF_RANGE, CARDS, CARPET_RANGE } from './deck.ts';
import * as kinds from './encoding.ts';
import { moveOf } from './encoding.ts';
import { giverOf } from './fights.ts';
import { countOf, GOODS, NO_LOAD } from './goods.ts';
import { CAMELS, ROOM, TILES } from './material.ts';
import {
  ATTACKER,
  CHANGE_DESERT,
  DISCARD,
  DRAW,
  FIGHT,
  GIVE,
  HOME,
  LEFT,
  MOVE_CAMELS,
  NEXT_HEX,
  NO_TASK,
  ownerOf,
  PHASE,
  PLAY_CARD,
  RESERVE,
  ROLL,
  SEAT,
  SET_TILES,
  STORMING,
  sides,
  TASK,
  TASK_SEAT,
  type WuestenkoenigeState,
} from './state.ts';
import { looseGoods, wasStormed } from './tiles.ts';

export function moves(s: WuestenkoenigeState, out: MoveList): void {
  out.length = 0;
  if (s.clock[TASK] !== NO_TASK) return listTask(s, out);
  switch (s.clock[PHASE]) {
    case MOVE_CAMELS:
      return listCamelMoves(s, out);
    case CHANGE_DESERT:
    case STORMING:
      return listChanges(s, out);
    case PLAY_CARD:
      return listPlays(s, out);
    case FIGHT:
      return listAttacks(s, out);
    case GIVE:
      return listGoods(s.load[giverOf(s)], moveOf(kinds.GIVE_MOVE, 0, 0), out);
    case ROLL:
      return listUpTo(7, 1, moveOf(kinds.ROLL_MOVE, 0, 0), out);
    case SET_TILES:
      return listUpTo(sides.length, 0, moveOf(kinds.TILE_MOVE, s.clock[NEXT_HEX], 0), out);
    default:
      return;
  }
}

function listUpTo(end: number, from: number, base: Move, out: MoveList): void {
  for (let i = from; i < end; i++) push(out, base + i);
}

function listGoods(load: number, base: Move, out: MoveList): void {
  for (let good = 0; good < GOODS; good++) if (countOf(load, good) > 0) push(out, base + good);
}

// --------------------------------------------------------------------------------------------------- cards in hands

function listTask(s: WuestenkoenigeState, out: MoveList): void {
  const seat = s.clock[TASK_SEAT];
  if (s.clock[TASK] === DRAW) listHeld(s.deck, 0, kinds.DRAW_MOVE, out);
  else if (s.clock[TASK] === DISCARD) listHeld(s.hands, seat * CARDS, kinds.DISCARD_MOVE, out);
  else listRevealed(s, seat, out);
}

function listHeld(counts: Uint8Array, from: number, kind: number, out: MoveList): void {
  for (let card = 0; card < CARDS; card++) if (counts[from + card] > 0) push(out, moveOf(kind, 0, card));
}

/** The kinds in the order of the deck, so there is one outcome; unless the hand is hidden, then it could be any. */
function listRevealed(s: WuestenkoenigeState, seat: number, out: MoveList): void {
  if (s.unseen[seat] > 0) listHeld(s.deck, 0, kinds.DISCARD_MOVE, out);
  else push(out, moveOf(kinds.DISCARD_MOVE, 0, firstHeld(s, seat)));
}

export function firstHeld(s: WuestenkoenigeState, seat: number): number {
  let card = 0;
  while (s.hands[seat * CARDS + card] === 0) card++;
  return card;
}

// --------------------------------------------------------------------------------------------------- playing a card

type Lister = (s: WuestenkoenigeState, out: MoveList) => void;

/** What can be done with each card, in the order of the deck. */
const listers: readonly Lister[] = [
  listSand,
  listDrifts,
  (s, out) => canChangeTile(s) && push(out, kinds.STORM_PLAY),
  listCalves,
  listFlights,
  (_, out) => push(out, kinds.TREK_PLAY),
  listSwaps,
  listLosses,
  listPlagues,
];

function listPlays(s: WuestenkoenigeState, out: MoveList): void {
  push(out, kinds.SKIP);
  const hand = s.clock[SEAT] * CARDS;
  for (let card = 0; card < CARDS; card++) if (s.hands[hand + card] > 0) listers[card](s, out);
}

function listSand(s: WuestenkoenigeState, out: MoveList): void {
  if (s.clock[RESERVE] === 0) return;
  for (let hex = 0; hex < HEXES; hex++)
    for (let side = 0; side < sides.length; side++) push(out, moveOf(kinds.SAND_MOVE, hex, side));
}

function listDrifts(s: WuestenkoenigeState, out: MoveList): void {
  for (let hex = 0; hex < HEXES; hex++) if (s.height[hex] > 0) push(out, moveOf(kinds.DRIFT_MOVE, hex, 0));
}

function listCalves(s: WuestenkoenigeState, out: MoveList): void {
  if (s.stock[s.clock[SEAT]] === 0) return;
  for (let hex = 0; hex < HEXES; hex++)
    if (s.crowd[hex] < ROOM && hasParent(s, hex)) push(out, moveOf(kinds.CALF_MOVE, hex, 0));
}

function hasParent(s: WuestenkoenigeState, hex: number): boolean {
  const { camels, board } = s;
  const first = s.clock[SEAT] * CAMELS;
  for (let camel = first; camel < first + CAMELS; camel++)
    if (camels[camel] < HEXES && board.distances[camels[camel] * FIELDS + hex] <= CALF_RANGE) return true;
  return false;
}

function listFlights(s: WuestenkoenigeState, out: MoveList): void {
  const first = s.clock[SEAT] * CAMELS;
  for (let camel = first; camel < first + CAMELS; camel++)
    if (s.camels[camel] !== HOME && isFirstOfItsLike(s, camel)) listFlightsOf(s, camel, out);
}

function listFlightsOf(s: WuestenkoenigeState, camel: number, out: MoveList): void {
  const from = s.camels[camel];
  const { distances } = s.board;
  for (let hex = 0; hex < HEXES; hex++)
    if (hex !== from && s.crowd[hex] < ROOM && distances[from * FIELDS + hex] <= CARPET_RANGE)
      push(out, moveOf(kinds.CARPET_MOVE, camel, hex));
}

/** A camel of another seat on a desert hex. */
function isAbroad(s: WuestenkoenigeState, camel: number): boolean {
  return s.camels[camel] < HEXES && ownerOf(camel) !== s.clock[SEAT] && isFirstOfItsLike(s, camel);
}

function listSwaps(s: WuestenkoenigeState, out: MoveList): void {
  for (let one = 0; one < s.camels.length; one++) {
    if (!isAbroad(s, one)) continue;
    for (let other = 0; other < s.camels.length; other++)
      if (s.camels[one] < s.camels[other] && isAbroad(s, other) && !areTwins(s, one, other))
        push(out, moveOf(kinds.SWAP_MOVE, one, other));
  }
}

function areTwins(s: WuestenkoenigeState, one: number, other: number): boolean {
  return ownerOf(one) === ownerOf(other) && s.load[one] === s.load[other];
}

function listLosses(s: WuestenkoenigeState, out: MoveList): void {
  for (let camel = 0; camel < s.camels.length; camel++)
    if (s.load[camel] !== NO_LOAD && isAbroad(s, camel))
      listGoods(s.load[camel], moveOf(kinds.LOSS_MOVE, camel, 0), out);
}

function listPlagues(s: WuestenkoenigeState, out: MoveList): void {
  for (let good = 0; good < GOODS; good++)
    if (s.crowd[oasisOf(good)] > 0) push(out, moveOf(kinds.PLAGUE_MOVE, 0, good));
}

// -------------------------------------------------------------------------------------------------- moving camels

function listCamelMoves(s: WuestenkoenigeState, out: MoveList): void {
  const first = s.clock[SEAT] * CAMELS;
  for (let camel = first; camel < first + CAMELS; camel++)
    if (s.camels[camel] !== HOME && isFirstOfItsLike(s, camel)) listSteps(s, camel, out);
  for (let camel = first; camel < first + CAMELS; camel++)
    if (s.camels[camel] < HEXES && looseGoods(s, s.camels[camel]) !== NO_LOAD && isFirstOfItsLike(s, camel))
      listGoods(looseGoods(s, s.camels[camel]), moveOf(kinds.TAKE_MOVE, camel, 0), out);
  push(out, kinds.END);
}

function listSteps(s: WuestenkoenigeState, camel: number, out: MoveList): void {
  const { neighbours } = s.board;
  const start = s.camels[camel] * MOST_NEIGHBOURS;
  for (let i = start; i < start + MOST_NEIGHBOURS; i++)
    if (canStep(s, camel, neighbours[i])) push(out, moveOf(kinds.GO_MOVE, camel, neighbours[i]));
}

/** To a field beside it, or to FIELDS, which is nowhere. */
export function canStep(s: WuestenkoenigeState, camel: number, to: number): boolean {
  return to !== FIELDS && s.clock[LEFT] >= costOf(s, s.camels[camel], to) && hasRoomFor(s, to, s.load[camel]);
}

export function canMoveCamels(s: WuestenkoenigeState): boolean {
  const first = s.clock[SEAT] * CAMELS;
  for (let camel = first; camel < first + CAMELS; camel++)
    if (s.camels[camel] !== HOME && canMoveOrTake(s, camel)) return true;
  return false;
}

function canMoveOrTake(s: WuestenkoenigeState, camel: number): boolean {
  const field = s.camels[camel];
  if (field < HEXES && looseGoods(s, field) !== NO_LOAD) return true;
  const { neighbours } = s.board;
  if (s.clock[LEFT] === 0) return false;
  for (let i = field * MOST_NEIGHBOURS; i < (field + 1) * MOST_NEIGHBOURS; i++)
    if (canStep(s, camel, neighbours[i])) return true;
  return false;
}

function listAttacks(s: WuestenkoenigeState, out: MoveList): void {
  const hex = s.camels[s.clock[ATTACKER]];
  for (let camel = 0; camel < s.camels.length; camel++)
    if (s.camels[camel] === hex && isAbroad(s, camel)) push(out, moveOf(kinds.ATTACK_MOVE, 0, camel));
  push(out, kinds.SPARE_THEM);
}

// ---------------------------------------------------------------------------------------------- changing the desert

function listChanges(s: WuestenkoenigeState, out: MoveList): void {
  if (s.clock[RESERVE] === TILES) return push(out, kinds.PASS);
  for (let hex = 0; hex < HEXES; hex++) if (canTurn(s, hex)) push(out, moveOf(kinds.TURN_MOVE, hex, 0));
  for (let hex = 0; hex < HEXES; hex++) if (s.crowd[hex] === 0 && canTurn(s, hex)) listShifts(s, hex, out);
}

function listShifts(s: WuestenkoenigeState, hex: number, out: MoveList): void {
  const { neighbours } = s.board;
  const start = hex * MOST_NEIGHBOURS;
  // Places come last among the neighbours.
  for (let i = start; i < start + MOST_NEIGHBOURS && neighbours[i] < HEXES; i++)
    push(out, moveOf(kinds.SHIFT_MOVE, hex, neighbours[i]));
}

export function canTurn(s: WuestenkoenigeState, hex: number): boolean {
  return s.height[hex] > 0 && !wasStormed(s, s.top[hex]);
}

export function canChangeTile(s: WuestenkoenigeState): boolean {
  for (let hex = 0; hex < HEXES; hex++) if (canTurn(s, hex)) return true;
  return false;
}
