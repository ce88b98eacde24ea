import { expect, test } from 'vitest';
import { count, signed } from './figures.ts';

test('gains have a plus, losses a minus as it is printed, and nothing has no sign', () => {
  expect([5, -12, 0, -0].map(signed)).toEqual(['+5', '−12', '0', '0']);
});

test('one thing and several are counted apart', () => {
  expect([0, 1, 2].map(number => count(number, 'camel', 'camels'))).toEqual(['0 camels', '1 camel', '2 camels']);
});
