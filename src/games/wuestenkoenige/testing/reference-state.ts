import { type CardId, cards } from '../rules/deck.ts';
import { type Edition, editionNumbered, FIRST_EDITION } from '../rules/editions.ts';
import type { PositionSetting } from '../text/position.ts';
import { desert, OASES } from './reference-board.ts';

/** The camels on the board. Whatever is in a stock is not here: a stock is what is missing of twelve. */
export interface Camel {
  readonly seat: number;
  at: string;
  /** Letters in order, `ffw`. */
  load: string;
  attacked: boolean;
}

export interface Tile {
  side: string;
  /** The goods that lie on it. */
  loose: string;
}

export interface Hex {
  /** The goods that lie in the valley. */
  floor: string;
  /** From the bottom up. */
  readonly tiles: Tile[];
}

/** What has to be done before the turn goes on. */
export interface Task {
  readonly what: 'draw' | 'discard' | 'lay open';
  readonly seat: number;
  count: number;
}

type Stage = 'tiles' | 'card' | 'storm' | 'camels' | 'question' | 'roll' | 'give' | 'desert' | 'done' | 'over';

/** Everything a game in progress is. What can be counted is not kept. */
export interface ReferenceState {
  readonly seats: number;
  readonly edition: Edition;
  readonly hexes: Map<string, Hex>;
  camels: Camel[];
  readonly hands: string[][];
  discard: string[];
  readonly displays: string[];
  readonly out: Set<number>;
  tasks: Task[];
  stage: Stage;
  seat: number;
  round: number;
  points: number;
  /** Changes that a storm still has, and the tiles it has changed. */
  gusts: number;
  stormed: Tile[];
  /** The camel that came, and the one it attacks. */
  comer: Camel | undefined;
  target: Camel | undefined;
  giver: Camel | undefined;
  winners: number[];
  /** The seats that are compared when the game is over. */
  rivals: number[];
}

export const KINDS: readonly CardId[] = cards;
const ROUND_OF_A_DRAWING = 2;

export function referenceGame(seats: number, edition = editionNumbered(FIRST_EDITION)): ReferenceState {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  return {
    seats,
    edition,
    hexes: new Map(desert.map(hex => [hex, { floor: '', tiles: [] }])),
    camels: everyone.flatMap(seat => [1, 2, 3, 4].map(() => camelAt(seat, 'palace', ''))),
    hands: everyone.map(() => []),
    discard: [],
    displays: everyone.map(() => ''),
    out: new Set(),
    tasks: everyone.map(seat => ({ what: 'draw', seat, count: 3 })),
    stage: 'tiles',
    seat: 0,
    round: 1,
    points: edition.firstPoints[seats][0],
    gusts: 0,
    stormed: [],
    comer: undefined,
    target: undefined,
    giver: undefined,
    winners: [],
    rivals: everyone,
  };
}

export function camelAt(seat: number, at: string, load: string): Camel {
  return { seat, at, load, attacked: false };
}

/** A game in the middle of a turn, from a drawing as RULES.md describes it. */
export function referenceFrom(drawing: string, setting: PositionSetting): ReferenceState {
  const game = { ...referenceGame(setting.seats), camels: [], tasks: [] };
  for (const hex of desert) setHex(game, hex, setting.rest ?? 'p');
  for (const line of drawing.split('\n')) {
    const [row, ...tokens] = line.trim().split(/\s+/);
    if (Number(row) > 0) tokens.forEach((token, column) => setToken(game, `${'abcdefghij'[column]}${row}`, token));
  }
  setting.hands?.forEach((hand, seat) => game.hands[seat].push(...hand));
  setting.displays?.forEach((goods, seat) => {
    game.displays[seat] = goods;
  });
  for (const seat of game.rivals) if (stockOf(game, seat) === 12) game.out.add(seat);
  return {
    ...game,
    discard: [...(setting.discard ?? [])],
    stage: setting.step ?? 'camels',
    seat: setting.seat ?? 0,
    round: setting.round ?? ROUND_OF_A_DRAWING,
    points: setting.points ?? 6,
    rivals: game.rivals.filter(seat => !game.out.has(seat)),
  };
}

