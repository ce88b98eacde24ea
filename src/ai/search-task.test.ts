import { expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { pearls } from '../engine/testing/pearls.ts';
import { loadGameWithHeuristics } from '../games/registry.ts';
import type { SearchRequest, SearchResult } from './messages.ts';
import { SearchMemory } from './search-memory.ts';
import { searchTaskFor } from './search-task.ts';
import { Course } from './testing/positions.ts';
import { sticks } from './testing/sticks.ts';

const desert = await loadGameWithHeuristics('durch-die-wueste');
const cards = pearls as unknown as Game;
const heap = sticks as unknown as Game;

function answerTo(game: Game, request: SearchRequest, memory = new SearchMemory()): SearchResult {
  const task = searchTaskFor(game, request, memory, () => 0);
  while (task.step());
  return task.result(false);
}

const few = { rollouts: 64, milliseconds: 1000 };

test('the same seed and number of rollouts give the same result', () => {
  const request = new Course(desert, 3).request({ budget: few });
  expect(answerTo(desert, request)).toEqual(answerTo(desert, request));
  expect(answerTo(desert, { ...request, seed: 'other' }).advice).not.toEqual(answerTo(desert, request).advice);
});

test('the advice is for moves as they are written, best first, with shares, points and visits', () => {
  const course = new Course(desert, 3);
  const { move, advice, rollouts, stopped } = answerTo(desert, course.request({ budget: few }));
  expect({ first: advice[0].move, rollouts, stopped }).toEqual({ first: move, rollouts: 64, stopped: false });
  expect(advice.reduce((sum, { visits }) => sum + visits, 0)).toBe(64);
  for (const { move: text, share, points } of advice) {
    expect(desert.forbids(course.state, desert.parse(course.state, text))).toBeUndefined();
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
    expect(points).toHaveLength(3);
  }
});

test('what is known for sure is said so', () => {
  const course = new Course(heap, 2);
  // Ten sticks: who leaves four or eight wins.
  expect(answerTo(heap, course.request()).advice[0]).toMatchObject({ move: 'take 2', proven: true, share: 1 });
});

test('the expectation is the share of wins of every seat, whoever is to move', () => {
  const course = new Course(desert, 3);
  const { expectation } = answerTo(desert, course.request({ budget: few }));
  expect(expectation.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(expectation.points).toHaveLength(3);
});

test('after a move that counts as played the state behind it is searched, and no move is advised', () => {
  const course = new Course(heap, 2);
  // Ten sticks: who leaves eight wins, and who leaves nine loses.
  const after = (move: string) => answerTo(heap, course.request({ after: move }));
  expect(after('take 2')).toMatchObject({ move: '', advice: [], expectation: { shares: [1, 0] } });
  expect(after('take 1')).toMatchObject({ expectation: { shares: [0, 1] } });
  expect(() => after('take 9')).toThrow('"take 9" can\'t be played there');
});

test('progress tells how far it is, by rollouts or by time', () => {
  let now = 0;
  const request = new Course(desert, 2).request({ budget: { rollouts: 64, milliseconds: 100 } });
  const task = searchTaskFor(desert, request, new SearchMemory(), () => now);
  task.step();
  expect(task.progress()).toMatchObject({ part: 0.25, rollouts: 16 });
  now = 90;
  expect(task.progress().part).toBe(0.9);
  expect(task.progress().advice.length).toBeGreaterThan(0);
});

test('an untimed search ends by its rollouts alone, however slow the clock says it is', () => {
  let now = 0;
  const slow = () => (now += 60_000);
  const request = new Course(desert, 2).request({ budget: { rollouts: 64, milliseconds: 100 } });
  const searched = (each: SearchRequest) => {
    const task = searchTaskFor(desert, each, new SearchMemory(), slow);
    while (task.step());
    return task.result(false).rollouts;
  };
  expect(searched(request)).toBeLessThan(64);
  expect(searched({ ...request, untimed: true })).toBe(64);
});

/** Plays on with what is answered until the first seat is to move again. */
function playRound(course: Course, memory: SearchMemory): void {
  const first = course.actor;
  do course.play(answerTo(course.game, course.request({ budget: few }), memory).move);
  while (course.actor !== first);
}

test('a seat goes on with its tree, and searches so much less', () => {
  const course = new Course(desert, 2);
  const memory = new SearchMemory();
  let kept = 0;
  for (let round = 0; round < 6; round++) {
    kept += 64 - answerTo(desert, course.request({ budget: few }), memory).rollouts;
    playRound(course, memory);
  }
  expect(kept).toBeGreaterThan(0);
});

test('with trees from before a whole game is played by the rules, with secrets too', () => {
  for (const [game, seats] of [
    [desert, 2],
    [cards, 3],
    [heap, 3],
  ] as const) {
    const course = new Course(game, seats);
    const memory = new SearchMemory();
    const level = 'learning';
    while (!course.isOver) course.play(answerTo(game, course.request({ level }), memory).move);
    expect(course.isOver).toBe(true);
  }
});

test('a tree of another position is dropped: after a move taken back, and without a history', () => {
  const course = new Course(desert, 2);
  const memory = new SearchMemory();
  const before = course.request({ budget: few });
  const fresh = answerTo(desert, before);
  playRound(course, memory);
  playRound(course, memory);
  expect(answerTo(desert, before, memory)).toEqual(fresh);
  const { history: _, ...alone } = before;
  answerTo(desert, alone, memory);
  expect(answerTo(desert, alone, memory)).toEqual(fresh);
});

test('a story that does not lead to the position does no harm', () => {
  const course = new Course(desert, 2);
  const memory = new SearchMemory();
  const request = course.request({ budget: few });
  const fresh = answerTo(desert, request, memory);
  for (const lie of ['nonsense', fresh.move, undefined]) {
    const heard = [...(request.history?.moves ?? []), lie];
    expect(answerTo(desert, { ...request, history: { match: 'course', moves: heard } }, memory).move).toBeTypeOf(
      'string',
    );
  }
});

test('where there is one move only a bot does not think about it', () => {
  const last = new Course(heap, 2);
  for (const move of ['take 3', 'take 3', 'take 3']) last.play(move);
  expect(answerTo(heap, last.request({ level: 'master' })).rollouts).toBe(1);
});

test.each<[Partial<SearchRequest>, string]>([
  [{ seats: 9 }, 'durch-die-wueste is not played with 9 seats'],
  [{ view: new Uint8Array(3) }, 'bytes here, not 3'],
  [{ seat: 1 }, 'seat 1 is not to move'],
  [{ options: { board: 'lava' } }, 'option'],
])('a request that makes no sense is refused: %o', (wrong, why) => {
  const request = new Course(desert, 2).request(wrong);
  expect(() => searchTaskFor(desert, request, new SearchMemory())).toThrow(why);
});

test('a forced move is found also where the kept tree never looked at it', async () => {
  const sons = await loadGameWithHeuristics('wuestensoehne');
  const course = new Course(sons, 2);
  const memory = new SearchMemory();
  // One move of a turn follows another there, and many of them are forced.
  for (let i = 0; i < 60; i++) course.play(answerTo(sons, course.request({ level: 'learning' }), memory).move);
  expect(sons.check(course.state)).toBeUndefined();
});
