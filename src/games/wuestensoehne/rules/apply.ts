import type { Move } from '../../../engine/game.ts';
import { CELLS, NOWHERE } from './board.ts';
import {
  BONUS_MOVE,
  DECLINE_MOVE,
  DISCARD_MOVE,
  DRAW_MOVE,
  DRIVE_MOVE,
  DROP_MOVE,
  detailOf,
  END_MOVE,
  GO_MOVE,
  kindOf,
  LAY_MOVE,
  LEAVE_MOVE,
  LOOK_MOVE,
  laidCell,
  laidTurns,
  OCCUPY_MOVE,
  OWN_MOVE,
  PASS_MOVE,
  PUT_MOVE,
  REMOVE_MOVE,
  SCORE_MOVE,
  SCOUT_MOVE,
  SET_MOVE,
  SKIP_MOVE,
  STAY_MOVE,
  scoutedSeat,
  scoutedTile,
  setFigure,
  setSides,
  TAKE_MOVE,
  TILE_MOVE,
  TOKEN_MOVE,
} from './encoding.ts';
import { DISPLAY, IDLE_ROUNDS } from './material.ts';
import { canDraw, canScout, fitsAt, hasWay, holdsFitting, openSides } from './moves.ts';
import { canScore } from './oases.ts';
import { dropGood, lineUp, lookAt, occupy, putToken, removeToken, seeToken, stepForward } from './row.ts';
import {
  AMENDS,
  AMENDS_DRAW,
  AT_HOME,
  BONUS,
  BUSY,
  currentStack,
  DEAL,
  DISCARDED,
  DRAW,
  discover,
  EXPLORE,
  FIGURE,
  FIGURES_OF_A_SEAT,
  FRONT,
  faceOn,
  figuresBySeat,
  GUIDE,
  HAND,
  IDLE,
  LAID,
  LAST,
  LAY,
  MOVE,
  NO_TOKEN,
  NOBODY_HERE,
  OVER,
  PHASE,
  partOn,
  REVEAL,
  ROBBED,
  SCORE,
  SEAT,
  SEEN_BY_ALL,
  SLOTS,
  TOPIC,
  type WuestensoehneState,
} from './state.ts';
import { faceOf, isDesert, KINDS, NO_KIND, partSides, SIDES, STACKS } from './tiles.ts';

/** What each kind of move does, by its number. */
const plays: ((s: WuestensoehneState, m: Move) => void)[] = [];
plays[TILE_MOVE] = (s, m) => drawTile(s, detailOf(m));
plays[STAY_MOVE] = beginExploring;
plays[GO_MOVE] = (s, m) => moveCaravan(s, detailOf(m), 0);
plays[DRIVE_MOVE] = (s, m) => moveCaravan(s, detailOf(m), 1);
plays[DISCARD_MOVE] = (s, m) => discard(s, detailOf(m));
plays[DRAW_MOVE] = s => {
  s.clock[PHASE] = s.clock[PHASE] === AMENDS ? AMENDS_DRAW : DRAW;
};
plays[OWN_MOVE] = (s, m) => takeInHand(s, s.clock[SEAT], detailOf(m));
plays[SCOUT_MOVE] = (s, m) => rob(s, scoutedSeat(m), scoutedTile(m));
plays[SKIP_MOVE] = beginFigures;
plays[LAY_MOVE] = (s, m) => lay(s, laidCell(m), laidTurns(m));
plays[DECLINE_MOVE] = s => (s.clock[PHASE] === AMENDS ? endLaying(s) : goOn(s));
plays[SET_MOVE] = (s, m) => setOn(s, setFigure(m), setSides(m));
plays[TAKE_MOVE] = (s, m) => takeBack(s, detailOf(m));
plays[PASS_MOVE] = s => (s.clock[PHASE] === FIGURE ? beginScoring(s) : goOn(s));
plays[SCORE_MOVE] = (s, m) => {
  lineUp(s, detailOf(m));
  goOn(s);
};
plays[OCCUPY_MOVE] = (s, m) => {
  if (occupy(s, detailOf(m))) goOn(s);
};
plays[DROP_MOVE] = (s, m) => {
  dropGood(s, detailOf(m));
  goOn(s);
};
plays[TOKEN_MOVE] = (s, m) => {
  seeToken(s, detailOf(m));
  if (s.clock[PHASE] === REVEAL) revealFrom(s, s.clock[TOPIC] + 1);
};
plays[PUT_MOVE] = (s, m) => {
  putToken(s, detailOf(m));
  goOn(s);
};
plays[LOOK_MOVE] = (s, m) => lookAt(s, detailOf(m));
plays[LEAVE_MOVE] = goOn;
plays[REMOVE_MOVE] = s => {
  removeToken(s);
  goOn(s);
};
plays[BONUS_MOVE] = buyBonusTurn;
plays[END_MOVE] = endTurn;

