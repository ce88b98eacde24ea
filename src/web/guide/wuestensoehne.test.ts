import { expect, test } from 'vitest';
import { loadGame } from '../../games/registry.ts';
import { loadGuideScript } from '../catalogue/guide-loader.ts';
import { beginLesson, isDone, isLastStep, type Lesson, lessonState, lessonStep, playIn, stepOn } from './lesson.ts';

function doTask(lesson: Lesson): Lesson {
  const { task } = lessonStep(lesson);
  if (task.kind === 'read') return lesson;
  return (task.kind === 'try' ? [task.moves] : task.moves).reduce((now, [text = '']) => playIn(now, text), lesson);
}

/** Every step of the guided game by its key, before its task and after it. */
async function visitAll(): Promise<Map<string, { before: Lesson; after: Lesson }>> {
  const [game, script] = await Promise.all([loadGame('wuestensoehne'), loadGuideScript('wuestensoehne')]);
  const steps = new Map<string, { before: Lesson; after: Lesson }>();
  for (let lesson = beginLesson(game, script); ; lesson = stepOn(lesson)) {
    const before = lesson;
    lesson = doTask(lesson);
    expect(isDone(lesson), lessonStep(lesson).key).toBe(true);
    steps.set(lessonStep(lesson).key, { before, after: lesson });
    if (isLastStep(lesson)) return steps;
  }
}

test('what the guide says about points, water and rumours is true', async () => {
  const steps = await visitAll();
  const points = (lesson: Lesson) => [0, 1].map(seat => lesson.game.score(lessonState(lesson), seat));
  const water = (lesson: Lesson) => (lessonState(lesson) as unknown as { water: Uint8Array }).water[0];
  const at = (key: string) => steps.get(key)!;
  expect(water(at('end').before)).toBe(2);
  expect([water(at('driver').after), water(at('score').after)]).toEqual([1, 0]);
  expect(points(at('score').after)).toEqual([4, 0]);
  expect(points(at('put').after)).toEqual([7, 0]);
  expect(points(at('worth').before)).toEqual([7, 4]);
  expect(points(at('last').before)).toEqual([23, 27]);
  expect(points(at('finish').before)).toEqual([28, 26]);
});

test('the rumour drawn is +3, Blue’s is −1, and both lie beside the gems in the end', async () => {
  const steps = await visitAll();
  const { logs } = steps.get('finish')!.before;
  const moves = logs.at(-1)!.flatMap(entry => ('move' in entry ? [entry.move] : []));
  const [drawn, put] = moves.slice(moves.indexOf('occupy rumour') + 1);
  expect([drawn, put]).toEqual(['token 3', 'put gem1']);
  expect(moves[moves.indexOf('put gem2') - 1]).toBe('token -1');
});

test('the tile that is drawn first is the oasis with salt that the guide speaks of', async () => {
  const { before } = (await visitAll()).get('lay')!;
  expect(before.logs.at(-1)!.at(-1)).toMatchObject({ move: 'tile NE:salt' });
});
