import { expect, test } from 'vitest';
import { faceOf, faceTexts, KINDS, kinds, partAt, SIDES, sidesText } from '../rules/tiles.ts';
import { words as de } from './de.ts';
import { words as en, type Words } from './en.ts';
import { words as nl } from './nl.ts';

/** How each language names the sides, in the order of the rules, and all of them at once. */
const speakers: readonly (readonly [Words, sides: readonly string[], all: RegExp, parts: string])[] = [
  [en, ['north', 'east', 'south', 'west'], /all four sides/, ', another'],
  [de, ['Norden', 'Osten', 'Süden', 'Westen'], /allen vier Seiten/, ', eine andere'],
  [nl, ['noorden', 'oosten', 'zuiden', 'westen'], /alle vier de kanten/, ', een andere'],
];

/** The sides of each oasis part on a face, as the rules have them: which sides belong together, side by side. */
function partsByRules(face: number): string[] {
  const parts = Array.from({ length: SIDES }, (_, side) => partAt[face * SIDES + side]).filter(part => part !== 0);
  return [...new Set(parts)].map(sidesText).toSorted();
}

/** The same, read back from the sentence. */
function partsHeard(sentence: string, names: readonly string[], all: RegExp, parting: string): string[] {
  if (/^(desert|Wüste|woestijn)/.test(sentence)) return [];
  const sidesIn = (part: string) => names.filter(name => all.test(part) || part.includes(name));
  const letters = (part: string) => sidesIn(part).map(name => 'NESW'[names.indexOf(name)]);
  return sentence
    .split(parting)
    .map(part => letters(part).join(''))
    .toSorted();
}

test.each(speakers)('every tile is told with its directions, in every turn', (words, names, all, parting) => {
  for (let kind = 0; kind < KINDS; kind++)
    for (let turns = 0; turns < 4; turns++) {
      const face = faceOf(kind, turns);
      expect(partsHeard(words.tile(faceTexts[face]), names, all, parting), faceTexts[face]).toEqual(partsByRules(face));
    }
});

test.each(speakers)('a tile that was laid is told as it lies, not as it was drawn', (words, names, all, parting) => {
  const who = () => 'Ada';
  for (let kind = 0; kind < KINDS; kind++)
    for (const angle of [0, 90, 180, 270]) {
      const line = words.story.lay({ seat: 0, cell: 'c4', tile: kinds[kind], angle } as never, who);
      const told = line.slice(line.indexOf('c4: ') + 4);
      expect(partsHeard(told, names, all, parting), line).toEqual(partsByRules(faceOf(kind, angle / 90)));
    }
});

test.each(speakers)('what lies on a tile is told with the part that it lies on', (words, _names, _all, parting) => {
  for (const kind of kinds) {
    const offers = kind.split('|').map(part => part.includes(':'));
    const heard = words.tile(kind).split(parting);
    expect(
      heard.map(part => / (with|mit|met) /.test(part)),
      kind,
    ).toEqual(offers);
  }
});
