import { type Move, moveArray, moveList, NOBODY, type Seat } from '../../../engine/game.ts';
import { everySeat } from '../../../engine/kit.ts';
import { endsOf, type PlayedLine, type ReasonIn } from '../../../engine/reasons.ts';
import { copyOf } from '../../../engine/state.ts';
import { apply } from '../rules/apply.ts';
import { detailOf, dieOf, fromOf, kindOf, MoveKind, stepMove } from '../rules/encoding.ts';
import { values } from '../rules/material.ts';
import { winners } from '../rules/scoring.ts';
import {
  At,
  actor,
  cardInQuestion,
  deckOf,
  NOWHERE,
  type NomadiState,
  ownerAt,
  Phase,
  SOURCES,
  type Source,
  sources,
  Talk,
  UNKNOWN,
} from '../rules/state.ts';
import { listSteps } from '../rules/steps.ts';
import { distancesOn } from './distances.ts';

/** What can be said in favour of dice and bargains. `other` is a seat. */
export type NomadiFacts = {
  wins: Readonly<Record<never, never>>;
  arrives: { readonly talers: number };
  finds: { readonly talers: number };
  firstAcross: { readonly talers: number };
  lastOut: { readonly talers: number };
  /** Somebody else pays for coming last across the canyon. */
  leavesLast: { readonly other: Seat; readonly talers: number };
  /** The turn is over and no die was left. */
  allDice: { readonly dice: number };
  /** Own stones come nearer to the oasis, all of them together. */
  nearer: { readonly fields: number };
  /** With this die a stone of one's own reaches it, and with no die could before. */
  reachGoal: { readonly die: number };
  reachCard: { readonly die: number };
  /** No stone of `other` reaches it with a single die any more. */
  barsGoal: { readonly other: Seat };
  barsCard: { readonly other: Seat };
  /** No free field of the camp is nearer to the canyon. */
  foremost: Readonly<Record<never, never>>;
  /** What the cards that one has not seen are worth on average, in tenths. */
  worthTaking: { readonly tenths: number };
  worthLeaving: { readonly tenths: number };
  /** The card to be offered. */
  atStake: { readonly value: number };
  /** A deal pays them. */
  paid: { readonly talers: number };
  /** What the step that is wanted of another seat would bring at once. */
  wished: { readonly talers: number };
  /** Stones of `other` come farther from the oasis, all of them together. */
  holdsBack: { readonly other: Seat; readonly fields: number };
  /** What is used of the dice: what is left of them costs talers. */
  spends: { readonly dice: number };
  /** So far from being across the canyon. */
  placed: { readonly fields: number };
};

type Fact = ReasonIn<NomadiFacts>;
type Line = PlayedLine<NomadiState>;

export function reasonsFor(line: Line): readonly Fact[] {
  const [before] = endsOf(line);
  switch (before.turn[At.Phase]) {
    case Phase.Place:
      return placed(before, line.moves[0]);
    case Phase.Step:
      return steps(line);
    case Phase.Offer:
      return [{ key: 'atStake', args: { value: values[before.found[cardInQuestion(before)]] } }];
    case Phase.Answer:
      return answers(before, line.moves[0]);
    case Phase.Bid:
      return wishes(before, line.moves[0]);
    default:
      return [];
  }
}

function steps(line: Line): readonly Fact[] {
  const deeds = [...wins(line), ...earns(line), ...bars(line), ...reaches(line), ...saves(line), ...nears(line)];
  const facts = [...deeds, ...holdsBack(line)];
  return facts.length > 0 ? facts : spends(line);
}

function spends({ moves }: Line): readonly Fact[] {
  const dice = moves.filter(move => kindOf(move) === MoveKind.Step).length;
  return dice > 0 ? [{ key: 'spends', args: { dice } }] : [];
}

function wins({ seat, states }: Line): Fact[] {
  return winners(states.at(-1)!).includes(seat) ? [{ key: 'wins', args: {} }] : [];
}

// ------------------------------------------------------------------------------------------------ talers

/** What a seat got from a source, or lost. */
function paid(line: Line, seat: Seat, source: Source): number {
  const [before, after] = endsOf(line);
  const at = seat * SOURCES + sources.indexOf(source);
  return after.accounts[at] - before.accounts[at];
}

function earns(line: Line): Fact[] {
  const own = (source: Source) => paid(line, line.seat, source);
  const facts: Fact[] = [];
  if (own('goal') > 0) facts.push({ key: 'arrives', args: { talers: own('goal') } });
  if (own('canyon') > 0) facts.push({ key: 'firstAcross', args: { talers: own('canyon') } });
  if (own('start') > 0) facts.push({ key: 'lastOut', args: { talers: own('start') } });
  const last = othersIn(line).find(other => paid(line, other, 'canyon') < 0);
  if (last !== undefined) facts.push({ key: 'leavesLast', args: { other: last, talers: -paid(line, last, 'canyon') } });
  if (own('gifts') > 0) facts.push({ key: 'paid', args: { talers: own('gifts') } });
  if (own('finds') > 0) facts.push({ key: 'finds', args: { talers: own('finds') } });
  return facts;
}

