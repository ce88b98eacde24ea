import type { Move } from '../../../engine/game.ts';
import { CELLS, NOWHERE } from './board.ts';
import {
  detailOf,
  kindOf,
  laidCell,
  laidTurns,
  MoveKind,
  scoutedSeat,
  scoutedTile,
  setFigure,
  setSides,
} from './encoding.ts';
import { DISPLAY, IDLE_ROUNDS } from './material.ts';
import { canDraw, canScout, fitsAt, hasWay, holdsFitting, isBound, openSides } from './moves.ts';
import { canScore } from './oases.ts';
import { dropGood, lineUp, lookAt, occupy, putToken, removeToken, seeToken, stepForward } from './row.ts';
import {
  AT_HOME,
  At,
  currentStack,
  discover,
  FIGURES_OF_A_SEAT,
  faceOn,
  figuresBySeat,
  NO_TOKEN,
  NOBODY_HERE,
  Phase,
  partOn,
  SEEN_BY_ALL,
  SLOTS,
  type WuestensoehneState,
} from './state.ts';
import { faceOf, isDesert, KINDS, NO_KIND, partSides, SIDES, STACKS } from './tiles.ts';

/** What each kind of move does, by its number. */
const plays: ((s: WuestensoehneState, m: Move) => void)[] = [];
plays[MoveKind.Tile] = (s, m) => drawTile(s, detailOf(m));
plays[MoveKind.Stay] = beginExploring;
plays[MoveKind.Go] = (s, m) =>
  s.turn[At.Phase] === Phase.Start ? takeEnd(s, detailOf(m)) : moveCaravan(s, detailOf(m), 0);
plays[MoveKind.Drive] = (s, m) => moveCaravan(s, detailOf(m), 1);
plays[MoveKind.Discard] = (s, m) => discard(s, detailOf(m));
plays[MoveKind.Draw] = s => {
  s.turn[At.Phase] = s.turn[At.Phase] === Phase.Amends ? Phase.AmendsDraw : Phase.Draw;
};
plays[MoveKind.Own] = (s, m) => takeInHand(s, s.turn[At.Seat], detailOf(m));
plays[MoveKind.Scout] = (s, m) => rob(s, scoutedSeat(m), scoutedTile(m));
plays[MoveKind.Skip] = beginFigures;
plays[MoveKind.Lay] = (s, m) => lay(s, laidCell(m), laidTurns(m));
plays[MoveKind.Decline] = s => (s.turn[At.Phase] === Phase.Amends ? endLaying(s) : goOn(s));
plays[MoveKind.Set] = (s, m) => setOn(s, setFigure(m), setSides(m));
plays[MoveKind.Take] = (s, m) => takeBack(s, detailOf(m));
plays[MoveKind.Pass] = s => (s.turn[At.Phase] === Phase.Figure ? beginScoring(s) : goOn(s));
plays[MoveKind.Score] = (s, m) => {
  lineUp(s, detailOf(m));
  goOn(s);
};
plays[MoveKind.Occupy] = (s, m) => {
  if (occupy(s, detailOf(m))) goOn(s);
};
plays[MoveKind.Drop] = (s, m) => {
  dropGood(s, detailOf(m));
  goOn(s);
};
plays[MoveKind.Token] = (s, m) => {
  seeToken(s, detailOf(m));
  if (s.turn[At.Phase] === Phase.Reveal) revealFrom(s, s.turn[At.Topic] + 1);
};
plays[MoveKind.Put] = (s, m) => {
  putToken(s, detailOf(m));
  goOn(s);
};
plays[MoveKind.Look] = (s, m) => lookAt(s, detailOf(m));
plays[MoveKind.Leave] = goOn;
plays[MoveKind.Remove] = s => {
  removeToken(s);
  goOn(s);
};
plays[MoveKind.Bonus] = buyBonusTurn;
plays[MoveKind.End] = endTurn;

export function apply(s: WuestensoehneState, m: Move): void {
  plays[kindOf(m)](s, m);
}

// ------------------------------------------------------------------------------------------------ tiles

