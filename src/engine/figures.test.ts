import { expect, test } from 'vitest';
import { signed } from './figures.ts';

test('gains have a plus, losses a minus as it is printed, and nothing has no sign', () => {
  expect([5, -12, 0, -0].map(signed)).toEqual(['+5', '−12', '0', '0']);
});
