import { type Move, type MoveList, moveList, push } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { CELLS, ends, inside, neighbours } from './board.ts';
import { layMove, MoveKind, moveOf, scoutMove, setMove } from './encoding.ts';
import { DISPLAY, SLOTS_OF_A_GOOD } from './material.ts';
import { canScore } from './oases.ts';
import {
  AT_HOME,
  At,
  BESIDE,
  currentStack,
  displayed,
  displaySize,
  FIGURES_OF_A_SEAT,
  faceOn,
  figuresBySeat,
  NO_TOKEN,
  ownerOf,
  Phase,
  SLOTS,
  UNKNOWN,
  VALUES,
  type WuestensoehneState,
} from './state.ts';
import { ACTIONS, fits, GOODS, KINDS, NO_KIND, partSides, SIDES, STACKS } from './tiles.ts';

/** How the moves of each phase are listed. */
const listers: ((s: WuestensoehneState, out: MoveList) => void)[] = [];
listers[Phase.Deal] = listers[Phase.Draw] = listers[Phase.AmendsDraw] = listTiles;
listers[Phase.Start] = listEnds;
listers[Phase.Move] = listWays;
listers[Phase.Explore] = listExploring;
listers[Phase.Lay] = listLayings;
listers[Phase.Amends] = (_, out) => listBoth(MoveKind.Draw, MoveKind.Decline, out);
listers[Phase.Figure] = listFigures;
listers[Phase.Score] = listScorings;
listers[Phase.Occupy] = listFields;
listers[Phase.Room] = listDrops;
listers[Phase.Token] = listers[Phase.See] = listers[Phase.Reveal] = listTokens;
listers[Phase.Put] = listSlots;
listers[Phase.Look] = listLooks;
listers[Phase.Keep] = (_, out) => listBoth(MoveKind.Leave, MoveKind.Remove, out);
listers[Phase.Guide] = (_, out) => listBoth(MoveKind.Bonus, MoveKind.End, out);
listers[Phase.Over] = () => undefined;

export function moves(s: WuestensoehneState, out: MoveList): void {
  out.length = 0;
  listers[s.turn[At.Phase]](s, out);
}

function listBoth(one: MoveKind, other: MoveKind, out: MoveList): void {
  push(out, moveOf(one));
  push(out, moveOf(other));
}

function listTiles(s: WuestensoehneState, out: MoveList): void {
  const first = currentStack(s) * KINDS;
  for (let kind = 0; kind < KINDS; kind++) if (s.left[first + kind] > 0) push(out, moveOf(MoveKind.Tile, kind));
}

function listEnds(s: WuestensoehneState, out: MoveList): void {
  for (const cell of ends) if (!isTaken(s, cell)) push(out, moveOf(MoveKind.Go, cell));
}

/** The cells that only the driver reaches, kept until those that need none are listed. */
const farCells = moveList(CELLS);

function listWays(s: WuestensoehneState, out: MoveList): void {
  const seat = s.turn[At.Seat];
  const tract = s.tracts[s.caravans[seat]];
  const bound = s.turn[At.Bound] === 1;
  if (!bound || doesDuty(s, s.caravans[seat], 0)) push(out, moveOf(MoveKind.Stay));
  farCells.length = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (s.tiles[cell] === 0 || isTaken(s, cell)) continue;
    const near = isNear(s, tract, cell);
    if (bound && !doesDuty(s, cell, near ? 0 : 1)) continue;
    if (near) push(out, moveOf(MoveKind.Go, cell));
    else push(farCells, cell);
  }
  if (s.water[seat] > 0) for (let i = 0; i < farCells.length; i++) push(out, moveOf(MoveKind.Drive, farCells.items[i]));
  if (hasDeadTiles(s, seat)) listDisplay(s, seat, moveOf(MoveKind.Discard), out);
}

