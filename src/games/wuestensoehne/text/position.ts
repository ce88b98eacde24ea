import { drawSquares, type Mark, readSquares } from '../../../engine/boards/drawing.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { grid, isOnCross } from '../rules/board.ts';
import { DISPLAY } from '../rules/material.ts';
import { isBound } from '../rules/moves.ts';
import {
  At,
  BESIDE,
  currentStack,
  discover,
  FIGURES,
  faceOn,
  initial,
  ownerOf,
  Phase,
  partOn,
  slotNames,
  tokenValues,
  type WuestensoehneState,
} from '../rules/state.ts';
import {
  faceNamed,
  faceTexts,
  GOODS,
  type Good,
  goods,
  KINDS,
  kindNamed,
  kindOfFace,
  partSides,
  readSides,
  STACKS,
} from '../rules/tiles.ts';

/** A rumour token: its value, and which seats have seen it. */
export interface DrawnToken {
  readonly value: number;
  readonly seen?: readonly Seat[];
}

/** What a drawing does not show. Lists go by seat; who is missing at their end has what the set-up gives. */
export interface PositionSetting {
  readonly seats: number;
  /** The options of the match; with none, it is one of the first edition. */
  readonly options?: Options;
  /** The seat that is about to move its caravan, 0 unless said. */
  readonly seat?: Seat;
  readonly caravans?: readonly string[];
  readonly water?: readonly number[];
  readonly camels?: readonly number[];
  /** `gem gem salt` for each seat. */
  readonly goods?: readonly string[];
  /** `NE:salt desert` for each seat. */
  readonly displays?: readonly string[];
  /** Where figures stand, by height: `{ 16: 'e4 NE' }`. */
  readonly figures?: Readonly<Record<number, string>>;
  /** The seat that has the turban, 0 unless said. */
  readonly turban?: Seat;
  /** Tokens on slots such as `gem1`, and `beside` the board. */
  readonly rumours?: Readonly<Record<string, DrawnToken>>;
  /** The only tiles left to be drawn. Unless said, all that lie nowhere else. */
  readonly left?: string;
  readonly bonus?: boolean;
  /** Turns in a row in which nothing happened. */
  readonly idle?: number;
  /** Turns still to be played, the running one included. */
  readonly last?: number;
}

export class BadPosition extends Error {}

/** A position from a drawing (see "Notation" in RULES.md); a seat is about to move its caravan. */
export function position(drawing: string, setting: PositionSetting): WuestensoehneState {
  const s = initial(setting.seats, setting.options);
  layTiles(s, readSquares(drawing));
  s.turn[At.Phase] = Phase.Move;
  s.turn[At.Seat] = setting.seat ?? 0;
  s.turn[At.Turban] = setting.turban ?? 0;
  s.turn[At.Bonus] = setting.bonus ? 1 : 0;
  s.turn[At.Idle] = setting.idle ?? 0;
  s.turn[At.Last] = setting.last ?? 0;
  equipSeats(s, setting);
  setFigures(s, setting.figures ?? {});
  setRumours(s, setting.rumours ?? {});
  if (setting.left !== undefined) leaveOnly(s, wordsOf(setting.left));
  s.turn[At.Bound] = isBound(s) ? 1 : 0;
  return s;
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter(word => word !== '');
}

export function layTiles(s: WuestensoehneState, squares: readonly Mark[]): void {
  for (const square of squares) {
    const cell = grid.cellAt(square);
    if (cell < 0) throw new BadPosition(`"${square.token}" is drawn outside the board`);
    if (square.token === '.' ? isOnCross(cell) : (square.token === '+') !== isOnCross(cell))
      throw new BadPosition(`${grid.names[cell]}: "+" stands on the fields of the cross, and nowhere else`);
    if (square.token !== '.' && square.token !== '+') layTile(s, cell, square.token);
  }
}

function layTile(s: WuestensoehneState, cell: number, text: string): void {
  const face = faceNamed(text);
  if (face < 0) throw new BadPosition(`${grid.names[cell]}: "${text}" is no tile, however it is turned`);
  useTile(s, kindOfFace(face));
  discover(s, cell, face);
}

