import { IDLE_ROUNDS } from '../rules/material.ts';
import {
  type Figure,
  GOODS,
  isOnDuty,
  legalTexts,
  oasesToScore,
  type ReferenceState,
  scoreOf,
  tilesLeft,
  tokensAt,
  winnersOf,
} from './reference.ts';
import { actionsIn, isSame, partsOf, type Spot, turned } from './reference-board.ts';

/** Plays one entry, which must be among the legal texts, and goes on to the next step in which there is a choice. */
export function play(game: ReferenceState, text: string): void {
  if (!legalTexts(game).includes(text)) throw new Error(`"${text}" is not legal here`);
  const [verb, first = '', second = ''] = text.split(' ');
  game.seen.add(`${verb} in ${game.stage}`);
  deeds[verb](game, first, second);
  while (hasNothingToDo(game)) {
    game.seen.add(`nothing to do in ${game.stage}`);
    goOn(game);
  }
}

const NOTHING = ['stay', 'skip', 'decline', 'pass', 'end'];

function hasNothingToDo(game: ReferenceState): boolean {
  if (game.stage === 'move' && isOnDuty(game)) return false;
  return game.stage !== 'over' && legalTexts(game).every(text => NOTHING.includes(text));
}

/** What doing nothing leads to, in each step in which that is possible. */
function goOn(game: ReferenceState): void {
  if (game.stage === 'move') {
    noteDuty(game);
    explore(game);
  } else if (game.stage === 'explore') game.stage = 'figure';
  else if (game.stage === 'amends') afterLaying(game);
  else if (game.stage === 'figure') game.stage = 'score';
  else if (game.stage === 'score') game.stage = 'guide';
  else if (game.stage === 'occupy') endRow(game);
  else if (game.stage === 'no room' || game.stage === 'look') game.stage = 'occupy';
  else if (game.stage === 'guide') endTurn(game);
  else if (game.stage === 'turn up') finish(game);
  else throw new Error(`there is always something to do in "${game.stage}"`);
}

type Deed = (game: ReferenceState, first: string, second: string) => void;

const deeds: Readonly<Record<string, Deed>> = {
  tile: receiveTile,
  stay: goOn,
  go: (game, cell, driver) => {
    if (game.stage === 'ends') return takeEnd(game, cell);
    noteDuty(game);
    game.players[game.seat].caravan = cell;
    if (driver) {
      pay(game, game.seat);
      game.seen.add('driver');
    }
    explore(game);
  },
  discard: (game, kind) => {
    take(game.players[game.seat].display, kind);
    game.stirred = true;
  },
  draw: game => {
    game.stage = game.stage === 'amends' ? 'amends drawing' : 'drawing';
  },
  own: (game, kind) => {
    take(game.players[game.seat].display, kind);
    beginLaying(game, kind);
  },
  scout: (game, seat, kind) => {
    if (game.onDuty) game.seen.add('duty to scout');
    pay(game, game.seat);
    take(game.players[Number(seat)].display, kind);
    beginLaying(game, kind);
    game.robbed = Number(seat);
  },
  skip: goOn,
  lay,
  decline: goOn,
  set: (game, height, sides) => {
    figureOf(game, height).spot = { cell: game.laid ?? '', sides };
    game.stage = 'score';
  },
  take: (game, height) => {
    const figure = figureOf(game, height);
    if (oasesToScore(game).some(({ oasis }) => standsIn(oasis, figure))) game.seen.add('taken back in time');
    figure.spot = undefined;
    game.stage = 'score';
  },
  pass: goOn,
  score: lineUp,
  occupy,
  drop: (game, good) => {
    take(game.players[game.taker].goods, good);
    game.players[game.taker].goods.push(game.offer);
    game.stage = 'occupy';
  },
  token: seeToken,
  put: (game, slot) => {
    tokensAt(game, 'hand')[0].place = slot;
    game.stage = 'occupy';
  },
  look: (game, slot) => {
    game.offer = slot;
    game.stage = 'looking';
  },
  leave: game => {
    game.stage = 'occupy';
  },
  remove: game => {
    tokensAt(game, game.offer)[0].place = 'stock';
    game.stage = 'occupy';
  },
  bonus: game => {
    pay(game, game.seat);
    beginTurn(game);
    game.bonus = true;
  },
  end: goOn,
};

