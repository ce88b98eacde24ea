import { OASES } from './reference-board.ts';
import { camelTexts, changeTexts, costOf, foesOfComer } from './reference-moves.ts';
import {
  addLoose,
  type Camel,
  camelAt,
  camelsOn,
  countIn,
  deckIsEmpty,
  drawable,
  foeNamed,
  goodsInGame,
  goodsLeft,
  hexNamed,
  looseOn,
  nameOf,
  type ReferenceState,
  seatsLeft,
  setLoose,
  sorted,
  stockOf,
  type Task,
  type Tile,
  topOf,
  without,
} from './reference-state.ts';

/**
 * Wüstenkönige a second time, written from the rules alone. It knows nothing of the game beside it but its data: it
 * speaks the notation only, and counts stocks, deck, reserve and oases anew from what lies on the table whenever it
 * is asked. Slow on purpose.
 */
export { legalTexts } from './reference-moves.ts';
export { type ReferenceState, referenceFrom, referenceGame } from './reference-state.ts';

/** The seat to move, or 'chance', or 'nobody'. */
export function actorOf(game: ReferenceState): number | 'chance' | 'nobody' {
  if (game.stage === 'over') return 'nobody';
  if (game.stage === 'tiles') return 'chance';
  if (game.tasks.length > 0) return game.tasks[0].what === 'discard' ? game.tasks[0].seat : 'chance';
  if (game.stage === 'roll') return 'chance';
  return game.stage === 'give' && game.giver ? game.giver.seat : game.seat;
}

type Verb = (game: ReferenceState, words: readonly string[]) => void;

const verbs: Record<string, Verb> = {
  tile: (game, [hex, side]) => {
    hexNamed(game, hex).tiles.push({ side, loose: '' });
    if ([...game.hexes.values()].every(topOf)) game.stage = 'card';
  },
  draw: drawCard,
  discard: (game, [card]) => putAway(game, game.tasks[0].seat, card),
  skip: game => {
    game.stage = 'camels';
  },
  play: playCard,
  go,
  take: (game, [at, load, good]) => {
    const camel = ownCamel(game, `${at} ${load}`);
    setLoose(hexNamed(game, at), without(looseOn(hexNamed(game, at)), good));
    camel.load = sorted(camel.load + good);
  },
  attack: (game, [seat, load]) => {
    game.target = foesOfComer(game).find(foe => foeNamed(foe) === `${foe.at} ${seat} ${load}`);
    must(game.comer).attacked = true;
    game.stage = 'roll';
  },
  spare: game => {
    game.stage = 'camels';
  },
  roll: (game, [pips]) => fightOut(game, Number(pips), must(game.comer), must(game.target)),
  give: (game, [good]) => {
    const giver = must(game.giver);
    handOver(giver, must(giver === game.comer ? game.target : game.comer), good);
    game.stage = 'camels';
  },
  end: game => {
    game.stage = 'desert';
  },
  turn: (game, [hex]) => changeDesert(game, hex, undefined),
  shift: (game, [from, to]) => changeDesert(game, from, to),
  pass: game => {
    game.stage = 'done';
  },
};

/** Plays one entry, which must be among the legal texts. */
export function play(game: ReferenceState, text: string): void {
  const [verb, ...words] = text.split(' ');
  verbs[verb](game, words);
  settle(game);
}

function must<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('this move does not fit the position');
  return thing;
}

function ownCamel(game: ReferenceState, name: string): Camel {
  return must(game.camels.find(camel => camel.seat === game.seat && nameOf(camel) === name));
}

function drawCard(game: ReferenceState, [card]: readonly string[]): void {
  if (deckIsEmpty(game)) game.discard = [];
  game.hands[game.tasks[0].seat].push(card);
  game.tasks[0].count--;
}

function putAway(game: ReferenceState, seat: number, card: string): void {
  game.hands[seat].splice(game.hands[seat].indexOf(card), 1);
  game.discard.push(card);
}

function playCard(game: ReferenceState, [card, ...words]: readonly string[]): void {
  putAway(game, game.seat, card);
  game.stage = 'camels';
  effects[card](game, words);
}

