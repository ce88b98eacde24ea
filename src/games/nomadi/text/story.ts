import type { Description, Move } from '../../../engine/game.ts';
import { detailOf, dieOf, fromOf, giverOf, kindOf, MoveKind, receiverOf, TAKE, talersOf } from '../rules/encoding.ts';
import { phrases, values } from '../rules/material.ts';
import { rolls } from '../rules/rolls.ts';
import { At, type NomadiState, ownerAt, Phase } from '../rules/state.ts';

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
    default:
      return { key: 'give', args: { seat: giverOf(m), receiver: receiverOf(m), talers: talersOf(m) } };
  }
}

/** Moving somebody else's stone is another story than moving one's own. */
function describeStep(s: NomadiState, m: Move): Description {
  const { names } = s.board.grid;
  const [seat, owner] = [s.turn[At.Seat], ownerAt(s, fromOf(m))];
  const way = { die: dieOf(m), from: names[fromOf(m)], to: names[detailOf(m)] };
  if (owner === seat) return { key: 'step', args: { seat, ...way }, at: way.to };
  return { key: 'push', args: { seat, owner, ...way }, at: way.to };
}

/** The card is seen by its finder, or by the seat that took it. */
function describeValue(s: NomadiState, value: number): Description {
  if (s.turn[At.Phase] === Phase.Find) return { key: 'find', args: { seat: s.turn[At.Seat], value } };
  return { key: 'look', args: { seat: s.turn[At.Owner], value } };
}
