import { describe, expect, test } from 'vitest';
import { CHANCE, type Game, NOBODY, randomMoveOf, type Seat, wonPoints } from '../engine/game.ts';
import { everySeat } from '../engine/kit.ts';
import { outcomeOf } from '../engine/logs/transcript.ts';
import { readOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { AnyState } from '../engine/state.ts';
import { quickOrLong } from '../engine/testing/samples.ts';
import { loadGame } from './registry.ts';
import { testedGames } from './testing/games.ts';

const GAMES = quickOrLong(3, 40);
/** Random play can be endless where it aims at nothing; the last positions of such games are like those before. */
const ENTRIES = 3000;

/** Random games with all numbers of seats; after each entry one sees the state and who acted. */
function watchGames(game: Game, seen: (s: AnyState, actor: number) => void): void {
  for (let i = 0; i < GAMES; i++) {
    const random = seeded(`points ${i}`);
    const s = game.initial(game.seats[i % game.seats.length], readOptions(game.options));
    for (let entry = 0; game.actor(s) !== NOBODY && entry < ENTRIES; entry++) {
      const actor = game.actor(s);
      game.apply(s, actor === CHANCE ? game.sample(s, random) : randomMoveOf(game)(s, random));
      seen(s, actor);
    }
  }
}

function provisionalPoints(game: Game, s: AnyState, seat: Seat): number {
  const points = game.breakdown(s, seat);
  return game.provisional!.reduce((sum, source) => sum + points[source], 0);
}

describe.each(testedGames)('$id', ({ load }) => {
  test('what is won and what is provisional make the score, at the end that of the result', async () => {
    const game = await load();
    watchGames(game, s => {
      const sums = everySeat(s.seats).map(seat => wonPoints(game, s, seat) + provisionalPoints(game, s, seat));
      expect(sums).toEqual(outcomeOf(game, s, s.seats).scores);
    });
  });
});

describe('durch-die-wueste', async () => {
  const game = await loadGame('durch-die-wueste');

  test('what is won grows, and only its owner can build over own land; the largest caravans go to and fro', () => {
    let before: readonly (readonly [chips: number, won: number, open: number])[] = [];
    let lost = false;
    watchGames(game, (s, actor) => {
      const now = everySeat(s.seats).map(seat => {
        const { water, oases } = game.breakdown(s, seat);
        return [water + oases, wonPoints(game, s, seat), provisionalPoints(game, s, seat)] as const;
      });
      if (actor === CHANCE) before = now;
      for (const [seat, [chips, won, open]] of now.entries()) {
        expect(chips).toBeGreaterThanOrEqual(before[seat][0]);
        expect(seat === actor ? before[seat][1] : won).toBe(before[seat][1]);
        lost ||= seat !== actor && open < before[seat][2];
      }
      before = now;
    });
    expect(lost).toBe(true);
  });
});

test.each([
  ['durch-die-wueste', 'some'],
  ['nomadi', 'none'],
  ['wuestenkoenige', 'none'],
  ['wuestensoehne', 'all'],
] as const)('of the points of %s %s are settled only at the end', async (id, part) => {
  const game = await loadGame(id);
  const sources = Object.keys(game.breakdown(game.initial(2, readOptions(game.options)), 0));
  const open = sources.filter(source => game.provisional!.includes(source)).length;
  expect(open === 0 ? 'none' : open === sources.length ? 'all' : 'some').toBe(part);
});
