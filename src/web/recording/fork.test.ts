import { expect, test } from 'vitest';
import { seedFromWords } from '../../table/chance.ts';
import { verifyChance } from '../../table/fairness.ts';
import { isOver, openTable, submit } from '../../table/table.ts';
import { canFork, forkAt } from './fork.ts';
import { recordingFrom, stateAt } from './recording.ts';
import { desert, played, resign } from './testing/played.ts';

const wish = { seat: 1, names: ['A', 'B', 'C'], bot: 'random', id: 'f1', seed: seedFromWords('fork') };

test('a fork begins with the moves so far, on new seats, and can be played on', () => {
  const source = played(3, 30);
  const recording = recordingFrom(desert, source.match, source.entries);
  const at = 60;
  const { match, entries } = forkAt(recording, { ...wish, at });
  expect(match).toMatchObject({ id: 'f1', inherited: at, options: source.match.options });
  expect(match.players.map(({ name, bot }) => [name, bot])).toEqual([
    ['A', 'random'],
    ['B', undefined],
    ['C', 'random'],
  ]);
  expect(match.players.map(player => player.colour)).toEqual(source.match.players.map(player => player.colour));
  const table = openTable(desert, match, entries);
  expect(table.state.bytes).toEqual(stateAt(recording, at).bytes);
  const seat = desert.actor(table.state);
  const next = source.entries[at] as { move: string };
  expect(submit(table, { type: 'play', id: 'x', seat, base: entries.length, moves: [next.move] }).ok).toBe(true);
});

test('who plays on keeps their name, and a bot that had the same gets another', () => {
  const source = played(2, 0);
  const recording = recordingFrom(desert, source.match, source.entries);
  const { match } = forkAt(recording, { ...wish, at: source.entries.length, names: ['Leila', 'Leila'] });
  expect(match.players.map(({ name }) => name)).toEqual(['Amira', 'Leila']);
});

test('acts stay behind: who resigned plays again', () => {
  const source = played(3, 12);
  resign(source, 0);
  resign(source, 1);
  const recording = recordingFrom(desert, source.match, source.entries);
  const { match, entries } = forkAt(recording, { ...wish, at: source.entries.length });
  expect(entries.every((entry, seq) => 'move' in entry && entry.seq === seq && !('command' in entry))).toBe(true);
  const table = openTable(desert, match, entries);
  expect(isOver(table)).toBe(false);
  expect(table.state.bytes).toEqual(source.state.bytes);
});

test('in the middle of the set-up chance goes on with its own count and the new seed', () => {
  const source = played(2, 0);
  const recording = recordingFrom(desert, source.match, source.entries);
  for (const at of [0, 1, 17]) {
    const { match, entries } = forkAt(recording, { ...wish, names: [], at });
    const forked = recordingFrom(desert, match, entries);
    expect(desert.actor(stateAt(forked, entries.length))).toBe(0);
    expect(entries.slice(0, at)).toEqual(source.entries.slice(0, at));
    expect(entries).not.toEqual(source.entries);
    expect(verifyChance(forked)).toEqual({ right: 38 - at, inherited: at, wrong: undefined });
  }
});

test('there is nothing to play on from after the end', () => {
  const source = played(2);
  const recording = recordingFrom(desert, source.match, source.entries);
  expect(canFork(recording, source.entries.length)).toBe(false);
  expect(canFork(recording, source.entries.length - 2)).toBe(true);
});
