import { type Move, type MoveList, moveList, push } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { isOpenToCard } from './chance.ts';
import { listAccepts, listBids, listPrices } from './deals.ts';
import { LEAVE, MoveKind, moveOf, TAKE } from './encoding.ts';
import { phrases, values } from './material.ts';
import { rolls } from './rolls.ts';
import { At, cardInQuestion, deckOf, hasStandingOffer, type NomadiState, Phase, UNKNOWN } from './state.ts';
import { listSteps, randomStep } from './steps.ts';

export function moves(s: NomadiState, out: MoveList): void {
  out.length = 0;
  switch (s.turn[At.Phase]) {
    case Phase.LayCards:
      return listCards(s, out);
    case Phase.Place:
      return listPlaces(s, out);
    case Phase.Roll:
      return listDetails(out, MoveKind.Roll, rolls.length);
    case Phase.Step:
      listSteps(s, out);
      return listAccepts(s, out);
    case Phase.Bid:
      return listBids(s, out);
    case Phase.Price:
      return listPrices(s, out);
    case Phase.Find:
    case Phase.Look:
      return listValues(s, out, MoveKind.Value, cardInQuestion(s));
    case Phase.Offer:
      return listDetails(out, MoveKind.Offer, phrases.length);
    case Phase.Answer:
      push(out, TAKE);
      return push(out, LEAVE);
    case Phase.Open:
      return listValues(s, out, MoveKind.Open, s.turn[At.Opened]);
    default:
      return;
  }
}

function listCards(s: NomadiState, out: MoveList): void {
  for (let cell = 0; cell < s.board.grid.size; cell++)
    if (isOpenToCard(s, cell)) push(out, moveOf(MoveKind.Card, cell));
}

function listPlaces(s: NomadiState, out: MoveList): void {
  for (const cell of s.board.startFields) if (s.stones[cell] === 0) push(out, moveOf(MoveKind.Place, cell));
}

function listDetails(out: MoveList, kind: MoveKind, details: number): void {
  for (let detail = 0; detail < details; detail++) push(out, moveOf(kind, detail));
}

/** What a card can turn out to be: one thing if it is known, else whatever is left. */
function listValues(s: NomadiState, out: MoveList, kind: MoveKind, card: number): void {
  if (s.found[card] !== UNKNOWN) return push(out, moveOf(kind, s.found[card]));
  const deck = deckOf(s, card);
  for (let value = 0; value < values.length; value++) if (s.pool[deck + value] > 0) push(out, moveOf(kind, value));
}

const scratch = moveList();

/** One legal move of the seat to move, each equally likely. */
export function randomMove(s: NomadiState, random: Random): Move {
  if (s.turn[At.Phase] === Phase.Step && !hasStandingOffer(s)) return randomStep(s, random);
  moves(s, scratch);
  return scratch.items[random.below(scratch.length)];
}
