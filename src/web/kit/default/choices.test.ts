import { expect, test } from 'vitest';
import { candidateFor } from '../candidate.ts';
import { choicesBeside } from './choices.ts';

const isPlace = (token: string) => /^[a-e]\d$/.test(token);
const offered = (...moves: string[]) =>
  choicesBeside(
    moves.map((move, i) => candidateFor(i, move)),
    isPlace,
    token => (token === 'pass' ? 'do nothing' : token),
  );

test('moves that the board tells apart need no buttons', () => {
  expect(offered('go a1 b1', 'go a1 b2', 'drop c3')).toEqual([]);
});

test('a move without a place is a button that plays it', () => {
  expect(offered('go a1 b1', 'pass')).toEqual([{ token: 'pass', label: 'Do nothing' }]);
  expect(offered('take 1', 'take 2')).toEqual([
    { token: 'take 1', label: 'Take 1' },
    { token: 'take 2', label: 'Take 2' },
  ]);
});

test('what the places leave open is chosen by buttons', () => {
  expect(offered('camel red a1', 'camel blue a1', 'camel red b1').map(({ token }) => token)).toEqual(['red', 'blue']);
  expect(offered('water a1 1', 'water a1 2').map(({ token }) => token)).toEqual(['1', '2']);
});

test('many moves without a place are chosen word by word', () => {
  const bids = ['low', 'high'].flatMap(kind => [1, 2, 3, 4].map(value => `bid ${kind} ${value}`));
  expect(offered(...bids).map(({ token }) => token)).toEqual(['low', 'high']);
});
