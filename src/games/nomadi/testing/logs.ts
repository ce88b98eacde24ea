import { CHANCE, type Move, movesOf, NOBODY, type Seat, type Viewer } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { CARDS_OF_VALUE, values } from '../rules/material.ts';
import type { NomadiState } from '../rules/state.ts';
import { shuffled } from './random-boards.ts';
import { asidesOf, begin, towardsGoal } from './table.ts';

/** One entry of a game as it was played: its actor and its text. A gift is an aside, no matter whose turn it is. */
export interface PlayedEntry {
  readonly actor: Seat | typeof CHANCE;
  readonly text: string;
  readonly aside: boolean;
}

/** A card as everybody saw it: the seat that turned it over, and the one that took it and has looked at it. */
interface Witnessed {
  readonly mover: Seat;
  readonly value: number;
  readonly taker: Seat | undefined;
}

/** A game up to the opening of its cards, written down. */
export function playedLog(seats: number, options: object, random: Random): PlayedEntry[] {
  const s = begin(seats, options);
  const entries: PlayedEntry[] = [];
  const note = (actor: Seat, move: Move, aside: boolean) => {
    entries.push({ actor, text: game.format(s, move), aside });
    game.apply(s, move);
  };
  for (let actor = game.actor(s); actor !== NOBODY; actor = game.actor(s)) {
    const giver = random.below(seats);
    const gifts = random.below(9) === 0 ? asidesOf(s, giver) : [];
    if (gifts.length > 0) note(giver, gifts[random.below(gifts.length)], true);
    note(actor, chosen(s, random), false);
    if (entries.at(-1)?.text.startsWith('open')) return entries.slice(0, -1);
  }
  return entries;
}

/** Towards the goal, but with an eye for cards. */
function chosen(s: NomadiState, random: Random): Move {
  if (game.actor(s) === CHANCE) return game.sample(s, random);
  const moves = movesOf(game, s);
  const finds = moves.filter(move => s.cards[s.board.grid.cellNamed(game.format(s, move).split(' ')[2] ?? '')] === 1);
  if (finds.length > 0) return finds[random.below(finds.length)];
  return random.below(3) === 0 ? moves[random.below(moves.length)] : towardsGoal(s, random);
}

/** Plays an entry of a log on a state. */
export function applyEntry(s: NomadiState, { actor, text, aside }: PlayedEntry): void {
  game.apply(s, moveOf(s, { actor, text, aside }));
}

export function moveOf(s: NomadiState, { actor, text, aside }: PlayedEntry): Move {
  return aside && game.asides ? game.asides.parse(s, actor, text) : game.parse(s, text);
}

/** The cards of a log in the order they were found, read from its texts alone. */
export function cardsIn(entries: readonly PlayedEntry[]): Witnessed[] {
  const turns = entries.filter(({ aside }) => !aside);
  return turns.flatMap(({ actor, text }, i) => {
    if (!/^[1-6] /.test(text) || !turns[i + 1]?.text.startsWith('value')) return [];
    const taker = turns[i + 3]?.text === 'take' && turns[i + 4] ? turns[i + 3].actor : undefined;
    return [{ mover: actor, value: Number(turns[i + 1].text.slice(6)), taker }];
  });
}

/** The game, and the game as far as each time the viewer had taken a card and not yet looked at it. */
export function momentsOf(entries: readonly PlayedEntry[], viewer: Viewer): (readonly PlayedEntry[])[] {
  const takes = entries.flatMap(({ text, actor }, i) => (text === 'take' && actor === viewer ? [i] : []));
  return [entries, ...takes.map(i => entries.slice(0, i + 1))];
}

/** Has the viewer looked at this card? */
export function hasSeen({ mover, taker }: Witnessed, viewer: Viewer): boolean {
  return viewer === mover || viewer === taker;
}

/** The same game as it may have been for all that the viewer knows: other values on the cards that it has not seen. */
export function withOtherCards(entries: readonly PlayedEntry[], viewer: Viewer, random: Random): PlayedEntry[] {
  const cards = cardsIn(entries);
  const deck = values.flatMap((value, i) => Array<number>(CARDS_OF_VALUE[i]).fill(value));
  for (const card of cards) if (hasSeen(card, viewer)) deck.splice(deck.indexOf(card.value), 1);
  const others = shuffled(deck, random);
  const shown = cards.map(card => (hasSeen(card, viewer) ? card.value : others.pop()));
  let found = -1;
  return entries.map((entry, i) => {
    if (!entry.text.startsWith('value')) return entry;
    const before = entries.slice(0, i).findLast(({ aside }) => !aside);
    if (before?.text !== 'take') found++;
    return { ...entry, text: `value ${shown[found]}` };
  });
}