/** Can the seat to move do anything before exploring but stay? Mostly a free field lies beside it, which settles it. */
export function hasWay(s: WuestensoehneState): boolean {
  const seat = s.turn[At.Seat];
  const own = s.caravans[seat];
  if (s.turn[At.Bound] === 1) return true;
  for (let side = 0; side < SIDES; side++) {
    const beside = neighbours[own * SIDES + side];
    if (beside < CELLS && s.tiles[beside] !== 0 && !isTaken(s, beside)) return true;
  }
  if (s.water[seat] > 0 || hasDeadTiles(s, seat)) return true;
  for (let cell = 0; cell < CELLS; cell++)
    if (s.tiles[cell] !== 0 && !isTaken(s, cell) && isNear(s, s.tracts[own], cell)) return true;
  return false;
}

// ------------------------------------------------------------------------------------------------ the duty

/** Has the seat to move three tiles, and a field in reach without the driver where one of them can be laid? */
export function isBound(s: WuestensoehneState): boolean {
  const seat = s.turn[At.Seat];
  if (!s.duty || displaySize(s, seat) < DISPLAY) return false;
  const own = s.caravans[seat];
  if (holdsFittingAt(s, seat, own)) return true;
  for (let cell = 0; cell < CELLS; cell++)
    if (s.tiles[cell] !== 0 && !isTaken(s, cell) && isNear(s, s.tracts[own], cell) && holdsFittingAt(s, seat, cell))
      return true;
  return false;
}

/** Can the seat to move lay a tile of its own there, or scout, after it has paid this much water for the way? */
function doesDuty(s: WuestensoehneState, cell: number, paid: number): boolean {
  const seat = s.turn[At.Seat];
  if (holdsFittingAt(s, seat, cell)) return true;
  if (s.water[seat] <= paid) return false;
  for (let other = 0; other < s.seats; other++) if (other !== seat && holdsFittingAt(s, other, cell)) return true;
  return false;
}

// ------------------------------------------------------------------------------------------------ fields and tiles

/** Does a caravan stand there? */
function isTaken({ caravans }: WuestensoehneState, cell: number): boolean {
  return caravans[0] === cell || caravans[1] === cell || caravans[2] === cell || caravans[3] === cell;
}

/** Can a caravan that stands on the tract come here over brown lines and at most one white line at the end? */
function isNear(s: WuestensoehneState, tract: number, cell: number): boolean {
  if (s.tracts[cell] === tract) return true;
  const white = s.rims[cell] & 15;
  for (let side = 0; side < SIDES; side++)
    if ((white & (1 << side)) !== 0 && s.tracts[neighbours[cell * SIDES + side]] === tract) return true;
  return false;
}

/** One move for each kind in the display. */
function listDisplay(s: WuestensoehneState, seat: number, base: Move, out: MoveList): void {
  for (let place = 0; place < DISPLAY; place++)
    if (isFirstOfKind(s, seat, place)) push(out, base + displayed(s, seat, place));
}

/** Is there a tile in this place, and none like it before? Displays are sorted, so a look at the last one tells. */
function isFirstOfKind(s: WuestensoehneState, seat: number, place: number): boolean {
  const kind = displayed(s, seat, place);
  return kind !== NO_KIND && (place === 0 || displayed(s, seat, place - 1) !== kind);
}

/** Three tiles, and not one of them fits anywhere. */
function hasDeadTiles(s: WuestensoehneState, seat: number): boolean {
  if (displayed(s, seat, DISPLAY - 1) === NO_KIND) return false;
  for (let cell = 0; cell < CELLS; cell++) {
    if (s.tiles[cell] !== 0 || s.rims[cell] === 0) continue;
    for (let place = 0; place < DISPLAY; place++)
      if (fits[(displayed(s, seat, place) << 8) | s.rims[cell]] !== 0) return false;
  }
  return true;
}

/** The sides of a discovered cell, as bits, with open lines. */
export function openSides(s: WuestensoehneState, cell: number): number {
  return inside[cell] & ~(s.rims[cell] >> 4);
}