export function apply(s: WuestensoehneState, m: Move): void {
  plays[kindOf(m)](s, m);
}

// ------------------------------------------------------------------------------------------------ tiles

function drawTile(s: WuestensoehneState, kind: number): void {
  const stack = currentStack(s);
  s.left[stack * KINDS + kind]--;
  s.stacks[stack]--;
  switch (s.clock[PHASE]) {
    case DEAL:
      return deal(s, kind);
    case DRAW:
      return useDrawn(s, kind);
    default:
      addToDisplay(s, s.clock[ROBBED], kind);
      return endLaying(s);
  }
}

function deal(s: WuestensoehneState, kind: number): void {
  addToDisplay(s, s.clock[SEAT], kind);
  s.clock[SEAT] = nextSeat(s, s.clock[SEAT]);
  if (s.clock[SEAT] === 0) beginMoving(s);
}

function nextSeat(s: WuestensoehneState, seat: number): number {
  return seat + 1 === s.seats ? 0 : seat + 1;
}

function useDrawn(s: WuestensoehneState, kind: number): void {
  const seat = s.clock[SEAT];
  s.clock[BUSY] = 1;
  if (fitsAt(s, s.caravans[seat], kind)) return hold(s, kind);
  addToDisplay(s, seat, kind);
  beginFigures(s);
}

function hold(s: WuestensoehneState, kind: number): void {
  s.clock[HAND] = kind;
  s.clock[PHASE] = LAY;
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
  dropFromDisplay(s, s.clock[SEAT], kind);
  s.clock[DISCARDED]++;
  s.clock[BUSY] = 1;
  beginMoving(s);
}

// ------------------------------------------------------------------------------------------------ the way of a turn

function beginMoving(s: WuestensoehneState): void {
  if (hasWay(s)) s.clock[PHASE] = MOVE;
  else beginExploring(s);
}

function moveCaravan(s: WuestensoehneState, cell: number, water: number): void {
  s.caravans[s.clock[SEAT]] = cell;
  s.water[s.clock[SEAT]] -= water;
  beginExploring(s);
}

function beginExploring(s: WuestensoehneState): void {
  const seat = s.clock[SEAT];
  const open = openSides(s, s.caravans[seat]) !== 0;
  if (open && (canDraw(s, seat) || holdsFitting(s, seat) || canScout(s, seat))) s.clock[PHASE] = EXPLORE;
  else beginFigures(s);
}

function takeInHand(s: WuestensoehneState, seat: number, kind: number): void {
  dropFromDisplay(s, seat, kind);
  hold(s, kind);
}

function rob(s: WuestensoehneState, seat: number, kind: number): void {
  s.water[s.clock[SEAT]]--;
  s.clock[ROBBED] = seat;
  takeInHand(s, seat, kind);
}