function take(from: string[], what: string): void {
  from.splice(from.indexOf(what), 1);
}

function pay(game: ReferenceState, seat: number): void {
  game.players[seat].water--;
}

function figureOf(game: ReferenceState, height: string): Figure {
  const found = game.figures.find(figure => figure.height === Number(height));
  if (!found) throw new Error(`nobody has a figure ${height}`);
  return found;
}

function beginTurn(game: ReferenceState): void {
  game.stage = 'move';
  game.bonus = false;
  game.laid = undefined;
}

function takeEnd(game: ReferenceState, cell: string): void {
  game.players[game.seat].caravan = cell;
  game.seat = (game.seat + 1) % game.seats;
  if (game.seat === 0) beginTurn(game);
}

/** Asked before the caravan moves. */
function noteDuty(game: ReferenceState): void {
  game.onDuty = isOnDuty(game);
  if (game.onDuty) game.seen.add('duty');
}

function explore(game: ReferenceState): void {
  game.stage = 'explore';
  game.robbed = undefined;
}

function receiveTile(game: ReferenceState, kind: string): void {
  const stack = game.stacks.find(tiles => tiles.length > 0) ?? [];
  take(stack, kind);
  if (stack.length === 0) game.seen.add(`stack used up in ${game.stage}`);
  if (tilesLeft(game) === 0) game.seen.add(`last tile in ${game.stage}`);
  if (game.stage === 'set-up') dealTo(game, kind);
  else if (game.stage === 'drawing') tryTile(game, kind);
  else {
    game.players[game.robbed ?? game.seat].display.push(kind);
    game.stirred = true;
    afterLaying(game);
  }
}

function dealTo(game: ReferenceState, kind: string): void {
  game.players[game.seat].display.push(kind);
  game.seat = (game.seat + 1) % game.seats;
  if (game.seat > 0) return;
  if (game.options.freeStart) game.stage = 'ends';
  else beginTurn(game);
}

function tryTile(game: ReferenceState, kind: string): void {
  game.stirred = true;
  beginLaying(game, kind);
  if (legalTexts(game).length > 0) return;
  game.players[game.seat].display.push(kind);
  game.stage = 'figure';
  game.seen.add('drawn tile does not fit');
}

function beginLaying(game: ReferenceState, kind: string): void {
  game.tile = kind;
  game.stage = 'lay';
}

function lay(game: ReferenceState, cell: string, angle: string): void {
  game.board.set(cell, turned(partsOf(game.tile), Number(angle)));
  game.players[game.seat].caravan = cell;
  game.laid = cell;
  game.stirred = true;
  if (game.robbed === undefined) afterLaying(game);
  else game.stage = 'amends';
}

function afterLaying(game: ReferenceState): void {
  if (game.tile === 'desert') game.seen.add('desert');
  game.stage = game.tile === 'desert' ? 'move' : 'figure';
}

/** The figures of an oasis leave the board; whoever stands in front pays or leaves. */
function lineUp(game: ReferenceState, name: string): void {
  const choice = oasesToScore(game);
  const oasis = choice.find(each => each.name === name)?.oasis ?? [];
  if (choice.length > 1) game.seen.add('several oases at once');
  if (oasis.filter(({ cell }) => cell === game.laid).length > 1)
    game.seen.add('two parts of the laid tile are one oasis');
  game.row = game.figures.filter(figure => standsIn(oasis, figure));
  game.row.sort((a, b) => rankOf(game, b) - rankOf(game, a));
  for (const figure of game.row) figure.spot = undefined;
  game.fields = actionsIn(game.board, oasis);
  game.turbanWasHere = game.row.some(figure => wearsTurban(game, figure));
  noteRow(game);
  if (game.row.length > 1) payForRow(game);
  game.stage = 'occupy';
}

