import { expect, test } from 'vitest';
import { standingOf } from '../../table/match-standing.ts';
import type { Judgement } from '../advice/judging.ts';
import { curvesOf, valuesAt } from '../recording/curves.ts';
import { recordingFrom } from '../recording/recording.ts';
import { desert, played, resign } from '../recording/testing/played.ts';
import { turningPointOf, turnOfPoints } from './turning-point.ts';

test('a game turns where the winner goes ahead for good', () => {
  expect(turnOfPoints([0, 0, 2, -1, -3, -3, 1, 4, 3])).toEqual({ at: 6, kind: 'move' });
  expect(turnOfPoints([0, -1, -3, 1, 9, 9])).toEqual({ at: 4, kind: 'move' });
});

test('with the greatest step soon after it, not with one long after', () => {
  const far = [0, -2, 1, 1, 1, 1, 1, 1, 1, 1, 30, 30];
  expect(turnOfPoints(far)).toEqual({ at: 2, kind: 'move' });
});

test('who was never behind has led since they went ahead', () => {
  expect(turnOfPoints([0, 0, 1, 1, 2, 2, 2, 9, 9, 10])).toEqual({ at: 2, kind: 'led' });
  expect(turnOfPoints([0, 3, 3, 0, 4, 9])).toEqual({ at: 4, kind: 'led' });
});

test('a win is shared where the others draw level, and nothing turns where there was never a difference', () => {
  expect(turnOfPoints([0, 3, 3, 3, 0, 0])).toEqual({ at: 4, kind: 'move' });
  expect(turnOfPoints([0, 0, 0])).toBeUndefined();
  expect(turnOfPoints([])).toBeUndefined();
});

const { match, entries, ...rest } = played(3);
const recording = recordingFrom(desert, match, entries);
const standing = standingOf({ match, ...rest });

const curves = curvesOf(recording);

test('a whole game turns where the curves say so, and its numbers are theirs', () => {
  const found = turningPointOf(curves, standing, [])!;
  expect(found.reviewed).toBe(false);
  expect(found.at).toBeGreaterThan(recording.setUp);
  const [winner] = standing.winners;
  const lead = (at: number) => {
    const values = valuesAt(curves, at);
    return values[winner] - Math.max(...values.filter((_, seat) => seat !== winner));
  };
  for (let at = found.at; at <= entries.length; at++) expect(lead(at), `at ${at}`).toBeGreaterThan(0);
  expect(found.after[0]).toBe(valuesAt(curves, found.at)[winner]);
  expect(found.before[0] - found.before[1]).toBe(lead(found.at - 1));
});

test('who was behind until all is counted wins by the count', () => {
  const late = {
    from: 3,
    to: 6,
    counted: 5,
    least: 0,
    most: 9,
    points: [
      [0, 0],
      [2, 4],
      [9, 5],
    ],
  };
  expect(turningPointOf(late, { scores: [9, 5], winners: [0] }, [])).toEqual({
    at: 5,
    kind: 'count',
    reviewed: false,
    before: [2, 4],
    after: [9, 5],
  });
});

test('a review knows better, if it found something worth telling that helped the winner', () => {
  const way = (share: number) => ({ move: '', share, points: 0 });
  const [winner] = standing.winners;
  const loser = [0, 1, 2].find(seat => seat !== winner)!;
  const judgement = (at: number, share: number, seat = loser) =>
    ({ at, seat, played: way(0.5), other: way(share) }) as Judgement;
  const slight = [judgement(50, 0.52), judgement(60, 0.5), judgement(65, 0.95, winner)];
  expect(turningPointOf(curves, standing, slight)?.reviewed).toBe(false);
  const found = turningPointOf(curves, standing, [...slight, judgement(70, 0.9)]);
  expect(found).toMatchObject({ at: 71, kind: 'move', reviewed: true });
});

test('where all others have resigned nothing turned', () => {
  const table = played(2, 6);
  resign(table, 0);
  const left = recordingFrom(desert, table.match, table.entries);
  expect(turningPointOf(curvesOf(left), standingOf(table), [])).toBeUndefined();
});
