import { expect, test } from 'vitest';
import { newMatchOptions } from '../../engine/options.ts';
import { loadGame } from '../../games/registry.ts';
import { loadGuideScript } from '../catalogue/guide-loader.ts';
import { beginLesson, isDone, isLastStep, type Lesson, lessonState, lessonStep, playIn, stepOn } from './lesson.ts';

interface Visited {
  readonly before: Lesson;
  readonly after: Lesson;
}

function doTask(lesson: Lesson): Lesson {
  if (isDone(lesson)) return lesson;
  return doTask(playIn(lesson, lesson.builder.legal[0].tokens.join(' ')));
}

/** Every step of the guided game by its key, before its task and after it. */
async function visitAll(): Promise<(key: string) => Visited> {
  const [game, script] = await Promise.all([loadGame('nomadi'), loadGuideScript('nomadi')]);
  const steps = new Map<string, Visited>();
  for (let lesson = beginLesson(game, script); ; lesson = stepOn(lesson)) {
    const before = lesson;
    lesson = doTask(lesson);
    steps.set(lessonStep(lesson).key, { before, after: lesson });
    if (isLastStep(lesson)) return key => steps.get(key)!;
  }
}

/** What the learner gains by a step, without what stays the same. */
function gained({ before, after }: Visited): Readonly<Record<string, number>> {
  const [old, now] = [before, after].map(lesson => lesson.game.breakdown(lessonState(lesson), lesson.script.seat));
  const changes = Object.entries(now).map(([source, points]) => [source, points - old[source]] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

function lastMoveIn({ logs }: Lesson, beginning: string): string | undefined {
  const moves = logs.at(-1)!.flatMap(entry => ('move' in entry ? [entry.move] : []));
  return moves.findLast(move => move.startsWith(beginning));
}

function scoresIn(lesson: Lesson): number[] {
  return [0, 1].map(seat => lesson.game.score(lessonState(lesson), seat));
}

test('the dice and cards are as the guide says', async () => {
  const at = await visitAll();
  expect(lastMoveIn(at('tearTry').before, 'roll')).toBe('roll 1 2 3 4 5 6');
  expect(lastMoveIn(at('offer').before, 'value')).toBe('value 2');
  expect(lastMoveIn(at('keep').before, 'value')).toBe('value 2');
  expect(lastMoveIn(at('answer').before, 'offer')).toBe('offer treasure');
  expect(lastMoveIn(at('bluff').before, 'value')).toBe('value -1');
});

test('what the steps bring is what the guide says', async () => {
  const at = await visitAll();
  expect(gained(at('foreign'))).toEqual({ finds: 1 });
  expect(gained(at('rest'))).toEqual({ dice: -1 });
  expect(gained(at('spring'))).toEqual({ finds: 2 });
  expect(gained(at('canyon'))).toEqual({ canyon: 5, dice: -1 });
  expect(gained(at('last'))).toEqual({ goal: 4 });
  expect(at('answer').before.game.breakdown(lessonState(at('answer').before), 1).start).toBe(5);
});

test('the guided game is one of the edition that new matches have', async () => {
  const [game, script] = await Promise.all([loadGame('nomadi'), loadGuideScript('nomadi')]);
  expect(script.options.edition).toBe(newMatchOptions(game.options).edition);
});

test('it is 15 to 11 before the last move, and 19 to 11 after it', async () => {
  const at = await visitAll();
  expect(scoresIn(at('score').before)).toEqual([15, 11]);
  expect(scoresIn(at('finish').before)).toEqual([19, 11]);
});
