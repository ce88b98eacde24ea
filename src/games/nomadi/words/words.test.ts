import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { readOptions } from '../../../engine/options.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { phrases } from '../rules/material.ts';
import { words as de } from './de.ts';
import { words as en, type Words } from './en.ts';
import { words as nl } from './nl.ts';
import type { Places } from './places.ts';

const languages = [en, de, nl];
const place = { seat: 0, owner: 1, die: 5, from: 'm15', to: 'k12', phrase: 'treasure' } as Places;
const who = (words: Words) => (seat: number) => words.players[seat];

test.each([
  ['en', en, 'Blue moves Yellow’s stone from m15 to k12 with a 5.'],
  ['de', de, 'Blau zieht den Stein von Gelb mit der 5 von m15 nach k12.'],
  ['nl', nl, 'Blauw zet de steen van Geel met de 5 van m15 naar k12.'],
])('%s tells how a foreign stone is moved', (_, words, line) => {
  expect(words.story.push(place, who(words))).toBe(line);
});

test('an offer is told in the words of its phrase, and silence without any', () => {
  expect(en.story.offer(place, who(en))).toBe('Blue offers Yellow the card: “A treasure, by my beard!”');
  expect(en.story.offer({ ...place, phrase: 'silent' }, who(en))).not.toContain(en.phrases.silent);
});

test.each(languages.map(words => [words.language, words] as const))('%s has six different phrases', (_, words) => {
  expect(new Set(phrases.map(phrase => words.phrases[phrase])).size).toBe(phrases.length);
});

test.each([{}, { trade: 'bind', cards: 'seats', edition: 2 }])(
  'everything that happens in a game with %o can be told in every language, with nothing left open',
  options => {
    const random = seeded('words');
    const s = game.initial(3, readOptions(game.options, options));
    while (game.actor(s) !== NOBODY) {
      const legal = movesOf(game, s);
      const move = game.actor(s) === CHANCE ? game.sample(s, random) : legal[random.below(legal.length)];
      const { key, args } = game.describe(s, move);
      for (const words of languages) {
        const told = words.story[key as keyof typeof words.story](args as never, who(words));
        expect(told).toMatch(/^(?!.*(undefined|NaN)).+[.!”“]$/);
      }
      game.apply(s, move);
    }
  },
);

test('the prompt follows what is chosen of a step', () => {
  const args = { left: 6, stones: 'm15 m16' };
  const said = (...chosen: string[]) => en.prompts.step({ made: 0, chosen, args, who: who(en) });
  expect(said('5')).toContain('uses the 5');
  expect(said('m15')).toBe('Where does the stone on m15 go?');
  expect(said('5', 'm15')).toBe('Where does the stone on m15 go?');
  expect(said('k12')).toBe('Which stone goes to k12?');
  expect(said()).toContain('Choose a die');
});
