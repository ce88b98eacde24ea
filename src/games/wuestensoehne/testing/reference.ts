import type { Options } from '../../../engine/options.ts';
import { type Edition, editions, heights, opposites, rumours, starts } from '../rules/material.ts';
import {
  type Board,
  cellsBehindOpenLines,
  crossBoard,
  isComplete,
  isSame,
  layings,
  oasisOf,
  reachable,
  type Spot,
} from './reference-board.ts';

/**
 * Im Reich der Wüstensöhne a second time, written from the rules alone. It knows nothing of the game beside it: it
 * speaks the notation only, keeps names in plain lists and Maps, and works out what fits, what is reached and what is
 * complete anew whenever it is asked. Slow on purpose.
 */
export const GOODS = ['myrrh', 'incense', 'gem', 'salt'] as const;
export const SLOTS = GOODS.flatMap(good => [`${good}1`, `${good}2`]);

interface Player {
  caravan: string;
  water: number;
  camels: number;
  goods: string[];
  display: string[];
}

export interface Figure {
  readonly owner: number;
  readonly height: number;
  spot: Spot | undefined;
}

/** A rumour in the stock, on a slot, or for a moment in somebody's hand. */
interface Token {
  readonly value: number;
  place: string;
}

type Stage =
  | 'set-up'
  | 'ends'
  | 'move'
  | 'explore'
  | 'drawing'
  | 'lay'
  | 'amends'
  | 'amends drawing'
  | 'figure'
  | 'score'
  | 'occupy'
  | 'no room'
  | 'token'
  | 'put'
  | 'look'
  | 'looking'
  | 'verdict'
  | 'guide'
  | 'turn up'
  | 'over';

/** Everything a game in progress is. */
export interface ReferenceState {
  readonly seats: number;
  readonly edition: Edition;
  readonly options: Options;
  readonly board: Board;
  /** The tiles left in each stack that is used, by kind. */
  readonly stacks: string[][];
  readonly players: Player[];
  readonly figures: Figure[];
  readonly tokens: Token[];
  /** Has the seat come to where it explores because it had to? */
  onDuty: boolean;
  turban: number;
  stage: Stage;
  seat: number;
  bonus: boolean;
  /** Turns still to be played once the last tile is drawn, the running one included. */
  last: number | undefined;
  /** Turns in a row without a tile drawn, laid or discarded; and was there one in this turn? */
  idle: number;
  stirred: boolean;
  /** The tile to be laid, who was robbed of it, and where a tile was laid in this turn. */
  tile: string;
  robbed: number | undefined;
  laid: string | undefined;
  /** The oasis that is scored: who still stands in line, which fields are free, does the turban move on? */
  row: Figure[];
  fields: string[];
  turbanWasHere: boolean;
  /** The seat that does what the field just occupied offers, and what that is. */
  taker: number;
  offer: string;
  /** How many tokens on the rumour board lie open, in the end. */
  turnedUp: number;
  /** What has happened in this game, for who wants to know whether a sample of games shows enough. */
  readonly seen: Set<string>;
}

export function referenceGame(seats: number, options: Options = {}): ReferenceState {
  const edition = options.edition === 2 ? editions[1] : editions[0];
  const player = (seat: number): Player => ({
    caravan: options.freeStart ? 'f6' : (seats === 2 ? opposites : starts)[seat],
    water: 2,
    camels: 2,
    goods: [],
    display: [],
  });
  return {
    seats,
    edition,
    options,
    board: crossBoard(edition),
    stacks: edition.stacks.slice(seats > 2 || options.allStacks ? 0 : 1).map(stack => stack.trim().split(/\s+/)),
    players: Array.from({ length: seats }, (_, seat) => player(seat)),
    figures: heights.slice(0, seats).flatMap((four, owner) => four.map(height => ({ owner, height, spot: undefined }))),
    tokens: rumours.map(value => ({ value, place: 'stock' })),
    onDuty: false,
    turban: 0,
    stage: 'set-up',
    seat: 0,
    bonus: false,
    last: undefined,
    idle: 0,
    stirred: false,
    tile: '',
    robbed: undefined,
    laid: undefined,
    row: [],
    fields: [],
    turbanWasHere: false,
    taker: 0,
    offer: '',
    turnedUp: 0,
    seen: new Set(),
  };
}

/** The seat to move, or 'chance', or 'nobody'. */
export function actorOf(game: ReferenceState): number | 'chance' | 'nobody' {
  switch (game.stage) {
    case 'set-up':
    case 'drawing':
    case 'amends drawing':
    case 'token':
    case 'looking':
    case 'turn up':
      return 'chance';
    case 'over':
      return 'nobody';
    case 'amends':
      return game.robbed ?? game.seat;
    case 'occupy':
      return game.row[0].owner;
    case 'no room':
    case 'put':
    case 'look':
    case 'verdict':
      return game.taker;
    default:
      return game.seat;
  }
}

