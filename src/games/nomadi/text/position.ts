import { spotName } from '../../../engine/boards/grid.ts';
import type { Seat } from '../../../engine/game.ts';
import { boardOf, type DrawnField, readDrawing } from '../rules/board.ts';
import { stand } from '../rules/placement.ts';
import { At, emptyState, NOWHERE, type NomadiState, ownerAt, Phase, type Variant } from '../rules/state.ts';

/** What a drawing does not show. */
export interface PositionSetting extends Variant {
  readonly seats: number;
  /** Whose turn it is, 0 unless said. */
  readonly seat?: Seat;
  /** The dice that are left. Without any the roll is still to come. */
  readonly dice?: readonly number[];
  /** While stones are placed; later unless said. */
  readonly phase?: 'placing';
  /** The number of this turn, 1 unless said. */
  readonly turn?: number;
  /** Talers of each seat, 5 unless said; what differs from 5 counts as given or got. */
  readonly talers?: readonly number[];
}

export class BadPosition extends Error {}

/** Ground and what stands there: on desert the ground is left out. */
const token = /^(?:([.sgo])|([sgo]?)([0-4])|(o?)\?)$/;

/** A position from a drawing (see "Notation" in RULES.md) on a board of just the fields drawn. */
export function position(drawing: string, setting: PositionSetting): NomadiState {
  const drawn = readDrawing(drawing);
  for (const field of drawn.fields)
    if (!token.test(field.token)) throw new BadPosition(`"${field.token}" on ${spotName(field)} is nothing to draw`);
  const s = emptyState(boardOf(drawn), setting.seats, setting);
  for (const field of drawn.fields) setField(s, field);
  setTurn(s, setting);
  setting.talers?.forEach((talers, seat) => setTalers(s, seat, talers));
  return s;
}

export function setField(s: NomadiState, field: DrawnField): void {
  const cell = s.board.grid.cellAt(field);
  if (field.token.endsWith('?')) s.cards[cell] = 1;
  const seat = token.exec(field.token)?.[3];
  if (seat === undefined) return;
  if (Number(seat) >= s.seats) throw new BadPosition(`"${field.token}": there are ${s.seats} seats, counted from 0`);
  const first = Number(seat) * s.each;
  const free = s.places.subarray(first, first + s.each).indexOf(NOWHERE);
  if (free < 0) throw new BadPosition(`seat ${seat} has more than ${s.each} stones`);
  stand(s, first + free, cell);
  s.turn[At.Count]++;
}

function setTurn(s: NomadiState, { seat = 0, dice = [], phase, turn = 1 }: PositionSetting): void {
  for (const die of dice) s.dice[die]++;
  const moving = dice.length > 0 ? Phase.Step : Phase.Roll;
  s.turn[At.Phase] = phase === 'placing' ? Phase.Place : moving;
  s.turn[At.Seat] = seat;
  s.turn[At.Turns] = phase === 'placing' ? 0 : turn;
}

function setTalers(s: NomadiState, seat: Seat, talers: number): void {
  s.talers[seat] = talers;
  s.accounts[(seat + 1) * (s.accounts.length / s.seats) - 1] = talers - 5;
}

/** Draws a state as `position` reads it. */
export function drawPosition(s: NomadiState): string {
  const { grid, canyon } = s.board;
  const cols = Math.max(...grid.spots.map(spot => spot.col)) + 1;
  const rows = grid.spots.map(spot => spot.row);
  const line = (label: string, tokenAt: (col: number) => string) =>
    (label.padEnd(5) + Array.from({ length: cols }, (_, col) => tokenAt(col).padEnd(3)).join('')).trimEnd();
  const lines = [line('', col => String.fromCharCode(97 + col))];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
    if (row === canyon && row > 0) lines.push(line('', () => '~'));
    lines.push(line(String(row + 1).padStart(3), col => tokenOf(s, grid.cellAt({ col, row }))));
  }
  return `${lines.join('\n')}\n`;
}

function tokenOf(s: NomadiState, cell: number): string {
  if (cell < 0) return '';
  const { start, goal, spring } = s.board;
  const ground = start[cell] === 1 ? 's' : goal[cell] === 1 ? 'g' : spring[cell] === 1 ? 'o' : '';
  if (s.cards[cell] === 1) return `${ground}?`;
  return s.stones[cell] === 0 ? ground || '.' : ground + ownerAt(s, cell);
}
