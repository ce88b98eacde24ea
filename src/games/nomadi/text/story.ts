import type { Description, Move } from '../../../engine/game.ts';
import { detailOf, dieOf, fromOf, giverOf, kindOf, MoveKind, receiverOf, TAKE, talersOf } from '../rules/encoding.ts';
import { phrases, values } from '../rules/material.ts';
import { rolls } from '../rules/rolls.ts';
import { At, cardGiven, cardNamed, DEAL, type NomadiState, ownerAt, Phase, Talk, talersAsked } from '../rules/state.ts';

/** The keys of the story, with what each of them fills in. */
export function describe(s: NomadiState, m: Move): Description {
  const { names } = s.board.grid;
  const [detail, seat] = [detailOf(m), s.turn[At.Seat]];
  switch (kindOf(m)) {
    case MoveKind.Card:
      return { key: 'card', args: { field: names[detail] }, at: names[detail] };
    case MoveKind.Place:
      return { key: 'place', args: { seat, field: names[detail] }, at: names[detail] };
    case MoveKind.Roll:
      return { key: s.turn[At.Again] === 1 ? 'again' : 'roll', args: { seat, dice: rolls[detail].faces.join(' ') } };
    case MoveKind.Step:
      return describeStep(s, m);
    case MoveKind.Value:
      return describeValue(s, values[detail]);
    case MoveKind.Offer:
      return { key: 'offer', args: { seat, owner: s.turn[At.Owner], phrase: phrases[detail] } };
    case MoveKind.Take:
    case MoveKind.Leave:
      return { key: m === TAKE ? 'take' : 'leave', args: { seat: s.turn[At.Owner], mover: seat } };
    case MoveKind.Open:
      return { key: 'open', args: { seat: s.holders[s.turn[At.Opened]], value: values[detail] } };
    case MoveKind.Give:
      return { key: 'give', args: { seat: giverOf(m), receiver: receiverOf(m), talers: talersOf(m) } };
    case MoveKind.Accept:
      return describeAccepted(s, detail);
    default:
      return describeTalk(s, m);
  }
}

/** What a seat says that is asked for an offer. What it wants is told together with its price. */
function describeTalk(s: NomadiState, m: Move): Description {
  const { names } = s.board.grid;
  const [seat, mover, detail] = [s.talk[Talk.Bidder], s.turn[At.Seat], detailOf(m)];
  const [, die, from, to] = s.deals.subarray(seat * DEAL);
  switch (kindOf(m)) {
    case MoveKind.Want:
      return {
        key: 'want',
        args: { seat, mover, die: dieOf(m), from: names[fromOf(m)], to: names[detail] },
        at: names[detail],
        from: names[fromOf(m)],
      };
    case MoveKind.Sell:
      return { key: 'sell', args: { seat, mover, ...cardNamed(s, detail) } };
    case MoveKind.Pay:
      return { key: 'bidTalers', args: { seat, mover, talers: detail, die, from: names[from], to: names[to] } };
    case MoveKind.Hand:
      return { key: 'bidCard', args: { seat, mover, ...cardNamed(s, detail), die, from: names[from], to: names[to] } };
    case MoveKind.Ask:
      return { key: 'ask', args: { seat, mover, ...cardNamed(s, cardGiven(s, seat)), talers: detail } };
    default:
      return { key: kindOf(m) === MoveKind.Pass ? 'pass' : 'rest', args: { seat, mover } };
  }
}

/** The whole bargain: what was given for what. */
function describeAccepted(s: NomadiState, other: number): Description {
  const { names } = s.board.grid;
  const [gives, die, from, to] = s.deals.subarray(other * DEAL);
  const who = { seat: s.turn[At.Seat], other };
  const card = cardGiven(s, other);
  if (die === 0) return { key: 'buy', args: { ...who, ...cardNamed(s, card), talers: talersAsked(s, other) } };
  const step = { die, from: names[from], to: names[to] };
  const way = { at: names[to], from: names[from] };
  if (card >= 0) return { key: 'acceptCard', args: { ...who, ...cardNamed(s, card), ...step }, ...way };
  return { key: 'acceptTalers', args: { ...who, talers: gives, ...step }, ...way };
}

/** Moving somebody else's stone is another story than moving one's own. */
function describeStep(s: NomadiState, m: Move): Description {
  const { names } = s.board.grid;
  const [seat, owner] = [s.turn[At.Seat], ownerAt(s, fromOf(m))];
  const way = { die: dieOf(m), from: names[fromOf(m)], to: names[detailOf(m)] };
  // A one goes to the field beside; all others jump.
  const seen = { at: way.to, from: way.from, ...(way.die === 1 && { via: [] }) };
  if (owner === seat) return { key: 'step', args: { seat, ...way }, ...seen };
  return { key: 'push', args: { seat, owner, ...way }, ...seen };
}

/** The card is seen by its finder, or by the seat that took it. */
function describeValue(s: NomadiState, value: number): Description {
  if (s.turn[At.Phase] === Phase.Find) return { key: 'find', args: { seat: s.turn[At.Seat], value } };
  return { key: 'look', args: { seat: s.turn[At.Owner], value } };
}
