import type { Move } from '../../../engine/game.ts';
import { CIRCLE, PALM_HEX, PALMS } from './board.ts';
import { encloseAfterPlacing, encloseBehindRider, reachOases, takeWater } from './enclosure.ts';
import { cellOf, detailOf, kindOf, MoveKind } from './encoding.ts';
import { digHole, growPalm, keepRoom, stand } from './placement.ts';
import { At, CARAVANS, caravanOf, type DurchDieWuesteState, NOWHERE, Phase, ridersIn, SAND } from './state.ts';

export function apply(s: DurchDieWuesteState, m: Move): void {
  switch (kindOf(m)) {
    case MoveKind.Camel:
      return placeCamel(s, detailOf(m), cellOf(m));
    case MoveKind.Rider:
      return setRider(s, detailOf(m), cellOf(m));
    case MoveKind.Water:
      return layWater(s, detailOf(m), cellOf(m));
    case MoveKind.Palm:
      return setPalm(s, cellOf(m));
    case MoveKind.Return:
      return giveBack(s, detailOf(m));
    case MoveKind.Pass:
      return beginNextTurn(s);
    default:
      throw new Error(`not a move: ${m}`);
  }
}

function setPalm(s: DurchDieWuesteState, cell: number): void {
  growPalm(s, s.turn[At.Count]++, cell);
  if (s.palmsByPeople) passOn(s);
  if (s.turn[At.Count] < PALMS) return;
  s.turn[At.Phase] = Phase.SetWater;
  s.turn[At.Count] = 0;
  s.turn[At.Seat] = 0;
  findNextHole(s, 0);
}

function layWater(s: DurchDieWuesteState, value: number, cell: number): void {
  s.holes[value - 1]--;
  digHole(s, value, cell);
  findNextHole(s, cell + 1);
}

/** Moves on to the next hex that gets a water hole, or to the next phase. */
function findNextHole(s: DurchDieWuesteState, from: number): void {
  const { marks, grid } = s.board;
  for (let cell = from; cell < grid.size; cell++) {
    if (marks[cell] !== CIRCLE && !(marks[cell] === PALM_HEX && s.land[cell] === SAND)) continue;
    s.turn[At.NextHole] = cell;
    return;
  }
  s.turn[At.NextHole] = 0;
  s.turn[At.Phase] = s.seats === 5 ? Phase.GiveBack : Phase.SetRiders;
}

function giveBack(s: DurchDieWuesteState, colour: number): void {
  s.given[s.turn[At.Seat]] = colour;
  passOn(s);
  if (s.turn[At.Seat] === 0) s.turn[At.Phase] = Phase.SetRiders;
}

function passOn(s: DurchDieWuesteState): void {
  const next = s.turn[At.Seat] + 1;
  s.turn[At.Seat] = next === s.seats ? 0 : next;
}

function setRider(s: DurchDieWuesteState, colour: number, cell: number): void {
  const caravan = caravanOf(colour, s.turn[At.Seat]);
  s.riders[caravan] = cell;
  stand(s, caravan, cell);
  keepRoom(s, cell);
  passOn(s);
  if (++s.turn[At.Count] === ridersIn(s.seats)) beginCamels(s);
}

function beginCamels(s: DurchDieWuesteState): void {
  for (let caravan = 0; caravan < CARAVANS; caravan++)
    if (s.riders[caravan] !== NOWHERE) encloseBehindRider(s, caravan, s.riders[caravan]);
  s.turn[At.Phase] = Phase.SetCamels;
  s.turn[At.Count] = 0;
  s.turn[At.Left] = 1;
  endIfStuck(s);
}

function placeCamel(s: DurchDieWuesteState, colour: number, cell: number): void {
  const seat = s.turn[At.Seat];
  const caravan = caravanOf(colour, seat);
  s.supply[colour]--;
  takeWater(s, seat, cell);
  const enclosed = s.inside[cell] !== 0;
  if (enclosed) buildInside(s, seat, cell);
  const free = stand(s, caravan, cell);
  if (s.shade[cell] !== 0) reachOases(s, caravan, s.shade[cell]);
  if (!enclosed) encloseAfterPlacing(s, caravan, cell, free);
  if (--s.turn[At.Left] === 0) beginNextTurn(s);
  if (s.supply[colour] === 0) s.turn[At.Phase] = Phase.Over;
  else endIfStuck(s);
}

function buildInside(s: DurchDieWuesteState, seat: number, cell: number): void {
  s.inside[cell] = 0;
  s.areas[seat]--;
}

/** The seats that place one camel only in their first turn are the first ones to have a turn at all. */
function beginNextTurn(s: DurchDieWuesteState): void {
  passOn(s);
  if (s.turn[At.Count] < s.seats) s.turn[At.Count]++;
  const shortTurns = s.seats === 2 ? 1 : 2;
  s.turn[At.Left] = s.turn[At.Count] < shortTurns ? 1 : 2;
}

function endIfStuck(s: DurchDieWuesteState): void {
  for (let caravan = 0; caravan < CARAVANS; caravan++) if (s.openings[caravan] > 0) return;
  s.turn[At.Phase] = Phase.Over;
}
