import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { readOptions } from '../../../engine/options.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { At } from '../rules/state.ts';
import { after } from '../testing/table.ts';
import { position } from '../text/position.ts';
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

test.each([{}, { palms: 'people' }])(
  'all that happens with %j can be told in every language, nothing left open',
  options => {
    const random = seeded('words');
    const s = game.initial(5, readOptions(game.options, options));
    while (game.actor(s) !== NOBODY) {
      const legal = movesOf(game, s);
      const move = game.actor(s) === CHANCE ? game.sample(s, random) : legal[random.below(legal.length)];
      const { key, args } = game.describe(s, move);
      for (const words of [en, de, nl])
        expect(words.story[key as keyof typeof words.story](args as never, who(words))).toMatch(
          /^(?!.*undefined).+\.$/,
        );
      game.apply(s, move);
    }
  },
);

test.each([
  [
    'en',
    en,
    'Red has the largest white caravan now (worth 10 at the end).',
    'shared largest white caravan: 5 at the end',
  ],
  [
    'de',
    de,
    'Rot hat jetzt die größte weiße Karawane (am Ende 10 Punkte wert).',
    'größte weiße Karawane, gemeinsam: am Ende 5',
  ],
  [
    'nl',
    nl,
    'Rood heeft nu de grootste witte karavaan (aan het eind 10 punten waard).',
    'gedeeld grootste witte karavaan: 5 aan het eind',
  ],
])('%s tells who is ahead as what it is', (_, words, taken, shared) => {
  const { caravan } = words.leads;
  expect(caravan.taken({ colour: 'white' }, 10, words.players[0])).toBe(taken);
  expect(caravan.ahead({ colour: 'white' }, 5, true)).toBe(shared);
});

test('whoever begins in the middle of a turn is told that it is about the second camel', () => {
  const open = `
     a  b  c  d  e
  1     W0    W1
     .     .     .
  2     .     .
  `;
  const first = position(open, { seats: 2 });
  const asked = (state: typeof first, made: number) =>
    [en, de, nl].map(({ prompts }) => prompts.camel({ state, made, chosen: [] }));
  expect(asked(first, 0)[0]).toBe('Place a camel: choose a colour and a hex.');
  const second = after(first, 'camel white a1');
  expect(asked(second, 1)[0]).toBe('Place the second camel, or undo.');
  expect(asked(second, 0)).toEqual([
    'Your second camel: choose a colour and a hex.',
    'Dein zweites Kamel: Wähle Farbe und Feld.',
    'Je tweede kameel: kies een kleur en een veld.',
  ]);
  // The first turn of the game has one camel only.
  const short = copyOf(second);
  short.turn[At.Count] = 0;
  expect(asked(short, 0)[0]).toBe('Place a camel: choose a colour and a hex.');
});
