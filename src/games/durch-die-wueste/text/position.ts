import { drawHexes, type Mark, readHexes } from '../../../engine/boards/drawing.ts';
import type { Seat } from '../../../engine/game.ts';
import { boardOf, PALM_HEX, PALMS, PLAIN } from '../rules/board.ts';
import { encloseAround, reachOases } from '../rules/enclosure.ts';
import { digHole, growPalm, keepRoom, stand } from '../rules/placement.ts';
import {
  At,
  type Colour,
  caravanOf,
  colourOf,
  colours,
  type DurchDieWuesteState,
  emptyState,
  ownerOf,
  PALM,
  Phase,
  SAND,
} from '../rules/state.ts';

/** What a drawing does not show. */
export interface PositionSetting {
  readonly seats: number;
  /** The seat to move, 0 unless said. */
  readonly seat?: Seat;
  readonly phase?: 'riders' | 'camels';
  /** Camels left in this turn, 2 unless said. */
  readonly left?: number;
  /** Whether the round of camels is the first one; later unless said. For riders the drawing shows it. */
  readonly round?: 'first' | 'later';
  readonly supply?: Partial<Record<Colour, number>>;
  /** May nobody build inside what is enclosed? */
  readonly sealed?: boolean;
}

export class BadPosition extends Error {}

/**
 * A position from a drawing (see "Notation" in RULES.md) on a board of just the hexes drawn. Oases that a drawn
 * caravan touches count as scored and enclosed regions as enclosed, with their water taken.
 */
export function position(drawing: string, setting: PositionSetting): DurchDieWuesteState {
  const drawn = readHexes(drawing);
  const hexes = drawn.filter(hex => hex.token !== '#');
  const massif = drawn.filter(hex => hex.token === '#');
  const board = boardOf(hexes, massif, hex => ({ mark: hex.token === 'T' ? PALM_HEX : PLAIN, beyond: 0 }));
  const s = emptyState(board, setting.seats, { palmsByPeople: false, sealed: setting.sealed ?? false });
  setLand(s, hexes);
  setCamels(s, hexes);
  setTurn(s, setting);
  if (s.turn[At.Phase] === Phase.SetCamels) enclose(s);
  return s;
}

export function setLand(s: DurchDieWuesteState, hexes: readonly Mark[]): void {
  let oasis = 0;
  const palms = hexes.filter(hex => hex.token === 'T').length;
  if (palms > PALMS) throw new BadPosition(`${palms} palms are drawn; there are ${PALMS}`);
  for (const hex of hexes) {
    const cell = s.board.grid.cellAt(hex);
    if (hex.token === 'T') growPalm(s, oasis++, cell);
    else if (/^[123]$/.test(hex.token)) digHole(s, Number(hex.token), cell);
    else if (!/^(\.|[wbgpv][0-4])$/i.test(hex.token)) throw new BadPosition(`"${hex.token}" is nothing to draw`);
  }
}

export function setCamels(s: DurchDieWuesteState, hexes: readonly Mark[]): void {
  for (const hex of hexes) {
    if (hex.token.length !== 2) continue;
    const [letter, seat] = hex.token as unknown as [string, string];
    const colour = colours.findIndex(name => name[0] === letter.toLowerCase());
    if (Number(seat) >= s.seats) throw new BadPosition(`"${hex.token}": there are ${s.seats} seats, counted from 0`);
    const caravan = caravanOf(colour, Number(seat));
    const cell = s.board.grid.cellAt(hex);
    stand(s, caravan, cell);
    reachOases(s, caravan, s.shade[cell]);
    if (letter === letter.toLowerCase()) continue;
    s.riders[caravan] = cell;
    keepRoom(s, cell);
  }
}

function setTurn(
  s: DurchDieWuesteState,
  { seat = 0, phase = 'camels', left = 2, round = 'later', supply }: PositionSetting,
): void {
  s.turn[At.Phase] = phase === 'riders' ? Phase.SetRiders : Phase.SetCamels;
  s.turn[At.Seat] = seat;
  const turns = round === 'first' ? seat : s.seats;
  s.turn[At.Count] = phase === 'riders' ? s.sizes.filter(size => size > 0).length : turns;
  s.turn[At.Left] = left;
  for (const [colour, camels] of Object.entries(supply ?? {})) s.supply[colours.indexOf(colour as Colour)] = camels;
}

export function enclose(s: DurchDieWuesteState): void {
  s.camels.forEach((camel, cell) => {
    if (camel > 0 && cell < s.board.grid.size) encloseAround(s, camel - 1, cell);
  });
}

/** Draws a state as `position` reads it; what lies beyond its board is left blank. */
export function drawPosition(s: DurchDieWuesteState): string {
  const hexes = s.board.grid.spots.map((spot, cell) => ({ ...spot, token: tokenOf(s, cell) }));
  return drawHexes([...hexes, ...s.board.massif.map(spot => ({ ...spot, token: '#' }))]);
}

function tokenOf(s: DurchDieWuesteState, cell: number): string {
  if (s.camels[cell] === 0) return s.land[cell] === PALM ? 'T' : s.land[cell] === SAND ? '.' : String(s.land[cell]);
  const caravan = s.camels[cell] - 1;
  const letter = colours[colourOf(caravan)][0];
  return (s.riders[caravan] === cell ? letter.toUpperCase() : letter) + ownerOf(caravan);
}
