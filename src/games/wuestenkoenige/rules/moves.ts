import { type Move, type MoveList, moveList, push } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { FIELDS, HEXES, MOST_NEIGHBOURS, oasisOf } from './board.ts';
import { costOf, hasRoomFor, isFirstOfItsLike } from './camels.ts';
import { CALF_RANGE, CARDS, CARPET_RANGE } from './deck.ts';
import { END, MoveKind, moveOf, PASS, SKIP, SPARE_THEM, STORM_PLAY, TREK_PLAY } from './encoding.ts';
import { countOf, GOODS, NO_LOAD } from './goods.ts';
import { CAMELS, ROOM, TILES } from './material.ts';
import { At, giverOf, HOME, mayHold, ownerOf, Phase, sides, Task, type WuestenkoenigeState } from './state.ts';
import { looseGoods, wasStormed } from './tiles.ts';

export function moves(s: WuestenkoenigeState, out: MoveList): void {
  out.length = 0;
  if (s.turn[At.Task] !== Task.None) return listTask(s, out);
  switch (s.turn[At.Phase]) {
    case Phase.MoveCamels:
      return listCamelMoves(s, out);
    case Phase.ChangeDesert:
    case Phase.Storming:
      return listChanges(s, out);
    case Phase.PlayCard:
      return listPlays(s, out);
    case Phase.Fight:
      return listAttacks(s, out);
    case Phase.Give:
      return listGoods(s.load[giverOf(s)], moveOf(MoveKind.Give, 0, 0), out);
    case Phase.Roll:
      return listUpTo(7, 1, moveOf(MoveKind.Roll, 0, 0), out);
    case Phase.SetTiles:
      return listUpTo(sides.length, 0, moveOf(MoveKind.Tile, s.turn[At.NextHex], 0), out);
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
  const seat = s.turn[At.TaskSeat];
  if (s.turn[At.Task] === Task.Draw) listDrawn(s, out);
  else if (s.turn[At.Task] === Task.Discard) listPossible(s, seat, out);
  else listRevealed(s, seat, out);
}

function listDrawn(s: WuestenkoenigeState, out: MoveList): void {
  for (let card = 0; card < CARDS; card++) if (s.deck[card] > 0) push(out, moveOf(MoveKind.Draw, 0, card));
}

function listPossible(s: WuestenkoenigeState, seat: number, out: MoveList): void {
  for (let card = 0; card < CARDS; card++) if (mayHold(s, seat, card)) push(out, moveOf(MoveKind.Discard, 0, card));
}

/** The kinds in the order of the deck, so there is one outcome; unless the hand is hidden, then it could be any. */
function listRevealed(s: WuestenkoenigeState, seat: number, out: MoveList): void {
  if (s.unseen[seat] > 0) listPossible(s, seat, out);
  else push(out, moveOf(MoveKind.Discard, 0, firstHeld(s, seat)));
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
  (s, out) => canChangeTile(s) && push(out, STORM_PLAY),
  listCalves,
  listFlights,
  (_, out) => push(out, TREK_PLAY),
  listSwaps,
  listLosses,
  listPlagues,
];

function listPlays(s: WuestenkoenigeState, out: MoveList): void {
  push(out, SKIP);
  const seat = s.turn[At.Seat];
  for (let card = 0; card < CARDS; card++) if (mayHold(s, seat, card)) listers[card](s, out);
}

function listSand(s: WuestenkoenigeState, out: MoveList): void {
  if (s.turn[At.Reserve] === 0) return;
  for (let hex = 0; hex < HEXES; hex++)
    for (let side = 0; side < sides.length; side++) push(out, moveOf(MoveKind.Sand, hex, side));
}

function listDrifts(s: WuestenkoenigeState, out: MoveList): void {
  for (let hex = 0; hex < HEXES; hex++) if (s.height[hex] > 0) push(out, moveOf(MoveKind.Drift, hex, 0));
}

function listCalves(s: WuestenkoenigeState, out: MoveList): void {
  if (s.stock[s.turn[At.Seat]] === 0) return;
  for (let hex = 0; hex < HEXES; hex++)
    if (s.crowd[hex] < ROOM && hasParent(s, hex)) push(out, moveOf(MoveKind.Calf, hex, 0));
}

function hasParent(s: WuestenkoenigeState, hex: number): boolean {
  const { camels, board } = s;
  const first = s.turn[At.Seat] * CAMELS;
  for (let camel = first; camel < first + CAMELS; camel++)
    if (camels[camel] < HEXES && board.distances[camels[camel] * FIELDS + hex] <= CALF_RANGE) return true;
  return false;
}

function listFlights(s: WuestenkoenigeState, out: MoveList): void {
  const first = s.turn[At.Seat] * CAMELS;
  for (let camel = first; camel < first + CAMELS; camel++)
    if (s.camels[camel] !== HOME && isFirstOfItsLike(s, camel)) listFlightsOf(s, camel, out);
}

function listFlightsOf(s: WuestenkoenigeState, camel: number, out: MoveList): void {
  const from = s.camels[camel];
  const { distances } = s.board;
  for (let hex = 0; hex < HEXES; hex++)
    if (hex !== from && s.crowd[hex] < ROOM && distances[from * FIELDS + hex] <= CARPET_RANGE)
      push(out, moveOf(MoveKind.Carpet, camel, hex));
}

/** A camel of another seat on a desert hex. */
function isAbroad(s: WuestenkoenigeState, camel: number): boolean {
  return s.camels[camel] < HEXES && ownerOf(camel) !== s.turn[At.Seat] && isFirstOfItsLike(s, camel);
}

function listSwaps(s: WuestenkoenigeState, out: MoveList): void {
  for (let one = 0; one < s.camels.length; one++) {
    if (!isAbroad(s, one)) continue;
    for (let other = 0; other < s.camels.length; other++)
      if (s.camels[one] < s.camels[other] && isAbroad(s, other) && !areTwins(s, one, other))
        push(out, moveOf(MoveKind.Swap, one, other));
  }
}

function areTwins(s: WuestenkoenigeState, one: number, other: number): boolean {
  return ownerOf(one) === ownerOf(other) && s.load[one] === s.load[other];
}

function listLosses(s: WuestenkoenigeState, out: MoveList): void {
  for (let camel = 0; camel < s.camels.length; camel++)
    if (s.load[camel] !== NO_LOAD && isAbroad(s, camel)) listGoods(s.load[camel], moveOf(MoveKind.Loss, camel, 0), out);
}

function listPlagues(s: WuestenkoenigeState, out: MoveList): void {
  for (let good = 0; good < GOODS; good++) if (s.crowd[oasisOf(good)] > 0) push(out, moveOf(MoveKind.Plague, 0, good));
}

// -------------------------------------------------------------------------------------------------- moving camels

function listCamelMoves(s: WuestenkoenigeState, out: MoveList): void {
  const first = s.turn[At.Seat] * CAMELS;
  for (let camel = first; camel < first + CAMELS; camel++)
    if (s.camels[camel] !== HOME && isFirstOfItsLike(s, camel)) listSteps(s, camel, out);
  for (let camel = first; camel < first + CAMELS; camel++)
    if (s.camels[camel] < HEXES && looseGoods(s, s.camels[camel]) !== NO_LOAD && isFirstOfItsLike(s, camel))
      listGoods(looseGoods(s, s.camels[camel]), moveOf(MoveKind.Take, camel, 0), out);
  push(out, END);
}

function listSteps(s: WuestenkoenigeState, camel: number, out: MoveList): void {
  const { neighbours } = s.board;
  const start = s.camels[camel] * MOST_NEIGHBOURS;
  for (let i = start; i < start + MOST_NEIGHBOURS; i++)
    if (canStep(s, camel, neighbours[i])) push(out, moveOf(MoveKind.Go, camel, neighbours[i]));
}

/** To a field beside it, or to FIELDS, which is nowhere. */
export function canStep(s: WuestenkoenigeState, camel: number, to: number): boolean {
  return to !== FIELDS && s.turn[At.Left] >= costOf(s, s.camels[camel], to) && hasRoomFor(s, to, s.load[camel]);
}

export function canMoveCamels(s: WuestenkoenigeState): boolean {
  const first = s.turn[At.Seat] * CAMELS;
  for (let camel = first; camel < first + CAMELS; camel++)
    if (s.camels[camel] !== HOME && canMoveOrTake(s, camel)) return true;
  return false;
}

function canMoveOrTake(s: WuestenkoenigeState, camel: number): boolean {
  const field = s.camels[camel];
  if (field < HEXES && looseGoods(s, field) !== NO_LOAD) return true;
  const { neighbours } = s.board;
  if (s.turn[At.Left] === 0) return false;
  for (let i = field * MOST_NEIGHBOURS; i < (field + 1) * MOST_NEIGHBOURS; i++)
    if (canStep(s, camel, neighbours[i])) return true;
  return false;
}

function listAttacks(s: WuestenkoenigeState, out: MoveList): void {
  const hex = s.camels[s.turn[At.Attacker]];
  for (let camel = 0; camel < s.camels.length; camel++)
    if (s.camels[camel] === hex && isAbroad(s, camel)) push(out, moveOf(MoveKind.Attack, 0, camel));
  push(out, SPARE_THEM);
}

// ---------------------------------------------------------------------------------------------- changing the desert

function listChanges(s: WuestenkoenigeState, out: MoveList): void {
  if (s.turn[At.Reserve] === TILES) return push(out, PASS);
  for (let hex = 0; hex < HEXES; hex++) if (canTurn(s, hex)) push(out, moveOf(MoveKind.Turn, hex, 0));
  for (let hex = 0; hex < HEXES; hex++) if (s.crowd[hex] === 0 && canTurn(s, hex)) listShifts(s, hex, out);
}

function listShifts(s: WuestenkoenigeState, hex: number, out: MoveList): void {
  const { neighbours } = s.board;
  const start = hex * MOST_NEIGHBOURS;
  // Places come last among the neighbours.
  for (let i = start; i < start + MOST_NEIGHBOURS && neighbours[i] < HEXES; i++)
    push(out, moveOf(MoveKind.Shift, hex, neighbours[i]));
}

export function canTurn(s: WuestenkoenigeState, hex: number): boolean {
  return s.height[hex] > 0 && !wasStormed(s, s.top[hex]);
}

export function canChangeTile(s: WuestenkoenigeState): boolean {
  for (let hex = 0; hex < HEXES; hex++) if (canTurn(s, hex)) return true;
  return false;
}

// ------------------------------------------------------------------------------------------------ one of them

const list = moveList();
/** Trying is fast while many moves are legal. After this many tries in vain they are listed. */
const TRIES = 60;
const NO_MOVE = -1;

/** One legal move, each equally likely: a move is guessed until one is legal, which favours none. */
export function randomMove(s: WuestenkoenigeState, random: Random): Move {
  const phase = s.turn[At.Phase];
  if (s.turn[At.Task] === Task.None) {
    if (phase === Phase.MoveCamels) return randomTry(tryCamelMove, s, random);
    if (phase === Phase.ChangeDesert || phase === Phase.Storming) return randomTry(tryChange, s, random);
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
