import { expect, test } from 'vitest';
import { loadGame } from '../../../games/registry.ts';
import { smallGame } from '../../../games/testing/games.ts';
import { candidateFor } from '../candidate.ts';
import { defaultView } from './default-view.tsx';
import { wordsFor } from './words.ts';

const game = await loadGame(smallGame);
const view = defaultView(game);
const asked = (...texts: string[]) =>
  view.task?.(
    game.initial(2, {}),
    texts.map((text, move) => candidateFor(move, text)),
  ).key;

test('the page asks by the verb of the moves, and in general where there are several', () => {
  expect(asked('go a1 a2', 'go b1 b2')).toBe('go');
  expect(asked('drop a2', 'go b1 b2')).toBe('any');
  expect(asked()).toBe('any');
});

test('every prompt has words, those of the game first', () => {
  const words = wordsFor(game, { prompts: { any: () => 'Drop or go.' } }, 'en');
  const turn = { state: game.initial(2, {}), who: String, made: 0, chosen: [], args: {} };
  expect(words.prompts?.['any']?.(turn)).toBe('Drop or go.');
  expect(words.prompts?.['go']?.(turn)).toBe('Choose your move.');
});

test('moves have no labels of the page, so that advice tells them as the game does', () => {
  expect(wordsFor(game, {}, 'en').moveLabels).toBeUndefined();
});
