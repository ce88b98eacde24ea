import { expect, test } from 'vitest';
import type { Standpoint } from '../../../web/kit/orientation/orientation.ts';
import type { DurchDieWuesteState } from '../rules/state.ts';
import { position } from '../text/position.ts';
import { words as de } from '../words/de.ts';
import { words as en, type Words } from '../words/en.ts';
import { words as nl } from '../words/nl.ts';
import { orientation as toldDe } from '../words/orientation.de.ts';
import { type OrientationWords, orientation as toldEn } from '../words/orientation.en.ts';
import { orientation as toldNl } from '../words/orientation.nl.ts';
import { orientation } from './orientation.ts';

const s = position(
  `
     a  b  c  d
  1     T     .
     .     W0
  2     .     3
     .     w0
  3     .     B1
     .     .
`,
  { seats: 2 },
);

function lookAt(
  words: Words,
  told: OrientationWords,
  turned = false,
): Standpoint<DurchDieWuesteState, Words, OrientationWords> {
  return { s, words, told, who: seat => ['Ada', 'Bo'][seat], viewer: 0, turned, legal: [], after: () => s };
}

test.each([
  [
    'en',
    lookAt(en, toldEn),
    'a palm to the north, your white camel to the northeast and southeast, open to the south, southwest and northwest',
  ],
  [
    'de',
    lookAt(de, toldDe),
    'eine Palme im Norden, dein weißes Kamel im Nordosten und Südosten, frei im Süden, Südwesten und Nordwesten',
  ],
  [
    'nl',
    lookAt(nl, toldNl),
    'een palm in het noorden, je witte kameel in het noordoosten en zuidoosten, vrij in het zuiden, zuidwesten en noordwesten',
  ],
])('%s tells a free hex with its neighbourhood', (_, look, text) => {
  expect(orientation.around(look, 'b2')).toBe(text);
});

test('on a board laid on its side directions are those of the picture', () => {
  expect(orientation.around(lookAt(en, toldEn, true), 'b2')).toBe(
    'a palm to the east, your white camel to the southeast and southwest, open to the west, northwest and northeast',
  );
});

test('camels of others are named, and what is no desert is rock', () => {
  const heard = orientation.around(lookAt(en, toldEn), 'd2');
  expect(heard).toContain('a rider of Bo on a blue camel to the south');
  expect(heard).toContain('rock to the northeast and southeast');
});

test('keys find one’s own, that of others, palms and water', () => {
  expect(orientation.landmarks(lookAt(en, toldEn))).toEqual({
    own: ['c1', 'c2'],
    others: ['d3'],
    goals: ['b1'],
    prizes: ['d2'],
  });
});

test('what can be asked for by name', () => {
  const answer = (name: string) =>
    orientation.named(lookAt(en, toldEn)).find(({ names }) => names.includes(name))?.told;
  expect(answer('palm')).toBe('Palms: b1.');
  expect(answer('water')).toBe('Water holes: worth 3: d2.');
  expect(answer('white')).toBe('Ada: white caravan, 2 camels: rider on c1; also on c2; oases reached: b1.');
});
