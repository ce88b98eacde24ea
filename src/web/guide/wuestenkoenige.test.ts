import { expect, test } from 'vitest';
import { loadGame } from '../../games/registry.ts';
import { clickField, selectableFields } from '../../games/wuestenkoenige/view/scene/choice.ts';
import { loadGuideScript } from '../catalogue/guide-loader.ts';
import { inertInput } from '../kit/input/inert-input.ts';
import { legalCandidates } from '../kit/input/move-builder.ts';
import { rulesInput } from '../kit/input/rules-input.ts';
import type { BoardInput } from '../kit/view.ts';
import {
  askedOf,
  beginLesson,
  clickIn,
  dropIn,
  isDone,
  isLastStep,
  type Lesson,
  lessonState,
  lessonStep,
  playIn,
  stepOn,
} from './lesson.ts';

const stateOf = (lesson: Lesson) => lessonState(lesson) as unknown as Parameters<typeof selectableFields>[0];

/** Input at the board, as a lesson gives it; `now` goes on with everything that is said. */
function inputOn(now: { lesson: Lesson }): BoardInput {
  const picked = new Set(now.lesson.builder.chosen.values());
  const say = (act: (lesson: Lesson) => Lesson) => {
    now.lesson = act(now.lesson);
  };
  const { game, builder, script } = now.lesson;
  const state = lessonState(now.lesson);
  return inertInput({
    ...rulesInput(game, state, builder, legalCandidates(game, state)),
    seat: script.seat,
    chosen: picked,
    pick: token => say(lesson => clickIn(lesson, token)),
    playMoves: moves => say(lesson => moves.reduce(playIn, lesson)),
    drop: () => say(dropIn),
  });
}

function fieldsLit(lesson: Lesson): string[] {
  const s = stateOf(lesson);
  const lit = askedOf(lesson, selectableFields(s, inputOn({ lesson })));
  return [...lit].filter(token => s.board.fieldNamed(token) >= 0);
}

/** Clicks a field that is lit; where none is, a card or a button is to be pressed. */
function clickOnce(lesson: Lesson, choose: (lit: readonly string[]) => string | undefined): Lesson {
  const now = { lesson };
  const chosen = [...lesson.builder.chosen.values()];
  const field = choose(fieldsLit(lesson).filter(name => !chosen.includes(name)));
  if (field !== undefined) clickField(stateOf(lesson), inputOn(now), field);
  else now.lesson = playIn(lesson, lesson.builder.legal[0].tokens.join(' '));
  return now.lesson;
}

function doTask(lesson: Lesson, choose: (lit: readonly string[]) => string | undefined): Lesson {
  let now = lesson;
  for (let clicks = 0; !isDone(now) && clicks < 20; clicks++) {
    now = clickOnce(now, choose);
    if (!isDone(now)) expect(now.answer, lessonStep(now).key).toBeUndefined();
  }
  expect(isDone(now), lessonStep(now).key).toBe(true);
  return now;
}

const farthest = (lit: readonly string[]) => lit.at(-1);
const nearest = (lit: readonly string[]) => lit[0];

/** Every step of the guided game by its key, before its task and after it. */
async function visitAll(choose = farthest): Promise<Map<string, { before: Lesson; after: Lesson }>> {
  const [game, script] = await Promise.all([loadGame('wuestenkoenige'), loadGuideScript('wuestenkoenige')]);
  const steps = new Map<string, { before: Lesson; after: Lesson }>();
  for (let lesson = beginLesson(game, script); ; lesson = stepOn(lesson)) {
    const before = lesson;
    lesson = doTask(lesson, choose);
    steps.set(lessonStep(lesson).key, { before, after: lesson });
    if (isLastStep(lesson)) return steps;
  }
}

test.each([
  ['whole ways at once', farthest],
  ['step by step', nearest],
])('the board lights what is asked for, and clicking only that leads to the end: %s', async (_, choose) => {
  const steps = await visitAll(choose);
  const end = steps.get('finish')!.after;
  expect(end.game.winners(lessonState(end))).toEqual([0]);
});

test('at first only the beginning of a way is lit, then all of it', async () => {
  const { before } = (await visitAll()).get('walk')!;
  expect(fieldsLit(before)).toEqual(['e1']);
  expect(fieldsLit(clickIn(before, 'e1'))).toEqual(['e1', 'f1', 'g1', 'h1']);
});

test('what must not be done is lit when it is to be tried', async () => {
  const { before } = (await visitAll()).get('oasisTry')!;
  expect(fieldsLit(before)).toEqual(['h1', 'water']);
});

test('what the guide says about movement points, cards and camels is true', async () => {
  const steps = await visitAll();
  const at = (key: string) => steps.get(key)!;
  const points = (lesson: Lesson) => stateOf(lesson).turn[3];
  const stock = (lesson: Lesson) => [...stateOf(lesson).stock];
  const hand = (lesson: Lesson, seat: number) => stateOf(lesson).unseen[seat] ?? 0;
  expect([points(at('card').before), points(at('card').after)]).toEqual([6, 10]);
  expect(points(at('walk').before) - points(at('walk').after)).toBe(4);
  expect(stock(at('oasis').before)[0] - stock(at('oasis').after)[0]).toBe(2);
  expect([points(at('leave').before), points(at('back').after), points(at('bury').before)]).toEqual([5, 0, 3]);
  expect(stock(at('bury').after)[1] - stock(at('bury').before)[1]).toBe(1);
  expect(hand(at('fight').before, 1)).toBeGreaterThan(hand(at('bury').before, 1));
});

test('the die shows a 2, and the kinds of goods are as the guide says', async () => {
  const steps = await visitAll();
  const { before } = steps.get('robbed')!;
  const moves = before.logs.at(-1)!.flatMap(entry => ('move' in entry ? [entry.move] : []));
  expect(moves.slice(-3)).toEqual(['attack 1 v', 'roll 2', 'give v']);
  expect(before.news.map(({ args }) => args.die)).toContain(2);
  const points = (key: string) => [0, 1].map(seat => before.game.score(lessonState(steps.get(key)!.before), seat));
  expect([points('deliver'), points('bury')]).toEqual([
    [0, 0],
    [101, 0],
  ]);
  expect(points('score')).toEqual([202, 0]);
  expect(points('finish')[0]).toBe(303);
});
