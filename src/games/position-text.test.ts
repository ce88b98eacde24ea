import { describe, expect, test } from 'vitest';
import { type Game, movesOf } from '../engine/game.ts';
import { everySeat } from '../engine/kit.ts';
import { everyOption, playEntry, walkOf } from '../engine/laws/walk.ts';
import { type Options, readOptions } from '../engine/options.ts';
import { type PositionText, readPositionText, writePosition } from '../engine/position-text.ts';
import { seeded } from '../engine/random.ts';
import type { AnyState } from '../engine/state.ts';
import { quickOrLong } from '../engine/testing/samples.ts';
import { gameIds, loadGameWithHeuristics, loadPositionText } from './registry.ts';

const games = await Promise.all(
  gameIds.map(async id => ({ id, game: await loadGameWithHeuristics(id), text: (await loadPositionText(id))! })),
);

/** One entry in so many is followed by a look at the text; games have thousands of entries. */
const EVERY = quickOrLong(37, 5);
const MOST = quickOrLong(1500, 30_000);

/** What can be seen of a position by playing it. */
function face(game: Game, s: AnyState): unknown {
  const legal = movesOf(game, s).map(move => game.format(s, move));
  return { actor: game.actor(s), legal: legal.toSorted(), scores: everySeat(s.seats).map(seat => game.score(s, seat)) };
}

/** Writes and reads positions all through a game, and tells how many. */
function followed(game: Game, codec: PositionText, seats: number, options: Options): number {
  const walk = walkOf(game, seats, options);
  walk.usesRolloutMoves = true;
  const random = seeded(`text ${seats}`);
  let read = 0;
  do {
    if (walk.log.length % EVERY > 0) continue;
    const text = writePosition(game, codec, { seats, options, state: walk.state });
    const found = readPositionText(game, codec, text);
    if ('key' in found) throw new Error(`${found.key} ${found.what}, line ${found.line}:\n${text}`);
    expect(writePosition(game, codec, found)).toBe(text);
    expect(face(game, found.state)).toEqual(face(game, walk.state));
    read++;
  } while (walk.log.length < MOST && playEntry(walk, random));
  return read;
}

describe.each(games)('$id', ({ game, text }) => {
  test.for([...game.seats])('with %i seats every position is read as it was written, whatever the options', seats => {
    const sets = everyOption(game.options).slice(0, quickOrLong(2, 100));
    for (const options of sets)
      expect(followed(game, text, seats, readOptions(game.options, options))).toBeGreaterThan(2);
  });

  test('a text from which any line is missing is refused with a reason, and breaks nothing', () => {
    const [seats] = game.seats;
    const walk = walkOf(game, seats);
    for (let i = 0; i < 150; i++) playEntry(walk, seeded(`missing ${i}`));
    const rows = writePosition(game, text, { seats, options: walk.options, state: walk.state }).split('\n');
    const taken = rows.filter((_, i) => 'state' in readPositionText(game, text, rows.toSpliced(i, 1).join('\n')));
    // Options may be left out, as may a blank line.
    expect(taken.filter(row => !/^(options:.*|)$/.test(row))).toEqual([]);
  });
});
