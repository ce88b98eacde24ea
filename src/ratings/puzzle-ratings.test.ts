import { expect, test } from 'vitest';
import { seeded } from '../engine/random.ts';
import { chanceToSolve, type RatedTry, ratePuzzles } from './puzzle-ratings.ts';

test('what nobody has tried is solved by every other one', () => {
  expect(chanceToSolve({ mu: 25, sigma: 25 / 3 })).toBeCloseTo(0.5);
});

test('a puzzle becomes harder when somebody fails at it, and easier when somebody solves it', () => {
  const of = (solved: boolean) => ratePuzzles([{ puzzle: 'a', person: 'anna', solved }]).get('a')!;
  expect(of(true)).toMatchObject({ tries: 1, solved: 1 });
  expect(chanceToSolve(of(true))).toBeGreaterThan(0.5);
  expect(chanceToSolve(of(false))).toBeLessThan(0.5);
});

test('to fail at what the strong solve says less than to fail where the weak succeed', () => {
  const history = (person: string, solved: boolean) =>
    Array.from({ length: 20 }, (_, i): RatedTry => ({ puzzle: `${person} ${i}`, person, solved }));
  const before = [...history('strong', true), ...history('weak', false)];
  const after = (person: string) => ratePuzzles([...before, { puzzle: 'a', person, solved: false }]).get('a')!.mu;
  expect(after('strong')).toBeGreaterThan(after('weak'));
});

test('puzzles come into the order in which they are hard, though most people try only some of them', () => {
  const random = seeded('puzzles');
  const tries: RatedTry[] = [];
  for (let person = 0; person < 300; person++) {
    const strength = random.below(1000) / 1000 - 0.5;
    for (let i = 0; i < 8; i++) {
      const puzzle = random.below(10);
      const chance = 0.95 - puzzle / 11 + strength / 3;
      tries.push({ puzzle: String(puzzle), person: String(person), solved: random.below(1000) < 1000 * chance });
    }
  }
  const rated = ratePuzzles(tries);
  const order = [...rated.keys()].toSorted((a, b) => rated.get(a)!.mu - rated.get(b)!.mu);
  const misplaced = order.map((puzzle, at) => Math.abs(Number(puzzle) - at));
  expect(Math.max(...misplaced)).toBeLessThanOrEqual(1);
  expect(ratePuzzles(tries)).toEqual(rated);
});
