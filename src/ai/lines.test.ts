import { describe, expect, test } from 'vitest';
import { type Game, movesOf } from '../engine/game.ts';
import { seeded } from '../engine/random.ts';
import { type AnyState, copyOf } from '../engine/state.ts';
import { loadGameWithHeuristics } from '../games/registry.ts';
import { testedGames } from '../games/testing/games.ts';
import type { MoveAdvice } from './messages.ts';
import { SearchMemory } from './search-memory.ts';
import { searchTaskFor } from './search-task.ts';
import { Course } from './testing/positions.ts';

const few = { rollouts: 96, milliseconds: 1000 };

/** A match in which so many moves were made at random. */
function courseOf(game: Game, seats: number, moves: number): Course {
  const course = new Course(game, seats, `lines ${moves}`);
  const random = seeded(moves);
  for (let i = 0; i < moves && !course.isOver; i++) {
    const legal = movesOf(game, course.state);
    course.play(game.format(course.state, legal[random.below(legal.length)]));
  }
  return course;
}

function adviceOn(game: Game, course: Course): readonly MoveAdvice[] {
  const task = searchTaskFor(game, course.request({ budget: few, lines: 4 }), new SearchMemory(), () => 0);
  while (task.step());
  return task.result(false).advice;
}

/** The state after a line, or undefined where one of its moves is forbidden or not the seat's. */
function stateAfter(game: Game, course: Course, line: readonly string[]): AnyState | undefined {
  const s = copyOf(course.state);
  game.mask(s, course.actor);
  for (const text of line) {
    const move = game.parse(s, text);
    if (game.actor(s) !== course.actor || game.forbids(s, move) !== undefined) return undefined;
    game.apply(s, move);
  }
  return s;
}

describe.each(testedGames)('$id', ({ load }) => {
  test.each([0, 7, 24])('after %d moves each line is legal and goes to the end of the turn', async moves => {
    const game = await load();
    const course = courseOf(game, game.seats[0], moves);
    if (course.isOver) return;
    const advice = adviceOn(game, course);
    expect(advice.slice(4).every(({ line }) => line === undefined)).toBe(true);
    for (const { move, line = [] } of advice.slice(0, 4)) {
      expect(line[0]).toBe(move);
      const after = stateAfter(game, course, line);
      expect(after, line.join(', ')).toBeDefined();
      expect(game.actor(after!) !== course.actor || line.length === 16, line.join(', ')).toBe(true);
    }
  });
});

test('nobody is told a line who does not ask for one', async () => {
  const desert = await loadGameWithHeuristics('durch-die-wueste');
  const course = courseOf(desert, 2, 11);
  const task = searchTaskFor(desert, course.request({ budget: few }), new SearchMemory(), () => 0);
  while (task.step());
  expect(task.result(false).advice.some(({ line }) => line)).toBe(false);
});

test('a turn of two camels is one line', async () => {
  const desert = await loadGameWithHeuristics('durch-die-wueste');
  const advice = adviceOn(desert, courseOf(desert, 2, 11));
  expect(advice[0].line).toHaveLength(2);
});

test('while the search goes on, a line is as long as the tree is sure of it', async () => {
  const kings = await loadGameWithHeuristics('wuestenkoenige');
  const lengths = [20, 30, 40, 50, 60].map(entries => {
    const request = courseOf(kings, 2, entries).request({ budget: few, lines: 1 });
    const task = searchTaskFor(kings, request, new SearchMemory(), () => 0);
    while (task.step());
    const [early, late] = [task.progress().advice[0].line!, task.result(false).advice[0].line!];
    expect(late.slice(0, early.length)).toEqual(early);
    return { early: early.length, late: late.length };
  });
  expect(lengths.some(({ early, late }) => early < late)).toBe(true);
});
