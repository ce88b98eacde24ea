import { describe, expect, test } from 'vitest';
import { type Game, NOBODY, type Seat } from '../engine/game.ts';
import { everySeat } from '../engine/kit.ts';
import { playEntry, type Walk, walkOf } from '../engine/laws/walk.ts';
import { seeded } from '../engine/random.ts';
import { emptyCounts, type ScoreSheet, type SheetCounts, sheetObjections, sheetResult } from '../engine/score-sheet.ts';
import { quickOrLong } from '../engine/testing/samples.ts';
import type { DurchDieWuesteState } from './durch-die-wueste/rules/state.ts';
import { gameIds, loadGameWithHeuristics, loadScoreSheet } from './registry.ts';

const sheets = await Promise.all(
  gameIds.map(async id => ({ id, game: await loadGameWithHeuristics(id), sheet: (await loadScoreSheet(id))! })),
);
const GAMES = quickOrLong(4, 40);

/** A finished game, and what people would have counted at the table: what lies before them, and what the board shows. */
function finishedGame(game: Game, sheet: ScoreSheet, seats: number, seed: string): { walk: Walk; counts: SheetCounts } {
  const walk = walkOf(game, seats);
  walk.usesRolloutMoves = true;
  const random = seeded(seed);
  const chips = game.id === 'durch-die-wueste' ? waterChips(seats) : undefined;
  const land = () => Array.from((walk.state as unknown as DurchDieWuesteState).land ?? []);
  for (let [before, actor] = [land(), game.actor(walk.state)]; playEntry(walk, random); ) {
    if (chips && actor >= 0) takeChips(chips, actor, before, land());
    [before, actor] = [land(), game.actor(walk.state)];
  }
  expect(game.actor(walk.state)).toBe(NOBODY);
  return { walk, counts: { ...chips, ...sheet.counted(walk.state) } };
}

function waterChips(seats: number): Record<string, number[]> {
  return Object.fromEntries([1, 2, 3].map(value => [`water${value}`, everySeat(seats).map(() => 0)]));
}

/** Whoever moved took the water that is gone. */
function takeChips(chips: Record<string, number[]>, seat: Seat, before: readonly number[], after: readonly number[]) {
  before.forEach((land, cell) => {
    if (land > 0 && after[cell] === 0) chips[`water${land}`][seat]++;
  });
}

describe.each(sheets)('$id', ({ game, sheet }) => {
  test.for([...game.seats])('with %i seats counts alone give the points and winners of whole games', seats => {
    for (let i = 0; i < GAMES; i++) {
      const { walk, counts } = finishedGame(game, sheet, seats, `${seats} ${i}`);
      expect(sheetObjections(sheet, counts, seats)).toEqual([]);
      const { scores, winners, breakdowns, lines } = sheetResult(game, sheet, counts, seats);
      expect(scores).toEqual(everySeat(seats).map(seat => game.score(walk.state, seat)));
      expect(winners).toEqual(game.winners(walk.state));
      breakdowns.forEach((points, seat) => {
        expect(totals(Object.entries(points))).toBe(scores[seat]);
        expect(totals(lines[seat].map(line => [line.source, line.points]))).toBe(scores[seat]);
      });
    }
  });

  test('every line of the bill adds to a source of the breakdown, and to no more than it', () => {
    const { counts } = finishedGame(game, sheet, game.seats[0], 'bill');
    const { breakdowns, lines } = sheetResult(game, sheet, counts, game.seats[0]);
    for (const [seat, bill] of lines.entries())
      for (const source of new Set(bill.map(line => line.source).filter(name => name !== 'talers'))) {
        const told = totals(bill.filter(line => line.source === source).map(line => [source, line.points]));
        expect(told).toBe(breakdowns[seat][source]);
      }
  });

  test('an empty sheet can be, and every number beyond its row is told with the row', () => {
    for (const seats of game.seats) {
      const empty = emptyCounts(sheet, seats);
      expect(sheetObjections(sheet, empty, seats)).toEqual([]);
      for (const { key, least, most } of sheet.rows(seats))
        for (const [count, why] of [
          [least - 1, 'tooFew'],
          [most + 1, 'tooMany'],
          [0.5, 'noNumber'],
        ] as const) {
          const [objection] = sheetObjections(sheet, { ...empty, [key]: empty[key].with(0, count) }, seats);
          expect(objection).toMatchObject({ key: why, rows: [key] });
        }
    }
  });

  test('more than the box holds is told for all seats together', () => {
    const [seats] = game.seats;
    const empty = emptyCounts(sheet, seats);
    for (const { key, most, all } of sheet.rows(seats)) {
      if (all === undefined) continue;
      const counts = { ...empty, [key]: everySeat(seats).map(() => most) };
      expect(sheetObjections(sheet, counts, seats)).toEqual([
        { key: 'tooManyTogether', args: { count: most * seats, most: all }, rows: [key] },
      ]);
    }
  });
});

