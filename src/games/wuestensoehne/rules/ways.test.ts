import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { position } from '../text/position.ts';
import { grid, neighbours } from './board.ts';
import type { WuestensoehneState } from './state.ts';
import { SIDES } from './tiles.ts';
import { wayBetween } from './ways.ts';

/** A white line leads from f4 to e4, and another one from there to d4. */
const drawing = `
     d         e           f
  4  E:rumour  EW:incense  +
`;
const way = (s: WuestensoehneState, from: string, to: string) =>
  wayBetween(s, grid.cellNamed(from), grid.cellNamed(to)).map(cell => grid.names[cell]);

test('a caravan goes round by brown lines, and straight on only where it is driven', () => {
  const s = position(drawing, { seats: 2 });
  expect(way(s, 'f1', 'f3')).toEqual(['f2']);
  expect(way(s, 'f3', 'e4')).toEqual(['f4']);
  expect(way(s, 'f3', 'd4')).toEqual(['f4', 'e4']);
  expect(way(s, 'f1', 'e6')).toEqual(['f2', 'f3', 'f4', 'f5', 'f6']);
  expect(way(s, 'f1', 'f2')).toEqual([]);
});

/** The side of the first cell behind which the second lies; -1 where it is none. */
const sideTo = (from: number, to: number) => [...neighbours.subarray(from * SIDES, (from + 1) * SIDES)].indexOf(to);

/** Where a way breaks off, or crosses a white line and goes on without a driver. */
function flawsOf(s: WuestensoehneState, text: string, { at, from, via }: ReturnType<typeof game.describe>): string[] {
  const cells = [from ?? '', ...(via ?? []), at ?? ''].map(grid.cellNamed);
  return cells.slice(1).flatMap((cell, i) => {
    const side = sideTo(cells[i], cell);
    const isWhite = (s.rims[cells[i]] & (1 << side)) !== 0;
    const goesOn = !text.endsWith('driver') && i < cells.length - 2;
    return side < 0 || (isWhite && goesOn) ? [`${text} at ${grid.names[cell]}`] : [];
  });
}

test('WS-MOVE-2: every way that is told leads from field to field, over a white line at its end alone', () => {
  const random = seeded('ways');
  const s = game.initial(3, {});
  const flaws: string[] = [];
  let ways = 0;
  while (game.actor(s) !== NOBODY && ways < 3000) {
    const moves = movesOf(game, s);
    for (const move of moves) {
      const text = game.format(s, move);
      if (!text.startsWith('go ')) continue;
      ways++;
      flaws.push(...flawsOf(s, text, game.describe(s, move)));
    }
    game.apply(s, game.actor(s) === CHANCE ? game.sample(s, random) : moves[random.below(moves.length)]);
  }
  expect(flaws).toEqual([]);
  expect(ways).toBeGreaterThan(1000);
});
