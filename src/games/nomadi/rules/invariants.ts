import { CARDS, values as cardValues, DICE, GIFTS_IN_A_TURN, LAST_TURN, MOST_OFFERED, PURSE } from './material.ts';
import {
  At,
  CARD_GIVEN,
  DEAL,
  Deal,
  deckOf,
  decksOf,
  EVERYBODY,
  handingSeat,
  isJourneyOver,
  NO_SEAT,
  NOWHERE,
  type NomadiState,
  Phase,
  SOURCES,
  sources,
  Talk,
  UNKNOWN,
} from './state.ts';

/** Everything that must be true of a position. */
export function check(s: NomadiState): string | undefined {
  return (
    checkStones(s) ??
    checkCaravan(s) ??
    checkCounts(s) ??
    checkDice(s) ??
    checkCards(s) ??
    checkHolders(s) ??
    checkQuestion(s) ??
    checkDeals(s) ??
    checkTalers(s)
  );
}

function checkStones(s: NomadiState): string | undefined {
  const { names, size } = s.board.grid;
  let standing = 0;
  for (let stone = 0; stone < s.places.length; stone++) {
    const cell = s.places[stone];
    if (cell === NOWHERE) continue;
    standing++;
    if (cell >= size) return `stone ${stone} stands outside`;
    if (s.stones[cell] !== stone + 1) return `stone ${stone} is not on ${names[cell]}, where it should be`;
  }
  const shown = s.stones.filter(stone => stone !== 0).length;
  if (shown !== standing) return `${shown} stones are on the board, ${standing} are known`;
  if (s.stones[size] !== 0 || s.cards[size] !== 0) return 'something lies outside the board';
  const expected =
    s.turn[At.Phase] === Phase.LayCards ? 0 : s.turn[At.Phase] === Phase.Place ? s.turn[At.Count] : s.places.length;
  if (s.turn[At.Phase] > Phase.Place && s.turn[At.Count] !== standing) return `${s.turn[At.Count]} stones were placed`;
  return standing === expected ? undefined : `${standing} stones stand, not ${expected}`;
}

/** All stones hang together, once all are placed. */
function checkCaravan(s: NomadiState): string | undefined {
  if (s.turn[At.Phase] <= Phase.Place) return undefined;
  const { neighbours } = s.board.grid;
  const reached = new Set([s.places[0]]);
  for (const cell of reached)
    for (let side = cell * 8; side < cell * 8 + 4; side++)
      if (s.stones[neighbours[side]] !== 0) reached.add(neighbours[side]);
  return reached.size === s.places.length ? undefined : `the caravan is torn: ${reached.size} stones hang together`;
}

function checkCounts(s: NomadiState): string | undefined {
  const { start, far, goal } = s.board;
  const on = (marks: Uint8Array) => s.places.reduce((sum, cell) => sum + (cell === NOWHERE ? 0 : marks[cell]), 0);
  if (on(start) !== s.turn[At.AtStart]) return `${on(start)} stones are on the start, not ${s.turn[At.AtStart]}`;
  if (on(far) !== s.turn[At.Across]) return `${on(far)} stones are across, not ${s.turn[At.Across]}`;
  if (on(goal) !== s.turn[At.Home]) return `${on(goal)} stones are in the goal, not ${s.turn[At.Home]}`;
  if (s.turn[At.Home] > 3) return `${s.turn[At.Home]} stones are in the goal`;
  if (s.turn[At.Home] === 3 && !isJourneyOver(s)) return 'three stones are in the goal and the game goes on';
  if (s.turn[At.Seat] >= s.seats) return `seat ${s.turn[At.Seat]} has the turn`;
  if (s.turn[At.Turns] > LAST_TURN) return `turn ${s.turn[At.Turns]} has begun`;
  return s.turn[At.Phase] > Phase.Price ? `there is no phase ${s.turn[At.Phase]}` : undefined;
}

/** Dice lie only while somebody moves; before a free new roll the dead ones do. */
function checkDice(s: NomadiState): string | undefined {
  const dice = s.dice.reduce((sum, count) => sum + count, 0);
  const phase = s.turn[At.Phase];
  if (s.dice[0] !== 0 || dice > DICE) return `${dice} dice lie on the table`;
  if (phase === Phase.Step && dice === 0) return 'somebody moves without a die';
  if (phase === Phase.Roll && dice !== (s.turn[At.Again] === 1 ? DICE : 0)) return `${dice} dice lie before the roll`;
  if ((phase <= Phase.Place || isJourneyOver(s)) && dice > 0) return `${dice} dice lie while nobody moves`;
  if (phase < Phase.Step && s.came.some(cell => cell !== NOWHERE)) return 'a stone has moved before the roll';
  return undefined;
}

