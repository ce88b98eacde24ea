import { neighboursOf } from '../../../engine/boards/grid.ts';
import type { Move, RuleId } from '../../../engine/game.ts';
import { CIRCLE, PALM_HEX } from './board.ts';
import { cellOf, detailOf, kindOf, MoveKind } from './encoding.ts';
import {
  At,
  COLOURS,
  caravanOf,
  colourOf,
  type DurchDieWuesteState,
  NOWHERE,
  ownerOf,
  PALM,
  Phase,
  SAND,
} from './state.ts';

/**
 * Why a move is forbidden, read off the pieces on the board as a player at the table would: it shares nothing with
 * the tables that `moves.ts` lists moves from, so each of the two can catch the other's mistakes.
 */
export function forbids(s: DurchDieWuesteState, m: Move): RuleId | undefined {
  if (s.turn[At.Phase] === Phase.Over) return 'DW-END-3';
  switch (kindOf(m)) {
    case MoveKind.Palm:
      return forbidsPalm(s, cellOf(m));
    case MoveKind.Water:
      return forbidsWater(s, detailOf(m), cellOf(m));
    case MoveKind.Return:
      return forbidsReturn(s, detailOf(m));
    case MoveKind.Rider:
      return forbidsRider(s, detailOf(m), cellOf(m));
    case MoveKind.Camel:
      return s.turn[At.Phase] === Phase.SetCamels ? forbidsCamel(s, detailOf(m), cellOf(m)) : 'DW-ORDER-1';
    default:
      return forbidsPass(s);
  }
}

function forbidsPalm(s: DurchDieWuesteState, cell: number): RuleId | undefined {
  if (s.turn[At.Phase] !== Phase.SetPalms) return 'DW-ORDER-1';
  return s.board.marks[cell] === PALM_HEX && s.land[cell] === SAND ? undefined : 'DW-PALM-1';
}

function forbidsWater(s: DurchDieWuesteState, value: number, cell: number): RuleId | undefined {
  if (s.turn[At.Phase] !== Phase.SetWater) return 'DW-ORDER-1';
  const dry = s.board.grid.spots.findIndex((_, spot) => s.board.marks[spot] >= CIRCLE && s.land[spot] === SAND);
  return cell === dry && s.holes[value - 1] > 0 ? undefined : 'DW-WATER-1';
}

function forbidsReturn(s: DurchDieWuesteState, colour: number): RuleId | undefined {
  if (s.turn[At.Phase] !== Phase.GiveBack) return 'DW-ORDER-1';
  return s.given.indexOf(colour) < 0 ? undefined : 'DW-RETURN-1';
}

function forbidsRider(s: DurchDieWuesteState, colour: number, cell: number): RuleId | undefined {
  if (s.turn[At.Phase] !== Phase.SetRiders) return 'DW-ORDER-1';
  const seat = s.turn[At.Seat];
  if (s.given[seat] === colour) return 'DW-RETURN-2';
  if (s.riders[caravanOf(colour, seat)] !== NOWHERE) return 'DW-RIDER-2';
  if (s.camels[cell] !== 0) return 'DW-RIDER-5';
  if (s.land[cell] === PALM) return 'DW-RIDER-4';
  if (s.land[cell] !== SAND) return 'DW-RIDER-3';
  const beside = neighboursOf(s.board.grid, cell);
  if (beside.some(other => s.land[other] === PALM)) return 'DW-RIDER-6';
  if (beside.some(other => s.camels[other] !== 0)) return 'DW-RIDER-7';
  return breaksFirstRound(s, colour, seat) ? 'DW-RIDER-9' : undefined;
}

function breaksFirstRound(s: DurchDieWuesteState, colour: number, seat: number): boolean {
  const standing = s.riders.reduce((count, cell) => count + (cell === NOWHERE ? 0 : 1), 0);
  if (standing >= s.seats) return false;
  const used = new Set<number>();
  s.riders.forEach((cell, caravan) => {
    if (cell !== NOWHERE) used.add(colourOf(caravan));
  });
  const unused = Array.from({ length: COLOURS }, (_, other) => other).filter(other => !used.has(other));
  return used.has(colour) && unused.some(other => s.given[seat] !== other);
}

function forbidsCamel(s: DurchDieWuesteState, colour: number, cell: number): RuleId | undefined {
  if (s.camels[cell] !== 0) return 'DW-CAMEL-1';
  if (s.land[cell] === PALM) return 'DW-CAMEL-2';
  const { neighbours, size } = s.board.grid;
  let own = false;
  let foreign = false;
  for (let i = cell * 6; i < cell * 6 + 6; i++) {
    const other = neighbours[i];
    if (other === size || s.camels[other] === 0) continue;
    const caravan = s.camels[other] - 1;
    if (colourOf(caravan) !== colour) continue;
    if (ownerOf(caravan) === s.turn[At.Seat]) own = true;
    else foreign = true;
  }
  if (!own) return 'DW-CAMEL-3';
  if (foreign) return 'DW-CAMEL-4';
  return s.sealed && isWalledIn(s, cell) ? 'DW-SEALED-1' : undefined;
}

/** Do all camels around the free hexes that hang together with this one belong to one caravan? */
function isWalledIn(s: DurchDieWuesteState, start: number): boolean {
  const around = new Set<number>();
  const reached = new Set([start]);
  for (const cell of reached) {
    for (const beside of neighboursOf(s.board.grid, cell)) {
      if (s.camels[beside] === 0) reached.add(beside);
      else around.add(s.camels[beside]);
    }
  }
  return around.size === 1;
}

function forbidsPass(s: DurchDieWuesteState): RuleId | undefined {
  if (s.turn[At.Phase] !== Phase.SetCamels) return 'DW-ORDER-1';
  for (let cell = 0; cell < s.board.grid.size; cell++)
    for (let colour = 0; colour < COLOURS; colour++) if (!forbidsCamel(s, colour, cell)) return 'DW-TURN-3';
  return undefined;
}
