import { expect, test } from 'vitest';
import { isForegone, type Partner, partnerAfter } from './partner.ts';
import { newcomer } from './plackett-luce.ts';

const nobody: Partner = { player: '', lead: 0 };

/** After games with these people; `strong` and `weak` are computer players. */
function after(...games: readonly string[]): Partner {
  return games.reduce((partner, game) => {
    const people = ['strong', 'weak'].includes(game) ? [] : game.split('+');
    return partnerAfter(partner, people, game === 'strong');
  }, nobody);
}

test('who is played again and again is the partner, and others take twice as much away', () => {
  expect(after('b', 'b', 'b')).toEqual({ player: 'b', lead: 3 });
  expect(after('b', 'b', 'b', 'c')).toEqual({ player: 'b', lead: 1 });
  expect(after('b', 'b', 'b', 'c', 'c')).toEqual({ player: 'b', lead: 0 });
  expect(after('b', 'c', 'c', 'c')).toEqual({ player: 'c', lead: 2 });
});

test('a table of several people is one with others, and so is a computer player that can win', () => {
  expect(after('b', 'b', 'b', 'b+c')).toEqual({ player: 'b', lead: 1 });
  expect(after('b', 'b', 'b', 'strong')).toEqual({ player: 'b', lead: 1 });
  expect(after('b', 'b', 'b', 'weak', 'weak')).toEqual({ player: 'b', lead: 3 });
  expect(after('b+c', 'b+c', 'b+c').lead).toBe(0);
});

test('whom one plays in two of three games stays within bounds, and more often does not', () => {
  const rounds = (...games: readonly string[]) => after(...Array.from({ length: 100 }, () => games).flat()).lead;
  expect(rounds('b', 'b', 'c')).toBeLessThanOrEqual(2);
  expect(rounds('b', 'b', 'b', 'c')).toBeGreaterThan(30);
});

test('who has played one person for years needs only so many games with others', () => {
  const years = Array.from({ length: 1000 }, () => 'b');
  expect(after(...years, ...Array.from({ length: 15 }, () => 'strong')).lead).toBe(10);
});

test('a game is foregone from four hundred points on', () => {
  const ahead = (points: number) => ({
    ...newcomer,
    mu: newcomer.mu + (points * Math.SQRT2 * (25 / 6) * Math.LN10) / 400,
  });
  expect(isForegone(ahead(401), newcomer)).toBe(true);
  expect(isForegone(ahead(399), newcomer)).toBe(false);
  expect(isForegone(newcomer, ahead(900))).toBe(false);
});