function standsIn(oasis: readonly Spot[], { spot: place }: Figure): boolean {
  return place !== undefined && oasis.some(spot => isSame(spot, place));
}

function noteRow({ row, fields, turbanWasHere, seen }: ReferenceState): void {
  if (new Set(row.map(({ owner }) => owner)).size > 1) seen.add('row of several seats');
  if (turbanWasHere) seen.add('turban in a row');
  if (turbanWasHere && row.some(({ height }) => height > row[0].height)) seen.add('turban before a taller figure');
  if (row.length > 1 && fields.length === 0) seen.add('row of several without a field');
  if (row.length > fields.length && fields.length > 0) seen.add('figure without a field');
}

function payForRow(game: ReferenceState): void {
  const { owner } = game.row[0];
  if (game.players[owner].water > 0) pay(game, owner);
  else {
    game.row.shift();
    game.seen.add('front figure leaves');
  }
}

function rankOf(game: ReferenceState, figure: Figure): number {
  return wearsTurban(game, figure) ? 100 : figure.height;
}

function wearsTurban(game: ReferenceState, figure: Figure): boolean {
  const own = game.figures.filter(({ owner }) => owner === game.turban);
  return figure.height === Math.max(...own.map(({ height }) => height));
}

function endRow(game: ReferenceState): void {
  if (game.turbanWasHere) game.turban = (game.turban + 1) % game.seats;
  game.row = [];
  game.stage = 'score';
}

function occupy(game: ReferenceState, field: string): void {
  take(game.fields, field);
  game.taker = game.row.shift()?.owner ?? game.seat;
  game.offer = field;
  const player = game.players[game.taker];
  const inStock = 20 - game.players.reduce((sum, { water }) => sum + water, 0);
  if (field === 'camel') player.camels++;
  if (field === 'water' && inStock < game.edition.waterField) game.seen.add('water short');
  if (field === 'water') player.water += Math.min(game.edition.waterField, inStock);
  if (field === 'rumour') game.stage = tokensAt(game, 'stock').length > 0 ? 'token' : 'look';
  if (GOODS.some(good => good === field)) {
    if (player.goods.length < 2 * player.camels) player.goods.push(field);
    else game.stage = 'no room';
  }
}

/** A token is drawn, looked at, or turned up in the end. */
function seeToken(game: ReferenceState, value: string): void {
  if (game.stage === 'looking') game.stage = 'verdict';
  else if (game.stage === 'token') {
    const drawn = tokensAt(game, 'stock').find(token => token.value === Number(value));
    if (drawn) drawn.place = 'hand';
    if (game.seen.has('remove in verdict')) game.seen.add('removed token drawn again');
    game.stage = 'put';
  } else game.turnedUp++;
}

function endTurn(game: ReferenceState): void {
  game.idle = game.stirred ? 0 : game.idle + 1;
  game.stirred = false;
  if (game.last !== undefined) game.last--;
  else if (tilesLeft(game) === 0) game.last = game.seats;
  game.seat = (game.seat + 1) % game.seats;
  beginTurn(game);
  if (game.last === 0 || game.idle === IDLE_ROUNDS * game.seats) game.stage = 'turn up';
  if (game.stage === 'turn up') game.seen.add(game.last === 0 ? 'end after the last tile' : 'end of idle rounds');
}

function finish(game: ReferenceState): void {
  game.stage = 'over';
  const scores = game.players.map((_, seat) => scoreOf(game, seat));
  const best = scores.filter(score => score === Math.max(...scores)).length;
  if (winnersOf(game).length < best) game.seen.add('tie broken by water');
}