function drawTile(s: WuestensoehneState, kind: number): void {
  const stack = currentStack(s);
  s.left[stack * KINDS + kind]--;
  s.stacks[stack]--;
  switch (s.turn[At.Phase]) {
    case Phase.Deal:
      return deal(s, kind);
    case Phase.Draw:
      return useDrawn(s, kind);
    default:
      addToDisplay(s, s.turn[At.Robbed], kind);
      return endLaying(s);
  }
}

function deal(s: WuestensoehneState, kind: number): void {
  addToDisplay(s, s.turn[At.Seat], kind);
  s.turn[At.Seat] = nextSeat(s, s.turn[At.Seat]);
  if (s.turn[At.Seat] > 0) return;
  if (s.freeStart) s.turn[At.Phase] = Phase.Start;
  else beginMoving(s);
}

function takeEnd(s: WuestensoehneState, cell: number): void {
  s.caravans[s.turn[At.Seat]] = cell;
  s.turn[At.Seat] = nextSeat(s, s.turn[At.Seat]);
  if (s.turn[At.Seat] === 0) beginMoving(s);
}

function nextSeat(s: WuestensoehneState, seat: number): number {
  return seat + 1 === s.seats ? 0 : seat + 1;
}

function useDrawn(s: WuestensoehneState, kind: number): void {
  const seat = s.turn[At.Seat];
  s.turn[At.Busy] = 1;
  if (fitsAt(s, s.caravans[seat], kind)) return hold(s, kind);
  addToDisplay(s, seat, kind);
  beginFigures(s);
}

function hold(s: WuestensoehneState, kind: number): void {
  s.turn[At.Bound] = 0;
  s.turn[At.Hand] = kind;
  s.turn[At.Phase] = Phase.Lay;
}

function addToDisplay(s: WuestensoehneState, seat: number, kind: number): void {
  const first = seat * DISPLAY;
  let place = first + DISPLAY - 1;
  for (; place > first && s.displays[place - 1] > kind; place--) s.displays[place] = s.displays[place - 1];
  s.displays[place] = kind;
}

function dropFromDisplay(s: WuestensoehneState, seat: number, kind: number): void {
  const end = (seat + 1) * DISPLAY - 1;
  let place = seat * DISPLAY;
  while (s.displays[place] !== kind) place++;
  for (; place < end; place++) s.displays[place] = s.displays[place + 1];
  s.displays[end] = NO_KIND;
}

function discard(s: WuestensoehneState, kind: number): void {
  dropFromDisplay(s, s.turn[At.Seat], kind);
  s.turn[At.Discarded]++;
  s.turn[At.Busy] = 1;
  beginMoving(s);
}

// ------------------------------------------------------------------------------------------------ the way of a turn

function beginMoving(s: WuestensoehneState): void {
  s.turn[At.Bound] = isBound(s) ? 1 : 0;
  if (hasWay(s)) s.turn[At.Phase] = Phase.Move;
  else beginExploring(s);
}

function moveCaravan(s: WuestensoehneState, cell: number, water: number): void {
  s.caravans[s.turn[At.Seat]] = cell;
  s.water[s.turn[At.Seat]] -= water;
  beginExploring(s);
}

function beginExploring(s: WuestensoehneState): void {
  const seat = s.turn[At.Seat];
  const open = openSides(s, s.caravans[seat]) !== 0;
  if (open && (canDraw(s, seat) || holdsFitting(s, seat) || canScout(s, seat))) s.turn[At.Phase] = Phase.Explore;
  else beginFigures(s);
}

function takeInHand(s: WuestensoehneState, seat: number, kind: number): void {
  dropFromDisplay(s, seat, kind);
  hold(s, kind);
}

function rob(s: WuestensoehneState, seat: number, kind: number): void {
  s.water[s.turn[At.Seat]]--;
  s.turn[At.Robbed] = seat;
  takeInHand(s, seat, kind);
}

