import type { Move, MoveList } from '../../../engine/game.ts';
import { type Random, weightedIndex } from '../../../engine/random.ts';
import { detailOf, LEAVE, MoveKind, moveOf, TAKE } from '../rules/encoding.ts';
import { values } from '../rules/material.ts';
import { At, cardInQuestion, deckOf, type NomadiState, Phase, UNKNOWN } from '../rules/state.ts';
import { hopeOf } from './cards.ts';

/**
 * How often a seat that has seen a card says each phrase about it, out of 14 times: by the card's value, in the order of
 * `phrases`. A bad card is praised every other time and a good one often belittled, but not so often that it shows.
 */
const habits: readonly Uint8Array[] = [
  Uint8Array.of(3, 3, 4, 2, 1, 1),
  Uint8Array.of(3, 2, 4, 2, 2, 1),
  Uint8Array.of(4, 1, 3, 3, 2, 1),
  Uint8Array.of(4, 1, 2, 2, 3, 2),
  Uint8Array.of(4, 2, 1, 1, 3, 3),
];

/** Added to each habit when listening: others may have other habits, so not all is made of them. */
const DOUBT = 1;
/** How much the phrase that was drawn for an offer stands out. Search finds no difference between phrases by itself. */
const RESOLVE = 6;
/** A seat far behind the mover dares a little more than the cards are worth, and one far ahead a little less. */
const DARING = 0.25;
const FAR_AHEAD = 12;
/** A feeling about a card may be wrong by this many points, in rollouts. */
const WHIM = 0.5;
/** What taking a card is worth in a rating: the owner has it, and the mover does not. */
const BOTH_WAYS = 2;

// ------------------------------------------------------------------------------------------------- the mover

/** A phrase by habit, for the card in question; in rollouts, or where a bot plays without search. */
export function phraseFor(s: NomadiState, random: Random): Move {
  return moveOf(MoveKind.Offer, weightedIndex(random, habitFor(s)));
}

/** To a spectator the card is unknown: the habit of a middling one will do. */
function habitFor(s: NomadiState): Uint8Array {
  const value = s.found[cardInQuestion(s)];
  return habits[value === UNKNOWN ? 2 : value];
}

/** With a random source of its own one phrase is drawn and stands out; without one each is rated by how usual it is. */
export function ratePhrases(s: NomadiState, moves: MoveList, out: Float64Array, random?: Random): void {
  const habit = habitFor(s);
  const drawn = random && phraseFor(s, random);
  for (let i = 0; i < moves.length; i++) {
    const m = moves.items[i];
    out[i] = drawn === undefined ? Math.log(habit[detailOf(m)]) : m === drawn ? RESOLVE : 0;
  }
}

// ------------------------------------------------------------------------------------------------- the owner

/** What the card on offer seems worth to the owner of the stone, who has not seen it but heard the phrase. */
export function hopeFor(s: NomadiState): number {
  const phrase = s.turn[At.Phrase] - 1;
  return hopeOf(s, cardInQuestion(s), s.turn[At.Owner], value => DOUBT + habits[value][phrase]);
}

/** The owner listens: what was said makes some cards likelier than others. */
export function suppose(s: NomadiState, seat: number, random: Random): void {
  if (s.turn[At.Phase] !== Phase.Answer || seat !== s.turn[At.Owner]) return;
  const card = cardInQuestion(s);
  if (s.found[card] !== UNKNOWN) return;
  const deck = deckOf(s, card);
  const phrase = s.turn[At.Phrase] - 1;
  for (let value = 0; value < values.length; value++)
    likely[value] = s.pool[deck + value] * (DOUBT + habits[value][phrase]);
  s.found[card] = weightedIndex(random, likely);
  s.pool[deck + s.found[card]]--;
}

/** Scratch of `suppose`. */
const likely = new Uint8Array(values.length);

/** Above 0 where the owner is behind, by what everybody knows. */
function daring(s: NomadiState): number {
  const behind = (s.talers[s.turn[At.Seat]] - s.talers[s.turn[At.Owner]]) / FAR_AHEAD;
  return DARING * Math.max(-1, Math.min(1, behind));
}

export function answerTo(s: NomadiState, random: Random): Move {
  const whim = WHIM * (random.below(201) / 100 - 1);
  return hopeFor(s) + daring(s) + whim > 0 ? TAKE : LEAVE;
}

export function rateAnswers(s: NomadiState, moves: MoveList, out: Float64Array): void {
  for (let i = 0; i < moves.length; i++) out[i] = moves.items[i] === TAKE ? BOTH_WAYS * (hopeFor(s) + daring(s)) : 0;
}