export function legalTexts(game: ReferenceState): string[] {
  switch (game.stage) {
    case 'set-up':
    case 'drawing':
    case 'amends drawing':
      return unique(currentStack(game).map(kind => `tile ${kind}`));
    case 'ends':
      return ['f1', 'k6', 'f11', 'a6'].filter(cell => !isTaken(game, cell)).map(cell => `go ${cell}`);
    case 'move':
      return [...moveTexts(game).filter(text => keepsDuty(game, text)), ...discardTexts(game)];
    case 'explore':
      return exploreTexts(game);
    case 'lay':
      return layings(game.board, mover(game).caravan, game.tile).map(laying => `lay ${laying}`);
    case 'amends':
      return tilesLeft(game) > 0 ? ['draw', 'decline'] : ['decline'];
    case 'figure':
      return [...setTexts(game), ...takeTexts(game), 'pass'];
    case 'score':
      return oasesToScore(game).map(({ name }) => `score ${name}`);
    case 'occupy':
      return game.row.length > 0 ? unique(game.fields.map(field => `occupy ${field}`)) : [];
    case 'guide':
      return !game.bonus && mover(game).water > 0 ? ['bonus', 'end'] : ['end'];
    case 'over':
      return [];
    default:
      return offerTexts(game);
  }
}

/** What the owner of a figure, or chance for it, can do about the field it occupied; and the tokens in the end. */
function offerTexts(game: ReferenceState): string[] {
  switch (game.stage) {
    case 'no room': {
      const others = game.players[game.taker].goods.filter(good => good !== game.offer);
      return [...unique(others.map(good => `drop ${good}`)), 'decline'];
    }
    case 'token':
      return unique(tokensAt(game, 'stock').map(({ value }) => `token ${value}`));
    case 'put':
      return GOODS.flatMap(good => freeSlots(game, good).slice(0, 1)).map(slot => `put ${slot}`);
    case 'look':
      return [...takenSlots(game).map(slot => `look ${slot}`), 'pass'];
    case 'looking':
      return tokensAt(game, game.offer).map(({ value }) => `token ${value}`);
    case 'verdict':
      return ['leave', 'remove'];
    default:
      return takenSlots(game)
        .slice(game.turnedUp, game.turnedUp + 1)
        .flatMap(slot => tokensAt(game, slot))
        .map(({ value }) => `token ${value}`);
  }
}

