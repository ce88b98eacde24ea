import { expect, test } from 'vitest';
import type { Quest } from '../kit/quest.ts';
import type { Recording } from '../recording/recording.ts';
import { lastFulfilled, questCourses } from './quest-course.ts';

/** What one seat has of fire and water, at home and on its way, position by position. */
const states = [
  { fire: [0, 0], water: [0, 0] },
  { fire: [0, 3], water: [0, 0] },
  { fire: [0, 2], water: [0, 1] },
  { fire: [2, 0], water: [0, 1] },
  { fire: [2, 0], water: [1, 0] },
] as const;

const quest = {
  needs: ['fire', 'water'],
  stock: (state: (typeof states)[number], _: number, need: 'fire' | 'water') => {
    const [home, underway] = state[need];
    return { home, underway };
  },
} as unknown as Quest;

const recordingOf = (length: number) =>
  ({ seen: { states: states.slice(0, length) }, match: { players: [{}] } }) as unknown as Recording;

test('of each thing it is known when the first came home, and of all how many were got and lost', () => {
  const [course] = questCourses(quest, recordingOf(states.length));
  expect(course).toEqual({
    needs: [
      { need: 'fire', home: 2, underway: 0, at: 3 },
      { need: 'water', home: 1, underway: 0, at: 4 },
    ],
    got: 4,
    lost: 1,
  });
  expect(lastFulfilled(course)).toEqual({ needs: ['water'], at: 4 });
});

test('what never came home has no place in time', () => {
  const [course] = questCourses(quest, recordingOf(3));
  expect(course.needs.map(({ at }) => at)).toEqual([undefined, undefined]);
  expect(course.needs.map(({ underway }) => underway)).toEqual([2, 1]);
});
