import { expect, test } from 'vitest';
import { inSlices, type SlicedWork } from './slices.ts';

function* sumTo(last: number, seen: number[] = []): SlicedWork<number> {
  let sum = 0;
  for (let i = 1; i <= last; i++) {
    seen.push(i);
    sum += i;
    yield;
  }
  return sum;
}

test('work that is done in slices comes to the same, and others get their turn between them', async () => {
  const seen: number[] = [];
  const between: number[] = [];
  const others = setInterval(() => between.push(seen.length));
  expect(await inSlices(sumTo(20, seen), new AbortController().signal, 0)).toBe(210);
  clearInterval(others);
  expect(between.some(count => count > 0 && count < 20)).toBe(true);
});

test('work that was called off goes no further', async () => {
  const calledOff = new AbortController();
  const seen: number[] = [];
  const found = inSlices(sumTo(20, seen), calledOff.signal, 0);
  calledOff.abort();
  expect(await found).toBe(undefined);
  expect(seen).toEqual([1]);
});