const effects: Record<string, Verb> = {
  sand: (game, [hex, side]) => layTile(game, hex, { side, loose: '' }),
  drift: (game, [hex]) => {
    liftTile(game, hex);
  },
  storm: game => {
    game.stage = 'storm';
    game.gusts = 3;
    game.stormed = [];
  },
  calf: (game, [hex]) => {
    game.camels.push(camelAt(game.seat, hex, ''));
  },
  carpet: (game, [at, load, hex]) => {
    ownCamel(game, `${at} ${load}`).at = hex;
  },
  trek: game => {
    game.points += 4;
  },
  swap: (game, words) => {
    const first = foeOn(game, words.slice(0, 3));
    const second = foeOn(game, words.slice(3));
    [first.at, second.at] = [second.at, first.at];
  },
  loss: (game, words) => {
    const foe = foeOn(game, words.slice(0, 3));
    foe.load = without(foe.load, words[3]);
    addLoose(hexNamed(game, foe.at), words[3]);
  },
  plague: (game, [oasis]) => {
    game.camels = game.camels.filter(camel => camel.at !== oasis);
  },
};

function foeOn(game: ReferenceState, words: readonly string[]): Camel {
  return must(game.camels.find(camel => foeNamed(camel) === words.join(' ')));
}

function changeDesert(game: ReferenceState, from: string, to: string | undefined): void {
  const top = must(topOf(hexNamed(game, from)));
  const storm = game.stage === 'storm';
  if (to === undefined) top.side = top.side === 'dune' ? 'plain' : 'dune';
  else layTile(game, to, liftTile(game, from));
  if (storm) game.stormed.push(top);
  if (storm) game.gusts--;
  else game.stage = 'done';
}

function liftTile(game: ReferenceState, name: string): Tile {
  const hex = hexNamed(game, name);
  const tile = must(hex.tiles.pop());
  addLoose(hex, tile.loose);
  tile.loose = '';
  return tile;
}

function layTile(game: ReferenceState, name: string, tile: Tile): void {
  const hex = hexNamed(game, name);
  if (hex.tiles.length === 0) bury(game, name);
  hex.tiles.push(tile);
}

function bury(game: ReferenceState, hex: string): void {
  const buried = camelsOn(game, hex);
  addLoose(hexNamed(game, hex), buried.map(camel => camel.load).join(''));
  game.camels = game.camels.filter(camel => camel.at !== hex);
  for (const seat of seatsLeft(game)) owe(game, seat, buried.filter(camel => camel.seat === seat).length);
}

function owe(game: ReferenceState, seat: number, count: number): void {
  game.tasks.push({ what: 'draw', seat, count }, { what: 'discard', seat, count: 0 });
}

function go(game: ReferenceState, [at, load, to]: readonly string[]): void {
  const camel = ownCamel(game, `${at} ${load}`);
  game.points -= costOf(game, at, to);
  camel.at = to;
  game.comer = camel;
  if (to === 'palace') deliver(game, camel);
  else if (OASES.includes(to)) visit(game, camel);
  else if (!camel.attacked && foesOfComer(game).length > 0) game.stage = 'question';
}

function deliver(game: ReferenceState, camel: Camel): void {
  game.displays[camel.seat] = sorted(game.displays[camel.seat] + camel.load);
  owe(game, camel.seat, camel.load.length);
  camel.load = '';
  if (kindsOf(game, camel.seat) === 3) finish(game, [camel.seat]);
}

function visit(game: ReferenceState, camel: Camel): void {
  const good = camel.at[0];
  if (goodsLeft(game, good) === 0) return;
  camel.load = sorted(camel.load + good);
  for (let joining = 0; joining < 2; joining++)
    if (stockOf(game, camel.seat) > 0 && goodsLeft(game, good) > 0)
      game.camels.push(camelAt(camel.seat, camel.at, good));
  owe(game, camel.seat, 1);
}

function fightOut(game: ReferenceState, pips: number, comer: Camel, target: Camel): void {
  game.stage = 'camels';
  if (pips === 1) replace(game, target, comer);
  if (pips === 2 || pips === 3) askToGive(game, target);
  if (pips === 5) askToGive(game, comer);
  if (pips === 6) replace(game, comer, target);
}

function replace(game: ReferenceState, loser: Camel, winner: Camel): void {
  game.camels = game.camels.filter(camel => camel !== loser);
  if (stockOf(game, winner.seat) > 0) game.camels.push(camelAt(winner.seat, loser.at, loser.load));
  else winner.load = sorted(winner.load + loser.load);
}

