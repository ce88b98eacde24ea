import { drawHexRows, readHexRows } from '../../../engine/boards/drawing.ts';
import type { Seat } from '../../../engine/game.ts';
import { board, HEXES, PALACE } from '../rules/board.ts';
import { enlist } from '../rules/camels.ts';
import { CARDS, type CardId, cards } from '../rules/deck.ts';
import { editionNumbered, FIRST_EDITION } from '../rules/editions.ts';
import { countOf, formatLoad, GOODS, goods, NO_LOAD, parseLoad } from '../rules/goods.ts';
import { CAMELS, POINTS, ROOM, TILES } from '../rules/material.ts';
import { At, DUNE, emptyState, ownerOf, Phase, PLAIN, type WuestenkoenigeState } from '../rules/state.ts';
import { layTile, looseGoods, setLooseGoods, takeSpare, towerOf } from '../rules/tiles.ts';

const steps = { card: Phase.PlayCard, camels: Phase.MoveCamels, desert: Phase.ChangeDesert };

/** What a drawing does not show. */
export interface PositionSetting {
  readonly seats: number;
  /** The first unless said. */
  readonly edition?: number;
  /** Whose turn it is, 0 unless said. */
  readonly seat?: Seat;
  /** `camels` unless said. */
  readonly step?: keyof typeof steps;
  /** Movement points left, 6 unless said. */
  readonly points?: number;
  /** 2 unless said. */
  readonly round?: number;
  /** By seat; empty unless said. What nobody holds and nobody discarded is in the deck. */
  readonly hands?: readonly (readonly CardId[])[];
  readonly discard?: readonly CardId[];
  /** By seat, as loads: `ffw`. What nobody carries or has brought home and what lies nowhere is in the oases. */
  readonly displays?: readonly string[];
  /** The token of hexes that are not drawn, `p` unless said. */
  readonly rest?: string;
}

export class BadPosition extends Error {}

/** The corners by their letters, as in map.ts. */
const corners = ['P', 'F', 'V', 'W'];
const FORECOURT = '=';

/**
 * A position from a drawing, see "Notation" in RULES.md. Rows and hexes at the end of a row may be left out. A seat
 * without a camel is out. Tiles that are not drawn are in the reserve.
 */
export function position(drawing: string, setting: PositionSetting): WuestenkoenigeState {
  const s = emptyState(setting.seats, editionNumbered(setting.edition ?? FIRST_EDITION));
  const drawn = new Map(readHexRows(drawing).map(mark => [board.grid.cellAt(mark), mark.token]));
  if (drawn.has(-1)) throw new BadPosition(`"${drawn.get(-1)}" is drawn beyond the end of its row`);
  board.cells.forEach(([cell], field) => {
    if (field >= HEXES) setPlace(s, field, drawn.get(cell) ?? corners[field - PALACE]);
    else setHex(s, field, drawn.get(cell) ?? setting.rest ?? 'p');
  });
  setHands(s, setting);
  setDisplays(s, setting);
  for (let seat = 0; seat < s.seats; seat++) s.out[seat] = s.stock[seat] === CAMELS ? 1 : 0;
  s.turn[At.Phase] = steps[setting.step ?? 'camels'];
  s.turn[At.Seat] = setting.seat ?? 0;
  s.turn[At.Round] = setting.round ?? 2;
  s.turn[At.Left] = setting.points ?? POINTS;
  return s;
}

const hexToken = /^(_?[dpfvw]*)((?:\d[fvw]*\*?)*)$/;
const placeToken = /^([A-Z])((?:\d[fvw]*\*?)*)$/;

export function setHex(s: WuestenkoenigeState, hex: number, token: string): void {
  const [, tower = '', camels = ''] = hexToken.exec(token) ?? [];
  if (tower === '') throw new BadPosition(`"${token}" on ${board.names[hex]} is nothing to draw`);
  for (const letter of tower) raise(s, hex, letter);
  setCamels(s, hex, camels);
  if (s.crowd[hex] > ROOM) throw new BadPosition(`"${token}": there is room for ${ROOM} camels`);
}

