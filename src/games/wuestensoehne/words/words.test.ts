import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { words as de } from './de.ts';
import { words as en, type Words } from './en.ts';
import { words as nl } from './nl.ts';

const who = (words: Words) => (seat: number) => words.players[seat];
const place = { seat: 1, figure: 12, action: 'gem' } as const;

test.each([
  ['en', en, 'Blue’s figure of height 12 gets gems.'],
  ['de', de, 'Blau: Die Figur der Höhe 12 bekommt Edelsteine.'],
  ['nl', nl, 'Blauw: de figuur met hoogte 12 krijgt edelstenen.'],
])('%s tells what a figure gets', (_, words, line) => {
  expect(words.story.occupy(place as never, who(words))).toBe(line);
});

test.each([
  ['en', en, 'oasis to the north, another to east and south with gems'],
  ['de', de, 'Oase nach Norden, eine andere nach Osten und Süden mit Edelsteinen'],
  ['nl', nl, 'oase naar het noorden, een andere naar het oosten en zuiden met edelstenen'],
])('%s describes a tile', (_, words, text) => {
  expect(words.tile('N|ES:gem')).toBe(text);
});

test.each([{}, { edition: 2, freeStart: true, duty: true }])(
  'everything that happens in a game of %j can be told in every language, with nothing left open',
  options => {
    const random = seeded('words');
    const s = game.initial(4, options);
    while (game.actor(s) !== NOBODY) {
      const legal = movesOf(game, s);
      const move = game.actor(s) === CHANCE ? game.sample(s, random) : legal[random.below(legal.length)];
      const { key, args } = game.describe(s, move);
      for (const words of [en, de, nl])
        expect(words.story[key as keyof typeof words.story](args as never, who(words))).toMatch(
          /^(?!.*(undefined|NaN)).+\.$/,
        );
      game.apply(s, move);
    }
  },
);

test('the only move there is has a button in every language', () => {
  for (const form of game.forms) {
    const tokens = form
      .toLowerCase()
      .replace('cell', 'c4')
      .replace('action', 'gem')
      .replace('good', 'salt')
      .replace('slot', 'gem1')
      .split(' ');
    const [verb] = tokens;
    if (verb === 'tile' || verb === 'token') continue;
    for (const words of [en, de, nl])
      expect(words.moveLabels[verb as keyof typeof words.moveLabels](tokens)).toMatch(/^(?!.*undefined).+/);
  }
});
