import { expect, test } from 'vitest';
import { type Actor, CHANCE, movesOf, SPECTATOR, type Viewer } from '../../../engine/game.ts';
import { type Random, seeded } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { choose, policies } from '../testing/policies.ts';
import { type ReferenceState, referenceGame, tokensAt } from '../testing/reference.ts';
import { play } from '../testing/reference-apply.ts';
import type { WuestensoehneState } from './state.ts';

/**
 * The laws look at one step at a time. Here whole games are played a second time with other values on all the rumours
 * that a viewer has not seen so far: whatever that viewer has been shown must be the same, from the first entry on.
 */
interface Entry {
  readonly text: string;
  /** The rumour that somebody saw, by its place among the six, and who saw it. */
  readonly token?: { readonly index: number; readonly viewer: number };
}

/** A game up to the moment when the rumours are turned up for all. */
function playedGame(seats: number, random: Random): Entry[] {
  const s = game.initial(seats, {});
  const reference = referenceGame(seats);
  const entries: Entry[] = [];
  while (reference.stage !== 'turn up' && reference.stage !== 'over') {
    const byChance = game.actor(s) === CHANCE;
    const text = byChance ? game.format(s, game.sample(s, random)) : choose(reference, policies.gossiping, random);
    const isLook = reference.stage === 'looking';
    game.apply(s, game.parse(s, text));
    play(reference, text);
    entries.push(
      text.startsWith('token') ? { text, token: seenToken(reference, isLook ? reference.offer : 'hand') } : { text },
    );
  }
  return entries;
}

function seenToken(reference: ReferenceState, place: string): { index: number; viewer: number } {
  const [token] = tokensAt(reference, place);
  return { index: reference.tokens.indexOf(token), viewer: reference.taker };
}

/** The same entries with the values of all rumours that the viewer has not seen among them passed around. */
function disguised(entries: readonly Entry[], viewer: Viewer, shift: number): string[] {
  const values = referenceGame(2).tokens.map(({ value }) => value);
  const known = new Set(entries.flatMap(({ token }) => (token && token.viewer === viewer ? [token.index] : [])));
  const unseen = values.flatMap((_, index) => (known.has(index) ? [] : [index]));
  const other = [...values];
  unseen.forEach((index, i) => {
    other[index] = values[unseen[(i + shift) % unseen.length]];
  });
  return entries.map(({ text, token }) => (token ? `token ${other[token.index]}` : text));
}

/** Everything a viewer is shown of an entry and of the position before it. */
function shown(s: WuestensoehneState, text: string, viewer: Viewer): unknown[] {
  const masked = copyOf(s);
  game.mask(masked, viewer);
  const move = game.parse(s, text);
  const withheld = game.hides(s, move, viewer);
  return [
    Array.from(masked.bytes).join(),
    movesOf(game, masked).map(each => game.format(masked, each)),
    everyScore(masked),
    withheld ? 'withheld' : [text, game.describe(s, move)],
    actorsMoves(s),
  ];
}

function everyScore(s: WuestensoehneState): number[] {
  return Array.from({ length: s.seats }, (_, seat) => game.score(s, seat));
}

/** What a seat can do is seen by all in what it does, so it must not depend on secrets either. */
function actorsMoves(s: WuestensoehneState): [Actor, string[]] {
  return [game.actor(s), game.actor(s) === CHANCE ? [] : movesOf(game, s).map(each => game.format(s, each))];
}

function story(seats: number, texts: readonly string[], viewer: Viewer): unknown[] {
  const s = game.initial(seats, {});
  return texts.map(text => {
    const view = shown(s, text, viewer);
    game.apply(s, game.parse(s, text));
    return view;
  });
}

/** Where the viewer is about to learn a rumour, and the end: what is compared goes up to one of these. */
function momentsBefore(entries: readonly Entry[], viewer: Viewer): number[] {
  const learning = entries.flatMap(({ token }, at) => (token && token.viewer === viewer ? [at] : []));
  return [...learning, entries.length];
}

test.each(game.seats)('WS-RUMOUR-5: %i seats: nothing a viewer is shown depends on rumours it has not seen', seats => {
  let changed = 0;
  for (let round = 0; round < 2; round++) {
    const entries = playedGame(seats, seeded(`secrets ${seats} ${round}`));
    for (let viewer: Viewer = SPECTATOR; viewer < seats; viewer++)
      for (const moment of momentsBefore(entries, viewer)) {
        const before = entries.slice(0, moment);
        const truth = before.map(({ text }) => text);
        const lie = disguised(before, viewer, 1 + (moment % 4));
        changed += truth.filter((text, at) => text !== lie[at]).length;
        expect(story(seats, lie, viewer), `viewer ${viewer}, round ${round}`).toEqual(story(seats, truth, viewer));
      }
  }
  expect(changed).toBeGreaterThan(20);
});
