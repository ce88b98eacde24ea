import { expect, test } from 'vitest';
import { readOptions } from '../../engine/options.ts';
import { loadGame } from '../../games/registry.ts';
import { loadGameWords, loadReasoning } from '../catalogue/game-words.ts';
import { languages } from '../kit/view.ts';
import { wordsIn } from '../words/words.ts';
import type { Hint } from './hints.ts';
import { playLine } from './lines.ts';
import { foundText, reasonTold } from './told-hint.ts';

const hint = (move: string, share: number): Hint => ({ move, line: [move], share, points: 3, sure: false });

async function heard(hints: readonly Hint[], reason: string): Promise<readonly string[]> {
  const told = hints.map(one => ({ hint: one, text: `Go to ${one.move}`, reason }));
  return Promise.all(languages.map(async language => foundText(told, (await wordsIn(language)).advice, language)));
}

test('a hint is said when it is found: the move, its chance and why', async () => {
  const found = await heard([hint('d4', 0.62), hint('e5', 0.41)], 'Takes 3 water.');
  expect(found[0]).toBe('Best move found: Go to d4, 62% to win. Takes 3 water.');
  for (const said of found) expect(said).toMatch(/Go to d4.*62\s?%.*Takes 3 water\.$/);
});

test('nothing is said of chances that are alike, nor of a reason that there is not', async () => {
  const [english] = await heard([hint('d4', 0.5), hint('e5', 0.5)], '');
  expect(english).toBe('Several moves are about as good, such as Go to d4.');
});

test('nothing is said where nothing was found', async () => {
  expect(await heard([], '')).toEqual(['', '', '']);
});

test('no hint is without a reason, in any language, also where the game finds nothing to say', async () => {
  const nomadi = await loadGame('nomadi');
  const line = playLine(nomadi, nomadi.initial(2, readOptions(nomadi.options)), 0, []);
  for (const language of languages) {
    const { advice } = await wordsIn(language);
    const explainer = {
      game: nomadi,
      gameWords: await loadGameWords('nomadi', language),
      reasoning: { find: () => [], words: (await loadReasoning('nomadi', language))!.words },
      who: (seat: number) => `Player ${seat}`,
    };
    expect(reasonTold(explainer, line, advice)).toMatch(/^\p{Lu}.+\.$/u);
  }
});
