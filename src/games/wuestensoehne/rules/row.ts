import { highestBit } from '../../../engine/kit.ts';
import { editions, LOAD } from './material.ts';
import { tokenPlace } from './moves.ts';
import { blankSurvey, countFields, figuresIn, surveyFrom } from './oases.ts';
import {
  AT_HOME,
  At,
  BESIDE,
  FIGURES,
  freshTokens,
  loadOf,
  NO_TOKEN,
  NOBODY_HERE,
  ownerOf,
  Phase,
  partOn,
  SEEN_BY_ALL,
  SENT_OFF,
  SLOTS,
  turbanFigure,
  UNKNOWN,
  type WuestensoehneState,
  waterInStock,
} from './state.ts';
import { ACTIONS, CAMEL_FIELD, GOODS, RUMOUR_FIELD } from './tiles.ts';

const oasis = blankSurvey();

/** The figures of the oasis leave the board and form the row; the one in front pays or is sent off. */
export function lineUp(s: WuestensoehneState, sides: number): void {
  surveyFrom(s, partOn(s.turn[At.Laid], sides), oasis);
  const row = figuresIn(s, oasis);
  countFields(s, oasis, s.free);
  s.row[0] = row;
  s.turn[At.Oasis] = sides;
  for (let figure = 0; figure < FIGURES; figure++) if ((row & (1 << figure)) !== 0) s.figures[figure] = AT_HOME;
  if ((row & (row - 1)) !== 0) collectWater(s, frontOf(s, row));
}

/** The figures that will stand in a row for the oasis, if they are several; 0 else. */
export function rowWaiting(s: WuestensoehneState, sides: number): number {
  surveyFrom(s, partOn(s.turn[At.Laid], sides), oasis);
  const row = figuresIn(s, oasis);
  return (row & (row - 1)) === 0 ? 0 : row;
}

/** The figure in front of a row: the turban's, else the tallest. */
export function frontOf(s: WuestensoehneState, row: number): number {
  const crowned = turbanFigure(s);
  return (row & (1 << crowned)) !== 0 ? crowned : highestBit(row);
}

function collectWater(s: WuestensoehneState, figure: number): void {
  const seat = ownerOf[figure];
  if (s.water[seat] > 0) {
    s.water[seat]--;
    return;
  }
  s.row[0] &= ~(1 << figure);
  s.posts[figure] = SENT_OFF;
}

/** The next figure comes to the front. Returns false when there is none, or no field for it, and the scoring ends. */
export function stepForward(s: WuestensoehneState): boolean {
  s.turn[At.Topic] = 0;
  s.turn[At.Front] = NOBODY_HERE;
  if (s.row[0] === 0 || !hasFreeField(s)) {
    endScoring(s);
    return false;
  }
  s.turn[At.Front] = frontOf(s, s.row[0]);
  s.row[0] &= ~(1 << s.turn[At.Front]);
  s.turn[At.Phase] = Phase.Occupy;
  return true;
}

function hasFreeField(s: WuestensoehneState): boolean {
  for (let action = 0; action < ACTIONS; action++) if (s.free[action] > 0) return true;
  return false;
}

function endScoring(s: WuestensoehneState): void {
  const crowned = turbanFigure(s);
  if ((s.row[0] & (1 << crowned)) !== 0 || s.posts[crowned] !== 0)
    s.turn[At.Turban] = (s.turn[At.Turban] + 1) % s.seats;
  s.row[0] = 0;
  s.posts.fill(0);
  s.free.fill(0);
  s.turn[At.Oasis] = 0;
}

/** The figure in front takes a field. Returns true when everything about it is settled at once. */
export function occupy(s: WuestensoehneState, action: number): boolean {
  const figure = s.turn[At.Front];
  const seat = ownerOf[figure];
  s.free[action]--;
  s.posts[figure] = action + 1;
  if (action < GOODS) return loadGood(s, seat, action);
  if (action === RUMOUR_FIELD) return hearRumour(s);
  if (action === CAMEL_FIELD) s.camels[seat]++;
  else s.water[seat] += Math.min(waterOfField(s), waterInStock(s));
  return true;
}

/** The water stones that a water field gives. */
export function waterOfField(s: WuestensoehneState): number {
  return editions[s.edition - 1].waterField;
}

function loadGood(s: WuestensoehneState, seat: number, good: number): boolean {
  const load = loadOf(s, seat);
  if (load < s.camels[seat] * LOAD) {
    s.goods[seat * GOODS + good]++;
    return true;
  }
  if (load === s.goods[seat * GOODS + good]) return true;
  s.turn[At.Phase] = Phase.Room;
  s.turn[At.Topic] = good;
  return false;
}

export function dropGood(s: WuestensoehneState, good: number): void {
  const first = ownerOf[s.turn[At.Front]] * GOODS;
  s.goods[first + good]--;
  s.goods[first + s.turn[At.Topic]]++;
}

function hearRumour(s: WuestensoehneState): boolean {
  if (s.tokens[BESIDE] !== NO_TOKEN || freshTokens(s) > 0) s.turn[At.Phase] = Phase.Token;
  else if (hasLyingToken(s)) s.turn[At.Phase] = Phase.Look;
  else return true;
  return false;
}

function hasLyingToken(s: WuestensoehneState): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (s.tokens[slot] !== NO_TOKEN) return true;
  return false;
}

/** Somebody learns what a token is, at the end everybody. A token that nobody has drawn before gets its value here. */
export function seeToken(s: WuestensoehneState, value: number): void {
  const place = tokenPlace(s);
  if (s.tokens[place] === NO_TOKEN || s.tokens[place] === UNKNOWN) {
    s.pool[value]--;
    s.tokens[place] = value + 1;
  }
  if (s.turn[At.Phase] === Phase.Reveal) {
    s.seen[place] = SEEN_BY_ALL;
    return;
  }
  s.seen[place] |= 1 << ownerOf[s.turn[At.Front]];
  s.turn[At.Phase] = s.turn[At.Phase] === Phase.Token ? Phase.Put : Phase.Keep;
}

export function putToken(s: WuestensoehneState, slot: number): void {
  moveToken(s, BESIDE, slot);
}

export function lookAt(s: WuestensoehneState, slot: number): void {
  s.turn[At.Topic] = slot;
  s.turn[At.Phase] = Phase.See;
}

export function removeToken(s: WuestensoehneState): void {
  moveToken(s, s.turn[At.Topic], BESIDE);
}

/** A token goes with all that is known about it. */
function moveToken(s: WuestensoehneState, from: number, to: number): void {
  s.tokens[to] = s.tokens[from];
  s.seen[to] = s.seen[from];
  s.tokens[from] = NO_TOKEN;
  s.seen[from] = 0;
}
