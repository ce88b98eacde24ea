import type { Move, MoveList } from '../../../engine/game.ts';
import { scratchStates } from '../../../engine/kit.ts';
import { copyInto } from '../../../engine/state.ts';
import { apply } from '../rules/apply.ts';
import { HEXES, PALACE } from '../rules/board.ts';
import { costOf } from '../rules/camels.ts';
import { DRIFT, SAND, STORM } from '../rules/deck.ts';
import { END, firstOf, kindOf, MoveKind, secondOf } from '../rules/encoding.ts';
import { hasAttacked } from '../rules/goods.ts';
import { At, giverOf, ownerOf, Phase, Task, type WuestenkoenigeState } from '../rules/state.ts';
import { looseGoods } from '../rules/tiles.ts';
import {
  blankDeliveryPlan,
  costIfAt,
  costIfOpen,
  countOfSet,
  type DeliveryPlan,
  hasTileBeside,
  missingBy,
  planDelivery,
} from './deliveries.ts';
import { addChanges, blankChanges, type DesertChanges, groundBelow, groundWorth } from './deserts.ts';
import { CARD_WORTH, camelsAtHome, frailtyOf, leadIn, UNSAFE } from './evaluation.ts';
import { goodsBelow, setOf } from './finds.ts';

const scratchLike = scratchStates<WuestenkoenigeState>();

function afterMove(s: WuestenkoenigeState, m: Move): WuestenkoenigeState {
  const trial = scratchLike(s);
  copyInto(trial, s);
  apply(trial, m);
  return trial;
}

/** What the seat's lead becomes by a move, found by making it. */
function leadAfter(s: WuestenkoenigeState, seat: number, m: Move): number {
  return leadIn(afterMove(s, m), seat);
}

/** A movement point is worth more than a point of attention: turns are long, and search should not get lost in them. */
const SHARPNESS = 8;

export function rate(s: WuestenkoenigeState, moves: MoveList, out: Float64Array): void {
  rateInPoints(s, moves, out);
  for (let i = 0; i < moves.length; i++) out[i] *= SHARPNESS;
}

function rateInPoints(s: WuestenkoenigeState, moves: MoveList, out: Float64Array): void {
  if (s.turn[At.Task] === Task.Discard) return rateDiscards(moves, out);
  switch (s.turn[At.Phase]) {
    case Phase.PlayCard:
      return ratePlays(s, moves, out);
    case Phase.MoveCamels:
      return rateCamelMoves(s, moves, out);
    case Phase.Fight:
      return rateFight(s, moves, out);
    case Phase.Give:
      return rateGifts(s, moves, out);
    case Phase.ChangeDesert:
    case Phase.Storming:
      return rateChanges(s, moves, out);
    default:
      out.fill(0, 0, moves.length);
  }
}

function rateDiscards(moves: MoveList, out: Float64Array): void {
  for (let i = 0; i < moves.length; i++) out[i] = -CARD_WORTH[secondOf(moves.items[i])];
}

// ---------------------------------------------------------------------------------------------------------- camels

const own = blankDeliveryPlan();

function rateCamelMoves(s: WuestenkoenigeState, moves: MoveList, out: Float64Array): void {
  planDelivery(s, s.turn[At.Seat], own);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++)
    if (moves.items[i] !== END) best = Math.max(best, (out[i] = rateCamelMove(s, own, moves.items[i])));
  // To stop wastes what could be of use, and nothing where every step would be a waste.
  for (let i = 0; i < moves.length; i++)
    if (moves.items[i] === END) out[i] = best > IDLE ? -s.turn[At.Left] - 0.5 : -0.5;
}

/** A step that is rated lower leads nowhere. */
const IDLE = -0.75;

/** The worth of picking up a good that is missing at home, and of one that is not. */
const FOUND = 6;
/** The worth of standing where a missing good lies. */
const REACHED = 1.5;
const SPARED = 0.5;

function rateCamelMove(s: WuestenkoenigeState, plan: DeliveryPlan, m: Move): number {
  const kind = kindOf(m);
  if (kind === MoveKind.Take) return (plan.missing & (1 << secondOf(m))) !== 0 ? FOUND : SPARED;
  return secondOf(m) < HEXES ? rateStep(s, plan, firstOf(m), secondOf(m)) : rateArrival(s, plan, m);
}

