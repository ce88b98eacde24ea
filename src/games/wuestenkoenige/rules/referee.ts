import { neighboursOf, type Spot } from '../../../engine/boards/grid.ts';
import type { Move, RuleId } from '../../../engine/game.ts';
import { board, goodOf, HEXES, isDesert, isOasis, oasisOf, PALACE } from './board.ts';
import { CALF_RANGE, CARDS, CARPET_RANGE } from './deck.ts';
import { cardOf, firstOf, isPlay, kindOf, MoveKind, secondOf } from './encoding.ts';
import { countOf, totalOf } from './goods.ts';
import { CAMELS, ROOM, TILES } from './material.ts';
import { At, HOME, mayHold, NO_PIECE, ownerOf, Phase, Task, type WuestenkoenigeState } from './state.ts';
import { towerOf } from './tiles.ts';

/**
 * Why a move is forbidden, read off the camels and tiles on the board as a player at the table would: it shares nothing
 * with the lists of `listing.ts` nor with the tables those read, so each of the two can catch the other's mistakes.
 */
export function forbids(s: WuestenkoenigeState, m: Move): RuleId | undefined {
  const kind = kindOf(m);
  if (s.turn[At.Phase] === Phase.Over) return 'WK-END-5';
  if (kind === MoveKind.Draw || kind === MoveKind.Discard) return forbidsCard(s, kind, secondOf(m));
  if (s.turn[At.Task] !== Task.None) return s.turn[At.Task] === Task.Discard ? 'WK-CARD-5' : 'WK-TURN-1';
  if (isPlay(kind)) return forbidsPlay(s, kind, firstOf(m), secondOf(m));
  return forbidsAct(s, kind, firstOf(m), secondOf(m));
}

function forbidsAct(s: WuestenkoenigeState, kind: MoveKind, first: number, second: number): RuleId | undefined {
  switch (kind) {
    case MoveKind.Tile:
      return wrongStep(s, Phase.SetTiles) ?? (first === firstBare(s) ? undefined : 'WK-SETUP-1');
    case MoveKind.Roll:
      return wrongStep(s, Phase.Roll);
    case MoveKind.Skip:
      return wrongStep(s, Phase.PlayCard);
    case MoveKind.Go:
      return wrongStep(s, Phase.MoveCamels) ?? forbidsStep(s, first, second);
    case MoveKind.Take:
      return wrongStep(s, Phase.MoveCamels) ?? forbidsTake(s, first, second);
    case MoveKind.End:
      return wrongStep(s, Phase.MoveCamels);
    case MoveKind.Attack:
      return wrongStep(s, Phase.Fight) ?? (standsThere(s, second) ? undefined : 'WK-FIGHT-3');
    case MoveKind.Spare:
      return wrongStep(s, Phase.Fight);
    case MoveKind.Give:
      return wrongStep(s, Phase.Give) ?? (countOf(s.load[giver(s)], second) > 0 ? undefined : 'WK-GIVE-1');
    default:
      return forbidsChange(s, kind, first, second);
  }
}

/** Attack or spare: that is asked when a step leads to camels of others, and nothing else is then. */
function wrongStep(s: WuestenkoenigeState, wanted: number): RuleId | undefined {
  const phase = s.turn[At.Phase];
  if (phase === wanted) return undefined;
  return phase === Phase.Fight || (wanted === Phase.Fight && phase === Phase.MoveCamels) ? 'WK-FIGHT-1' : 'WK-TURN-1';
}

// ------------------------------------------------------------------------------------------------------------- cards

function forbidsCard(s: WuestenkoenigeState, kind: MoveKind, card: number): RuleId | undefined {
  const seat = s.turn[At.TaskSeat];
  switch (s.turn[At.Task]) {
    case Task.Draw:
      return kind !== MoveKind.Draw ? 'WK-TURN-1' : s.deck[card] > 0 ? undefined : 'WK-CARD-7';
    case Task.Discard:
      return kind === MoveKind.Discard && mayHold(s, seat, card) ? undefined : 'WK-CARD-5';
    case Task.Reveal:
      return kind === MoveKind.Discard && isNextToShow(s, seat, card) ? undefined : 'WK-OUT-2';
    default:
      return 'WK-TURN-1';
  }
}

