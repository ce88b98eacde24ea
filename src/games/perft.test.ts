import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Game, NOT_A_MOVE } from '../engine/game.ts';
import { readOptions } from '../engine/options.ts';
import { perftFrom, playRandomEntries, playSetup } from '../engine/perft.ts';
import { seeded } from '../engine/random.ts';
import type { AnyState } from '../engine/state.ts';
import { gameIds, loadGame } from './registry.ts';

/**
 * Positions in `GAME/perft/*.txt`: a remark after `#`, then how the position is reached (`seed` draws the set-up,
 * `after` plays so many random entries, each `move` one more), then `perft DEPTH LEAVES` as often as wanted.
 */
interface Position {
  game: string;
  seats: number;
  seed: string;
  options: unknown;
  after: number;
  readonly moves: string[];
  readonly leaves: Map<number, number>;
}

const readers: Readonly<Record<string, (to: Position, text: string) => void>> = {
  '#': () => undefined,
  game: (to, text) => Object.assign(to, { game: text }),
  seats: (to, text) => Object.assign(to, { seats: Number(text) }),
  seed: (to, text) => Object.assign(to, { seed: text }),
  options: (to, text) => Object.assign(to, { options: JSON.parse(text) }),
  after: (to, text) => Object.assign(to, { after: Number(text) }),
  move: (to, text) => to.moves.push(text),
  perft: (to, text) => to.leaves.set(...(text.split(' ').map(Number) as [number, number])),
};

const folderOf = (id: string) => new URL(`${id}/perft/`, import.meta.url);

function positionsOf(id: string): string[] {
  const folder = folderOf(id);
  return existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.txt')) : [];
}

function readPosition(id: string, name: string): Position {
  const position: Position = { game: '', seats: 0, seed: '', options: {}, after: 0, moves: [], leaves: new Map() };
  const lines = readFileSync(new URL(name, folderOf(id)), 'utf8')
    .trimEnd()
    .split('\n');
  for (const [i, line] of lines.entries()) {
    const [word, ...rest] = line.split(' ');
    const read = readers[word];
    if (!read) throw new Error(`${name} line ${i + 1}: unknown word "${word}"`);
    read(position, rest.join(' '));
  }
  return position;
}

function reach(game: Game, { seats, seed, options, after, moves }: Position): AnyState {
  const s = game.initial(seats, readOptions(game.options, options));
  const random = seeded(seed);
  playSetup(game, s, random);
  expect(playRandomEntries(game, s, after, random), 'entries played').toBe(after);
  for (const text of moves) play(game, s, text);
  return s;
}

function play(game: Game, s: AnyState, text: string): void {
  const move = game.parse(s, text);
  expect(move, text).not.toBe(NOT_A_MOVE);
  expect(game.forbids(s, move), text).toBeUndefined();
  game.apply(s, move);
}

describe.each(gameIds)('%s', id => {
  test('has a counted position for every number of seats', async () => {
    const counted = positionsOf(id).map(name => readPosition(id, name).seats);
    const missing = (await loadGame(id)).seats.filter(seats => !counted.includes(seats));
    expect(missing, `count them with: perft ${id} --seats N --seed S --depth D`).toEqual([]);
  });

  test.for(positionsOf(id))('%s', async name => {
    const position = readPosition(id, name);
    expect(position.game).toBe(id);
    expect(position.leaves.size).toBeGreaterThan(0);
    const game = await loadGame(id);
    const count = perftFrom(game, reach(game, position));
    const counted = new Map([...position.leaves.keys()].map(depth => [depth, count(depth)]));
    expect(counted).toEqual(position.leaves);
  });
});
