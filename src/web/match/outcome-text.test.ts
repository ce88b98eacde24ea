import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { outcomeMark, outcomeText } from './outcome-text.ts';

const who = (seat: number) => ['Ann', 'Ben', 'Cleo'][seat];
const say = (winners: number[], scores: number[], gameWords = {}) =>
  outcomeText({ winners, scores }, { words: en, gameWords, who }, 'en');

test('some of the seats win, alone or together', () => {
  expect(say([1], [2, 5])).toBe('Ben wins with 5 points.');
  expect(say([0, 2], [5, 2, 5])).toBe('Ann and Cleo share the win with 5 points.');
});

test('where all seats win, it is a draw, whatever their points', () => {
  expect(say([0, 1], [3, 4])).toBe('The game is a draw.');
  expect(outcomeMark({ winners: [0, 1], scores: [3, 4] }, 0, en)).toEqual({ look: '', note: 'draw' });
});

test('a game says it in its own words, where it has some', () => {
  const wins = (players: string, _: number, many: boolean) => `${players}${many ? ' are even' : ''}`;
  expect(say([0, 1], [3, 3], { wins })).toBe('Ann and Ben are even');
});

test('only a seat that has won while another has lost is marked as winner', () => {
  const ending = { winners: [1], scores: [2, 5] };
  expect(outcomeMark(ending, 1, en)).toEqual({ look: 'won', note: 'winner' });
  expect(outcomeMark(ending, 0, en)).toEqual({ look: '', note: '' });
});
