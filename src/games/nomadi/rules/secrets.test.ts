import { expect, test } from 'vitest';
import { movesOf, SPECTATOR, type Viewer } from '../../../engine/game.ts';
import { fitOf, isUnlikely } from '../../../engine/laws/chisquare.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf, firstDifference } from '../../../engine/state.ts';
import { game } from '../game.ts';
import {
  applyEntry,
  cardsIn,
  hasSeen,
  momentsOf,
  moveOf,
  type PlayedEntry,
  playedLog,
  withOtherCards,
} from '../testing/logs.ts';
import { position } from '../testing/positions.ts';
import { after, begin } from '../testing/table.ts';
import { values } from './material.ts';
import { type NomadiState, UNKNOWN } from './state.ts';

const GAMES = 2;
const settings = [{}, { oasis: 'f1', trade: true }] as const;
const cases = game.seats.flatMap(seats => settings.map(setting => ({ seats, setting })));
const viewersAmong = (seats: number): Viewer[] => [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)];

function seenBy(s: NomadiState, viewer: Viewer): NomadiState {
  const seen = copyOf(s);
  game.mask(seen, viewer);
  return seen;
}

/** What gives one of two worlds away when an entry is played in both: its text, that it is withheld, the state after it. */
function leakOf(worlds: readonly NomadiState[], entries: readonly PlayedEntry[], viewer: Viewer): string | undefined {
  const told = worlds.map((s, i) => (game.hides(s, moveOf(s, entries[i]), viewer) ? 'withheld' : entries[i].text));
  if (told[0] !== told[1]) return `one is "${told[0]}", the other "${told[1]}"`;
  worlds.forEach((s, i) => applyEntry(s, entries[i]));
  const [truth, twin] = worlds.map(s => seenBy(s, viewer));
  const at = firstDifference(truth, twin);
  return at < 0 ? undefined : `byte ${at} is not the same after "${told[0]}"`;
}

/** What a viewer could learn from a game about cards it has not seen, compared with another game that fits as well. */
function leaksIn(
  entries: readonly PlayedEntry[],
  others: readonly PlayedEntry[],
  start: NomadiState,
  viewer: Viewer,
): string[] {
  const worlds = [copyOf(start), copyOf(start)];
  return entries.flatMap((entry, i) => {
    const leak = leakOf(worlds, [entry, others[i]], viewer);
    return leak === undefined ? [] : [`viewer ${viewer}, entry ${i}: ${leak}`];
  });
}

test.each(cases)(
  'NO-FIND-3, NO-OFFER-3: $seats seats with $setting see the same, whatever the cards are that they have not seen',
  ({ seats, setting }) => {
    let different = 0;
    for (let round = 0; round < GAMES; round++) {
      const random = seeded(`twins ${seats} ${round} ${JSON.stringify(setting)}`);
      const entries = playedLog(seats, setting, random);
      for (const viewer of viewersAmong(seats)) {
        for (const moment of momentsOf(entries, viewer)) {
          const others = withOtherCards(moment, viewer, random);
          different += others.filter((entry, i) => entry.text !== moment[i].text).length;
          expect(leaksIn(moment, others, begin(seats, setting), viewer)).toEqual([]);
        }
      }
    }
    expect(different).toBeGreaterThan(0);
  },
);

test.each(cases)(
  'NO-FIND-3, NO-OFFER-3, NO-SCORE-3: $seats seats with $setting keep seeing every card they have seen, and count it',
  ({ seats, setting }) => {
    const entries = playedLog(seats, setting, seeded(`kept ${seats} ${JSON.stringify(setting)}`));
    const s = begin(seats, setting);
    for (const entry of entries) applyEntry(s, entry);
    const cards = cardsIn(entries);
    expect(cards.length).toBeGreaterThan(0);
    for (const viewer of viewersAmong(seats)) {
      const seen = seenBy(s, viewer);
      const known = cards.filter(card => hasSeen(card, viewer));
      const shown = Array.from(seen.found.subarray(0, cards.length), value => values[value]);
      expect(shown).toEqual(cards.map(card => (hasSeen(card, viewer) ? card.value : undefined)));
      for (let seat = 0; seat < seats; seat++) {
        const held = known.filter(card => (card.taker ?? card.mover) === seat).map(card => card.value);
        expect(game.breakdown(seen, seat).cards).toBe(held.reduce((sum, value) => sum + value, 0));
      }
    }
  },
);

test('NO-FIND-3: nobody learns from the number of cards left what they have not seen', () => {
  const entries = playedLog(4, {}, seeded('pool'));
  const s = begin(4);
  for (const entry of entries) applyEntry(s, entry);
  for (const viewer of viewersAmong(4)) {
    const unseen = seenBy(s, viewer).pool;
    const known = cardsIn(entries).filter(card => hasSeen(card, viewer));
    const left = [3, 3, 4, 4, 4].map((count, i) => count - known.filter(card => card.value === values[i]).length);
    expect(Array.from(unseen)).toEqual(left);
  }
});

const twoCards = `
     a  b  c  d  e
  1  .  ?  ?  .  .
  2  .  0  1  0  .
  3  .  .  1  .  .
`;

test('NO-CARD-4: determinizing gives every card that the viewer has not seen equally often', () => {
  const found = after(position(twoCards, { seats: 3, dice: [1, 1, 1] }), '1 d2 c1', 'value 3', '1 b2 b1', 'value -2');
  const random = seeded('guesses');
  const counts = [0, 1].map(() => values.map(() => 0));
  for (let i = 0; i < 4000; i++) {
    const world = seenBy(found, 1);
    game.determinize(world, 1, random);
    for (const card of [0, 1]) counts[card][world.found[card]]++;
  }
  for (const card of [0, 1]) expect(isUnlikely(fitOf(counts[card], [3, 3, 4, 4, 4]), 5)).toBe(false);
});

test('NO-CARD-4: a guess leaves alone what the viewer knows, and a card that nobody has seen', () => {
  const found = after(position(twoCards, { seats: 3, dice: [1, 1, 1] }), '1 d2 c1', 'value 3', '1 b2 b1');
  const world = seenBy(found, 0);
  game.determinize(world, 0, seeded('careful'));
  expect(values[world.found[0]]).toBe(3);
  expect(world.found[1]).toBe(UNKNOWN);
  expect(movesOf(game, world).map(move => game.format(world, move))).toContain('value 3');
});
