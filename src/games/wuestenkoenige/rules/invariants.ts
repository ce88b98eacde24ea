import { board, HEXES, isDesert, PALACE } from './board.ts';
import { CARDS, cards } from './deck.ts';
import { countOf, GOODS, goods, goodsIn, hasAttacked, NO_LOAD } from './goods.ts';
import { CAMELS, HAND_LIMIT, ROOM, ROUNDS, TILES } from './material.ts';
import { isHopeless, kindsOf } from './scoring.ts';
import {
  At,
  HOME,
  handSize,
  NO_PIECE,
  ownerOf,
  Phase,
  PLAIN,
  Task,
  VALLEY,
  type WuestenkoenigeState,
} from './state.ts';

type Finding = string | undefined;

/** Everything that must be true of a position. */
export function check(s: WuestenkoenigeState): Finding {
  return (
    checkTiles(s) ??
    checkCamels(s) ??
    checkGoods(s) ??
    checkCards(s) ??
    checkSeats(s) ??
    checkFight(s) ??
    checkStorm(s) ??
    checkTask(s) ??
    checkTurn(s)
  );
}

/** Each tile lies once, in a tower or in the reserve. */
function checkTiles(s: WuestenkoenigeState): Finding {
  const seen = new Uint8Array(TILES);
  const count = (first: number) => {
    let length = 0;
    for (let tile = first; tile !== NO_PIECE && seen[tile] === 0; tile = s.under[tile]) {
      seen[tile] = 1;
      length++;
    }
    return length;
  };
  for (let hex = 0; hex < HEXES; hex++) {
    const height = count(s.top[hex]);
    const ground = height > 0 ? s.side[s.top[hex]] : VALLEY;
    if (height !== s.height[hex]) return `${board.names[hex]} is ${height} tiles high, not ${s.height[hex]}`;
    if (ground !== s.ground[hex]) return `the ground of ${board.names[hex]} is ${ground}, not ${s.ground[hex]}`;
  }
  const spare = count(s.turn[At.Spare]);
  if (spare !== s.turn[At.Reserve]) return `${spare} tiles are in the reserve, not ${s.turn[At.Reserve]}`;
  if (seen.includes(0)) return `tile ${seen.indexOf(0)} is nowhere`;
  return checkSpare(s);
}

function checkSpare(s: WuestenkoenigeState): Finding {
  for (let tile = s.turn[At.Spare]; s.turn[At.Reserve] > 0 && tile !== NO_PIECE; tile = s.under[tile]) {
    if (s.onTile[tile] !== NO_LOAD) return `goods lie on tile ${tile}, which is in the reserve`;
    if (s.side[tile] !== PLAIN) return `tile ${tile} has a side up in the reserve`;
  }
  return undefined;
}

function checkCamels(s: WuestenkoenigeState): Finding {
  const crowd = new Uint8Array(s.crowd.length);
  const stock = new Uint8Array(s.seats);
  for (const [camel, field] of s.camels.entries()) {
    if (field !== HOME) crowd[field]++;
    else if (s.load[camel] !== NO_LOAD) return `camel ${camel} carries something at home`;
    else stock[ownerOf(camel)]++;
    if (field === PALACE && goodsIn(s.load[camel]) !== NO_LOAD) return `camel ${camel} carries goods in the palace`;
    if (hasAttacked(s.load[camel]) && ownerOf(camel) !== s.turn[At.Seat])
      return `camel ${camel} has attacked out of turn`;
  }
  const wrong = crowd.findIndex((count, field) => count !== s.crowd[field]);
  if (wrong >= 0) return `${crowd[wrong]} camels are on ${board.names[wrong]}, not ${s.crowd[wrong]}`;
  const full = crowd.findIndex((count, field) => isDesert(field) && count > ROOM);
  if (full >= 0) return `${crowd[full]} camels are crowded on ${board.names[full]}`;
  const short = stock.findIndex((count, seat) => count !== s.stock[seat]);
  return short < 0 ? undefined : `seat ${short} has ${stock[short]} camels in stock, not ${s.stock[short]}`;
}

function checkGoods(s: WuestenkoenigeState): Finding {
  for (let good = 0; good < GOODS; good++) {
    let count = s.oases[good];
    for (const loads of [s.load, s.onTile, s.onFloor]) for (const load of loads) count += countOf(load, good);
    for (let seat = 0; seat < s.seats; seat++) count += s.display[seat * GOODS + good];
    const all = s.edition.goodsInOasis[s.seats];
    if (count !== all) return `there are ${count} of ${goods[good]}, not ${all}`;
  }
  const loose = [...s.onTile, ...s.onFloor].find(hasAttacked);
  return loose === undefined ? undefined : 'loose goods have attacked';
}

/** Hidden cards are counted in the deck, so the sums are the same on masked states. */
function checkCards(s: WuestenkoenigeState): Finding {
  for (let card = 0; card < CARDS; card++) {
    let count = s.deck[card] + s.discard[card];
    for (let seat = 0; seat < s.seats; seat++) count += s.hands[seat * CARDS + card];
    const all = s.edition.cards[cards[card]];
    if (count !== all) return `there are ${count} cards ${cards[card]}, not ${all}`;
  }
  const hidden = sum(s.deck) - sum(s.unseen);
  return hidden === s.turn[At.Deck] ? undefined : `the deck has ${hidden} cards, not ${s.turn[At.Deck]}`;
}

