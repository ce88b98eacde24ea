import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { readOptions } from '../../../engine/options.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { words as de } from './de.ts';
import { words as en, type Places, type Words } from './en.ts';
import { words as nl } from './nl.ts';

const place: Places = { seat: 3, colour: 'pink', hex: 'd3', value: 2 };
const who = (words: Words) => (seat: number) => words.players[seat];

test.each([
  ['en', en, 'Yellow places a pink camel on d3.'],
  ['de', de, 'Gelb setzt ein rosa Kamel auf d3.'],
  ['nl', nl, 'Geel zet een roze kameel op d3.'],
])('%s tells a camel', (_, words, line) => {
  expect(words.story.camel(place, who(words))).toBe(line);
});

test('German bends its adjectives', () => {
  const white = { ...place, colour: 'white' } as const;
  expect(de.story.camel(white, who(de))).toContain('ein weißes Kamel');
  expect(de.story.rider(white, who(de))).toContain('dem weißen Kamel');
  expect(de.story.return(white, who(de))).toContain('das weiße Kamel');
});

test('everything that happens in a game can be told in every language, with nothing left open', () => {
  const random = seeded('words');
  const s = game.initial(5, readOptions(game.options));
  while (game.actor(s) !== NOBODY) {
    const legal = movesOf(game, s);
    const move = game.actor(s) === CHANCE ? game.sample(s, random) : legal[random.below(legal.length)];
    const { key, args } = game.describe(s, move);
    for (const words of [en, de, nl])
      expect(words.story[key as keyof typeof words.story](args as never, who(words))).toMatch(/^(?!.*undefined).+\.$/);
    game.apply(s, move);
  }
});
