import { describe, expect, test } from 'vitest';
import { CHANCE, type Game, NOBODY, randomMoveOf } from '../../engine/game.ts';
import { seeded } from '../../engine/random.ts';
import type { Sense } from '../../engine/sense.ts';
import { copyOf } from '../../engine/state.ts';
import { gameIds, loadGame, loadSense } from '../../games/registry.ts';
import { firstState } from '../../table/first-state.ts';
import { habitsIn } from '../../table/habits.ts';
import type { Entry, Match } from '../../table/match.ts';
import { namelessMatch } from '../../table/players.ts';
import { usualOptions } from '../../table/usual-options.ts';
import { loadHabitNames } from './game-words.ts';

/** A whole match by chance, as it stands in a log, and its last state. */
function played(game: Game, seats: number) {
  const match: Match = { ...namelessMatch(game, seats, usualOptions(game.options, false)), id: 'm1' };
  const random = seeded('habits');
  const s = copyOf(firstState(game, match));
  const entries: Entry[] = [];
  for (let actor = game.actor(s); actor !== NOBODY; actor = game.actor(s)) {
    const move = actor === CHANCE ? game.sample(s, random) : randomMoveOf(game)(s, random);
    entries.push({
      seq: entries.length,
      actor: actor === CHANCE ? 'chance' : actor,
      move: game.format(s, move),
    });
    game.apply(s, move);
  }
  return { match, entries };
}

describe.each(gameIds)('%s', id => {
  test('what is counted of each seat has a name in every language, and nothing has a name that is not counted', async () => {
    const game = await loadGame(id);
    const { match, entries } = played(game, Math.max(...game.seats));
    const habits = habitsIn(game, (await loadSense(id))!, match, entries);
    for (const language of ['en', 'de', 'nl'] as const)
      expect(Object.keys(await loadHabitNames(id, language)).sort()).toEqual(Object.keys(habits).sort());
    for (const seats of Object.values(habits)) expect(seats).toHaveLength(Math.max(...game.seats));
    expect(
      Object.values(habits)
        .flat()
        .some(number => number > 0),
    ).toBe(true);
  });

  test('what was taken back counts for nothing', async () => {
    const game = await loadGame(id);
    const sense: Sense = (await loadSense(id))!;
    const { match, entries } = played(game, game.seats[0]);
    const half = entries.length >> 1;
    const correction = { seq: half, actor: 'host', act: 'correct', to: half - 3 } as unknown as Entry;
    const again = entries.slice(half - 3).map((entry, i) => ({ ...entry, seq: half + 1 + i }));
    const slips = [...entries.slice(0, half), correction, ...again];
    expect(habitsIn(game, sense, match, slips)).toEqual(habitsIn(game, sense, match, entries));
  });
});
