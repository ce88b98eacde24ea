import { rate } from 'openskill';
import { expect, test } from 'vitest';
import { seeded } from '../engine/random.ts';
import { exponential } from './exponential.ts';
import { newcomer, ratedAnew, type Skill } from './plackett-luce.ts';

/** What the package answers that others use. */
function oracle(ratings: readonly Skill[], ranks: readonly number[]): Skill[] {
  const rank = [...ranks];
  return rate(
    ratings.map(rating => [{ ...rating }]),
    { rank, tau: 25 / 300 },
  ).map(([rating]) => rating);
}

const random = seeded('ratings');
const below = (n: number) => random.below(1_000_000) * (n / 1_000_000);

test('the exponential is right to the last digits, on both sides of zero', () => {
  for (let i = 0; i < 2000; i++) {
    const x = below(60) - 30;
    expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(4e-15);
  }
  expect(exponential(0)).toBe(1);
});

test.each([2, 3, 4, 5])('%i seats are rated as the package does, ties included', seats => {
  for (let i = 0; i < 500; i++) {
    const ratings = Array.from({ length: seats }, () => ({ mu: below(60) - 5, sigma: 0.5 + below(8) }));
    const ranks = Array.from({ length: seats }, () => 1 + random.below(seats));
    const ours = ratedAnew(ratings, ranks);
    for (const [seat, { mu, sigma }] of oracle(ratings, ranks).entries()) {
      expect(Math.abs(ours[seat].mu - mu)).toBeLessThan(1e-9);
      expect(Math.abs(ours[seat].sigma - sigma)).toBeLessThan(1e-9);
    }
  }
});

test('long runs of games stay with the package', () => {
  let ours: Skill[] = Array.from({ length: 4 }, () => newcomer);
  let theirs = ours;
  for (let i = 0; i < 1000; i++) {
    const ranks = [1, 2, 3, 4].map(() => 1 + random.below(4));
    ours = ratedAnew(ours, ranks);
    theirs = oracle(theirs, ranks);
  }
  for (const seat of ours.keys()) {
    expect(Math.abs(ours[seat].mu - theirs[seat].mu)).toBeLessThan(1e-9);
    expect(Math.abs(ours[seat].sigma - theirs[seat].sigma)).toBeLessThan(1e-9);
  }
});

test('an anchor moves others and stays where it is', () => {
  const anchor = { mu: 30, sigma: 0 };
  const [won, stayed] = ratedAnew([newcomer, anchor], [1, 2]);
  expect(stayed).toEqual(anchor);
  expect(won.mu).toBeGreaterThan(newcomer.mu);
  expect(won.sigma).toBeLessThan(newcomer.sigma);
});
