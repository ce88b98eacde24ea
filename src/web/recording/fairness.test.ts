import { expect, test } from 'vitest';
import { commitmentTo, seedFromWords } from '../../table/chance.ts';
import { verifyChance } from '../../table/fairness.ts';
import type { Entry } from '../../table/match.ts';
import { fairnessOf } from './fairness.ts';
import { randomRecording, recordingFrom } from './recording.ts';
import { desert, played } from './testing/played.ts';

const seed = seedFromWords('test');
const whole = played(2);
const setUp = 38;

test('every outcome of an honest match follows from its seed', () => {
  expect(verifyChance(recordingFrom(desert, whole.match, whole.entries))).toEqual({
    right: setUp,
    inherited: 0,
    wrong: undefined,
  });
});

test('another seed, match or nonce is found out at the first outcome that differs', () => {
  const { match, entries } = whole;
  for (const other of [{ seed: seedFromWords('x') }, { match: 'm2' }, { nonces: [] }]) {
    const verdict = verifyChance(recordingFrom(desert, { ...match, chance: { ...match.chance, ...other } }, entries));
    expect(verdict.wrong).toBeLessThan(6);
  }
});

test('a single outcome that was slipped in is found', () => {
  const entries = whole.entries.slice(0, setUp);
  const [a, b] = [10, 11].map(seq => entries[seq] as Extract<Entry, { move: string }>);
  const [hexA, valueA] = a.move.split(' ').slice(1);
  const swapped = ['1', '2', '3'].find(value => value !== valueA)!;
  entries[10] = { ...a, move: `water ${hexA} ${swapped}` };
  expect(b.move).toMatch(/^water/);
  expect(verifyChance(recordingFrom(desert, whole.match, entries)).wrong).toBe(10);
});

test('what was taken over from another log is not judged', () => {
  const match = { ...whole.match, inherited: 20, chance: { ...whole.match.chance, seed: seedFromWords('new') } };
  const verdict = verifyChance(recordingFrom(desert, match, whole.entries.slice(0, 20)));
  expect(verdict).toEqual({ right: 0, inherited: 20, wrong: undefined });
});

test('the seed is shown once it is laid open, its hash before', () => {
  const running = played(2, 3);
  expect(fairnessOf(recordingFrom(desert, running.match, running.entries))).toEqual({
    commitment: commitmentTo(seed),
    seed: undefined,
  });
  expect(fairnessOf(recordingFrom(desert, whole.match, whole.entries))).toEqual({
    commitment: commitmentTo(seed),
    seed,
  });
  expect(fairnessOf(recordingFrom(desert, whole.match, whole.entries.slice(0, -1)))).toBeUndefined();
  expect(fairnessOf(randomRecording(desert, 2, '1'))).toBeUndefined();
});
