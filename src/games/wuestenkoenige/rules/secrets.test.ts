import { expect, test } from 'vitest';
import { CHANCE, type Move, movesOf, NOBODY, SPECTATOR, type Viewer } from '../../../engine/game.ts';
import { everySeat } from '../../../engine/kit.ts';
import { newMatchOptions } from '../../../engine/options.ts';
import { type Random, seeded } from '../../../engine/random.ts';
import { copyOf, sameBytes } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { byKind, type KnownCards, knownCardsOf, observe, refill, unknownCards } from '../testing/known-cards.ts';
import { everyPolicy, type Policy } from '../testing/policies.ts';
import { position } from '../text/position.ts';
import { CARDS, DRIFT, SAND } from './deck.ts';
import { At, Task, type WuestenkoenigeState } from './state.ts';

const ways = ['random', 'saving'] as const;
/** Enough for hands to change many times. */
const ENTRIES = 600;
const cases = game.seats.flatMap(seats => ways.map(way => ({ seats, way, policy: everyPolicy[way] })));

function viewersOf(s: WuestenkoenigeState): Viewer[] {
  return [SPECTATOR, ...everySeat(s.seats)];
}

function seenBy(s: WuestenkoenigeState, viewer: Viewer): WuestenkoenigeState {
  const seen = copyOf(s);
  game.mask(seen, viewer);
  return seen;
}

// ------------------------------------------------------------------------------------------------------- known cards

/** The seat whose cards an entry is about. */
function holderOf(s: WuestenkoenigeState): number {
  return s.turn[At.Task] === Task.None ? s.turn[At.Seat] : s.turn[At.TaskSeat];
}

function readBy(s: WuestenkoenigeState, move: Move, viewer: Viewer): string | undefined {
  return game.hides(s, move, viewer) ? undefined : game.format(s, move);
}

function expectNotes(s: WuestenkoenigeState, book: KnownCards, when: string): void {
  if (s.turn[At.Task] === Task.Draw && book.deckSize === 0) refill(book);
  const seen = seenBy(s, book.viewer);
  const hands = book.sizes.flatMap((_, seat) => byKind(seat === book.viewer ? book.hand : []));
  const unseen = book.sizes.map((size, seat) => (seat === book.viewer ? 0 : size));
  const cards = [seen.hands, seen.unseen, seen.discard, seen.deck].map(counts => [...counts]);
  expect(cards, when).toEqual([hands, unseen, byKind(book.discard), unknownCards(book)]);
  expect(seen.turn[At.Deck], when).toBe(book.deckSize);
}

test.each(cases)(
  'WK-CARD-3: $seats seats, $way play: a viewer sees the cards it could have noted down, no more',
  ({ seats, way, policy }) => {
    const random = seeded(`notes ${seats} ${way}`);
    const s = game.initial(seats, newMatchOptions(game.options));
    const books = viewersOf(s).map(viewer => knownCardsOf(viewer, seats, s.edition));
    for (let entries = 0; game.actor(s) !== NOBODY && entries < ENTRIES; entries++) {
      const move = policy(s, random);
      const seat = holderOf(s);
      const texts = books.map(book => readBy(s, move, book.viewer));
      game.apply(s, move);
      books.forEach((book, i) => {
        observe(book, seat, texts[i]);
        expectNotes(s, book, `entry ${entries}, viewer ${book.viewer}`);
      });
    }
  },
);

// ------------------------------------------------------------------------------------------------------- two worlds

/** Another world that looks the same to the viewer. */
function otherWorld(s: WuestenkoenigeState, viewer: Viewer, random: Random): WuestenkoenigeState {
  const world = seenBy(s, viewer);
  game.determinize(world, viewer, random);
  return world;
}

/** The same entry in the other world: one as hidden if it is hidden, else the same words; undefined if it can't be. */
function entryThere(
  s: WuestenkoenigeState,
  move: Move,
  there: WuestenkoenigeState,
  viewer: Viewer,
  random: Random,
): Move | undefined {
  if (game.hides(s, move, viewer)) return game.sample(there, random);
  const same = game.parse(there, game.format(s, move));
  return movesOf(game, there).includes(same) ? same : undefined;
}