/** Does the kind fit at an open line of the cell? */
export function fitsAt(s: WuestensoehneState, cell: number, kind: number): boolean {
  const open = openSides(s, cell);
  for (let side = 0; side < SIDES; side++)
    if ((open & (1 << side)) !== 0 && fits[(kind << 8) | s.rims[neighbours[cell * SIDES + side]]] !== 0) return true;
  return false;
}

function listExploring(s: WuestensoehneState, out: MoveList): void {
  const seat = s.turn[At.Seat];
  if (canDraw(s, seat)) push(out, moveOf(MoveKind.Draw));
  listFitting(s, seat, moveOf(MoveKind.Own), out);
  const mustExplore = out.length > 0 || s.turn[At.Bound] === 1;
  if (s.water[seat] > 0)
    for (let other = 0; other < s.seats; other++) if (other !== seat) listFitting(s, other, scoutMove(other, 0), out);
  if (!mustExplore) push(out, moveOf(MoveKind.Skip));
}

export function canDraw(s: WuestensoehneState, seat: number): boolean {
  return displaySize(s, seat) < DISPLAY && currentStack(s) < STACKS;
}

/** One move for each kind in the seat's display that fits where the caravan of the seat to move stands. */
function listFitting(s: WuestensoehneState, seat: number, base: Move, out: MoveList): void {
  const cell = s.caravans[s.turn[At.Seat]];
  for (let place = 0; place < DISPLAY; place++)
    if (isFirstOfKind(s, seat, place) && fitsAt(s, cell, displayed(s, seat, place)))
      push(out, base + displayed(s, seat, place));
}

/** Does anybody else's display hold a tile that fits here? */
export function canScout(s: WuestensoehneState, seat: number): boolean {
  if (s.water[seat] === 0) return false;
  for (let other = 0; other < s.seats; other++) if (other !== seat && holdsFitting(s, other)) return true;
  return false;
}

export function holdsFitting(s: WuestensoehneState, seat: number): boolean {
  return holdsFittingAt(s, seat, s.caravans[s.turn[At.Seat]]);
}

/** Does the display of the seat hold a tile that fits at an open line of the cell? */
function holdsFittingAt(s: WuestensoehneState, seat: number, cell: number): boolean {
  for (let place = 0; place < DISPLAY; place++) {
    const kind = displayed(s, seat, place);
    if (kind !== NO_KIND && fitsAt(s, cell, kind)) return true;
  }
  return false;
}

/** The sides in the order of the cells behind them: west, north, south, east. */
const ascendingSides = [3, 0, 2, 1];

function listLayings(s: WuestensoehneState, out: MoveList): void {
  const caravan = s.caravans[s.turn[At.Seat]];
  const open = openSides(s, caravan);
  for (const side of ascendingSides) {
    if ((open & (1 << side)) === 0) continue;
    const cell = neighbours[caravan * SIDES + side];
    const turns = fits[(s.turn[At.Hand] << 8) | s.rims[cell]];
    for (let turn = 0; turn < SIDES; turn++) if ((turns & (1 << turn)) !== 0) push(out, layMove(cell, turn));
  }
}

function listFigures(s: WuestensoehneState, out: MoveList): void {
  const first = s.turn[At.Seat] * FIGURES_OF_A_SEAT;
  for (let i = first; i < first + FIGURES_OF_A_SEAT; i++)
    if (s.figures[figuresBySeat[i]] === AT_HOME) listSettings(s, figuresBySeat[i], out);
  for (let i = first; i < first + FIGURES_OF_A_SEAT; i++)
    if (s.figures[figuresBySeat[i]] !== AT_HOME) push(out, moveOf(MoveKind.Take, figuresBySeat[i]));
  push(out, moveOf(MoveKind.Pass));
}

