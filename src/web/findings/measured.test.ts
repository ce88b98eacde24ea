import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameCard, gameIds } from '../../games/registry.ts';
import { hasFindings } from '../catalogue/readings.ts';
import { measured } from './measured.ts';

/** The rows of all tables of the document, cell by cell, by the chapter that they stand in. */
function rowsOf(title: string): string[][] {
  const text = readFileSync(new URL('../../../docs/games.md', import.meta.url), 'utf8');
  const chapter = text.split('\n## ').filter(part => part.startsWith(title) || part.includes(`\n# ${title}`));
  return chapter
    .flatMap(part => part.split('\n'))
    .filter(line => line.startsWith('| '))
    .map(line => line.split('|').map(cell => cell.trim()));
}

const chapters: Readonly<Record<string, string>> = { wuestensoehne: 'Im Reich der Wüstensöhne' };

test.each(gameIds)('%s: what players are told to expect is what the document has measured', id => {
  const rows = rowsOf(chapters[id] ?? gameCard(id)!.title);
  for (const { seats, level, games, length, points, first } of measured[id].tables) {
    const bounds = new RegExp(`^${first[0]} % \\(${first[1]}( %)? ?– ?${first[2]}( %)?\\)$`);
    // Two editions may have come to the same share.
    const found = rows.filter(
      cells =>
        cells[1] === String(seats) &&
        cells[2] === level &&
        cells.includes(String(games)) &&
        cells.some(c => bounds.test(c)),
    );
    const numbers = found.map(cells => cells.map(cell => Number.parseFloat(cell)));
    expect(
      numbers.some(row => row.includes(length) && row.includes(points ?? length)),
      `${seats} seats`,
    ).toBe(true);
  }
});

test('every game has figures, words and a game to show', () => {
  expect(Object.keys(measured).sort()).toEqual([...gameIds].sort());
  expect(gameIds.every(hasFindings)).toBe(true);
});
