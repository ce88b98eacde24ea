import { describe, expect, test } from 'vitest';
import { CHANCE, type Game } from '../engine/game.ts';
import { seeded } from '../engine/random.ts';
import { quickOrLong } from '../engine/testing/samples.ts';
import { gameIds, loadGame } from '../games/registry.ts';
import { seedFromWords } from './chance.ts';
import { firstState } from './first-state.ts';
import { type LyingPieces, layOut, lyingBy, sketchOf } from './laying-out.ts';
import { namelessMatch } from './players.ts';
import { openTable, submit } from './table.ts';
import { usualOptions } from './usual-options.ts';

const matchOf = (game: Game, seats: number) => namelessMatch(game, seats, usualOptions(game.options, false));

/** A set-up that chance has made, as far as it lies on the board. */
function setUp(game: Game, seats: number, seed: string): readonly string[] {
  const chance = { seed: seedFromWords(seed), match: seed, nonces: [] };
  const { entries } = openTable(game, { ...matchOf(game, seats), chance });
  return entries.flatMap(entry => ('move' in entry && / [a-z]\d+/.test(entry.move) ? [entry.move] : []));
}

/** As somebody might tell it: in no order at all. */
function shuffled(lying: LyingPieces, seed: string): Map<string, string> {
  const random = seeded(seed);
  const rest = [...lying];
  return new Map(Array.from(lying, () => rest.splice(random.below(rest.length), 1)[0]));
}

describe.each(gameIds)('%s', async id => {
  const game = await loadGame(id);
  test.each(game.seats)('a board for %i told in any order is laid out by the rules', seats => {
    for (let i = 0; i < quickOrLong(2, 40); i++) {
      const moves = setUp(game, seats, `lying ${i}`);
      const match = matchOf(game, seats);
      const from = firstState(game, match);
      const lying = shuffled(lyingBy(moves), `order ${i}`);
      const laid = layOut(game, from, lying);
      expect(laid.moves.toSorted()).toEqual(moves.toSorted());
      expect({ open: laid.open, wrong: laid.wrong }).toEqual({ open: [], wrong: [] });
      expect(() => sketchOf(game, from, lying)).not.toThrow();
      if (moves.length === 0) continue;
      const table = openTable(game, { ...match, byHand: true });
      expect(submit(table, { type: 'play', id: 'c', seat: CHANCE, base: 0, moves: laid.moves })).toMatchObject({
        ok: true,
      });
    }
  });

  test('what is missing is counted, and asked for where it lies', () => {
    const moves = setUp(game, game.seats[0], 'missing');
    const from = firstState(game, matchOf(game, game.seats[0]));
    const lying = lyingBy(moves.slice(1));
    const { open, wrong } = layOut(game, from, lying);
    expect(open).toHaveLength(moves.length === 0 ? 0 : 1);
    expect(wrong).toEqual([]);
    const all = layOut(game, from, new Map());
    expect(all.open).toHaveLength(moves.length);
    expect(all.moves).toEqual([]);
  });
});

test('one water hole too many is found, and so is one on bare sand', async () => {
  const desert = await loadGame('durch-die-wueste');
  const from = firstState(desert, matchOf(desert, 2));
  const lying = lyingBy(setUp(desert, 2, 'wrong'));
  const { most } = layOut(desert, from, lying);
  expect(most).toEqual(
    new Map([
      ['palm', 5],
      ['water 1', 15],
      ['water 2', 15],
      ['water 3', 15],
    ]),
  );
  const holes = [...lying].filter(([, piece]) => piece !== 'palm').map(([field]) => field);
  for (const field of holes.slice(0, 16)) lying.set(field, 'water 1');
  for (const field of holes.slice(16)) lying.set(field, 'water 2');
  const { wrong, open } = layOut(desert, from, lying);
  expect({ wrong: wrong.length, open: open.length }).toEqual({ wrong: 3, open: 3 });
  expect(layOut(desert, from, new Map([['k6', 'water 1']])).wrong).toEqual([['k6', 'water 1']]);
});
