import type { Move } from '../../../engine/game.ts';
import { enlist, walk } from './camels.ts';
import { dropGood, fallSick, pickUp, stepTo, swapCamels } from './caravans.ts';
import { drawCard, findTask, layOpen } from './cards.ts';
import { STORM_CHANGES, TREK_POINTS } from './deck.ts';
import { blowAway, setTile, shift, spreadSand, turnOver } from './desert.ts';
import { cardOf, firstOf, isPlay, kindOf, MoveKind, secondOf } from './encoding.ts';
import { endGame } from './ends.ts';
import { attack, endFight, give, rollDie } from './fights.ts';
import { ATTACKED, NO_LOAD } from './goods.ts';
import { CAMELS, POINTS, ROUNDS } from './material.ts';
import { canChangeTile, canMoveCamels } from './moves.ts';
import { At, handSize, NO_PIECE, Phase, Task, type WuestenkoenigeState } from './state.ts';

export function apply(s: WuestenkoenigeState, m: Move): void {
  const kind = kindOf(m);
  if (isPlay(kind)) playCard(s, kind, firstOf(m), secondOf(m));
  else if (s.turn[At.Task] !== Task.None) moveCard(s, kind, secondOf(m));
  else makeMove(s, kind, firstOf(m), secondOf(m));
  goOn(s);
}

function moveCard(s: WuestenkoenigeState, kind: MoveKind, card: number): void {
  if (kind === MoveKind.Draw) drawCard(s, card);
  else layOpen(s, s.turn[At.TaskSeat], card);
}

function playCard(s: WuestenkoenigeState, kind: MoveKind, first: number, second: number): void {
  layOpen(s, s.turn[At.Seat], cardOf(kind));
  s.turn[At.Phase] = Phase.MoveCamels;
  switch (kind) {
    case MoveKind.Sand:
      return spreadSand(s, first, second);
    case MoveKind.Drift:
      return blowAway(s, first);
    case MoveKind.Storm:
      s.turn[At.Phase] = Phase.Storming;
      s.turn[At.StormLeft] = STORM_CHANGES;
      return;
    case MoveKind.Calf:
      return enlist(s, s.turn[At.Seat], first, NO_LOAD);
    case MoveKind.Carpet:
      return walk(s, first, second);
    case MoveKind.Trek:
      s.turn[At.Left] += TREK_POINTS;
      return;
    case MoveKind.Swap:
      return swapCamels(s, first, second);
    case MoveKind.Loss:
      return dropGood(s, first, second);
    default:
      return fallSick(s, second);
  }
}

function makeMove(s: WuestenkoenigeState, kind: MoveKind, first: number, second: number): void {
  switch (kind) {
    case MoveKind.Go:
      return stepTo(s, first, second);
    case MoveKind.Tile:
      return setTile(s, first, second);
    case MoveKind.Take:
      return pickUp(s, first, second);
    case MoveKind.Attack:
      return attack(s, second);
    case MoveKind.Roll:
      return rollDie(s, second);
    case MoveKind.Give:
      return give(s, second);
    case MoveKind.Spare:
      return endFight(s);
    case MoveKind.Skip:
      s.turn[At.Phase] = Phase.MoveCamels;
      return;
    case MoveKind.End:
      s.turn[At.Phase] = Phase.ChangeDesert;
      return;
    default:
      return changeDesert(s, kind, first, second);
  }
}

function changeDesert(s: WuestenkoenigeState, kind: MoveKind, first: number, second: number): void {
  if (s.turn[At.Phase] === Phase.ChangeDesert) s.turn[At.Phase] = Phase.TurnOver;
  if (kind === MoveKind.Turn) turnOver(s, first);
  else if (kind === MoveKind.Shift) shift(s, first, second);
  else if (kind !== MoveKind.Pass) throw new Error(`not a move: kind ${kind}`);
}

/** Goes on to where somebody has something to do. */
function goOn(s: WuestenkoenigeState): void {
  if (s.turn[At.Phase] === Phase.Over) return;
  if (s.turn[At.Task] !== Task.None && findTask(s)) return;
  if (s.turn[At.Phase] === Phase.TurnOver || s.out[s.turn[At.Seat]] !== 0) beginNextTurn(s);
  passOver(s);
}

function beginNextTurn(s: WuestenkoenigeState): void {
  const seat = s.turn[At.Seat];
  for (let camel = seat * CAMELS; camel < (seat + 1) * CAMELS; camel++) s.load[camel] &= ~ATTACKED;
  calmDown(s);
  s.turn[At.Die] = 0;
  s.turn[At.Phase] = Phase.PlayCard;
  passTurn(s);
  s.turn[At.Left] = pointsFor(s);
}

/** The movement points of the turn that begins. */
function pointsFor(s: WuestenkoenigeState): number {
  return s.turn[At.Round] === 1 ? s.edition.firstPoints[s.seats][s.turn[At.Seat]] : POINTS;
}

/** To the next seat that is not out. Past the last seat a round begins, if there is one more. */
function passTurn(s: WuestenkoenigeState): void {
  let seat = s.turn[At.Seat];
  do {
    seat = (seat + 1) % s.seats;
    if (seat > 0) continue;
    if (s.turn[At.Round] === ROUNDS) return endGame(s);
    s.turn[At.Round]++;
  } while (s.out[seat] !== 0);
  s.turn[At.Seat] = seat;
}

/** Steps in which nothing can be done. A hand with cards is asked all the same: it is hidden what can be done with it. */
function passOver(s: WuestenkoenigeState): void {
  if (s.turn[At.Phase] === Phase.PlayCard && handSize(s, s.turn[At.Seat]) === 0) s.turn[At.Phase] = Phase.MoveCamels;
  if (s.turn[At.Phase] === Phase.Storming && (s.turn[At.StormLeft] === 0 || !canChangeTile(s))) {
    calmDown(s);
    s.turn[At.Phase] = Phase.MoveCamels;
  }
  if (s.turn[At.Phase] === Phase.MoveCamels && !canMoveCamels(s)) s.turn[At.Phase] = Phase.ChangeDesert;
}

function calmDown(s: WuestenkoenigeState): void {
  s.turn[At.StormLeft] = 0;
  s.turn[At.Changed] = NO_PIECE;
  s.turn[At.ChangedToo] = NO_PIECE;
}
