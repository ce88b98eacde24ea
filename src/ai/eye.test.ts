import { expect, test } from 'vitest';
import { type Game, movesOf, NOBODY } from '../engine/game.ts';
import type { Errors, Heuristics } from '../engine/heuristics.ts';
import { type AnyState, copyOf } from '../engine/state.ts';
import { gameIds, loadGameWithHeuristics } from '../games/registry.ts';
import { seenThrough } from './eye.ts';
import { levelFor, levelSettings } from './levels.ts';
import { SearchMemory } from './search-memory.ts';
import { Course } from './testing/positions.ts';
import { type SticksState, sticks } from './testing/sticks.ts';

const sees: Errors = { overlooks: 0, missesReplies: 0, misjudges: 0, glance: Number.POSITIVE_INFINITY };
const looks = Array.from({ length: 60 }, (_, i) => `look ${i}`);

function lying(left: number, heuristics: Heuristics<SticksState> = {}): [Game<SticksState>, SticksState] {
  const s = sticks.initial(2, { sticks: 11 });
  s.left[0] = left;
  return [{ ...sticks, heuristics }, s];
}

function seenAt(left: number, errors: Errors, heuristics?: Heuristics<SticksState>): number[][] {
  const [game, s] = lying(left, heuristics);
  return looks.map(look => movesOf(seenThrough(game, s, 0, errors, look), s));
}

test('about as many places are overlooked as the level says, others from look to look, and never all of them', () => {
  const seen = seenAt(11, { ...sees, overlooks: 0.5 });
  expect(new Set(seen.map(String)).size).toBeGreaterThan(4);
  expect(Math.min(...seen.map(moves => moves.length))).toBe(1);
  expect(seen.flat().length / looks.length).toBeGreaterThan(1.3);
  expect(seen.flat().length / looks.length).toBeLessThan(2);
  expect(seenAt(11, { ...sees, overlooks: 1 }).every(moves => moves.length === 1)).toBe(true);
});

test('one look overlooks the same wherever the search comes by, and others’ answers apart from its own moves', () => {
  const [game, s] = lying(11);
  const seen = seenThrough(game, s, 0, { ...sees, overlooks: 0.5 }, 'look');
  const later = copyOf(s);
  sticks.apply(later, 1);
  expect(movesOf(seen, later)).toEqual([1, 2, 3]);
  sticks.apply(later, 1);
  expect(movesOf(seen, later)).toEqual(movesOf(seen, s));
  const replies = looks.map(look => {
    const blind = seenThrough(game, s, 0, { ...sees, missesReplies: 0.5 }, look);
    const other = copyOf(s);
    sticks.apply(other, 1);
    return [movesOf(blind, s).length, movesOf(blind, other).length];
  });
  expect(replies.every(([own]) => own === 3)).toBe(true);
  expect(replies.some(([, others]) => others < 3)).toBe(true);
});

test('what wins at once, is plain, or looks far better than the rest strikes the eye', () => {
  const errors = { ...sees, overlooks: 0.7 };
  expect(seenAt(3, errors).every(moves => moves.includes(3))).toBe(true);
  expect(seenAt(11, errors).every(moves => moves.includes(2))).toBe(false);
  const plain = { isPlain: (_: SticksState, m: number) => m === 2 };
  expect(seenAt(11, errors, plain).every(moves => moves.includes(2))).toBe(true);
  const rate: Heuristics<SticksState>['rate'] = (_, { items, length }, out) => {
    for (let i = 0; i < length; i++) out[i] = items[i] === 2 ? 5 : 0;
  };
  const glance = (decisiveLead: number) => seenAt(11, { ...errors, glance: 0.5 }, { rate, decisiveLead });
  expect(glance(8).every(moves => moves.includes(2))).toBe(true);
  expect(glance(12).every(moves => moves.includes(2))).toBe(false);
});

test('what is nobody’s to overlook is seen', () => {
  const placeOf = (_: SticksState, m: number) => (m === 1 ? undefined : m);
  expect(seenAt(11, { ...sees, overlooks: 1 }, { placeOf }).every(moves => String(moves) === '1')).toBe(true);
});

test('points of a source seem worth more or less than they are, within bounds, for everybody alike', () => {
  const evaluate = (_: SticksState, out: Float64Array) => void out.fill(7);
  const [game, s] = lying(11, { evaluate });
  const counted = { ...game, breakdown: () => ({ sticks: 10 }) };
  const seemed = looks.map(look => {
    const out = new Float64Array(2);
    seenThrough(counted, s, 0, { ...sees, misjudges: 0.4 }, look).heuristics?.evaluate?.(s, out);
    expect(out[0]).toBe(out[1]);
    return out[0];
  });
  expect(Math.min(...seemed)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...seemed)).toBeLessThanOrEqual(11);
  expect(Math.max(...seemed) - Math.min(...seemed)).toBeGreaterThan(4);
});

test('a look lasts as long as nothing but the seat’s own move has happened', async () => {
  const memory = new SearchMemory();
  const course = new Course(await loadGameWithHeuristics('durch-die-wueste'), 2);
  const ask = (seed: string, moves: number) => {
    const { history, ...request } = course.request({ seed });
    return memory.lookFor({ ...request, history: { ...history!, moves: Array.from({ length: moves }, () => 'x') } });
  };
  expect([ask('a', 4), ask('b', 4), ask('c', 5), ask('d', 7), ask('e', 8)]).toEqual(['a', 'a', 'a', 'd', 'd']);
});

test.each(gameIds)('%s: through any eye there is a move, and each one seen is legal', async id => {
  const game = await loadGameWithHeuristics(id);
  for (const level of ['learning', 'easy', 'fair'] as const) {
    const { errors } = levelFor(game.heuristics, levelSettings[level]);
    if (!errors) continue;
    const course = new Course(game, Math.min(...game.seats), level);
    for (let i = 0; i < 60 && !course.isOver; i++) course.play(seenMove(game, course.state, course.actor, errors, i));
  }
});

function seenMove(game: Game, s: AnyState, seat: number, errors: Errors, i: number): string {
  expect(game.actor(s)).not.toBe(NOBODY);
  const view = copyOf(s);
  game.mask(view, seat);
  const seen = movesOf(seenThrough(game, view, seat, errors, `look ${i}`), view);
  const legal = new Set(movesOf(game, view));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every(move => legal.has(move))).toBe(true);
  return game.format(s, seen[i % seen.length]);
}
