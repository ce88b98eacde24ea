import { expect, test } from 'vitest';
import type { SavedMatch } from '../match/saved-match.ts';
import { ending as endingWords } from '../words/ending.en.ts';
import { recordText } from './own-record.ts';

type Ended = Parameters<typeof recordText>[1];

const players = [{ name: '' }, { name: 'Idris', bot: 'easy' }];

function kept(id: string, own: number, other: number, more: object = {}): SavedMatch {
  const standing = { scores: [own, other], winners: [own > other ? 0 : 1] };
  return { match: { id, game: 'nomadi', players, ...more }, entries: [], over: true, touched: 0, standing } as never;
}

function ended(own: number, other: number, more: object = {}): Ended {
  const { match, standing } = kept('now', own, other);
  return { standing, me: 0, endingWords, recording: { match }, view: {}, ...more } as never;
}

test('the first win is told, also after games that were lost', () => {
  expect(recordText([], ended(9, 5))).toBe('Your first win in this game.');
  expect(recordText([kept('a', 3, 5), kept('now', 9, 5)], ended(9, 5))).toBe(
    'Your first win in this game. Your best score so far.',
  );
  expect(recordText([], ended(3, 5))).toBe('');
});

test('the most points among as many players, and how many games were won', () => {
  const [lost, won] = [kept('a', 3, 5), kept('b', 12, 5)];
  expect(recordText([lost, won], ended(9, 5))).toBe('You have won 2 of 3 games on this device.');
  expect(recordText([lost, won], ended(13, 5))).toBe(
    'Your best score so far. You have won 2 of 3 games on this device.',
  );
  const among3 = kept('c', 30, 5, { players: [...players, players[1]] });
  expect(recordText([among3, lost], ended(4, 9))).toBe('Your best score so far.');
});

test('nothing is told of other games, of games elsewhere, to those who look on, and to whoever resigned', () => {
  const others = [kept('a', 30, 5, { game: 'wuestenkoenige' }), { ...kept('b', 30, 5), elsewhere: true }];
  expect(recordText(others, ended(9, 5))).toBe('Your first win in this game.');
  expect(recordText([kept('a', 3, 5)], ended(9, 5, { me: undefined }))).toBe('');
  const resigned = { scores: [9, 5], winners: [1], resigned: [0] };
  expect(recordText([kept('a', 3, 5)], ended(9, 5, { standing: resigned }))).toBe('');
});

test('where points only rank they are not compared', () => {
  expect(recordText([kept('a', 3, 5)], ended(4, 9, { view: { units: { kinds: 100 } } }))).toBe('');
});