function totals(points: readonly (readonly [string, number])[]): number {
  return points.reduce((sum, [, count]) => sum + count, 0);
}

const sheetOf = (id: string) => sheets.find(sheet => sheet.id === id)!;
const written = (id: string, seats: number, counts: SheetCounts) => {
  const { game, sheet } = sheetOf(id);
  const all = { ...emptyCounts(sheet, seats), ...counts };
  return { ...sheetResult(game, sheet, all, seats), objections: sheetObjections(sheet, all, seats) };
};

describe('what only one game knows', () => {
  test('DW-SCORE-4 caravans of one size share a colour, and the bill says so', () => {
    const { scores, lines } = written('durch-die-wueste', 3, { white: [7, 7, 2], blue: [3, 1, 1] });
    expect(lines[0].filter(({ source }) => source === 'caravans').slice(0, 2)).toEqual([
      { source: 'caravans', key: 'sharedCaravan', args: { colour: 'white', count: 7 }, points: 5 },
      { source: 'caravans', key: 'caravan', args: { colour: 'blue', count: 3 }, points: 10 },
    ]);
    // Green, pink and violet are shared by all riders.
    expect(scores).toEqual([30, 20, 15]);
  });

  test('DW-RETURN-2 with five seats nobody has all five colours, and somebody lacks each', () => {
    const five = Object.fromEntries(
      ['white', 'blue', 'green', 'pink', 'violet'].map(colour => [colour, [2, 0, 0, 0, 0]]),
    );
    expect(written('durch-die-wueste', 5, five).objections[0]).toMatchObject({ key: 'fiveColours', seat: 0 });
    expect(written('durch-die-wueste', 5, { white: [1, 1, 1, 1, 1] }).objections).toMatchObject([
      { key: 'nobodyWithout', args: { colour: 'white' }, rows: ['white'] },
    ]);
  });

  test('WS-VALUE-3 water decides between equals, and rumours that no tokens make are refused', () => {
    const equal = { myrrh: [2, 0], salt: [0, 2] };
    expect(written('wuestensoehne', 2, { ...equal, water: [1, 3] }).winners).toEqual([1]);
    expect(written('wuestensoehne', 2, equal).winners).toEqual([0, 1]);
    expect(written('wuestensoehne', 2, { ...equal, 'rumours-myrrh': [5] }).winners).toEqual([0]);
    const fives = { 'rumours-myrrh': [5], 'rumours-salt': [5] };
    expect(written('wuestensoehne', 2, fives).objections).toMatchObject([{ key: 'noTokens' }]);
    const laden = Object.fromEntries(['myrrh', 'incense', 'gem', 'salt'].map(good => [good, [10, 0]]));
    expect(written('wuestensoehne', 2, laden).objections).toMatchObject([{ key: 'noCamels', args: { most: 28 } }]);
  });

  test('WK-OUT-4 who is left wins, whatever the others have brought home; and only one has all kinds', () => {
    expect(written('wuestenkoenige', 3, { fire: [4, 0, 0], out: [1, 0, 2] })).toMatchObject({ winners: [1] });
    expect(written('wuestenkoenige', 3, { fire: [4, 0, 1], out: [1, 2, 2] })).toMatchObject({ winners: [2] });
    const all = { fire: [1, 1], vegetation: [1, 1], water: [1, 1] };
    expect(written('wuestenkoenige', 2, all).objections).toMatchObject([{ key: 'twoKings' }]);
    expect(written('wuestenkoenige', 2, { ...all, fire: [1, 0], out: [1, 0] }).objections).toMatchObject([
      { key: 'kingOut', seat: 0 },
    ]);
    expect(written('wuestenkoenige', 3, { out: [2, 0, 0] }).objections).toMatchObject([{ key: 'order' }]);
  });

  test('NO-SCORE-1 debts and cards below nothing are taken off', () => {
    expect(written('nomadi', 2, { talers: [-3, 5], 'card-2': [1, 0], card3: [0, 2] }).scores).toEqual([-5, 11]);
  });
});
