import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { readOptions } from '../../../engine/options.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { KIND } from '../rules/material.ts';
import { position } from '../text/position.ts';
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
  expect(words.wins('Ann', 303, false, false)).toBe(alone);
  expect(words.wins('Ann and Ben', 202, true, false)).toBe(shared);
  expect(words.wins('Ann', 0, false, false)).toMatch(/^Ann \p{L}+\.$/u);
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

test.each([
  ['en', en, 'Red moves a tile from d5 to e5 and buries 1 of Red’s camels and 2 of Blue’s camels.'],
  ['de', de, 'Rot schiebt ein Plättchen von d5 nach e5 und verschüttet 1 Kamel von Rot und 2 Kamele von Blau.'],
  ['nl', nl, 'Rood schuift een tegel van d5 naar e5 en bedelft 1 kameel van Rood en 2 kamelen van Blauw.'],
])('%s tells whose camels are buried', (_, words, line) => {
  const s = position('1 P012\n5 p p p d _011f', { seats: 3, step: 'desert' });
  const { args } = game.describe(s, game.parse(s, 'shift d5 e5'));
  expect(words.story.shift(args as unknown as Told, who(words))).toBe(line);
});

test.each([
  ['en', en, '1 new kind of goods', '2 new kinds of goods'],
  ['de', de, '1 neue Warenart', '2 neue Warenarten'],
  ['nl', nl, '1 nieuwe soort waar', '2 nieuwe soorten waar'],
])('%s counts the kinds that are new at home', (_, words, one, two) => {
  expect([words.gains.kinds(KIND), words.gains.kinds(2 * KIND)]).toEqual([one, two]);
});
