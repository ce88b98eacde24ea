import { expect, test } from 'vitest';
import { signed } from './figures.ts';

test('gains have a plus, losses a minus as it is printed', () => {
  expect([5, -12].map(signed)).toEqual(['+5', '−12']);
});
