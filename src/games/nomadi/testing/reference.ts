import { map } from '../rules/map.ts';
import { CARDS_FAR, CARDS_NEAR, LAST_TURN, phrases } from '../rules/material.ts';
import { type Desert, desertIn, squareAt } from './reference-board.ts';
import { acceptTexts, bidTexts, mayOffer, priceTexts } from './reference-offers.ts';
import {
  lastFound,
  type ReferenceOffer,
  type ReferenceOptions,
  type ReferenceState,
  type Source,
  type Stone,
} from './reference-state.ts';
import { consideredSteps, stoneOn } from './reference-steps.ts';

/**
 * Nomadi a second time, written from the rules alone. It knows nothing of the game beside it: it speaks the notation
 * only, keeps names in plain lists, and remembers what happened (who went where, who was paid for what) instead of what
 * follows from it. Slow on purpose. Whose canyon, start and goal talers are due is seen from where the stones stand.
 */

const STONES = new Map([
  [2, 8],
  [3, 5],
  [4, 4],
  [5, 3],
]);
/** In the second edition the five best cards lie on the springs. */
const BEST = [2, 3, 3, 3, 3];
const REST = [-2, -2, -2, -1, -1, -1, 1, 1, 1, 1, 2, 2, 2];
const VALUES = [-2, -2, -2, -1, -1, -1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];

export function referenceGame(seats: number, options: ReferenceOptions = {}): ReferenceState {
  const { oasis } = options;
  const printed = desertIn(map);
  const goal = oasis === undefined ? printed.goal : squareAt(oasis, 4);
  const bare = new Set([...printed.start, ...printed.goal, ...goal, ...printed.springs]);
  return { ...fresh(seats, { ...printed, goal }, options), bare, cards: new Set(printed.springs) };
}

/** A drawn game in which seat 0 is about to roll in the turn named. */
export function referenceFrom(drawing: string, seats: number, turn: number, options: ReferenceOptions): ReferenceState {
  const desert = desertIn(drawing);
  const game: ReferenceState = { ...fresh(seats, desert, options), phase: 'rolling', turn };
  for (const [field, piece] of desert.pieces) {
    if (piece === '?') game.cards.add(field);
    else game.stones.push({ owner: Number(piece), field });
  }
  return game;
}

function fresh(
  seats: number,
  desert: Desert,
  { trade = false, cards = 'chance', edition = 1 }: ReferenceOptions,
): ReferenceState {
  const purses = Array.from({ length: seats }, (_, seat) => ({ seat, source: 'purse', talers: 5, turn: 0 }) as const);
  return {
    seats,
    trade,
    laidBySeats: cards === 'seats',
    springDeck: edition === 2,
    bidder: 0,
    resting: new Set(),
    offers: [],
    handed: undefined,
    desert,
    bare: new Set(),
    cards: new Set(),
    stones: [],
    journeys: [],
    found: [],
    payments: [...purses],
    phase: 'cards',
    seat: 0,
    turn: 0,
    rolls: 0,
    dice: [],
    opened: 0,
    considered: [],
  };
}

export function legalTexts(game: ReferenceState): string[] {
  switch (game.phase) {
    case 'cards':
      return fieldsForCards(game).map(field => `card ${field}`);
    case 'placing':
      return [...game.desert.start].filter(field => !stoneOn(game, field)).map(field => `place ${field}`);
    case 'rolling':
      return [...ROLLS];
    case 'moving':
      return [...legalSteps(game), ...acceptTexts(game)];
    case 'bidding':
      return bidTexts(game, legalSteps(game));
    case 'pricing':
      return priceTexts(game);
    case 'handing':
      return [`value ${game.handed?.card?.value}`];
    case 'seeing':
      return [...new Set(unseenValues(game))].map(value => `value ${value}`);
    case 'offering':
      return phrases.map(phrase => `offer ${phrase}`);
    case 'answering':
      return ['take', 'leave'];
    case 'showing':
      return [`value ${lastFound(game).value}`];
    case 'opening':
      return [`open ${game.found[game.opened].value}`];
    case 'over':
      return [];
  }
}

const ROLLS = rolls(6, 1).map(dice => `roll ${dice.join(' ')}`);

/** All ways to write this many dice ascending, none below `least`. */
function rolls(count: number, least: number): number[][] {
  if (count === 0) return [[]];
  const eyes = [1, 2, 3, 4, 5, 6].filter(die => die >= least);
  return eyes.flatMap(die => rolls(count - 1, die).map(others => [die, ...others]));
}