/** One letter of a tower, from the bottom up. */
function raise(s: WuestenkoenigeState, hex: number, letter: string): void {
  if (letter === '_') return;
  if (letter === 'd' || letter === 'p') {
    if (s.turn[At.Reserve] === 0) throw new BadPosition(`more than ${TILES} tiles are drawn`);
    layTile(s, takeSpare(s, letter === 'd' ? DUNE : PLAIN), hex);
  } else setLooseGoods(s, hex, looseGoods(s, hex) + parseLoad(letter));
}

export function setPlace(s: WuestenkoenigeState, field: number, token: string): void {
  const [, corner, camels = ''] = placeToken.exec(token) ?? [];
  if (corner !== corners[field - PALACE])
    throw new BadPosition(`"${token}": the ${board.names[field]} is drawn as ${corners[field - PALACE]}`);
  setCamels(s, field, camels);
}

function setCamels(s: WuestenkoenigeState, field: number, text: string): void {
  for (const [camel, seat = '', load = ''] of text.matchAll(/(\d)([fvw]*\*?)/g)) {
    if (Number(seat) >= s.seats) throw new BadPosition(`"${camel}": there are ${s.seats} seats, counted from 0`);
    if (s.stock[Number(seat)] === 0) throw new BadPosition(`seat ${seat} has ${CAMELS} camels only`);
    enlist(s, Number(seat), field, parseLoad(/^[fvw]/.test(load) ? load : `-${load}`));
  }
}

function setHands(s: WuestenkoenigeState, { hands = [], discard = [] }: PositionSetting): void {
  hands.forEach((hand, seat) => {
    for (const card of hand) s.hands[seat * CARDS + takeCard(s, card)]++;
  });
  for (const card of discard) s.discard[takeCard(s, card)]++;
}

function takeCard(s: WuestenkoenigeState, card: CardId): number {
  const kind = cards.indexOf(card);
  if (s.deck[kind] === 0) throw new BadPosition(`there are fewer cards ${card}`);
  s.deck[kind]--;
  s.turn[At.Deck]--;
  return kind;
}

function setDisplays(s: WuestenkoenigeState, { displays = [] }: PositionSetting): void {
  const brought = displays.map(text => parseLoad(text || '-'));
  for (let good = 0; good < GOODS; good++) {
    brought.forEach((load, seat) => {
      s.display[seat * GOODS + good] = countOf(load, good);
    });
    let used = 0;
    for (const loads of [s.load, s.onTile, s.onFloor, brought]) for (const load of loads) used += countOf(load, good);
    if (used > s.oases[good]) throw new BadPosition(`there are ${s.oases[good]} of ${goods[good]}, not ${used}`);
    s.oases[good] -= used;
  }
}

/** Draws a state as `position` reads it. */
export function drawPosition(s: WuestenkoenigeState): string {
  const tokens = new Map<number, string>();
  board.cells.forEach(([corner, ...forecourts], field) => {
    tokens.set(corner, field < HEXES ? towerDrawn(s, field) + camelsDrawn(s, field) : placeDrawn(s, field));
    for (const cell of forecourts) tokens.set(cell, FORECOURT);
  });
  return drawHexRows(board.grid.spots.map((spot, cell) => ({ ...spot, token: tokens.get(cell) ?? '' })));
}

function placeDrawn(s: WuestenkoenigeState, field: number): string {
  return corners[field - PALACE] + camelsDrawn(s, field);
}

function towerDrawn(s: WuestenkoenigeState, hex: number): string {
  const letters = ['p', 'd'];
  const tiles = towerOf(s, hex).map(tile => letters[s.side[tile]] + lettersOf(s.onTile[tile]));
  const floor = s.onFloor[hex] !== NO_LOAD || tiles.length === 0 ? `_${lettersOf(s.onFloor[hex])}` : '';
  return floor + tiles.join('');
}

/** In the order of seats and loads, so that equal positions look the same. */
function camelsDrawn(s: WuestenkoenigeState, field: number): string {
  const here = Array.from(s.camels.keys()).filter(camel => s.camels[camel] === field);
  return here
    .map(camel => camelDrawn(s, camel))
    .toSorted()
    .join('');
}

/** Its owner and its load, as `camelsDrawn` puts them together. */
export function camelDrawn(s: WuestenkoenigeState, camel: number): string {
  return ownerOf(camel) + lettersOf(s.load[camel]);
}

function lettersOf(load: number): string {
  return formatLoad(load).replace('-', '');
}