/** In the order of the deck; cards that nobody here has seen may come in any. */
function isNextToShow(s: WuestenkoenigeState, seat: number, card: number): boolean {
  if (s.unseen[seat] > 0) return mayHold(s, seat, card);
  return card === s.hands.subarray(seat * CARDS, (seat + 1) * CARDS).findIndex(count => count > 0);
}

function forbidsPlay(s: WuestenkoenigeState, kind: MoveKind, first: number, second: number): RuleId | undefined {
  const wrong = wrongStep(s, Phase.PlayCard);
  if (wrong) return wrong;
  if (!mayHold(s, s.turn[At.Seat], cardOf(kind))) return 'WK-CARD-1';
  switch (kind) {
    case MoveKind.Sand:
      return tilesOnBoard(s) === TILES ? 'WK-SAND-2' : undefined;
    case MoveKind.Drift:
      return towerOf(s, first).length > 0 ? undefined : 'WK-DRIFT-1';
    case MoveKind.Storm:
      return tilesOnBoard(s) === 0 ? 'WK-CARD-2' : undefined;
    case MoveKind.Calf:
      return forbidsCalf(s, first);
    case MoveKind.Carpet:
      return forbidsFlight(s, first, second);
    case MoveKind.Swap:
      return forbidsSwap(s, first, second);
    case MoveKind.Loss:
      return isFoeAbroad(s, first) && countOf(s.load[first], second) > 0 ? undefined : 'WK-LOSS-1';
    case MoveKind.Plague:
      return camelsOn(s, oasisOf(second)).length > 0 ? undefined : 'WK-CARD-2';
    default:
      return undefined;
  }
}

function forbidsCalf(s: WuestenkoenigeState, hex: number): RuleId | undefined {
  const own = camelsOf(s.turn[At.Seat]);
  if (!own.some(camel => s.camels[camel] === HOME)) return 'WK-CALF-1';
  const parents = own.filter(camel => s.camels[camel] !== HOME && isDesert(s.camels[camel]));
  if (!parents.some(camel => flightBetween(s.camels[camel], hex) <= CALF_RANGE)) return 'WK-CALF-1';
  return camelsOn(s, hex).length < ROOM ? undefined : 'WK-MOVE-2';
}

function forbidsFlight(s: WuestenkoenigeState, camel: number, to: number): RuleId | undefined {
  const from = s.camels[camel];
  if (!isDesert(to)) return 'WK-CARPET-1';
  if (from === to) return 'WK-CARD-2';
  if (flightBetween(from, to) > CARPET_RANGE) return 'WK-CARPET-1';
  return camelsOn(s, to).length < ROOM ? undefined : 'WK-MOVE-2';
}

function forbidsSwap(s: WuestenkoenigeState, one: number, other: number): RuleId | undefined {
  if (!isFoeAbroad(s, one) || !isFoeAbroad(s, other) || s.camels[one] === s.camels[other]) return 'WK-SWAP-1';
  return ownerOf(one) === ownerOf(other) && s.load[one] === s.load[other] ? 'WK-SWAP-2' : undefined;
}

function isFoeAbroad(s: WuestenkoenigeState, camel: number): boolean {
  return ownerOf(camel) !== s.turn[At.Seat] && s.camels[camel] !== HOME && isDesert(s.camels[camel]);
}

// ------------------------------------------------------------------------------------------------------------ camels

function forbidsStep(s: WuestenkoenigeState, camel: number, to: number): RuleId | undefined {
  const from = s.camels[camel];
  const beside = board.cells[from].flatMap(cell => neighboursOf(board.grid, cell));
  if (from === to || !board.cells[to].some(cell => beside.includes(cell))) return 'WK-MOVE-1';
  if (isDesert(to) && camelsOn(s, to).length >= ROOM) return 'WK-MOVE-2';
  if (isOasis(to) && countOf(s.load[camel], goodOf(to)) > 0) return 'WK-OASIS-1';
  if (to === PALACE && totalOf(s.load[camel]) === 0) return 'WK-PALACE-1';
  const alike = !isDesert(from) || !isDesert(to) || groundOf(s, from) === groundOf(s, to);
  return s.turn[At.Left] < (alike ? 1 : 2) ? 'WK-COST-4' : undefined;
}

