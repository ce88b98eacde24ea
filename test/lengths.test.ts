import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { functionsIn, measureFunctions, summaryOf } from '../tools/function-lengths.mjs';

const source = `const one = () => 1;

export function two(): number {
  return [1, 2].reduce((sum, value) => {
    return sum + value;
  });
}

export class Three {
  declare four: (a: number) => number;
  async five() {
    return undefined;
  }
}
interface Six {
  seven(): void;
}
declare function eight(): void;
`;

test('a function has the lines from its beginning to its end, and one inside another counts for both', () => {
  const found = functionsIn('made-up.ts', source, parseSync).map(({ line, lines }) => [line, lines]);
  expect(found).toEqual([
    [1, 1],
    [3, 5],
    [4, 3],
    [11, 3],
  ]);
});

test('a source that can not be read is named', () => {
  expect(() => functionsIn('made-up.ts', 'function {', parseSync)).toThrow(/^made-up\.ts can't be read: /);
});

test('median, nine of ten, and those that are too long', () => {
  const lengths = [1, 1, 2, 3, 4, 5, 6, 7, 30, 61].map((lines, line) => ({ path: 'made-up.ts', line, lines }));
  expect(summaryOf(lengths)).toEqual({
    functions: 10,
    median: 4,
    median_beyond_one: 5,
    most_have: 30,
    share_to_30: 0.9,
    over_60: [{ path: 'made-up.ts', line: 9, lines: 61 }],
  });
});

test('half of our functions have at most 8 lines, nine of ten at most 30, none more than 60', async () => {
  const summary = summaryOf(await measureFunctions());
  expect(summary.functions).toBeGreaterThan(1000);
  expect(summary.median_beyond_one).toBeLessThanOrEqual(8);
  expect(summary.share_to_30).toBeGreaterThan(0.9);
  expect(summary.over_60).toEqual([]);
});