function setToken(game: ReferenceState, name: string, token: string): void {
  const place = ['palace', ...OASES].find(each => each[0].toUpperCase() === token[0]);
  if (place) setCamels(game, place, token.slice(1));
  else if (token !== '=') setHex(game, name, token);
}

function setHex(game: ReferenceState, name: string, token: string): void {
  const hex: Hex = { floor: '', tiles: [] };
  const tower = token.replace(/\d.*/, '');
  for (const letter of tower.replace('_', '')) {
    if ('dp'.includes(letter)) hex.tiles.push({ side: letter === 'd' ? 'dune' : 'plain', loose: '' });
    else addLoose(hex, letter);
  }
  game.hexes.set(name, hex);
  setCamels(game, name, token.slice(tower.length));
}

function setCamels(game: ReferenceState, at: string, text: string): void {
  for (const [, seat, load, mark] of text.matchAll(/(\d)([fvw]*)(\*?)/g))
    game.camels.push({ seat: Number(seat), at, load: sorted(load), attacked: mark === '*' });
}

export function hexNamed(game: ReferenceState, name: string): Hex {
  const hex = game.hexes.get(name);
  if (!hex) throw new Error(`there is no hex ${name}`);
  return hex;
}

export function topOf(hex: Hex): Tile | undefined {
  return hex.tiles.at(-1);
}

/** The goods that lie open. */
export function looseOn(hex: Hex): string {
  return topOf(hex)?.loose ?? hex.floor;
}

export function setLoose(hex: Hex, goods: string): void {
  const top = topOf(hex);
  if (top) top.loose = sorted(goods);
  else hex.floor = sorted(goods);
}

export function addLoose(hex: Hex, goods: string): void {
  setLoose(hex, looseOn(hex) + goods);
}

export function sorted(goods: string): string {
  return [...goods].sort().join('');
}

export function without(goods: string, good: string): string {
  return goods.replace(good, '');
}

/** `palace -`, `d5 fw*`. */
export function nameOf({ at, load, attacked }: Camel): string {
  return `${at} ${load || '-'}${attacked ? '*' : ''}`;
}

/** As others see a camel: `d5 1 fw`. */
export function foeNamed({ at, seat, load }: Camel): string {
  return `${at} ${seat} ${load || '-'}`;
}

export function camelsOn(game: ReferenceState, field: string): Camel[] {
  return game.camels.filter(camel => camel.at === field);
}

export function stockOf(game: ReferenceState, seat: number): number {
  return 12 - game.camels.filter(camel => camel.seat === seat).length;
}

export function reserveOf(game: ReferenceState): number {
  return 108 - [...game.hexes.values()].reduce((sum, hex) => sum + hex.tiles.length, 0);
}

export function goodsInGame(game: ReferenceState): number {
  return game.edition.goodsInOasis[game.seats];
}

/** What an oasis still has: all that was in it at the start and is nowhere else. */
export function goodsLeft(game: ReferenceState, good: string): number {
  const lying = [...game.hexes.values()].flatMap(hex => [hex.floor, ...hex.tiles.map(tile => tile.loose)]);
  const carried = game.camels.map(camel => camel.load);
  return goodsInGame(game) - countIn([...lying, ...carried, ...game.displays], good);
}

export function countIn(texts: readonly string[], good: string): number {
  return texts.join('').split(good).length - 1;
}

/** The kinds of cards that can be drawn next: from the deck, or from the pile that is about to become the deck. */
export function drawable(game: ReferenceState): string[] {
  const inDeck = KINDS.filter(kind => copiesInDeck(game, kind) > 0);
  return inDeck.length > 0 ? inDeck : KINDS.filter(kind => game.discard.includes(kind));
}

export function deckIsEmpty(game: ReferenceState): boolean {
  return KINDS.every(kind => copiesInDeck(game, kind) === 0);
}

function copiesInDeck(game: ReferenceState, kind: CardId): number {
  const elsewhere = [...game.hands.flat(), ...game.discard].filter(card => card === kind).length;
  return game.edition.cards[kind] - elsewhere;
}

/** The seats still in the game, clockwise from the one whose turn it is. */
export function seatsLeft(game: ReferenceState): number[] {
  const clockwise = Array.from({ length: game.seats }, (_, i) => (game.seat + i) % game.seats);
  return clockwise.filter(seat => !game.out.has(seat));
}