function forbidsTake(s: WuestenkoenigeState, camel: number, good: number): RuleId | undefined {
  const hex = s.camels[camel];
  if (!isDesert(hex)) return 'WK-TAKE-1';
  const levels = [s.onFloor[hex], ...towerOf(s, hex).map(tile => s.onTile[tile])].map(load => countOf(load, good));
  if (levels[levels.length - 1] > 0) return undefined;
  return levels.some(count => count > 0) ? 'WK-TAKE-2' : 'WK-TAKE-1';
}

function standsThere(s: WuestenkoenigeState, target: number): boolean {
  return ownerOf(target) !== s.turn[At.Seat] && s.camels[target] === s.camels[s.turn[At.Attacker]];
}

/** After a 5 the attacker gives, after a 2 or a 3 the target. */
function giver(s: WuestenkoenigeState): number {
  return s.turn[s.turn[At.Die] === 5 ? At.Attacker : At.Target];
}

// ------------------------------------------------------------------------------------------------------------ desert

function forbidsChange(s: WuestenkoenigeState, kind: number, hex: number, to: number): RuleId | undefined {
  const storming = s.turn[At.Phase] === Phase.Storming;
  const wrong = storming ? undefined : wrongStep(s, Phase.ChangeDesert);
  if (wrong) return wrong;
  if (kind === MoveKind.Pass) return storming ? 'WK-STORM-2' : tilesOnBoard(s) > 0 ? 'WK-DESERT-1' : undefined;
  const tile = towerOf(s, hex).at(-1);
  if (tile === undefined) return 'WK-DESERT-2';
  if (storming && (s.turn[At.Changed] === tile || s.turn[At.ChangedToo] === tile)) return 'WK-STORM-2';
  return kind === MoveKind.Shift ? forbidsShift(s, hex, to) : undefined;
}

function forbidsShift(s: WuestenkoenigeState, hex: number, to: number): RuleId | undefined {
  if (camelsOn(s, hex).length > 0) return 'WK-DESERT-3';
  if (!isDesert(to)) return 'WK-BOARD-2';
  return flightBetween(hex, to) === 1 ? undefined : 'WK-DESERT-4';
}

// ----------------------------------------------------------------------------------------------- what lies on the table

function camelsOf(seat: number): number[] {
  return Array.from({ length: CAMELS }, (_, i) => seat * CAMELS + i);
}

function camelsOn(s: WuestenkoenigeState, field: number): number[] {
  return Array.from(s.camels.keys()).filter(camel => s.camels[camel] === field);
}

function groundOf(s: WuestenkoenigeState, hex: number): number | undefined {
  const tile = towerOf(s, hex).at(-1);
  return tile === undefined ? undefined : s.side[tile];
}

function tilesOnBoard(s: WuestenkoenigeState): number {
  let tiles = 0;
  for (let hex = 0; hex < HEXES; hex++) tiles += towerOf(s, hex).length;
  return tiles;
}

function firstBare(s: WuestenkoenigeState): number {
  return s.top.indexOf(NO_PIECE);
}

/** The way between two fields in hexes, by arithmetic. */
function flightBetween(one: number, other: number): number {
  const spots = (field: number) => board.cells[field].map(cell => board.grid.spots[cell]);
  return Math.min(...spots(one).flatMap(from => spots(other).map(to => hexesBetween(from, to))));
}

function hexesBetween(one: Spot, other: Spot): number {
  const down = other.row - one.row;
  const across = slant(other) - slant(one);
  return Math.max(Math.abs(down), Math.abs(across), Math.abs(down + across));
}

/** The column along a slanted axis, so that every second row needs no exception. */
function slant({ col, row }: Spot): number {
  return col - (row >> 1);
}