/** Six near the start, then seven beyond the canyon; seats lay them anywhere. */
function fieldsForCards({ desert, bare, cards, laidBySeats }: ReferenceState): string[] {
  const laid = cards.size - desert.springs.size;
  const isWanted = (field: string) => laidBySeats || desert.far.has(field) === laid >= CARDS_NEAR;
  return [...desert.fields].filter(field => isWanted(field) && !bare.has(field) && !cards.has(field));
}

function unseenValues(game: ReferenceState): number[] {
  const { spring } = lastFound(game);
  const left = game.springDeck ? [...(spring ? BEST : REST)] : [...VALUES];
  const seen = game.found.filter(card => !game.springDeck || card.spring === spring);
  for (const { value } of seen) if (value !== undefined) left.splice(left.indexOf(value), 1);
  return left;
}

function legalSteps(game: ReferenceState): string[] {
  return game.considered.flatMap(({ text, objections }) => (objections.length === 0 ? [text] : []));
}

/** Plays one entry, which must be among the legal texts. */
export function play(game: ReferenceState, text: string): void {
  if (!legalTexts(game).includes(text)) throw new Error(`"${text}" is not legal here`);
  const [verb, first = '', second = ''] = text.split(' ');
  if (verb === 'card') layCard(game, first);
  else if (verb === 'place') placeStone(game, first);
  else if (verb === 'roll') roll(game, text);
  else if (verb === 'value') see(game, Number(first));
  else if (verb === 'offer') game.phase = 'answering';
  else if (verb === 'take') take(game);
  else if (verb === 'leave') keep(game);
  else if (verb === 'open') open(game);
  else if (verb === 'accept') accept(game, Number(first.slice('seat'.length)));
  else if (game.phase === 'bidding' || game.phase === 'pricing') talk(game, text);
  else moveStone(game, Number(verb), first, second);
}

function layCard(game: ReferenceState, field: string): void {
  game.cards.add(field);
  if (game.laidBySeats) game.seat = (game.seat + 1) % game.seats;
  if (game.cards.size < CARDS_NEAR + CARDS_FAR + game.desert.springs.size) return;
  game.phase = 'placing';
  game.seat = 0;
}

function placeStone(game: ReferenceState, field: string): void {
  game.stones.push({ owner: game.seat, field });
  game.seat = (game.seat + 1) % game.seats;
  if (game.stones.length < game.seats * (STONES.get(game.seats) ?? 0)) return;
  game.turn = 1;
  game.phase = 'rolling';
}

function roll(game: ReferenceState, text: string): void {
  game.dice = text.split(' ').slice(1).map(Number);
  game.rolls++;
  goOn(game);
  if (game.phase === 'moving' && game.trade === 'bind') askNext(game, game.seat);
}

/** The next seat on the left that wants to be asked and has something to give. */
function askNext(game: ReferenceState, after: number): void {
  const left = Array.from({ length: game.seats - 1 }, (_, i) => (game.seat + 1 + i) % game.seats);
  const rest = after === game.seat ? left : left.slice(left.indexOf(after) + 1);
  const bidder = rest.find(seat => !game.resting.has(seat) && mayOffer(game, seat));
  game.phase = bidder === undefined ? 'moving' : 'bidding';
  if (bidder !== undefined) game.bidder = bidder;
}

function talk(game: ReferenceState, text: string): void {
  const { bidder, offers } = game;
  if (game.phase === 'pricing') setPrice(game, text);
  else if (text.startsWith('want')) offers.push({ by: bidder, step: text.slice('want '.length) });
  else if (text.startsWith('sell'))
    offers.push({ by: bidder, card: game.found[Number(text.slice('sell card'.length)) - 1] });
  else if (text === 'rest') game.resting.add(bidder);
  if (/^(want|sell)/.test(text)) game.phase = 'pricing';
  else askNext(game, bidder);
}

function setPrice({ offers, found }: ReferenceState, text: string): void {
  const [verb, number] = text.split(' ');
  const offer = offers[offers.length - 1];
  if (verb === 'hand') offer.card = found[Number(number.slice('card'.length)) - 1];
  else offer.talers = Number(number);
}