/** A seat is out when it has no camel, and the game goes on only while a seat can win it. */
function checkSeats(s: WuestenkoenigeState): Finding {
  for (let seat = 0; seat < s.seats; seat++) {
    if ((s.out[seat] !== 0) !== (s.stock[seat] === CAMELS)) return `seat ${seat} is out, or has camels: not both`;
    if (s.out[seat] > s.seats - 1) return `seat ${seat} went out after everybody else`;
    if (s.out[seat] !== 0 && s.due[seat] !== 0) return `seat ${seat} is out and has cards to draw`;
  }
  if (s.turn[At.Phase] === Phase.Over) return undefined;
  if (s.out.filter(out => out === 0).length < 2) return 'nobody is left to play against';
  if (isHopeless(s)) return 'nobody can win any more';
  const winner = Array.from(s.out.keys()).find(seat => kindsOf(s, seat) === GOODS);
  return winner === undefined ? undefined : `seat ${winner} has won already`;
}

function checkFight(s: WuestenkoenigeState): Finding {
  const phase = s.turn[At.Phase];
  const [attacker, target] = [s.turn[At.Attacker], s.turn[At.Target]];
  const fighting = phase === Phase.Fight || phase === Phase.Roll || phase === Phase.Give;
  if (fighting !== (attacker !== NO_PIECE)) return 'a fight has no attacker, or an attacker no fight';
  if ((phase === Phase.Roll || phase === Phase.Give) !== (target !== NO_PIECE))
    return 'a fight has no target, or a target no fight';
  if (attacker !== NO_PIECE && ownerOf(attacker) !== s.turn[At.Seat]) return 'somebody attacks out of turn';
  if (target === NO_PIECE) return undefined;
  if (ownerOf(target) === s.turn[At.Seat]) return 'somebody attacks an own camel';
  if (!hasAttacked(s.load[attacker])) return 'an attack was forgotten';
  return s.camels[target] === s.camels[attacker] ? undefined : 'somebody attacks from afar';
}

function checkStorm(s: WuestenkoenigeState): Finding {
  const { turn } = s;
  if (
    (turn[At.Phase] === Phase.Storming) !== turn[At.StormLeft] > 0 &&
    turn[At.Phase] !== Phase.Over &&
    turn[At.Task] === Task.None
  )
    return 'a storm has no changes left, or changes no storm';
  if (turn[At.Changed] === NO_PIECE && turn[At.ChangedToo] !== NO_PIECE) return 'a storm forgot its first tile';
  if (turn[At.Changed] !== NO_PIECE && turn[At.Changed] === turn[At.ChangedToo]) return 'a storm changed a tile twice';
  return undefined;
}

/** Somebody draws or discards exactly while there is a reason to. */
function checkTask(s: WuestenkoenigeState): Finding {
  const [task, seat] = [s.turn[At.Task], s.turn[At.TaskSeat]];
  const size = handSize(s, seat);
  if (s.turn[At.Phase] === Phase.SetTiles || s.turn[At.Phase] === Phase.Over)
    return task === Task.None ? undefined : 'a card is moved too early or too late';
  if (task === Task.Draw)
    return s.due[seat] > 0 && s.turn[At.Deck] > 0 ? undefined : `seat ${seat} draws without a reason`;
  if (task === Task.Discard)
    return size > HAND_LIMIT ? undefined : `seat ${seat} discards ${size} cards without a reason`;
  if (task === Task.Reveal) return s.out[seat] !== 0 && size > 0 ? undefined : `seat ${seat} reveals without a reason`;
  for (let other = 0; other < s.seats; other++) {
    if (s.due[other] > 0) return `seat ${other} has cards to draw`;
    if (handSize(s, other) > (s.out[other] === 0 ? HAND_LIMIT : 0)) return `seat ${other} holds too many cards`;
  }
  return undefined;
}

function checkTurn(s: WuestenkoenigeState): Finding {
  const [phase, seat, round] = [s.turn[At.Phase], s.turn[At.Seat], s.turn[At.Round]];
  if (seat >= s.seats) return `it is the turn of seat ${seat}`;
  if (round < 1 || round > ROUNDS) return `it is round ${round}`;
  if (phase === Phase.Over || s.turn[At.Task] !== Task.None) return undefined;
  if (phase > Phase.Over) return `the phase is ${phase}`;
  if (s.out[seat] !== 0) return `it is the turn of seat ${seat}, which is out`;
  if (phase === Phase.PlayCard && handSize(s, seat) === 0) return `seat ${seat} is asked for a card and has none`;
  const idle = s.turn[At.Phase] !== Phase.MoveCamels && s.turn[At.Phase] < Phase.MoveCamels && s.load.some(hasAttacked);
  return idle ? 'a camel has attacked before it could move' : undefined;
}

function sum(counts: Uint8Array): number {
  return counts.reduce((total, count) => total + count, 0);
}