function rateStep(s: WuestenkoenigeState, plan: DeliveryPlan, camel: number, hex: number): number {
  const lost = costIfAt(s, plan, camel, hex) + costOf(s, s.camels[camel], hex) - plan.cost;
  const prey = s.crowd[hex] === 0 || hasAttacked(s.load[camel]) ? 0 : bestPrey(s, camel, hex);
  const found = (setOf(looseGoods(s, hex)) & plan.missing) === 0 ? 0 : REACHED;
  return prey + found - lost - frailtyWithout(s, camel) + exposureChange(s, plan, camel, hex);
}

/** The most that it costs to leave a valley. */
const LEAVING = 2;

/** A turn should not end in a bare valley beside a tile: whoever is next can shift it there. To pass through is safe. */
function exposureChange(s: WuestenkoenigeState, plan: DeliveryPlan, camel: number, to: number): number {
  const from = s.camels[camel];
  const left = isOpenGrave(s, from);
  const entered = isOpenGrave(s, to);
  if (left === entered) return 0;
  const stake = EXPOSED + BURIED_GOOD * countOfSet(setOf(s.load[camel]) & plan.missing);
  if (left) return stake;
  return s.turn[At.Left] - costOf(s, from, to) >= LEAVING ? 0 : -stake;
}

function isOpenGrave(s: WuestenkoenigeState, field: number): boolean {
  return field < HEXES && s.height[field] === 0 && hasTileBeside(s, field);
}

/** The last camel in the palace stays there, unless there are enough abroad: a seat without camels is out. */
function frailtyWithout(s: WuestenkoenigeState, camel: number): number {
  const seat = s.turn[At.Seat];
  return s.camels[camel] === PALACE && camelsAtHome(s, seat) === 1 ? frailtyOf(s, seat, 1) : 0;
}

const arrived = blankDeliveryPlan();
/** The worth of the card that is drawn in an oasis or for a good at home. */
const DRAWN = 2;

/** Coming to a place changes so much that it is tried. */
function rateArrival(s: WuestenkoenigeState, plan: DeliveryPlan, m: Move): number {
  const seat = s.turn[At.Seat];
  const trial = afterMove(s, m);
  if (trial.turn[At.Phase] === Phase.Over) return leadIn(trial, seat);
  planDelivery(trial, seat, arrived);
  const safe = UNSAFE * countOfSet(plan.missing & ~arrived.missing);
  return plan.cost - arrived.cost - costOf(s, s.camels[firstOf(m)], secondOf(m)) + DRAWN + safe;
}

// ---------------------------------------------------------------------------------------------------------- fights

/** What an attack is worth by what can be won and what can be lost. */
const PLUNDER = 1.5;
const NEEDED = 1.5;
const RISK = 1.2;
/** A fight over nothing is not worth the camel. */
const TROUBLE = 0.4;

function bestPrey(s: WuestenkoenigeState, attacker: number, hex: number): number {
  let best = 0;
  for (let camel = 0; camel < s.camels.length; camel++)
    if (s.camels[camel] === hex && ownerOf(camel) !== s.turn[At.Seat])
      best = Math.max(best, worthOfAttack(s, attacker, camel));
  return best;
}

function worthOfAttack(s: WuestenkoenigeState, attacker: number, target: number): number {
  const load = setOf(s.load[target]);
  const mine = missingBy(s, s.turn[At.Seat]);
  const theirs = missingBy(s, ownerOf(target));
  const won = PLUNDER * countOfSet(load & theirs) + NEEDED * countOfSet(load & mine);
  const risked = RISK * countOfSet(setOf(s.load[attacker]) & mine);
  return won - risked - TROUBLE - frailtyIfLost(s);
}

/** One attack in six costs the camel that attacks. */
function frailtyIfLost(s: WuestenkoenigeState): number {
  const seat = s.turn[At.Seat];
  return camelsAtHome(s, seat) > 0 ? 0 : frailtyOf(s, seat, 1) / 6;
}

function rateFight(s: WuestenkoenigeState, moves: MoveList, out: Float64Array): void {
  for (let i = 0; i < moves.length; i++) {
    const m = moves.items[i];
    out[i] = kindOf(m) === MoveKind.Spare ? 0 : worthOfAttack(s, s.turn[At.Attacker], secondOf(m));
  }
}

function rateGifts(s: WuestenkoenigeState, moves: MoveList, out: Float64Array): void {
  const giver = ownerOf(giverOf(s));
  for (let i = 0; i < moves.length; i++) out[i] = leadAfter(s, giver, moves.items[i]);
}

// ------------------------------------------------------------------------------------------------------- the desert

const found = blankChanges();
const rival = blankDeliveryPlan();
/** The part of the harm that is left when a rival goes around what is put in its way. */
const HARM = 0.35;

