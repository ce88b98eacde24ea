import { expect, test } from 'vitest';
import { candidateFor } from '../../../../web/kit/candidate.ts';
import { inertInput } from '../../../../web/kit/input/inert-input.ts';
import { position } from '../../text/position.ts';
import { words as de } from '../../words/de.ts';
import { words as en } from '../../words/en.ts';
import { words as nl } from '../../words/nl.ts';
import { stonesInWords } from '../board-text.tsx';
import { cursorText, fieldText, goesWithChoice } from './place-text.ts';

const s = position(
  `
     a  b  c  d
  1  g0 g  .  .
  2  1  0  ?  .
     ~  ~  ~  ~
  3  .  1  o  o?
  4  s0 s  s  s
`,
  { seats: 2, dice: [1] },
);
const who = (seat: number) => ['Ada', 'Bo'][seat];
const cell = (name: string) => s.board.grid.cellNamed(name);

test.each([
  ['a1', 'a1: a stone of Ada, in the oasis'],
  ['a2', 'a2: a stone of Bo, beyond the canyon'],
  ['c2', 'c2: a card face down, beyond the canyon'],
  ['c3', 'c3: a spring'],
  ['d3', 'd3: a card face down on a spring'],
  ['b4', 'b4: empty sand, in the camp'],
])('%s is told', (field, told) => {
  expect(fieldText(s, cell(field), en, who)).toBe(told);
});

test('the cursor says whether a field can be chosen and what it brings', () => {
  const input = inertInput({
    selectable: new Set(['b2', 'c3']),
    chosen: new Set(['b2']),
    preview: token => `${token} brings 3 points.`,
  });
  expect(cursorText(s, cell('b2'), en, who, input)).toContain('; chosen.');
  expect(cursorText(s, cell('c3'), en, who, input)).toBe('c3: a spring; can be chosen. c3 brings 3 points.');
  expect(cursorText(s, cell('d3'), en, who, input)).toContain('; can’t be chosen now.');
  expect(cursorText(s, cell('c3'), en, who, undefined)).toBe('c3: a spring.');
});

test('the cursor says which stone Enter moves with which die, where one is left; where several are, it plays none', () => {
  const moves = ['1 a4 b4', '1 b3 c3', '3 b3 d3', '1 a4 c3'];
  const candidates = moves.map((text, move) => candidateFor(move, text));
  const input = inertInput({ candidates, selectable: new Set(['b4', 'c3', 'd3', 'b3']) });
  const at = (name: string, words: typeof en = en) => cursorText(s, cell(name), words, who, input);
  expect(at('d3')).toContain('; can be chosen. Enter moves Bo’s stone from b3 with the 3.');
  expect(at('d3', de)).toContain('Enter zieht den Stein von Bo mit der 3 von b3 hierher.');
  expect(at('c3')).toBe('c3: a spring; can be chosen. Stones that reach it: b3, a4.');
  expect(at('b3')).not.toContain('Enter');
  const only = inertInput({ ...input, candidates: [candidates[2]], chosen: new Set(['3', 'b3', 'd3']) });
  const heard = cursorText(s, cell('d3'), en, who, { ...only, picked: new Set(['b3']) });
  expect(heard).toContain('; can be chosen. Enter moves Bo’s stone from b3 with the 3.');
});

test('with a stone in hand keys leap to where it can go, and other stones say that they take its place', () => {
  const candidates = ['1 b3 c3', '3 b3 d3'].map((text, move) => candidateFor(move, text));
  const selectable = new Set(['a4', 'b3', 'c3', 'd3']);
  const held = inertInput({ candidates, selectable, picked: new Set(['b3']) });
  const at = (words: typeof en) => cursorText(s, cell('a4'), words, who, held);
  expect(['a4', 'b3', 'c3', 'd3'].filter(name => goesWithChoice(held).has(name))).toEqual(['b3', 'c3', 'd3']);
  expect(at(en)).toContain('; Enter takes this stone instead.');
  expect(at(de)).toContain('; Enter nimmt stattdessen diesen Stein.');
  expect(at(nl)).toContain('; Enter neemt in plaats daarvan deze steen.');
  expect(cursorText(s, cell('a4'), en, who, { ...held, picked: new Set(['1']) })).toContain('; can be chosen.');
});

test('what is wanted of somebody else is told as a wish, and stones by their fields', () => {
  const candidates = ['want 3 b3 d3', 'want 1 b3 c3', 'want 1 a4 c3'].map((text, move) => candidateFor(move, text));
  const input = inertInput({ candidates, selectable: new Set(['c3', 'd3', 'b3']) });
  const at = (name: string, words: typeof en) => cursorText(s, cell(name), words, who, input);
  expect(at('d3', en)).toContain('. Enter asks Ada to move Bo’s stone here from b3 with the 3.');
  expect(at('d3', de)).toContain('Enter bittet Ada, den Stein von Bo mit der 3 von b3 hierher zu ziehen.');
  expect(at('d3', nl)).toContain('Enter vraagt Ada de steen van Bo met de 3 van b3 hierheen te zetten.');
  expect(at('c3', en)).toContain('Stones that reach it: b3, a4.');
  expect(at('b3', en)).not.toContain('Enter');
});

test('the stones of a seat are told in every language', () => {
  expect(stonesInWords(s, 0, en)).toBe('in the camp: a4; beyond the canyon: b2; in the oasis: a1.');
  expect(stonesInWords(s, 1, de)).toBe('vor der Schlucht: b3; hinter der Schlucht: a2.');
  expect(stonesInWords(s, 1, nl)).toBe('voor de kloof: b3; achter de kloof: a2.');
});
