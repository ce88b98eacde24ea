import { expect, test } from 'vitest';
import type { CoachStep } from '../kit/guidebook.ts';
import { type CoachMoment, type CoachProgress, followed, hasToldAll, understood } from './coach-progress.ts';

const script: readonly CoachStep[] = [
  { key: 'turn', on: 'walk', at: 'board' },
  { key: 'end', on: 'ready', at: 'prompt' },
  { key: 'help', on: 'any', at: 'hint', turn: 2 },
];
const fresh: CoachProgress = { told: [] };

/** What was said at each of these moments, one after the other. */
function heard(...moments: readonly (CoachMoment | undefined)[]): readonly (string | undefined)[] {
  let progress = fresh;
  return moments.map(moment => {
    progress = followed(script, progress, moment);
    return progress.tip?.step.key;
  });
}

const at = (turn: number, task: string): CoachMoment => ({ turn, task });

test('what is said follows what is done, and stays while there is nothing else to say', () => {
  expect(heard(at(1, 'walk'), at(1, 'rest'), at(1, 'ready'), undefined)).toEqual(['turn', 'turn', 'end', undefined]);
});

test('whoever plays on without listening is told what comes next, and nothing twice', () => {
  expect(heard(at(1, 'walk'), undefined, at(2, 'walk'), at(2, 'ready'), at(3, 'walk'))).toEqual([
    'turn',
    undefined,
    'help',
    'end',
    undefined,
  ]);
});

test('a tip waits for its turn and is not said at the end of one', () => {
  expect(heard(at(2, 'ready'), at(2, 'rest'))).toEqual(['end', 'help']);
});

test('what was understood is gone, and in the end the coach has nothing to say', () => {
  let progress = followed(script, fresh, at(1, 'walk'));
  progress = followed(script, understood(progress), at(1, 'walk'));
  expect(progress).toEqual({ told: ['turn'] });
  expect(hasToldAll(script, progress)).toBe(false);
  expect(hasToldAll(script, { told: ['help', 'end', 'turn'] })).toBe(true);
});