/** What another ground of each hex would be worth to the seat. */
function changesFor(s: WuestenkoenigeState, seat: number): DesertChanges {
  found.worth.fill(0);
  found.opened.fill(0);
  planDelivery(s, seat, own);
  addChanges(s, own, 1, found);
  addOpened(s, seat, own, 1);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || s.out[other] !== 0) continue;
    planDelivery(s, other, rival);
    addChanges(s, rival, -HARM / (s.seats - 1), found);
    addOpened(s, other, rival, -1 / (s.seats - 1));
  }
  return found;
}

/** Adds what a seat would gain if the goods under a topmost tile lay open. */
function addOpened(s: WuestenkoenigeState, seat: number, plan: DeliveryPlan, share: number): void {
  for (let hex = 0; hex < HEXES; hex++) {
    const set = s.height[hex] === 0 ? 0 : setOf(goodsBelow(s, hex)) & plan.missing;
    if (set !== 0) found.opened[hex] += share * (plan.cost - costIfOpen(s, seat, plan, hex, set));
  }
}

function rateChanges(s: WuestenkoenigeState, moves: MoveList, out: Float64Array): void {
  const changes = changesFor(s, s.turn[At.Seat]);
  for (let i = 0; i < moves.length; i++) out[i] = rateChange(s, changes, moves.items[i]);
}

function rateChange(s: WuestenkoenigeState, changes: DesertChanges, m: Move): number {
  const hex = firstOf(m);
  if (kindOf(m) === MoveKind.Pass) return 0;
  if (kindOf(m) === MoveKind.Turn) return groundWorth(changes, hex, 1 - s.ground[hex]);
  const uncovered = groundWorth(changes, hex, groundBelow(s, hex)) + changes.opened[hex];
  return uncovered + groundWorth(changes, secondOf(m), s.side[s.top[hex]]) + worthOfBurying(s, secondOf(m));
}

/** The worth of burying a camel of another seat, and of each good on it that its seat lacks. */
const BURIED = 1;
const BURIED_GOOD = 4;
/** What an own camel is worth that carries nothing. */
const EXPOSED = 2;

/** A tile on a bare valley buries who stands there. */
function worthOfBurying(s: WuestenkoenigeState, hex: number): number {
  return s.crowd[hex] > 0 && s.height[hex] === 0 ? worthOfVictims(s, hex) : 0;
}

function worthOfVictims(s: WuestenkoenigeState, hex: number): number {
  let worth = 0;
  for (let camel = 0; camel < s.camels.length; camel++) {
    if (s.camels[camel] !== hex) continue;
    const victim = BURIED + BURIED_GOOD * countOfSet(setOf(s.load[camel]) & missingBy(s, ownerOf(camel)));
    worth += ownerOf(camel) === s.turn[At.Seat] ? -victim : victim;
  }
  return worth;
}

// ----------------------------------------------------------------------------------------------------------- cards

/** Which part of its worth a card has to bring at once to be played rather than kept. */
const HASTE = 0.7;

function ratePlays(s: WuestenkoenigeState, moves: MoveList, out: Float64Array): void {
  const seat = s.turn[At.Seat];
  const changes = changesFor(s, seat);
  const before = leadIn(s, seat);
  for (let i = 0; i < moves.length; i++) out[i] = ratePlay(s, changes, moves.items[i], before);
}

function ratePlay(s: WuestenkoenigeState, changes: DesertChanges, m: Move, before: number): number {
  const hex = firstOf(m);
  switch (kindOf(m)) {
    case MoveKind.Skip:
      return 0;
    case MoveKind.Sand:
      return groundWorth(changes, hex, secondOf(m)) + worthOfBurying(s, hex) - HASTE * CARD_WORTH[SAND];
    case MoveKind.Drift:
      return worthOfBlowingAway(s, changes, hex) - HASTE * CARD_WORTH[DRIFT];
    case MoveKind.Storm:
      return STORMY - HASTE * CARD_WORTH[STORM];
    default:
      return leadAfter(s, s.turn[At.Seat], m) - before;
  }
}

function worthOfBlowingAway(s: WuestenkoenigeState, changes: DesertChanges, hex: number): number {
  return groundWorth(changes, hex, groundBelow(s, hex)) + changes.opened[hex] + worthOfSinking(s, hex);
}

/** What three changes of the desert at once are worth. */
const STORMY = 2;
/** Camels that sink into a bare valley can be buried in the same turn. */
const SINKING = 0.8;

function worthOfSinking(s: WuestenkoenigeState, hex: number): number {
  return s.crowd[hex] > 0 && s.height[hex] === 1 ? SINKING * worthOfVictims(s, hex) : 0;
}
