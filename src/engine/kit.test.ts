import { expect, test } from 'vitest';
import { bestOfRandom, countBits, everySeat, highestBit, lowestBit, scratchStates, seatsWithMost } from './kit.ts';
import { seeded } from './random.ts';
import { copyOf, stateMaker } from './state.ts';

test.each([
  { bits: 1, lowest: 0, highest: 0, count: 1 },
  { bits: 0b101100, lowest: 2, highest: 5, count: 3 },
  { bits: 1 << 31, lowest: 31, highest: 31, count: 1 },
  { bits: -1, lowest: 0, highest: 31, count: 32 },
])('bits of $bits', ({ bits, lowest, highest, count }) => {
  expect([lowestBit(bits), highestBit(bits), countBits(bits)]).toEqual([lowest, highest, count]);
});

test('no bit is set in 0', () => {
  expect(countBits(0)).toBe(0);
});

test('the seats with most are in order, and only those that were asked about', () => {
  const amounts = [3, 7, 7, 9];
  expect(seatsWithMost(everySeat(3), seat => amounts[seat])).toEqual([1, 2]);
  expect(seatsWithMost([0, 2], seat => amounts[seat])).toEqual([2]);
});

test('the best of some random moves is the earliest of those worth most', () => {
  const drawn = [12, 25, 21, 29];
  const draws = drawn[Symbol.iterator]();
  const draw = () => draws.next().value ?? 0;
  expect(bestOfRandom({}, seeded(1), 4, 15, draw, (_, m) => Math.floor(m / 10))).toBe(25);
  expect(draw()).toBe(29);
});

test('a scratch state is the same one for states of one kind, and never one of them', () => {
  const [make, makeOther] = [1, 2].map(length => stateMaker({ field: ['u8', length] }, { seats: 2 }));
  const scratchLike = scratchStates<ReturnType<typeof make>>();
  const s = make();
  const scratch = scratchLike(s);
  expect(scratch).not.toBe(s);
  expect(scratchLike(copyOf(s))).toBe(scratch);
  expect(scratchLike(makeOther()).bytes.length).toBe(2);
});
