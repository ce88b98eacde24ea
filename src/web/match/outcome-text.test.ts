import { expect, test } from 'vitest';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { nl } from '../words/nl.ts';
import { endingKindOf, outcomeMark, outcomeText } from './outcome-text.ts';

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

test('a reader who has won is told so to their face, alone and with others, in every language', () => {
  const ending = { winners: [1], scores: [2, 5] };
  const shared = { winners: [0, 2], scores: [5, 2, 5] };
  const told = (words: typeof en, language: 'en' | 'de' | 'nl') =>
    [outcomeText(ending, { words, gameWords: {}, who, me: 1 }, language)].concat(
      outcomeText(shared, { words, gameWords: {}, who, me: 2 }, language),
    );
  expect(told(en, 'en')).toEqual(['You win with 5 points.', 'You and Ann share the win with 5 points.']);
  expect(told(de, 'de')).toEqual(['Du gewinnst mit 5 Punkten.', 'Du und Ann teilt euch den Sieg mit 5 Punkten.']);
  expect(told(nl, 'nl')).toEqual(['Jij wint met 5 punten.', 'Jij en Ann delen de overwinning met 5 punten.']);
  expect(outcomeText(ending, { words: en, gameWords: {}, who, me: 0 }, 'en')).toBe('Ben wins with 5 points.');
});

test('an ending is another one for who won, shared, lost, or only watched', () => {
  expect(endingKindOf({ winners: [1] }, [1])).toBe('win');
  expect(endingKindOf({ winners: [1, 2] }, [1])).toBe('share');
  expect(endingKindOf({ winners: [1] }, [0])).toBe('lose');
  expect(endingKindOf({ winners: [1] }, [])).toBe('watch');
  // Around one device one of them is enough.
  expect(endingKindOf({ winners: [1] }, [0, 1])).toBe('win');
  expect(endingKindOf({ winners: [2] }, [0, 1])).toBe('lose');
});
