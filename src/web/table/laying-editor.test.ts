import { expect, test } from 'vitest';
import { readOptions } from '../../engine/options.ts';
import { loadGame } from '../../games/registry.ts';
import { LayingEditor } from './laying-editor.ts';

const desert = await loadGame('durch-die-wueste');
const kings = await loadGame('wuestenkoenige');

const editorOf = (game: typeof desert, seats: number) =>
  new LayingEditor(game, game.initial(seats, readOptions(game.options)));

test('palms are tapped, water is typed, and what is one too many is said', () => {
  const editor = editorOf(desert, 2);
  expect(editor.brush.value).toBe('palm');
  expect([editor.canFill('palm'), editor.canFill('water 1')]).toEqual([false, true]);
  for (const hex of ['h11', 'j3', 'b8', 'q3', 'm7']) editor.tap(hex);
  // All palms stand: the next kind is in hand.
  expect(editor.brush.value).toBe('water 1');
  expect(editor.laid.value.open[0].fields).toEqual(['a6']);
  for (let hole = 0; hole < 16; hole++) editor.type('water 1');
  expect(editor.mistakes()).toEqual([{ kind: 'many', piece: 'water 1', count: 16, most: 15 }]);
  editor.undo();
  expect(editor.mistakes()).toEqual([]);
  for (let hole = 0; hole < 15; hole++) editor.type('water 2');
  expect(editor.isDone()).toBe(false);
  for (let hole = 0; hole < 3; hole++) editor.type('water 3');
  expect(editor.isDone()).toBe(true);
  expect(editor.laid.value.moves).toHaveLength(38);
});

test('a field is tapped again to take away what lies there, and one that can take nothing is refused', () => {
  const editor = editorOf(desert, 2);
  editor.tap('h11');
  expect([...editor.lying.value]).toEqual([['h11', 'palm']]);
  editor.tap('h11');
  expect(editor.lying.value.size).toBe(0);
  editor.tap('k6');
  expect(editor.refused.value).toBe('k6');
});

test('what most of a board consists of is said once', () => {
  const editor = editorOf(kings, 3);
  editor.brush.value = 'tile dune';
  for (const hex of ['a4', 'b7', 'd6']) editor.tap(hex);
  editor.fill('tile plain');
  expect(editor.isDone()).toBe(true);
  expect([editor.countOf('tile dune'), editor.countOf('tile plain')]).toEqual([3, 90]);
});

test('seen from the other side of the table, the last field comes first', () => {
  const editor = editorOf(desert, 2);
  const { open } = editor.laid.value;
  const holes = open.filter(({ fields }) => fields.length === 1).map(({ fields }) => fields[0]);
  editor.type('water 1', true);
  expect([...editor.lying.value]).toEqual([[holes.at(-1), 'water 1']]);
});