function lay(s: WuestensoehneState, cell: number, turns: number): void {
  const kind = s.clock[HAND];
  discover(s, cell, faceOf(kind, turns));
  s.caravans[s.clock[SEAT]] = cell;
  s.clock[HAND] = NO_KIND;
  s.clock[LAID] = isDesert(kind) ? NOWHERE : cell;
  s.clock[BUSY] = 1;
  if (s.clock[ROBBED] !== NOBODY_HERE && currentStack(s) < STACKS) s.clock[PHASE] = AMENDS;
  else endLaying(s);
}

function endLaying(s: WuestensoehneState): void {
  s.clock[ROBBED] = NOBODY_HERE;
  if (s.clock[LAID] === NOWHERE) beginMoving(s);
  else beginFigures(s);
}

/** Who laid an oasis tile can set a figure or, having none left, take one back; the others can only take one back. */
function beginFigures(s: WuestensoehneState): void {
  if (s.clock[LAID] !== NOWHERE || standsSomewhere(s, s.clock[SEAT])) s.clock[PHASE] = FIGURE;
  else beginScoring(s);
}

function standsSomewhere(s: WuestensoehneState, seat: number): boolean {
  const first = seat * FIGURES_OF_A_SEAT;
  for (let i = first; i < first + FIGURES_OF_A_SEAT; i++) if (s.figures[figuresBySeat[i]] !== AT_HOME) return true;
  return false;
}

function setOn(s: WuestensoehneState, figure: number, sides: number): void {
  s.figures[figure] = partOn(s.clock[LAID], sides);
  beginScoring(s);
}

function takeBack(s: WuestensoehneState, figure: number): void {
  s.figures[figure] = AT_HOME;
  beginScoring(s);
}

/** Scored oases have lost their figures, so this finds what is still to be scored, and in the end nothing. */
function beginScoring(s: WuestensoehneState): void {
  const cell = s.clock[LAID];
  s.clock[PHASE] = GUIDE;
  if (cell < CELLS) {
    const first = faceOn(s, cell) * SIDES;
    for (let i = first; i < first + SIDES && partSides[i] !== 0; i++)
      if (canScore(s, cell, partSides[i])) s.clock[PHASE] = SCORE;
  }
  if (s.clock[PHASE] === GUIDE) meetGuide(s);
}

/** The next figure of the row, or what comes after the scoring. */
function goOn(s: WuestensoehneState): void {
  if (!stepForward(s)) beginScoring(s);
}

function meetGuide(s: WuestensoehneState): void {
  if (s.clock[BONUS] === 1 || s.water[s.clock[SEAT]] === 0) endTurn(s);
}

function buyBonusTurn(s: WuestensoehneState): void {
  s.water[s.clock[SEAT]]--;
  s.clock[BONUS] = 1;
  s.clock[LAID] = NOWHERE;
  beginMoving(s);
}

function endTurn(s: WuestensoehneState): void {
  const { clock } = s;
  clock[IDLE] = clock[BUSY] === 1 ? 0 : clock[IDLE] + 1;
  clock[BUSY] = 0;
  clock[BONUS] = 0;
  clock[LAID] = NOWHERE;
  const wasLast = clock[LAST] === 1;
  if (clock[LAST] > 0) clock[LAST]--;
  else if (currentStack(s) === STACKS) clock[LAST] = s.seats;
  clock[SEAT] = nextSeat(s, clock[SEAT]);
  if (wasLast || clock[IDLE] >= IDLE_ROUNDS * s.seats) revealFrom(s, 0);
  else beginMoving(s);
}

/** Turns up the next lying token that not everybody knows; when there is none, the game is over. */
function revealFrom(s: WuestensoehneState, slot: number): void {
  for (let next = slot; next < SLOTS; next++) {
    if (s.tokens[next] === NO_TOKEN || s.seen[next] === SEEN_BY_ALL) continue;
    s.clock[PHASE] = REVEAL;
    s.clock[TOPIC] = next;
    return;
  }
  s.clock[PHASE] = OVER;
  s.clock[TOPIC] = 0;
  s.clock[FRONT] = NOBODY_HERE;
}
