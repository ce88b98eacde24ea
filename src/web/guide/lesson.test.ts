import { expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import { loadGameWords, loadGuideWords } from '../catalogue/game-words.ts';
import { loadGuideScript } from '../catalogue/guide-loader.ts';
import { hasGuide } from '../catalogue/readings.ts';
import { loadView } from '../catalogue/view-loader.ts';
import type { GuideScript } from '../kit/guidebook.ts';
import { selectableTokens } from '../kit/input/move-builder.ts';
import { languages } from '../kit/view.ts';
import {
  beginLesson,
  clickIn,
  dropIn,
  isDone,
  isLastStep,
  type Lesson,
  lessonState,
  lessonStep,
  playIn,
  pressIn,
  reminded,
  showsPoints,
  stepBack,
  stepOn,
} from './lesson.ts';
import { askedIn, promptIn } from './lesson-buttons.tsx';

const guided = gameIds.filter(hasGuide);

async function guideOf(id: (typeof gameIds)[number]): Promise<{ game: Game; script: GuideScript }> {
  const [game, script] = await Promise.all([loadGame(id), loadGuideScript(id)]);
  return { game, script };
}

/** Does what a step asks, choosing the first or the last of what is possible. */
function doTask(lesson: Lesson, which: 0 | -1): Lesson {
  const { task } = lessonStep(lesson);
  if (task.kind === 'read') return lesson;
  const choices = task.kind === 'try' ? [task.moves] : task.moves;
  return choices.reduce((now, texts) => clickAll(now, texts.at(which) ?? ''), lesson);
}

function movesNow(lesson: Lesson): readonly string[] {
  const { task } = lessonStep(lesson);
  return task.kind === 'play' ? task.moves[0] : [];
}

function clickAll(lesson: Lesson, text: string): Lesson {
  const made = lesson.draft.moves.length;
  const [verb = '', ...words] = text.split(' ');
  return (words.length > 0 ? words : [verb]).reduce(
    (now, token) => (now.draft.moves.length > made || now.tried ? now : clickIn(now, token)),
    lesson,
  );
}

function finish(lesson: Lesson, which: 0 | -1, visit: (lesson: Lesson) => void = () => {}): Lesson {
  visit(lesson);
  const done = doTask(lesson, which);
  expect(isDone(done), lessonStep(lesson).key).toBe(true);
  return isLastStep(done) ? done : finish(stepOn(done), which, visit);
}

test.each(guided)(
  '%s: the guided game can be finished, whatever is chosen, and ends with a game that is over',
  async id => {
    const { game, script } = await guideOf(id);
    for (const which of [0, -1] as const) {
      const end = finish(beginLesson(game, script), which);
      expect(end.at).toBe(script.steps.length - 1);
      expect(game.winners(lessonState(end))).toContain(script.seat);
    }
  },
);

test.each(guided)(
  '%s: something of what a step asks for is legal, what it lets one try is forbidden by the rule it names',
  async id => {
    const { game, script } = await guideOf(id);
    finish(beginLesson(game, script), 0, lesson => {
      const { task, key } = lessonStep(lesson);
      const texts = task.kind === 'try' ? task.moves : movesNow(lesson);
      const rules = texts.map(text => game.forbids(lessonState(lesson), game.parse(lessonState(lesson), text)));
      const right =
        task.kind === 'try' ? rules.every(rule => rule === task.rule) : !texts.length || rules.includes(undefined);
      expect(right, `${key}: ${rules.join()}`).toBe(true);
    });
  },
);

test.each(guided)('%s: every other click is answered and changes nothing', async id => {
  const { game, script } = await guideOf(id);
  finish(beginLesson(game, script), 0, lesson => {
    if (lessonStep(lesson).task.kind === 'read') return;
    const lit = selectableTokens(lesson.builder);
    const list = { items: new Int32Array(0), length: 0 };
    game.expressible(lessonState(lesson), list);
    const said = Array.from(list.items.subarray(0, list.length), move =>
      game.format(lessonState(lesson), move).split(' '),
    );
    const others = [...new Set(said.flat())].filter(token => !lit.has(token));
    const apart = Math.ceil(others.length / 16);
    for (const token of others.filter((_, i) => i % apart === 0)) {
      const after = clickIn(lesson, token);
      expect(after.answer, token).toBeDefined();
      expect(after.draft).toBe(lesson.draft);
      expect(after.builder).toBe(lesson.builder);
      expect(after.tried).toBe(false);
    }
  });
});

test.each(guided)('%s: it speaks at every step, and where something is to be done also afterwards', async id => {
  const script = await loadGuideScript(id);
  for (const language of languages) {
    const lines = await loadGuideWords(id, language);
    for (const { key, task } of script.steps) {
      expect(lines[key]?.say, `${language} ${key}`).toMatch(/[.!]$/);
      expect(Boolean(lines[key]?.done), `${language} ${key}`).toBe(task.kind !== 'read');
    }
  }
});

test.each(guided)('%s: what a step lights up is a seat or a key of the game', async id => {
  const { steps } = await loadGuideScript(id);
  const lit = steps.flatMap(({ spotlight }) => Object.keys(spotlight ?? {}));
  expect(lit.filter(name => name !== 'seat' && name !== 'key')).toEqual([]);
});

test('a legal move that is not asked for is put off, a forbidden one gets its rule', async () => {
  const { game, script } = await guideOf('durch-die-wueste');
  const asked = (key: string) => {
    let found: Lesson | undefined;
    finish(beginLesson(game, script), 0, lesson => {
      if (lessonStep(lesson).key === key) found = lesson;
    });
    return found!;
  };
  const water = asked('water');
  expect(clickIn(water, 'm1').answer).toEqual({ kind: 'not-now' });
  expect(clickIn(water, 'white').answer).toEqual({ kind: 'not-now' });
  expect(clickIn(water, 'a9').answer).toEqual({ kind: 'rule', rule: 'DW-CAMEL-3' });
  expect(clickIn(water, 'k4').answer).toEqual({ kind: 'rule', rule: 'DW-CAMEL-1' });
  expect(clickIn(asked('firstRider'), 'q2').answer).toEqual({ kind: 'rule', rule: 'DW-RIDER-6' });
  expect(clickIn(asked('secondRider'), 'pink').answer).toEqual({ kind: 'rule', rule: 'DW-RIDER-2' });
});

test('a whole move is played at once if the step asks for it, and answered otherwise', async () => {
  const { game, script } = await guideOf('durch-die-wueste');
  let water = beginLesson(game, script);
  while (lessonStep(water).key !== 'water') water = stepOn(doTask(water, 0));
  expect(pressIn(water, 'camel pink n2').draft.moves).toEqual(['camel pink n2']);
  expect(pressIn(water, 'pink').builder.chosen.size).toBe(1);
  expect(playIn(water, 'camel pink m1').answer).toEqual({ kind: 'not-now' });
  expect(playIn(water, 'camel pink a9').answer).toEqual({ kind: 'rule', rule: 'DW-CAMEL-3' });
  expect(playIn(water, 'camel of gold').answer).toEqual({ kind: 'not-this' });
});

test('a step that is not done is not left; back undoes it first and then goes to the one before', async () => {
  const { game, script } = await guideOf('durch-die-wueste');
  const second = stepOn(beginLesson(game, script));
  expect(stepOn(second)).toBe(second);
  expect(reminded(second).answer).toEqual({ kind: 'not-this' });
  const done = doTask(second, 0);
  expect(stepBack(done)).toMatchObject({ at: 1, tried: false });
  expect(stepBack(stepBack(done)).at).toBe(0);
  expect(stepBack(beginLesson(game, script)).at).toBe(0);
});

test('whoever chooses a place before what goes there is asked for that in the words of the game', async () => {
  const { game, script } = await guideOf('durch-die-wueste');
  const [view, words] = await Promise.all([loadView('durch-die-wueste'), loadGameWords('durch-die-wueste', 'en')]);
  let lesson = beginLesson(game, script);
  while (lessonStep(lesson).key !== 'secondRider') lesson = stepOn(doTask(lesson, 0));
  expect(promptIn(lesson, view, words)).toBeUndefined();
  const hex = movesNow(lesson)[0].split(' ')[2];
  expect(promptIn(clickIn(lesson, hex), view, words)).toBe(`Choose the colour of the rider for ${hex}.`);
  expect(promptIn(clickIn(lesson, 'white'), view, words)).toBeUndefined();
});

test('where a tile lies as it is to be laid there is one button to lay it', async () => {
  const { game, script } = await guideOf('wuestensoehne');
  let lesson = beginLesson(game, script);
  while (lessonStep(lesson).key !== 'lay') lesson = stepOn(doTask(lesson, 0));
  const [shown, other] = movesNow(lesson).map(token => ({ token, label: token }));
  const [main, pictured] = [{ ...shown, main: true }, { ...other, pictured: true } as const];
  expect(askedIn(lesson, [main, pictured])).toEqual([main]);
  // A turn that is not asked for leaves the others to be pressed.
  expect(askedIn(lesson, [{ token: 'lay e4 180', label: '', main: true }, pictured])).toEqual([pictured]);
});

test('chosen words can be let go', async () => {
  const { game, script } = await guideOf('durch-die-wueste');
  const lesson = clickIn(stepOn(beginLesson(game, script)), 'pink');
  expect(lesson.builder.chosen.size).toBe(1);
  expect(dropIn(lesson).builder.chosen.size).toBe(0);
});

test.each(guided)('%s: points are shown from the step that the script names', async id => {
  const { game, script } = await guideOf(id);
  const shown: boolean[] = [];
  finish(beginLesson(game, script), 0, lesson => shown.push(showsPoints(lesson)));
  const first = script.steps.findIndex(({ key }) => key === script.pointsFrom);
  expect(first).toBeGreaterThan(0);
  expect(shown).toEqual(script.steps.map((_, at) => at >= first));
});

test('the others’ answers are told', async () => {
  const { game, script } = await guideOf('durch-die-wueste');
  let lesson = beginLesson(game, script);
  while (lessonStep(lesson).key !== 'secondRider') lesson = stepOn(doTask(lesson, 0));
  expect(lesson.replies.map(({ key, args }) => [key, args.seat, args.hex])).toEqual([['rider', 1, 'n6']]);
});

test('what the guide says about points and camels is true', async () => {
  const { game, script } = await guideOf('durch-die-wueste');
  const scores = new Map<string, number[]>();
  const end = finish(beginLesson(game, script), 0, lesson =>
    scores.set(
      lessonStep(lesson).key,
      [0, 1].map(seat => game.score(lessonState(lesson), seat)),
    ),
  );
  const [red, blue] = scores.get('lastCamel')!;
  expect(blue - red).toBe(4);
  expect(scores.get('finish')).toEqual([82, 76]);
  const { sizes } = lessonState(end) as unknown as { sizes: Uint8Array };
  // Caravans are numbered by colour, then seat: pink is the fourth of five.
  expect([sizes[15], sizes[16]]).toEqual([12, 12]);
});
