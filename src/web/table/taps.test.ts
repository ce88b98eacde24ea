import { expect, test } from 'vitest';
import { CHANCE, type Game, type Move, NOBODY, randomMoveOf } from '../../engine/game.ts';
import { seeded } from '../../engine/random.ts';
import { quickOrLong } from '../../engine/testing/samples.ts';
import { type GameId, loadGame } from '../../games/registry.ts';
import { firstState } from '../../table/first-state.ts';
import { namelessMatch } from '../../table/players.ts';
import { beginMove, type MoveBuilder } from '../kit/input/move-builder.ts';
import { clickOn } from './clicks.ts';

type At = ReturnType<typeof firstState>;

/** The fewest words that have to be tapped for a move; a word that is a whole move is a button of its own. */
function tapsFor(game: Game, s: At, move: Move): number {
  const tokens = game.format(s, move).split(' ');
  let ways: readonly MoveBuilder[] = [beginMove(game, s)];
  for (let taps = 1; taps <= tokens.length; taps++) {
    const clicks = ways.flatMap(way => tokens.map(token => clickOn(game, s, way, token)));
    if (clicks.some(click => click.kind === 'move' && click.move === move)) return taps;
    ways = clicks.flatMap(click => (click.kind === 'chosen' ? [click.builder] : []));
  }
  return tokens.length;
}

/** How many moves of a match needed how many taps. */
function tapsIn(game: Game, seed: string, moves: number): number[] {
  const s = firstState(game, namelessMatch(game, 2));
  const random = seeded(seed);
  const counts: number[] = [];
  for (let made = 0; made < moves && game.actor(s) !== NOBODY; ) {
    const isChance = game.actor(s) === CHANCE;
    const move = isChance ? game.sample(s, random) : randomMoveOf(game)(s, random);
    const taps = isChance ? 0 : tapsFor(game, s, move);
    if (!isChance) made++;
    if (taps > 0) counts[taps] = (counts[taps] ?? 0) + 1;
    game.apply(s, move);
  }
  return counts;
}

// In Wüstenkönige a card that sets or moves several things is told piece by piece; of 600 moves four needed more than two taps.
test.each<[GameId, number]>([
  ['durch-die-wueste', 2],
  ['wuestensoehne', 2],
  ['wuestenkoenige', 6],
  ['nomadi', 2],
])('%s: a move is entered with at most %i taps, nine of ten with two', async (id, most) => {
  const game = await loadGame(id);
  const counts = tapsIn(game, `taps ${id}`, quickOrLong(60, 600));
  const all = counts.reduce((sum, count) => sum + (count ?? 0), 0);
  expect(counts.length - 1, JSON.stringify(counts)).toBeLessThanOrEqual(most);
  expect(((counts[1] ?? 0) + (counts[2] ?? 0)) / all, JSON.stringify(counts)).toBeGreaterThanOrEqual(0.9);
});
