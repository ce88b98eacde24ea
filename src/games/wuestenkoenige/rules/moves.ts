import { type Move, type MoveList, push } from '../../../engine/game.ts';
import { FIELDS, HEXES, MOST_NEIGHBOURS, oasisOf } from './board.ts';
import { costOf, hasRoomFor, isFirstOfItsLike } from './camels.ts';
import { CALF_RANGE, CARDS, CARPET_RANGE } from './deck.ts';
import * as kinds from './encoding.ts';
import { moveOf } from './encoding.ts';
import { giverOf } from './fights.ts';
import { countOf, GOODS, NO_LOAD } from './goods.ts';
import { CAMELS, ROOM, TILES } from './material.ts';
import { At, HOME, ownerOf, Phase, sides, Task, type WuestenkoenigeState } from './state.ts';
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
      return listGoods(s.load[giverOf(s)], moveOf(kinds.MoveKind.Give, 0, 0), out);
    case Phase.Roll:
      return listUpTo(7, 1, moveOf(kinds.MoveKind.Roll, 0, 0), out);
    case Phase.SetTiles:
      return listUpTo(sides.length, 0, moveOf(kinds.MoveKind.Tile, s.turn[At.NextHex], 0), out);
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
  if (s.turn[At.Task] === Task.Draw) listHeld(s.deck, 0, kinds.MoveKind.Draw, out);
  else if (s.turn[At.Task] === Task.Discard) listHeld(s.hands, seat * CARDS, kinds.MoveKind.Discard, out);
  else listRevealed(s, seat, out);
}

function listHeld(counts: Uint8Array, from: number, kind: number, out: MoveList): void {
  for (let card = 0; card < CARDS; card++) if (counts[from + card] > 0) push(out, moveOf(kind, 0, card));
}

/** The kinds in the order of the deck, so there is one outcome; unless the hand is hidden, then it could be any. */
function listRevealed(s: WuestenkoenigeState, seat: number, out: MoveList): void {
  if (s.unseen[seat] > 0) listHeld(s.deck, 0, kinds.MoveKind.Discard, out);
  else push(out, moveOf(kinds.MoveKind.Discard, 0, firstHeld(s, seat)));
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
  const hand = s.turn[At.Seat] * CARDS;
  for (let card = 0; card < CARDS; card++) if (s.hands[hand + card] > 0) listers[card](s, out);
}

function listSand(s: WuestenkoenigeState, out: MoveList): void {
  if (s.turn[At.Reserve] === 0) return;
  for (let hex = 0; hex < HEXES; hex++)
    for (let side = 0; side < sides.length; side++) push(out, moveOf(kinds.MoveKind.Sand, hex, side));
}

function listDrifts(s: WuestenkoenigeState, out: MoveList): void {
  for (let hex = 0; hex < HEXES; hex++) if (s.height[hex] > 0) push(out, moveOf(kinds.MoveKind.Drift, hex, 0));
}

function listCalves(s: WuestenkoenigeState, out: MoveList): void {
  if (s.stock[s.turn[At.Seat]] === 0) return;
  for (let hex = 0; hex < HEXES; hex++)
    if (s.crowd[hex] < ROOM && hasParent(s, hex)) push(out, moveOf(kinds.MoveKind.Calf, hex, 0));
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
      push(out, moveOf(kinds.MoveKind.Carpet, camel, hex));
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
        push(out, moveOf(kinds.MoveKind.Swap, one, other));
  }
}

function areTwins(s: WuestenkoenigeState, one: number, other: number): boolean {
  return ownerOf(one) === ownerOf(other) && s.load[one] === s.load[other];
}

function listLosses(s: WuestenkoenigeState, out: MoveList): void {
  for (let camel = 0; camel < s.camels.length; camel++)
    if (s.load[camel] !== NO_LOAD && isAbroad(s, camel))
      listGoods(s.load[camel], moveOf(kinds.MoveKind.Loss, camel, 0), out);
}

function listPlagues(s: WuestenkoenigeState, out: MoveList): void {
  for (let good = 0; good < GOODS; good++)
    if (s.crowd[oasisOf(good)] > 0) push(out, moveOf(kinds.MoveKind.Plague, 0, good));
}

// -------------------------------------------------------------------------------------------------- moving camels

function listCamelMoves(s: WuestenkoenigeState, out: MoveList): void {
  const first = s.turn[At.Seat] * CAMELS;
  for (let camel = first; camel < first + CAMELS; camel++)
    if (s.camels[camel] !== HOME && isFirstOfItsLike(s, camel)) listSteps(s, camel, out);
  for (let camel = first; camel < first + CAMELS; camel++)
    if (s.camels[camel] < HEXES && looseGoods(s, s.camels[camel]) !== NO_LOAD && isFirstOfItsLike(s, camel))
      listGoods(looseGoods(s, s.camels[camel]), moveOf(kinds.MoveKind.Take, camel, 0), out);
  push(out, kinds.END);
}

function listSteps(s: WuestenkoenigeState, camel: number, out: MoveList): void {
  const { neighbours } = s.board;
  const start = s.camels[camel] * MOST_NEIGHBOURS;
  for (let i = start; i < start + MOST_NEIGHBOURS; i++)
    if (canStep(s, camel, neighbours[i])) push(out, moveOf(kinds.MoveKind.Go, camel, neighbours[i]));
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
    if (s.camels[camel] === hex && isAbroad(s, camel)) push(out, moveOf(kinds.MoveKind.Attack, 0, camel));
  push(out, kinds.SPARE_THEM);
}

// ---------------------------------------------------------------------------------------------- changing the desert

function listChanges(s: WuestenkoenigeState, out: MoveList): void {
  if (s.turn[At.Reserve] === TILES) return push(out, kinds.PASS);
  for (let hex = 0; hex < HEXES; hex++) if (canTurn(s, hex)) push(out, moveOf(kinds.MoveKind.Turn, hex, 0));
  for (let hex = 0; hex < HEXES; hex++) if (s.crowd[hex] === 0 && canTurn(s, hex)) listShifts(s, hex, out);
}

function listShifts(s: WuestenkoenigeState, hex: number, out: MoveList): void {
  const { neighbours } = s.board;
  const start = hex * MOST_NEIGHBOURS;
  // Places come last among the neighbours.
  for (let i = start; i < start + MOST_NEIGHBOURS && neighbours[i] < HEXES; i++)
    push(out, moveOf(kinds.MoveKind.Shift, hex, neighbours[i]));
}

export function canTurn(s: WuestenkoenigeState, hex: number): boolean {
  return s.height[hex] > 0 && !wasStormed(s, s.top[hex]);
}

export function canChangeTile(s: WuestenkoenigeState): boolean {
  for (let hex = 0; hex < HEXES; hex++) if (canTurn(s, hex)) return true;
  return false;
}
