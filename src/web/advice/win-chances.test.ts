import { expect, test } from 'vitest';
import { resultAt } from '../../table/timeline.ts';
import { randomRecording } from '../recording/recording.ts';
import { desert } from '../recording/testing/played.ts';
import type { Judgement } from './judging.ts';
import { winChances } from './win-chances.ts';

const recording = randomRecording(desert, 2, '7');
const { setUp, entries } = recording;

function judged(at: number, ...shares: readonly number[]): Judgement {
  return { at, seat: 0, played: { move: '', share: 0, points: 0 }, shares };
}

test('lines go through what was judged, in percent, and straight in between', () => {
  const judgements = [judged(setUp, 0.4, 0.6), judged(setUp + 4, 0.8, 0.2)];
  const { from, to, points, least, most } = winChances(recording, judgements, false);
  expect({ from, to, least, most }).toEqual({ from: setUp, to: entries.length, least: 0, most: 100 });
  const rounded = points.map(values => values.map(Math.round));
  expect(rounded).toEqual([40, 50, 60, 70, 80].map(own => [own, 100 - own]));
});

test('before the first decision things stand as they do at it', () => {
  const { points } = winChances(recording, [judged(setUp + 2, 0.3, 0.7)], false);
  expect(points).toEqual([1, 2, 3].map(() => [30, 70]));
});

test('lines of a whole review end with the result, others where the judging ended', () => {
  const judgements = [judged(setUp, 0.5, 0.5)];
  expect(winChances(recording, judgements, false).points).toHaveLength(1);
  const { points } = winChances(recording, judgements, true);
  expect(points).toHaveLength(entries.length - setUp + 1);
  const { winners } = resultAt(recording.seen, entries.length);
  expect(points.at(-1)).toEqual([0, 1].map(seat => (winners.includes(seat) ? 100 / winners.length : 0)));
});

test('without anything judged there are no lines', () => {
  expect(winChances(recording, [], false).points).toEqual([]);
});
