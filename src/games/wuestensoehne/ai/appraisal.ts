import { LOAD, rumours, SLOTS_OF_A_GOOD, WORTH } from '../rules/material.ts';
import { waterOfField } from '../rules/row.ts';
import { worthOf } from '../rules/scoring.ts';
import {
  AT_HOME,
  At,
  displaySize,
  FIGURES_OF_A_SEAT,
  figuresBySeat,
  freshTokens,
  loadOf,
  NO_TOKEN,
  type WuestensoehneState,
} from '../rules/state.ts';
import { ACTIONS, CAMEL_FIELD, GOODS, RUMOUR_FIELD, STACKS } from '../rules/tiles.ts';
import type { SeatStudy } from './study.ts';

/** Goods that a seat still gets, for each tile that is still to be laid, shared among the seats; by edition. */
const GOODS_PER_TILE = [0.22, 0.13];
/**
 * The worth of a place on a camel that will be needed. A seat that takes camels and goods in turn, so that both pay the
 * same, gets two places or a good for a figure: the place is then worth a third of the good.
 */
const PLACE = 0.4 * WORTH;
/** A bonus turn is worth about as much while turns are left to use it in. */
const STONE = 1.7;
/** The worth of figures at hand, by their number: with none, laying a tile brings nothing. */
const AT_HAND = Float64Array.of(-4, -1.4, -0.4, 0, 0);
/** The worth of tiles on display, by their number: a seat with three can't draw. */
const ON_DISPLAY = Float64Array.of(0, 0.3, 0.4, -0.8);
/** What a rumour brings on average for each good that one has more than the others. */
const HEARSAY = 0.75 * (rumours.reduce((sum, value) => sum + Math.abs(value), 0) / rumours.length);

/** Tiles that nobody has laid yet. */
export function tilesToCome(s: WuestensoehneState): number {
  let tiles = 0;
  for (let stack = 0; stack < STACKS; stack++) tiles += s.stacks[stack];
  for (let seat = 0; seat < s.seats; seat++) tiles += displaySize(s, seat) / 2;
  return tiles;
}

// ------------------------------------------------------------------------------------------------ room for goods

const MOST_PLACES = 32;
/** Expected goods are counted in steps of this size. */
const STEPS_OF_A_GOOD = 4;
const MOST_GOODS = 20;

/** What free places are worth: the goods expected that find room, if their number is as random as that of rare events. */
const rooms = Float64Array.from({ length: (MOST_GOODS * STEPS_OF_A_GOOD + 1) * MOST_PLACES }, (_, i) => {
  const expected = Math.floor(i / MOST_PLACES) / STEPS_OF_A_GOOD;
  let chance = Math.exp(-expected);
  let below = 0;
  let sum = 0;
  for (let place = 0; place < i % MOST_PLACES; place++) {
    below += chance;
    chance *= expected / (place + 1);
    sum += 1 - below;
  }
  return PLACE * sum;
});

/** Where in `rooms` the row begins that goes with the goods a seat still expects. */
function rowOfRooms(s: WuestensoehneState): number {
  const goods = (tilesToCome(s) * GOODS_PER_TILE[s.edition - 1]) / s.seats;
  return Math.min(MOST_GOODS * STEPS_OF_A_GOOD, Math.round(goods * STEPS_OF_A_GOOD)) * MOST_PLACES;
}

function freePlaces(s: WuestensoehneState, seat: number): number {
  return Math.min(MOST_PLACES - 3, s.camels[seat] * LOAD - loadOf(s, seat));
}

// ------------------------------------------------------------------------------------------------ action fields

/** Begins the study of a state with what action fields and water stones are worth in it. */
export function beginStudy(study: SeatStudy, s: WuestensoehneState): void {
  study.state = s;
  study.round++;
  study.oasisCount = 0;
  appraise(study);
}

function appraise(study: SeatStudy): void {
  const { state: s, actionWorths, stoneWorths } = study;
  const row = rowOfRooms(s);
  const turns = tilesToCome(s) / s.seats + (s.turn[At.Last] > 0 ? 0.5 : 1);
  for (let seat = 0; seat < s.seats; seat++) {
    const first = seat * ACTIONS;
    const free = row + freePlaces(s, seat);
    stoneWorths[seat] = STONE * (1 - Math.exp(-turns / (1 + s.water[seat])));
    appraiseGoods(study, seat, free);
    actionWorths[first + CAMEL_FIELD] = rooms[free + LOAD] - rooms[free];
    actionWorths[first + RUMOUR_FIELD] = rumourWorth(s, seat);
    actionWorths[first + ACTIONS - 1] = waterOfField(s) * stoneWorths[seat];
  }
}

function appraiseGoods({ state: s, actionWorths }: SeatStudy, seat: number, free: number): void {
  const full = free % MOST_PLACES === 0;
  const cost = full ? cheapestGood(s, seat) : rooms[free] - rooms[free - 1];
  for (let good = 0; good < GOODS; good++) actionWorths[seat * ACTIONS + good] = Math.max(0, worthOf(s, good) - cost);
}

/** The least that one good on the camels is worth. */
function cheapestGood(s: WuestensoehneState, seat: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let good = 0; good < GOODS; good++)
    if (s.goods[seat * GOODS + good] > 0) least = Math.min(least, worthOf(s, good));
  return least;
}

function rumourWorth(s: WuestensoehneState, seat: number): number {
  let edge = 0;
  for (let good = 0; good < GOODS; good++)
    if (hasFreeSlot(s, good)) edge = Math.max(edge, Math.abs(leadIn(s, seat, good)));
  return (0.4 + HEARSAY * edge) * (freshTokens(s) > 0 ? 1 : 0.4);
}

function hasFreeSlot(s: WuestensoehneState, good: number): boolean {
  for (let slot = good * SLOTS_OF_A_GOOD; slot < (good + 1) * SLOTS_OF_A_GOOD; slot++)
    if (s.tokens[slot] === NO_TOKEN) return true;
  return false;
}

/** How many tokens of a good the seat has more than the others have on average. */
export function leadIn(s: WuestensoehneState, seat: number, good: number): number {
  let others = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) others += s.goods[other * GOODS + good];
  return s.goods[seat * GOODS + good] - others / (s.seats - 1);
}

// ------------------------------------------------------------------------------------------------ what a seat has

/** What room, water, figures at hand and tiles on display are worth to a seat. */
export function meansOf({ state: s, stoneWorths }: SeatStudy, seat: number): number {
  const free = rowOfRooms(s) + freePlaces(s, seat);
  return (
    rooms[free] +
    s.water[seat] * stoneWorths[seat] +
    readiness(s, figuresAtHand(s, seat)) +
    ON_DISPLAY[displaySize(s, seat)]
  );
}

/** What this number of figures at hand is worth while there are tiles to set them on. */
export function readiness(s: WuestensoehneState, figures: number): number {
  return AT_HAND[figures] * Math.min(1, tilesToCome(s) / 16);
}

export function figuresAtHand(s: WuestensoehneState, seat: number): number {
  let count = 0;
  for (let i = seat * FIGURES_OF_A_SEAT; i < (seat + 1) * FIGURES_OF_A_SEAT; i++)
    if (s.figures[figuresBySeat[i]] === AT_HOME) count++;
  return count;
}