/** Everything about an entry that goes to a viewer. */
function shown(s: WuestenkoenigeState, move: Move, viewer: Viewer): unknown {
  const hidden = game.hides(s, move, viewer);
  return { actor: game.actor(s), hidden, told: hidden ? undefined : [game.format(s, move), game.describe(s, move)] };
}

/** What the viewer can choose from; a spectator has the number of chance, and nothing to choose. */
function choicesOf(s: WuestenkoenigeState, viewer: Viewer): Move[] {
  return viewer !== SPECTATOR && game.actor(s) === viewer ? movesOf(game, s) : [];
}

function expectAlike(s: WuestenkoenigeState, there: WuestenkoenigeState, viewer: Viewer, when: string): void {
  expect(sameBytes(seenBy(s, viewer), seenBy(there, viewer)), when).toBe(true);
  expect(game.actor(there), when).toBe(game.actor(s));
  expect(choicesOf(there, viewer), when).toEqual(choicesOf(s, viewer));
  expect(game.winners(there), when).toEqual(game.winners(s));
}

/** Plays on in both worlds until what the viewer reads rules one of them out; then looks for another. */
function playInTwoWorlds(s: WuestenkoenigeState, viewer: Viewer, policy: Policy, random: Random, seed: string): number {
  let there = otherWorld(s, viewer, random);
  let differing = 0;
  for (let entries = 0; game.actor(s) !== NOBODY && entries < ENTRIES; entries++) {
    const move = policy(s, random);
    const entry = entryThere(s, move, there, viewer, random);
    const here = shown(s, move, viewer);
    expect(entry === undefined ? here : shown(there, entry, viewer), seed).toEqual(here);
    game.apply(s, move);
    if (entry === undefined) there = otherWorld(s, viewer, random);
    else game.apply(there, entry);
    expectAlike(s, there, viewer, `${seed}, entry ${entries}`);
    if (!sameBytes(s, there)) differing++;
  }
  return differing;
}

test.each(cases)(
  'WK-CARD-3: $seats seats, $way play: what a viewer gets is the same in worlds it can not tell apart',
  ({ seats, way, policy }) => {
    let differing = 0;
    for (const viewer of viewersOf(game.initial(seats, {}))) {
      const seed = `worlds ${seats} ${way} ${viewer}`;
      differing += playInTwoWorlds(game.initial(seats, {}), viewer, policy, seeded(seed), seed);
    }
    expect(differing).toBeGreaterThan(100);
  },
);

// ------------------------------------------------------------------------------------------------------ odd corners

test('WK-TURN-4: a hand of cards that can not be played looks like any other', () => {
  const drawing = '1 P0011\n5 p p0 p p1';
  const dead = position(drawing, { seats: 2, step: 'desert', hands: [[], ['plague', 'plague']] });
  const live = position(drawing, { seats: 2, step: 'desert', hands: [[], ['sand', 'drift']] });
  for (const s of [dead, live]) game.apply(s, game.parse(s, 'turn a5'));
  expectAlike(dead, live, 0, 'after the turn');
  expect(game.actor(dead)).toBe(1);
});

test('WK-CARD-4: when the last card is drawn, a viewer is not told what the others hold', () => {
  const s = position('1 P0011 = p0f', { seats: 2, hands: [[], ['sand', 'drift']] });
  s.deck.fill(0).fill(1, 0, 1);
  s.turn[At.Deck] = 1;
  game.apply(s, game.parse(s, 'go c1 f palace'));
  expect(game.actor(s)).toBe(CHANCE);
  game.apply(s, game.parse(s, 'draw sand'));
  const seen = seenBy(s, 0);
  expect([...seen.hands.subarray(CARDS)]).toEqual(Array.from({ length: CARDS }, () => 0));
  expect([seen.deck[SAND], seen.deck[DRIFT], seen.unseen[1]]).toEqual([1, 1, 2]);
});

test('WK-OUT-2: while a hand is laid open, the cards still to come are hidden', () => {
  const drawing = '1 P02\n5 p p p d _1';
  const [one, other] = (['trek', 'loss'] as const).map(last =>
    position(drawing, { seats: 3, step: 'desert', hands: [[], ['sand', last], []] }),
  );
  for (const text of ['shift d5 e5', 'discard sand']) for (const s of [one, other]) game.apply(s, game.parse(s, text));
  for (const viewer of [0, 2, SPECTATOR]) expectAlike(one, other, viewer, `seen by ${viewer}`);
});
