import { expect, test } from 'vitest';
import { readOptions } from '../../../engine/options.ts';
import { gameIds, loadGame } from '../../../games/registry.ts';
import { smallGame } from '../../../games/testing/games.ts';
import { legalCandidates } from '../input/move-builder.ts';
import { languages } from '../view.ts';
import { arrivalsBetween } from './arrivals.ts';
import { linesOf } from './board-text.tsx';
import { gridPictureOf } from './picture.ts';
import { cellCursorText } from './scene.ts';
import { wordsFor } from './words.ts';

const game = await loadGame(smallGame);
const layout = game.layout!;
const s = game.initial(2, {});
const after = s.blankCopy();
after.bytes.set(s.bytes);
game.apply(after, game.parse(after, 'go b5 b4'));
const who = (seat: number) => ['Ann', 'Ben'][seat];
const words = wordsFor(game, { pieces: { stone: 'stone' } }, 'en');

test('the board in words says what each seat has, and where', () => {
  expect(linesOf({ layout, state: after, words, who }, 0)).toEqual(['stone: a5, b4, c5, d5', 'taken: nothing']);
});

test('the cursor says what stands on a cell, and whether it can be chosen', () => {
  const scene = { s, layout, picture: gridPictureOf(layout.grid(s), false), hues: [], id: '' };
  const cell = layout.grid(s).cellNamed('b5');
  expect(cellCursorText(scene, cell, words, who)).toBe('b5: stone of Ann.');
});

test('a piece that goes is seen going from its cell to the next', () => {
  const { cellNamed } = layout.grid(s);
  expect(arrivalsBetween(layout, s, after)).toEqual([{ cell: cellNamed('b4'), from: cellNamed('b5') }]);
});

test.each(gameIds)('%s could be said without a word of its own, in every language', async id => {
  const other = await loadGame(id);
  for (const language of languages) {
    const said = wordsFor(other, {}, language);
    const first = other.initial(other.seats[0], readOptions(other.options));
    expect(Object.keys(said.sources)).toEqual(Object.keys(other.breakdown(first, 0)));
    for (const { tokens } of legalCandidates(other, first)) expect(said.moveLabels?.[tokens[0]]?.(tokens)).toBeTruthy();
    expect(said.language).toBe(language);
  }
});
