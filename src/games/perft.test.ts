import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Game, NOT_A_MOVE } from '../engine/game.ts';
import { perftFrom, playRandomEntries, playSetup } from '../engine/laws/perft.ts';
import { readOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { AnyState } from '../engine/state.ts';
import { testedGames } from './testing/games.ts';

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

const folderOf = (folder: string) => new URL(`${folder}/perft/`, import.meta.url);

function positionsIn(folder: string): string[] {
  const files = folderOf(folder);
  return existsSync(files) ? readdirSync(files).filter(name => name.endsWith('.txt')) : [];
}

function readPosition(folder: string, name: string): Position {
  const position: Position = { game: '', seats: 0, seed: '', options: {}, after: 0, moves: [], leaves: new Map() };
  const lines = readFileSync(new URL(name, folderOf(folder)), 'utf8')
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

describe.each(testedGames)('$id', ({ id, folder, load }) => {
  test('has a counted position for every number of seats', async () => {
    const counted = positionsIn(folder).map(name => readPosition(folder, name).seats);
    const missing = (await load()).seats.filter(seats => !counted.includes(seats));
    expect(missing, `count them with: perft ${id} --seats N --seed S --depth D`).toEqual([]);
  });

  test.for(positionsIn(folder))('%s', async name => {
    const position = readPosition(folder, name);
    expect(position.game).toBe(id);
    expect(position.leaves.size).toBeGreaterThan(0);
    const game = await load();
    const count = perftFrom(game, reach(game, position));
    const counted = new Map([...position.leaves.keys()].map(depth => [depth, count(depth)]));
    expect(counted).toEqual(position.leaves);
  });
});
