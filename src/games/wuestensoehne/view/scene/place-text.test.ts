import { expect, test } from 'vitest';
import { inertInput } from '../../../../web/kit/input/inert-input.ts';
import { position } from '../../text/position.ts';
import { words as de } from '../../words/de.ts';
import { words as en } from '../../words/en.ts';
import { words as nl } from '../../words/nl.ts';
import { pictureOf } from './picture.ts';
import { cursorText, figureByKey } from './place-text.ts';
import { figuresTallestFirst } from './scene.ts';
import { targetsOf } from './targets.ts';

const s = position('', { seats: 2 });
const [first, , third] = figuresTallestFirst(0).map(figure => figure + 1);
const legal = [`set ${first} NE`, `set ${third} NE`].map(text => ({ move: 0, text, tokens: text.split(' ') }));
const target = { ...targetsOf(s, pictureOf(false))[0], token: 'NE' };

function heard(words: typeof en, ...picked: string[]): string {
  const chosen = new Set(picked);
  const input = inertInput({ seat: 0, legal, candidates: legal, selectable: new Set(['NE']), chosen, picked: chosen });
  return cursorText(s, target, words, seat => `${seat}`, input);
}

test.each([
  [en, `Keys choose the figure: 1 height ${first}, 3 height ${third}.`],
  [de, `Tasten wählen die Figur: 1 Höhe ${first}, 3 Höhe ${third}.`],
  [nl, `Toetsen kiezen de figuur: 1 hoogte ${first}, 3 hoogte ${third}.`],
])('once a place is chosen, the keys of the figures that can go there are told', (words, keys) => {
  expect(heard(words, 'NE').endsWith(` ${keys}`)).toBe(true);
  expect(heard(words)).not.toContain(keys);
  expect(heard(words, 'NE', String(first))).not.toContain(keys);
  expect(words.prompts.figure({ chosen: ['NE'], args: { sets: 1, takes: 0 } })).not.toBe(
    words.prompts.figure({ chosen: [], args: { sets: 1, takes: 0 } }),
  );
});

test('a key stands for a figure only where that can be set or taken back', () => {
  const input = inertInput({ seat: 0, legal });
  expect(['1', '2', '3', '9', 'x'].map(key => figureByKey(input, key))).toEqual([
    String(first),
    undefined,
    String(third),
    undefined,
    undefined,
  ]);
});