function askToGive(game: ReferenceState, giver: Camel): void {
  if (giver.load === '') return;
  game.giver = giver;
  game.stage = 'give';
}

function handOver(from: Camel, to: Camel, good: string): void {
  from.load = without(from.load, good);
  to.load = sorted(to.load + good);
}

/** Goes on to the next thing that somebody has to decide. */
function settle(game: ReferenceState): void {
  if (game.stage === 'tiles' || game.stage === 'over') return;
  lookWhoIsOut(game);
  if (isHopeless(game)) finish(game, seatsLeft(game));
  while (game.tasks.length > 0 && !isToDo(game, game.tasks[0])) game.tasks.shift();
  while (!isOver(game) && game.tasks.length === 0 && stepIsDone(game)) goOn(game);
}

function isOver({ stage }: ReferenceState): boolean {
  return stage === 'over';
}

function lookWhoIsOut(game: ReferenceState): void {
  const gone = seatsLeft(game).filter(seat => stockOf(game, seat) === 12);
  for (const seat of gone) game.out.add(seat);
  const owed = game.tasks.filter(task => !gone.includes(task.seat));
  const opening = gone.map((seat): Task => ({ what: 'lay open', seat, count: 0 }));
  const place = ({ seat }: Task) => (seat - game.seat + game.seats) % game.seats;
  game.tasks = [...owed, ...opening].sort((a, b) => place(a) - place(b));
  const left = seatsLeft(game);
  if (left.length < 2) finish(game, left.length === 1 ? left : gone);
}

/** Everybody lacks goods that nobody can bring home any more. */
function isHopeless(game: ReferenceState): boolean {
  const gone = OASES.map(oasis => oasis[0]).filter(good => countIn(game.displays, good) === goodsInGame(game));
  return game.stage !== 'over' && seatsLeft(game).every(seat => gone.some(good => !game.displays[seat].includes(good)));
}

function isToDo(game: ReferenceState, { what, seat, count }: Task): boolean {
  if (what === 'draw') return count > 0 && drawable(game).length > 0;
  return game.hands[seat].length > (what === 'discard' ? 5 : 0);
}

/** Is there nothing to decide in this step, or is nobody there any more to decide it? */
function stepIsDone(game: ReferenceState): boolean {
  if (game.out.has(game.seat) || game.stage === 'done') return true;
  if (game.stage === 'card') return game.hands[game.seat].length === 0;
  if (game.stage === 'storm') return game.gusts === 0 || changeTexts(game, game.stormed).length === 0;
  return game.stage === 'camels' && camelTexts(game).length === 0;
}

function goOn(game: ReferenceState): void {
  if (game.out.has(game.seat) || game.stage === 'done') endTurn(game);
  else game.stage = game.stage === 'camels' ? 'desert' : 'camels';
}

function endTurn(game: ReferenceState): void {
  for (const camel of game.camels) camel.attacked = false;
  const next = must(seatsLeft(game).find(seat => seat !== game.seat));
  if (next < game.seat) game.round++;
  game.seat = next;
  game.stage = 'card';
  game.points = game.round === 1 ? game.edition.firstPoints[game.seats][next] : 6;
  if (game.round > 60) finish(game, seatsLeft(game));
}

/** The best of these win. */
function finish(game: ReferenceState, rivals: readonly number[]): void {
  game.stage = 'over';
  game.tasks = [];
  game.rivals = rivals.toSorted((a, b) => a - b);
  const most = Math.max(...game.rivals.map(seat => worthOf(game, seat)));
  game.winners = game.rivals.filter(seat => worthOf(game, seat) === most);
}

function kindsOf(game: ReferenceState, seat: number): number {
  return new Set(game.displays[seat]).size;
}

function worthOf(game: ReferenceState, seat: number): number {
  return 100 * kindsOf(game, seat) + game.displays[seat].length;
}

/** The points of a seat by source, as if the game ended now. */
export function breakdownOf(game: ReferenceState, seat: number): { kinds: number; goods: number } {
  const counts = seatsLeft(game).length > 0 ? !game.out.has(seat) : game.rivals.includes(seat);
  return counts ? { kinds: 100 * kindsOf(game, seat), goods: game.displays[seat].length } : { kinds: 0, goods: 0 };
}
