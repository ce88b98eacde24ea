import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { weights } from '../src/games/durch-die-wueste/ai/net/weights.ts';

test('the weights that play are those that training goes on from', () => {
  const trained = readFileSync(new URL('../training/durch-die-wueste/weights.bin', import.meta.url));
  expect(trained.toString('base64') === weights).toBe(true);
});
