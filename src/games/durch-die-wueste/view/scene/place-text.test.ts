import { expect, test } from 'vitest';
import { inertInput } from '../../../../web/kit/input/inert-input.ts';
import type { BoardInput } from '../../../../web/kit/view.ts';
import { position } from '../../text/position.ts';
import { words as de } from '../../words/de.ts';
import { words as en } from '../../words/en.ts';
import { words as nl } from '../../words/nl.ts';
import { cellsByCaravan } from '../board/caravans.tsx';
import { caravanInWords } from '../board-text.tsx';
import { cursorText, hexText } from './place-text.ts';

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
const who = (seat: number) => ['Ada', 'Bo'][seat];
const cell = (name: string) => s.board.grid.cellNamed(name);

function inputWith(selectable: string[], chosen: string[] = []): BoardInput {
  const preview = (token: string) => `brings 3 points on ${token}.`;
  return inertInput({ selectable: new Set(selectable), chosen: new Set(chosen), preview });
}

test.each([
  ['c1', 'c1: a rider of Ada on a white camel'],
  ['c2', 'c2: a white camel of Ada'],
  ['d2', 'd2: a water hole worth 3'],
  ['b1', 'b1: a palm'],
  ['d1', 'd1: empty sand'],
])('%s is told', (hex, told) => {
  expect(hexText(s, cell(hex), en, who)).toBe(told);
});

test('the cursor says whether a hex can be chosen and what it brings', () => {
  expect(cursorText(s, cell('d2'), en, who, inputWith(['d2']))).toBe(
    'd2: a water hole worth 3; can be chosen. Brings 3 points on d2.',
  );
  expect(cursorText(s, cell('d1'), en, who, inputWith(['d2']))).toBe('d1: empty sand; can’t be chosen now.');
  expect(cursorText(s, cell('d2'), en, who, inputWith(['d2'], ['d2']))).toContain('; chosen.');
  expect(cursorText(s, cell('d1'), en, who, undefined)).toBe('d1: empty sand.');
});

test('enclosed land names its owner', () => {
  const enclosed = position(
    `
     a  b  c
  1     w0
     w0    w0
  2     .
     w0    w0
  3     W0    
           B1
`,
    { seats: 2 },
  );
  const told = hexText(enclosed, enclosed.board.grid.cellNamed('b2'), en, who);
  expect(told).toBe('b2: empty sand, enclosed by the white caravan of Ada');
});

test('a caravan is told in every language', () => {
  const white = cellsByCaravan(s).find(([caravan]) => caravan === 0)!;
  expect(caravanInWords(s, ...white, en)).toBe('white caravan, 2 camels: rider on c1; also on c2; oases reached: b1.');
  expect(caravanInWords(s, ...white, de)).toBe(
    'weiße Karawane, 2 Kamele: Reiter auf c1; außerdem auf c2; erreichte Oasen: b1.',
  );
  expect(caravanInWords(s, ...white, nl)).toBe(
    'witte karavaan, 2 kamelen: ruiter op c1; ook op c2; bereikte oases: b1.',
  );
});

test.each([
  [en, 'Keys choose the colour: 1 white, 4 pink.'],
  [de, 'Tasten wählen die Farbe: 1 Weiß, 4 Rosa.'],
  [nl, 'Toetsen kiezen de kleur: 1 wit, 4 roze.'],
])('once a hex is chosen, the keys of the colours that can go there are told', (words, keys) => {
  const candidates = ['pink', 'white'].map(colour => ({
    move: 0,
    text: `camel ${colour} d1`,
    tokens: ['camel', colour, 'd1'],
  }));
  const heard = (...picked: string[]) =>
    cursorText(s, cell('d1'), words, who, { ...inputWith(['d1'], picked), candidates, picked: new Set(picked) });
  expect(heard('d1').endsWith(` ${keys}`)).toBe(true);
  expect(heard()).not.toContain(keys);
  expect(heard('d1', 'white')).not.toContain(keys);
});