function listSettings(s: WuestensoehneState, figure: number, out: MoveList): void {
  const cell = s.turn[At.Laid];
  if (cell >= CELLS) return;
  const first = faceOn(s, cell) * SIDES;
  for (let i = first; i < first + SIDES && partSides[i] !== 0; i++) push(out, setMove(figure, partSides[i]));
}

function listScorings(s: WuestensoehneState, out: MoveList): void {
  const cell = s.turn[At.Laid];
  const first = faceOn(s, cell) * SIDES;
  for (let i = first; i < first + SIDES && partSides[i] !== 0; i++)
    if (canScore(s, cell, partSides[i])) push(out, moveOf(MoveKind.Score, partSides[i]));
}

function listFields(s: WuestensoehneState, out: MoveList): void {
  for (let action = 0; action < ACTIONS; action++) if (s.free[action] > 0) push(out, moveOf(MoveKind.Occupy, action));
}

function listDrops(s: WuestensoehneState, out: MoveList): void {
  const first = ownerOf[s.turn[At.Front]] * GOODS;
  push(out, moveOf(MoveKind.Decline));
  for (let good = 0; good < GOODS; good++)
    if (good !== s.turn[At.Topic] && s.goods[first + good] > 0) push(out, moveOf(MoveKind.Drop, good));
}

/** Where the token lies that is drawn, looked at or turned up now. */
export function tokenPlace(s: WuestensoehneState): number {
  return s.turn[At.Phase] === Phase.Token ? BESIDE : s.turn[At.Topic];
}

/** A token that lies there already can only be what it is; if the viewer doesn't know it, it can be any unseen one. */
function listTokens(s: WuestensoehneState, out: MoveList): void {
  const token = s.tokens[tokenPlace(s)];
  if (token !== NO_TOKEN && token !== UNKNOWN) return push(out, moveOf(MoveKind.Token, token - 1));
  for (let value = 0; value < VALUES; value++) if (s.pool[value] > 0) push(out, moveOf(MoveKind.Token, value));
}

function listSlots(s: WuestensoehneState, out: MoveList): void {
  for (let slot = 0; slot < SLOTS; slot++) if (isFirstFree(s, slot)) push(out, moveOf(MoveKind.Put, slot));
}

/** Is the slot free, and every slot of the good before it taken? */
function isFirstFree(s: WuestensoehneState, slot: number): boolean {
  if (s.tokens[slot] !== NO_TOKEN) return false;
  for (let before = slot - (slot % SLOTS_OF_A_GOOD); before < slot; before++)
    if (s.tokens[before] === NO_TOKEN) return false;
  return true;
}

function listLooks(s: WuestensoehneState, out: MoveList): void {
  push(out, moveOf(MoveKind.Pass));
  for (let slot = 0; slot < SLOTS; slot++) if (s.tokens[slot] !== NO_TOKEN) push(out, moveOf(MoveKind.Look, slot));
}

// ------------------------------------------------------------------------------------------------ one of them

const list = moveList();

/** One legal move, each equally likely. Caravan moves are many, so they are drawn without a list. */
export function randomMove(s: WuestensoehneState, random: Random): Move {
  const free = s.turn[At.Phase] === Phase.Move && s.turn[At.Bound] === 0;
  if (free && !hasDeadTiles(s, s.turn[At.Seat])) return randomWay(s, random);
  moves(s, list);
  return list.items[random.below(list.length)];
}

/** Every cell stands for at most one move, its own for staying; cells that stand for none are drawn again. */
function randomWay(s: WuestensoehneState, random: Random): Move {
  const seat = s.turn[At.Seat];
  const own = s.caravans[seat];
  const tract = s.tracts[own];
  for (;;) {
    const cell = random.below(CELLS);
    if (cell === own) return moveOf(MoveKind.Stay);
    if (s.tiles[cell] === 0 || isTaken(s, cell)) continue;
    if (isNear(s, tract, cell)) return moveOf(MoveKind.Go, cell);
    if (s.water[seat] > 0) return moveOf(MoveKind.Drive, cell);
  }
}