function lay(s: WuestensoehneState, cell: number, turns: number): void {
  const kind = s.turn[At.Hand];
  discover(s, cell, faceOf(kind, turns));
  s.caravans[s.turn[At.Seat]] = cell;
  s.turn[At.Hand] = NO_KIND;
  s.turn[At.Laid] = isDesert(kind) ? NOWHERE : cell;
  s.turn[At.Busy] = 1;
  if (s.turn[At.Robbed] !== NOBODY_HERE && currentStack(s) < STACKS) s.turn[At.Phase] = Phase.Amends;
  else endLaying(s);
}

function endLaying(s: WuestensoehneState): void {
  s.turn[At.Robbed] = NOBODY_HERE;
  if (s.turn[At.Laid] === NOWHERE) beginMoving(s);
  else beginFigures(s);
}

/** A seat that laid an oasis tile can set a figure, or take one back if none is left; other seats can only take back. */
function beginFigures(s: WuestensoehneState): void {
  if (s.turn[At.Laid] !== NOWHERE || standsSomewhere(s, s.turn[At.Seat])) s.turn[At.Phase] = Phase.Figure;
  else beginScoring(s);
}

function standsSomewhere(s: WuestensoehneState, seat: number): boolean {
  const first = seat * FIGURES_OF_A_SEAT;
  for (let i = first; i < first + FIGURES_OF_A_SEAT; i++) if (s.figures[figuresBySeat[i]] !== AT_HOME) return true;
  return false;
}

function setOn(s: WuestensoehneState, figure: number, sides: number): void {
  s.figures[figure] = partOn(s.turn[At.Laid], sides);
  beginScoring(s);
}

function takeBack(s: WuestensoehneState, figure: number): void {
  s.figures[figure] = AT_HOME;
  beginScoring(s);
}

/** Scored oases have lost their figures, so this finds what is still to be scored, and in the end nothing. */
function beginScoring(s: WuestensoehneState): void {
  const cell = s.turn[At.Laid];
  s.turn[At.Phase] = Phase.Guide;
  if (cell < CELLS) {
    const first = faceOn(s, cell) * SIDES;
    for (let i = first; i < first + SIDES && partSides[i] !== 0; i++)
      if (canScore(s, cell, partSides[i])) s.turn[At.Phase] = Phase.Score;
  }
  if (s.turn[At.Phase] === Phase.Guide) meetGuide(s);
}

/** The next figure of the row, or what comes after the scoring. */
function goOn(s: WuestensoehneState): void {
  if (!stepForward(s)) beginScoring(s);
}

function meetGuide(s: WuestensoehneState): void {
  if (s.turn[At.Bonus] === 1 || s.water[s.turn[At.Seat]] === 0) endTurn(s);
}

function buyBonusTurn(s: WuestensoehneState): void {
  s.water[s.turn[At.Seat]]--;
  s.turn[At.Bonus] = 1;
  s.turn[At.Laid] = NOWHERE;
  beginMoving(s);
}

function endTurn(s: WuestensoehneState): void {
  const { turn } = s;
  turn[At.Idle] = turn[At.Busy] === 1 ? 0 : turn[At.Idle] + 1;
  turn[At.Busy] = 0;
  turn[At.Bonus] = 0;
  turn[At.Laid] = NOWHERE;
  const wasLast = turn[At.Last] === 1;
  if (turn[At.Last] > 0) turn[At.Last]--;
  else if (currentStack(s) === STACKS) turn[At.Last] = s.seats;
  turn[At.Seat] = nextSeat(s, turn[At.Seat]);
  if (wasLast || turn[At.Idle] >= IDLE_ROUNDS * s.seats) revealFrom(s, 0);
  else beginMoving(s);
}

/** Turns up the next lying token that not everybody knows; when there is none, the game is over. */
function revealFrom(s: WuestensoehneState, slot: number): void {
  for (let next = slot; next < SLOTS; next++) {
    if (s.tokens[next] === NO_TOKEN || s.seen[next] === SEEN_BY_ALL) continue;
    s.turn[At.Phase] = Phase.Reveal;
    s.turn[At.Topic] = next;
    return;
  }
  s.turn[At.Phase] = Phase.Over;
  s.turn[At.Topic] = 0;
  s.turn[At.Front] = NOBODY_HERE;
}
