import { expect, test } from 'vitest';
import { candidateFor } from '../kit/candidate.ts';
import { choiceOf, facesFor, rollOf } from './outcome-choice.ts';

const candidates = (...texts: readonly string[]) => texts.map((text, move) => candidateFor(move, text));

test('fields are chosen on the board, several dice one by one, all else from a list', () => {
  expect(choiceOf(candidates('palm b8', 'palm d3'))).toBe('place');
  expect(choiceOf(candidates('water a6 1', 'water a6 2'))).toBe('list');
  expect(choiceOf(candidates('roll 1', 'roll 6'))).toBe('list');
  expect(choiceOf(candidates('roll 1 1', 'roll 1 2', 'roll 2 2'))).toBe('dice');
  expect(choiceOf(candidates('tile N', 'tile NE:salt'))).toBe('list');
  expect(choiceOf([])).toBe('list');
});

test('dice lie in any order', () => {
  const legal = candidates('roll 1 1 2', 'roll 1 2 3', 'roll 2 2 2');
  expect(facesFor(legal, [])).toEqual(['1', '2', '3']);
  expect(facesFor(legal, ['2', '2'])).toEqual(['2']);
  expect(facesFor(legal, ['2', '1'])).toEqual(['1', '3']);
  expect(rollOf(legal, ['3', '1', '2'])?.text).toBe('roll 1 2 3');
  expect(rollOf(legal, ['3', '1'])).toBeUndefined();
  expect(rollOf(legal, ['3', '3', '1'])).toBeUndefined();
});