function checkCards(s: NomadiState): string | undefined {
  const { board, turn } = s;
  const lying = s.cards.reduce((sum, card) => sum + card, 0);
  const laid = turn[At.Phase] === Phase.LayCards ? turn[At.Count] : CARDS;
  if (lying + turn[At.Found] !== laid) return `${lying} cards lie, ${turn[At.Found]} were found, ${laid} were laid`;
  const odd = board.grid.names.findIndex((_, at) => s.cards[at] === 1 && board.start[at] + board.goal[at] > 0);
  if (odd >= 0) return `a card lies on ${board.grid.names[odd]}`;
  const decks = decksOf(s.edition);
  for (let at = 0; at < decks.length; at++) {
    const value = at % cardValues.length;
    const found = s.found.filter((each, card) => each === value && deckOf(s, card) === at - value).length;
    if (s.pool[at] + found !== decks[at]) return `there are ${s.pool[at] + found} cards of value ${cardValues[value]}`;
  }
  return undefined;
}

function checkHolders(s: NomadiState): string | undefined {
  const { turn, found, seen, holders, finders } = s;
  const open = turn[At.Phase] >= Phase.Find && turn[At.Phase] <= Phase.Answer ? turn[At.Found] - 1 : -1;
  for (let card = 0; card < CARDS; card++) {
    const known = card < turn[At.Found];
    if (known !== finders[card] < s.seats) return `card ${card} was found by ${finders[card]}`;
    if ((known && card !== open) !== holders[card] < s.seats) return `card ${card} is held by ${holders[card]}`;
    const valued = known && !(card === open && turn[At.Phase] === Phase.Find);
    if (valued !== (found[card] !== UNKNOWN)) return `card ${card} has the value ${found[card]}`;
    if (valued !== (seen[card] !== 0)) return `card ${card} was seen by ${seen[card]}`;
    if (valued && ((seen[card] >> finders[card]) & 1) === 0) return `card ${card} was not seen by its finder`;
    if ((seen[card] === EVERYBODY) !== card < turn[At.Opened]) return `card ${card} is not open as it should be`;
  }
  return undefined;
}

/** A card in question has its owner, an offer its phrase, and only then. */
function checkQuestion(s: NomadiState): string | undefined {
  const phase = s.turn[At.Phase];
  const asked = phase >= Phase.Find && phase <= Phase.Look;
  if (asked !== s.turn[At.Owner] < s.seats) return `the owner of the stone is ${s.turn[At.Owner]}`;
  if (!asked && s.turn[At.Owner] !== NO_SEAT) return 'an owner is named without a card';
  if ((phase === Phase.Answer) !== s.turn[At.Phrase] > 0) return `the phrase is ${s.turn[At.Phrase]}`;
  const handed = handingSeat(s) !== NO_SEAT;
  if (phase >= Phase.Offer && asked && (s.turn[At.Owner] === s.turn[At.Seat]) !== handed)
    return 'a card is offered to its finder';
  return s.gifts.some(gifts => gifts > GIFTS_IN_A_TURN) ? 'somebody has given too often' : undefined;
}

/** Offers stand while they are made and until the first die; each gives what its seat has. */
function checkDeals(s: NomadiState): string | undefined {
  if (s.trade !== 'bind') return undefined;
  const phase = s.turn[At.Phase];
  const talking = phase === Phase.Bid || phase === Phase.Price;
  if (talking && s.talk[Talk.Bidder] === s.turn[At.Seat]) return 'a seat makes itself an offer';
  if (handingSeat(s) !== NO_SEAT && phase !== Phase.Look) return 'a card is handed over and nobody looks';
  if (!talking && phase !== Phase.Step && handingSeat(s) === NO_SEAT && s.deals.some(entry => entry > 0))
    return 'an offer stands after its time';
  for (let seat = 0; seat < s.seats; seat++) {
    const gives = s.deals[seat * DEAL + Deal.Gives];
    const card = gives - CARD_GIVEN;
    if (gives > MOST_OFFERED && card < 0) return `seat ${seat} offers ${gives} talers`;
    if (card < 0 && gives > 0 && gives > s.talers[seat]) return `seat ${seat} offers talers that it has not`;
    if (card >= 0 && handingSeat(s) !== seat && s.holders[card] !== seat) return `seat ${seat} offers a foreign card`;
  }
  return undefined;
}

function checkTalers(s: NomadiState): string | undefined {
  let gifts = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const account = s.accounts.subarray(seat * SOURCES, (seat + 1) * SOURCES);
    const sum = account.reduce((total, talers) => total + talers, 0);
    if (sum !== s.talers[seat]) return `seat ${seat} has ${s.talers[seat]} talers, its account says ${sum}`;
    if (account[sources.indexOf('purse')] !== PURSE) return `seat ${seat} did not begin with ${PURSE} talers`;
    gifts += account[sources.indexOf('gifts')];
  }
  return gifts === 0 ? undefined : `gifts do not add up: ${gifts}`;
}