function othersIn({ seat, states }: Line): readonly Seat[] {
  return everySeat(states[0].seats).filter(other => other !== seat);
}

/** Dice that are left cost something when the turn ends, and only then. */
function saves(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  const ended = after.turn[At.Turns] > before.turn[At.Turns] || actor(after) === NOBODY;
  const dice = before.dice.reduce((sum, each) => sum + each, 0);
  return ended && dice > 1 && line.moves.length === dice ? [{ key: 'allDice', args: { dice } }] : [];
}

// ------------------------------------------------------------------------------------------------ ways

function nears(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  const { toGoal } = distancesOn(before.board);
  let fields = 0;
  for (let stone = line.seat * before.each; stone < (line.seat + 1) * before.each; stone++)
    fields += toGoal[before.places[stone]] - toGoal[after.places[stone]];
  return fields > 0 ? [{ key: 'nearer', args: { fields } }] : [];
}

type Aim = 'goal' | 'card';

/** The lowest die with which a stone of the seat gets there in one step; 0 if there is none. */
function dieFor(s: NomadiState, seat: Seat, aim: Aim): number {
  const fits = stepsOfAllDice(s).filter(step => {
    const to = detailOf(step);
    const owned = ownerAt(s, fromOf(step)) === seat;
    return owned && (aim === 'goal' ? s.board.goal[to] === 1 && s.board.goal[fromOf(step)] === 0 : s.cards[to] === 1);
  });
  return fits.length === 0 ? 0 : Math.min(...fits.map(dieOf));
}

/** The steps of a turn that begins with one die of each face. */
function stepsOfAllDice(s: NomadiState): readonly Move[] {
  const trial = copyOf(s);
  trial.dice.fill(1, 1);
  trial.came.fill(NOWHERE);
  const list = moveList();
  listSteps(trial, list);
  return moveArray(list);
}

function reaches(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  if (actor(after) === NOBODY) return [];
  const fresh = (aim: Aim) => (dieFor(before, line.seat, aim) === 0 ? dieFor(after, line.seat, aim) : 0);
  const [goal, card] = [fresh('goal'), fresh('card')];
  const facts: Fact[] = [];
  if (goal > 0) facts.push({ key: 'reachGoal', args: { die: goal } });
  if (card > 0) facts.push({ key: 'reachCard', args: { die: card } });
  return facts;
}

function bars(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  if (actor(after) === NOBODY) return [];
  const barred = (aim: Aim) =>
    othersIn(line).find(other => dieFor(before, other, aim) > 0 && dieFor(after, other, aim) === 0);
  const [goal, card] = [barred('goal'), barred('card')];
  const facts: Fact[] = [];
  if (goal !== undefined) facts.push({ key: 'barsGoal', args: { other: goal } });
  if (card !== undefined) facts.push({ key: 'barsCard', args: { other: card } });
  return facts;
}

/** The stones of the seat that is held back most. */
function holdsBack(line: Line): Fact[] {
  const [before, after] = endsOf(line);
  const { toGoal } = distancesOn(before.board);
  const far = (s: NomadiState, seat: Seat) =>
    s.places.subarray(seat * s.each, (seat + 1) * s.each).reduce((sum, place) => sum + toGoal[place], 0);
  const [most] = othersIn(line)
    .map(other => ({ other, fields: far(after, other) - far(before, other) }))
    .toSorted((a, b) => b.fields - a.fields);
  return most && most.fields > 0 ? [{ key: 'holdsBack', args: most }] : [];
}

function placed(s: NomadiState, move: Move): Fact[] {
  const { toCanyon } = distancesOn(s.board);
  const free = s.board.startFields.filter(cell => s.stones[cell] === 0);
  const nearest = Math.min(...free.map(cell => toCanyon[cell]));
  const fields = toCanyon[detailOf(move)];
  return fields === nearest ? [{ key: 'foremost', args: {} }] : [{ key: 'placed', args: { fields } }];
}

function wishes(s: NomadiState, move: Move): Fact[] {
  if (kindOf(move) !== MoveKind.Want) return [];
  const trial = copyOf(s);
  trial.turn[At.Phase] = Phase.Step;
  apply(trial, stepMove(dieOf(move), fromOf(move), detailOf(move)));
  const talers = trial.talers[s.talk[Talk.Bidder]] - s.talers[s.talk[Talk.Bidder]];
  return talers > 0 ? [{ key: 'wished', args: { talers } }] : [];
}

// ------------------------------------------------------------------------------------------------ cards

/** The card in question is one of those that the seat has not seen. */
function answers(s: NomadiState, move: Move): Fact[] {
  if (s.found[cardInQuestion(s)] !== UNKNOWN) return [];
  const deck = s.pool.subarray(deckOf(s, cardInQuestion(s))).subarray(0, values.length);
  const cards = deck.reduce((sum, each) => sum + each, 0);
  const total = deck.reduce((sum, each, i) => sum + each * values[i], 0);
  const tenths = Math.round((10 * total) / cards);
  if (kindOf(move) === MoveKind.Take) return tenths > 0 ? [{ key: 'worthTaking', args: { tenths } }] : [];
  return tenths < 0 ? [{ key: 'worthLeaving', args: { tenths } }] : [];
}
