import { expect, test } from 'vitest';
import { resultAt } from '../../table/timeline.ts';
import { curvePath, curvesOf, gridLines, positionNear, spread, xOf, yOf } from './curves.ts';
import { randomRecording } from './recording.ts';
import { desert } from './testing/played.ts';

const recording = randomRecording(desert, 4, '7');
const curves = curvesOf(recording);
const frame = { left: 10, top: 5, width: 200, height: 100 };

test('a curve runs from the set-up to the result', () => {
  expect(curves.points.length).toBe(recording.entries.length - recording.setUp + 1);
  expect(curves.points[0]).toEqual(resultAt(recording.seen, recording.setUp).scores);
  expect(curves.points.at(-1)).toEqual(resultAt(recording.seen, recording.entries.length).scores);
  expect(curves.most).toBe(Math.max(...curves.points.flat()));
});

test('positions and places in the picture belong together', () => {
  for (let at = curves.from; at <= curves.to; at++)
    expect(positionNear(curves, frame, xOf(curves, frame, at))).toBe(at);
  expect(positionNear(curves, frame, -99)).toBe(curves.from);
  expect(positionNear(curves, frame, 999)).toBe(curves.to);
  expect([xOf(curves, frame, curves.from), xOf(curves, frame, curves.to)]).toEqual([10, 210]);
  expect([yOf(curves, frame, curves.most), yOf(curves, frame, curves.least)]).toEqual([5, 105]);
});

test('a path has corners where points change and nowhere else', () => {
  const small = { from: 0, to: 4, least: 0, most: 10, points: [[0], [0], [0], [5], [10]] };
  const path = curvePath(small, { left: 0, top: 0, width: 40, height: 10 }, 0);
  expect(path).toBe('M0 10L20 10L30 5L40 0');
});

test('there are a few lines across, at round numbers', () => {
  for (const most of [1, 4, 9, 37, 88, 140, 900]) {
    const lines = gridLines({ ...curves, least: 0, most });
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...lines)).toBeLessThanOrEqual(most);
  }
  expect(gridLines({ ...curves, least: -7, most: 12 })).toEqual([-5, 0, 5, 10]);
});

test('a game that has not begun has a curve of one point', () => {
  const begun = { from: 38, to: 38, least: 0, most: 1, points: [[0, 0]] };
  expect(curvePath(begun, frame, 1)).toBe('M10 105');
});

test('marks that would cover each other are moved apart, in order and within bounds', () => {
  expect(spread([10, 50, 90], 10, 0, 100)).toEqual([10, 50, 90]);
  expect(spread([50, 50, 50], 10, 0, 100)).toEqual([50, 60, 70]);
  expect(spread([99, 97, 100], 10, 0, 100)).toEqual([90, 80, 100]);
});

test('of points that go to and fro until the end only those that are won are drawn, and at the end all', () => {
  const sum = (values: readonly number[] = []) => values.reduce((a, b) => a + b, 0);
  const { points } = curves;
  // Land that is closed can be built over by its owner, a hex at a time; nothing else is lost.
  const falls = points.slice(1).flatMap((values, i) => values.map((value, seat) => points[i][seat] - value));
  expect(Math.max(...falls)).toBeLessThanOrEqual(1);
  expect(sum(points.at(-1))).toBeGreaterThan(sum(points.at(-2)) + 20);
});
