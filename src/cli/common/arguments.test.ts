import { expect, test } from 'vitest';
import { withSecondEdition } from '../../engine/testing/editions.ts';
import { loadGame } from '../../games/registry.ts';
import { optionsFor } from './arguments.ts';

test('the command line plays the newest edition, and any other that is asked for', async () => {
  const edited = withSecondEdition(await loadGame('durch-die-wueste'));
  expect(optionsFor(edited)).toEqual({ chips: 'down', edition: 2 });
  expect(optionsFor(edited, '{"edition":1}')).toEqual({ chips: 'down', edition: 1 });
  expect(() => optionsFor(edited, '{"edition":3}')).toThrow('--options: option "edition" can\'t be 3');
});