function accept(game: ReferenceState, by: number): void {
  const offer = game.offers.find(each => each.by === by);
  if (!offer) throw new Error(`seat ${by} has made no offer`);
  const payer = offer.step === undefined ? game.seat : by;
  if (offer.talers !== undefined) {
    pay(game, payer, 'gifts', -offer.talers);
    pay(game, payer === by ? game.seat : by, 'gifts', offer.talers);
  }
  if (!offer.card) return keepWord(game, offer);
  offer.card.holder = game.seat;
  game.handed = offer;
  game.phase = 'handing';
}

function keepWord(game: ReferenceState, offer: ReferenceOffer): void {
  game.handed = undefined;
  game.offers.splice(game.offers.indexOf(offer), 1);
  if (offer.step === undefined) return goOn(game);
  const [die, from, to] = offer.step.split(' ');
  moveStone(game, Number(die), from, to);
}

function moveStone(game: ReferenceState, die: number, from: string, to: string): void {
  const stone = stoneOn(game, from);
  if (!stone) throw new Error(`no stone on ${from}`);
  stone.field = to;
  game.offers.length = 0;
  game.journeys.push({ stone, from });
  game.dice.splice(game.dice.indexOf(die), 1);
  payForLeaving(game, stone, from);
  payForCrossing(game, stone, from);
  payForArriving(game, stone);
  if (game.cards.delete(to)) find(game, stone);
  else goOn(game);
}

function pay(game: ReferenceState, seat: number, source: Source, talers: number): void {
  game.payments.push({ seat, source, talers, turn: game.turn });
}

function payForLeaving(game: ReferenceState, stone: Stone, from: string): void {
  const { start } = game.desert;
  if (start.has(from) && !game.stones.some(other => start.has(other.field))) pay(game, stone.owner, 'start', 5);
}

function payForCrossing(game: ReferenceState, stone: Stone, from: string): void {
  const { far } = game.desert;
  if (far.has(from) || !far.has(stone.field)) return;
  const across = game.stones.filter(other => far.has(other.field)).length;
  if (across === 1) pay(game, game.seat, 'canyon', 5);
  if (across === game.stones.length) pay(game, stone.owner, 'canyon', -5);
}

/** Half for the mover, half for the owner: a seat that is both gets both halves. */
function payForArriving(game: ReferenceState, stone: Stone): void {
  if (!game.desert.goal.has(stone.field)) return;
  const half = [4, 3, 2][arrived(game) - 1];
  pay(game, game.seat, 'goal', half);
  pay(game, stone.owner, 'goal', half);
}

export function arrived(game: ReferenceState): number {
  return game.stones.filter(stone => game.desert.goal.has(stone.field)).length;
}

function find(game: ReferenceState, stone: Stone): void {
  game.found.push({
    mover: game.seat,
    owner: stone.owner,
    spring: game.desert.springs.has(stone.field),
    value: undefined,
    holder: undefined,
  });
  pay(game, game.seat, 'finds', game.desert.springs.has(stone.field) ? 2 : 1);
  game.phase = 'seeing';
}

function see(game: ReferenceState, value: number): void {
  if (game.handed) return keepWord(game, game.handed);
  if (game.phase === 'showing') return goOn(game);
  const card = lastFound(game);
  card.value = value;
  if (card.owner === card.mover) keep(game);
  else game.phase = 'offering';
}

function take(game: ReferenceState): void {
  const card = lastFound(game);
  card.holder = card.owner;
  game.phase = 'showing';
}

function keep(game: ReferenceState): void {
  const card = lastFound(game);
  card.holder = card.mover;
  goOn(game);
}

/** After a roll, and after a die when all that it brought is settled: what is next? */
function goOn(game: ReferenceState): void {
  game.considered = consideredSteps(game);
  if (arrived(game) === 3) finish(game);
  else if (legalSteps(game).length > 0) game.phase = 'moving';
  else if (game.dice.length === 6 && game.rolls === 1) game.phase = 'rolling';
  else endTurn(game);
}

function endTurn(game: ReferenceState): void {
  if (game.dice.length > 0) pay(game, game.seat, 'dice', -game.dice.length);
  if (game.turn === LAST_TURN) return finish(game);
  game.turn++;
  game.seat = (game.seat + 1) % game.seats;
  game.resting.delete(game.seat);
  game.offers.length = 0;
  game.rolls = 0;
  game.dice = [];
  game.journeys.length = 0;
  game.phase = 'rolling';
}

function finish(game: ReferenceState): void {
  game.phase = game.found.length > 0 ? 'opening' : 'over';
}

function open(game: ReferenceState): void {
  game.opened++;
  if (game.opened === game.found.length) game.phase = 'over';
}
