import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { readOptions } from '../../../engine/options.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { words as de } from './de.ts';
import { words as en, type Words } from './en.ts';
import { words as nl } from './nl.ts';
import type { Told } from './story.en.ts';

const who = (words: Words) => (seat: number) => words.players[seat];
const told = { seat: 1, foe: 0, hex: 'd5', load: 'ffw', die: 1 } as Told;

test.each([
  ['en', en, 'A 1: Red’s camel goes home, Blue takes its place and its 2 fire and water.'],
  ['de', de, 'Eine 1: Das Kamel von Rot geht heim, Blau nimmt seinen Platz ein und bekommt 2 Feuer und Wasser.'],
  ['nl', nl, 'Een 1: de kameel van Rood gaat naar huis, Blauw neemt zijn plaats in en krijgt 2 vuur en water.'],
])('%s tells a fight', (_, words, line) => {
  expect(words.story.win(told, who(words))).toBe(line);
});

test.each([
  ['en', en, 'Ann wins with goods of all three kinds.', 'Ann and Ben share the win with two kinds of goods.'],
  ['de', de, 'Ann gewinnt mit Waren aller drei Arten.', 'Ann and Ben teilen sich den Sieg mit zwei Arten von Waren.'],
  ['nl', nl, 'Ann wint met waren van alle drie soorten.', 'Ann and Ben delen de winst met twee soorten waren.'],
])('%s says by what somebody won, not by how many points', (_, words, alone, shared) => {
  expect(words.wins('Ann', 303, false)).toBe(alone);
  expect(words.wins('Ann and Ben', 202, true)).toBe(shared);
  expect(words.wins('Ann', 0, false)).toMatch(/^Ann \p{L}+\.$/u);
});

test('everything that happens in a game can be told in every language, with nothing left open', () => {
  const random = seeded('words of kings');
  const s = game.initial(4, readOptions(game.options));
  const keys = new Set<string>();
  for (let entries = 0; game.actor(s) !== NOBODY && entries < 4000; entries++) {
    const legal = movesOf(game, s);
    const move = game.actor(s) === CHANCE ? game.sample(s, random) : legal[random.below(legal.length)];
    const { key, args } = game.describe(s, move);
    keys.add(key);
    for (const words of [en, de, nl])
      expect(words.story[key as keyof Words['story']](args as never, who(words))).toMatch(
        /^(?!.*(undefined|NaN)).+\.$/,
      );
    game.apply(s, move);
  }
  expect(keys.size).toBeGreaterThan(20);
});