/** How many of the tiles or tokens that chance draws from look like this. */
export function chancesOf(game: ReferenceState, text: string): number {
  const [verb, what] = text.split(' ');
  if (verb === 'tile') return currentStack(game).filter(kind => kind === what).length;
  if (game.stage !== 'token') return 1;
  return tokensAt(game, 'stock').filter(({ value }) => value === Number(what)).length;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function mover(game: ReferenceState): Player {
  return game.players[game.seat];
}

function currentStack(game: ReferenceState): string[] {
  return game.stacks.find(stack => stack.length > 0) ?? [];
}

export function tilesLeft(game: ReferenceState): number {
  return game.stacks.flat().length;
}

function isTaken(game: ReferenceState, cell: string): boolean {
  return game.players.some(player => player.caravan === cell);
}

/** Where a caravan move leads, and how much water is left then. */
function arrival(game: ReferenceState, text: string): { cell: string; water: number } {
  const { caravan, water } = mover(game);
  const [verb, cell, driver] = text.split(' ');
  return { cell: verb === 'stay' ? caravan : cell, water: driver ? water - 1 : water };
}

function holdsOneFor(game: ReferenceState, seat: number, cell: string): boolean {
  return game.players[seat].display.some(kind => layings(game.board, cell, kind).length > 0);
}

/** With three tiles: is there a way without the driver to where one of them can be laid? */
export function isOnDuty(game: ReferenceState): boolean {
  if (!game.options.duty || mover(game).display.length < 3) return false;
  const onFoot = moveTexts(game).filter(text => !text.endsWith('driver'));
  return onFoot.some(text => holdsOneFor(game, game.seat, arrival(game, text).cell));
}

function keepsDuty(game: ReferenceState, text: string): boolean {
  if (!isOnDuty(game)) return true;
  const { cell, water } = arrival(game, text);
  const seats = game.players.map((_, seat) => seat).filter(seat => seat === game.seat || water > 0);
  return seats.some(seat => holdsOneFor(game, seat, cell));
}

function moveTexts(game: ReferenceState): string[] {
  const { caravan, water } = mover(game);
  const free = (cell: string) => !isTaken(game, cell);
  const near = reachable(game.board, caravan, false);
  const far = water > 0 ? [...reachable(game.board, caravan, true)].filter(cell => !near.has(cell)) : [];
  return [
    'stay',
    ...[...near].filter(free).map(cell => `go ${cell}`),
    ...far.filter(free).map(cell => `go ${cell} driver`),
  ];
}

function discardTexts(game: ReferenceState): string[] {
  const { display } = mover(game);
  const fitsSomewhere = (kind: string) =>
    [...game.board.keys()].some(cell => layings(game.board, cell, kind).length > 0);
  if (display.length < 3 || display.some(fitsSomewhere)) return [];
  return unique(display.map(kind => `discard ${kind}`));
}

function exploreTexts(game: ReferenceState): string[] {
  const { caravan, water, display } = mover(game);
  if (cellsBehindOpenLines(game.board, caravan).length === 0) return [];
  const fitting = (kinds: readonly string[]) =>
    unique(kinds).filter(kind => layings(game.board, caravan, kind).length > 0);
  const alone = [
    ...(display.length < 3 && tilesLeft(game) > 0 ? ['draw'] : []),
    ...fitting(display).map(kind => `own ${kind}`),
  ];
  const scouting = game.players.flatMap((other, seat) =>
    water > 0 && seat !== game.seat ? fitting(other.display).map(kind => `scout ${seat} ${kind}`) : [],
  );
  return alone.length > 0 || game.onDuty ? [...alone, ...scouting] : [...scouting, 'skip'];
}

function figuresOf(game: ReferenceState, seat: number): Figure[] {
  return game.figures.filter(({ owner }) => owner === seat);
}

/** Figures that stand in a row are still underway, but nobody sets any meanwhile. */
function setTexts(game: ReferenceState): string[] {
  const parts = game.board.get(game.laid ?? '') ?? [];
  const ready = figuresOf(game, game.seat).filter(({ spot }) => !spot);
  return ready.flatMap(({ height }) => parts.map(({ sides }) => `set ${height} ${sides}`));
}

function takeTexts(game: ReferenceState): string[] {
  return figuresOf(game, game.seat).flatMap(({ height, spot }) => (spot ? [`take ${height}`] : []));
}

/** The complete oases of the tile just laid in which figures stand, each named by its first part there. */
export function oasesToScore(game: ReferenceState): { name: string; oasis: Spot[] }[] {
  const cell = game.laid ?? '';
  const parts = (game.board.get(cell) ?? []).map(({ sides }) => ({ cell, sides }));
  const all = parts.map(part => ({ name: part.sides, oasis: oasisOf(game.board, part) }));
  const isFirst = ({ oasis }: { oasis: Spot[] }, i: number) =>
    !parts.slice(0, i).some(earlier => oasis.some(spot => isSame(spot, earlier)));
  return all.filter(
    (each, i) => isFirst(each, i) && isComplete(game.board, each.oasis) && figuresIn(game, each.oasis).length > 0,
  );
}

function figuresIn(game: ReferenceState, oasis: readonly Spot[]): Figure[] {
  return game.figures.filter(({ spot: place }) => place && oasis.some(spot => isSame(spot, place)));
}

export function tokensAt(game: ReferenceState, place: string): Token[] {
  return game.tokens.filter(token => token.place === place);
}

function takenSlots(game: ReferenceState): string[] {
  return SLOTS.filter(slot => tokensAt(game, slot).length > 0);
}

function freeSlots(game: ReferenceState, good: string): string[] {
  return SLOTS.filter(slot => slot.startsWith(good) && tokensAt(game, slot).length === 0);
}

/** The worth of a seat's goods by kind, as if the game ended now. */
export function breakdownOf(game: ReferenceState, seat: number): Record<string, number> {
  const worth = (good: string) => game.players[seat].goods.filter(each => each === good).length * valueOf(game, good);
  return Object.fromEntries(GOODS.map(good => [good, worth(good)]));
}

function valueOf(game: ReferenceState, good: string): number {
  const told = [`${good}1`, `${good}2`].flatMap(slot => tokensAt(game, slot));
  return told.reduce((sum, { value }) => sum + value, 4);
}

export function scoreOf(game: ReferenceState, seat: number): number {
  return Object.values(breakdownOf(game, seat)).reduce((sum, worth) => sum + worth, 0);
}

/** Most worth, then most water; equal ones share. */
export function winnersOf(game: ReferenceState): number[] {
  if (game.stage !== 'over') return [];
  const rank = (seat: number) => scoreOf(game, seat) * 100 + game.players[seat].water;
  const ranks = game.players.map((_, seat) => rank(seat));
  return ranks.flatMap((each, seat) => (each === Math.max(...ranks) ? [seat] : []));
}