/** One tile of the kind leaves the first stack that has it. */
function useTile(s: WuestensoehneState, kind: number): void {
  for (let stack = 0; stack < STACKS; stack++) {
    if (s.left[stack * KINDS + kind] === 0) continue;
    s.left[stack * KINDS + kind]--;
    s.stacks[stack]--;
    return;
  }
  throw new BadPosition(`more tiles "${faceTexts[kind * 4]}" are wanted than there are`);
}

function tileNamed(text: string): number {
  const kind = kindNamed(text);
  if (kind < 0) throw new BadPosition(`"${text}" is no kind of tile`);
  return kind;
}

function equipSeats(s: WuestensoehneState, setting: PositionSetting): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const cell = setting.caravans?.[seat];
    if (cell !== undefined) s.caravans[seat] = cellNamed(cell);
    s.water[seat] = setting.water?.[seat] ?? s.water[seat];
    s.camels[seat] = setting.camels?.[seat] ?? s.camels[seat];
    for (const good of wordsOf(setting.goods?.[seat] ?? '')) s.goods[seat * GOODS + goods.indexOf(good as Good)]++;
    const display = wordsOf(setting.displays?.[seat] ?? '').map(tileNamed);
    s.displays.set(
      display.toSorted((a, b) => a - b),
      seat * DISPLAY,
    );
    for (const kind of display) useTile(s, kind);
  }
}

function cellNamed(name: string): number {
  const cell = grid.cellNamed(name);
  if (cell < 0) throw new BadPosition(`"${name}" is no cell`);
  return cell;
}

function setFigures(s: WuestensoehneState, figures: Readonly<Record<number, string>>): void {
  for (const [height, place] of Object.entries(figures)) {
    const figure = Number(height) - 1;
    const [name = '', sides = ''] = place.split(' ');
    const cell = cellNamed(name);
    const parts =
      s.tiles[cell] === 0 ? [] : Array.from(partSides.subarray(faceOn(s, cell) * 4, faceOn(s, cell) * 4 + 4));
    if (readSides(sides) === 0 || !parts.includes(readSides(sides)))
      throw new BadPosition(`figure ${height}: ${name} has no oasis part "${sides}"`);
    if (!(figure < FIGURES) || ownerOf[figure] >= s.seats) throw new BadPosition(`nobody has a figure ${height}`);
    s.figures[figure] = partOn(cell, readSides(sides));
  }
}

function setRumours(s: WuestensoehneState, rumours: Readonly<Record<string, DrawnToken>>): void {
  for (const [name, { value, seen = [] }] of Object.entries(rumours)) {
    const place = name === 'beside' ? BESIDE : slotNames.indexOf(name);
    const token = tokenValues.indexOf(value);
    if (place < 0) throw new BadPosition(`"${name}" is no place for a rumour`);
    if (token < 0 || s.pool[token] === 0) throw new BadPosition(`there is no rumour ${value} left`);
    s.pool[token]--;
    s.tokens[place] = token + 1;
    s.seen[place] = seen.reduce((bits, seat) => bits | (1 << seat), 0);
  }
}

/** Everything but these tiles is out of the game; they form the last stack. */
function leaveOnly(s: WuestensoehneState, tiles: readonly string[]): void {
  for (const tile of tiles) useTile(s, tileNamed(tile));
  while (currentStack(s) < STACKS) {
    const stack = currentStack(s);
    s.turn[At.Discarded] += s.stacks[stack];
    s.stacks[stack] = 0;
  }
  s.left.fill(0);
  for (const tile of tiles) s.left[(STACKS - 1) * KINDS + kindNamed(tile)]++;
  s.stacks[STACKS - 1] = tiles.length;
}

/** Draws a state as `position` reads it. */
export function drawPosition(s: WuestensoehneState): string {
  return drawSquares(grid.spots.map((spot, cell) => ({ ...spot, token: tokenOf(s, cell) })));
}

function tokenOf(s: WuestensoehneState, cell: number): string {
  if (isOnCross(cell)) return '+';
  return s.tiles[cell] === 0 ? '.' : (faceTexts[faceOn(s, cell)] ?? '.');
}
