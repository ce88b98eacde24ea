import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  type Game,
  possibleOutcomes,
  randomMoveOf,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '../engine/game.ts';
import { seeded } from '../engine/random.ts';
import { copyOf, sameBytes } from '../engine/state.ts';
import { quickOrLong } from '../engine/testing/samples.ts';
import { tossing } from '../engine/testing/tossing.ts';
import { testedGames } from '../games/testing/games.ts';
import { onlyOutcome, witnessesOf } from './by-hand.ts';
import { seedFromWords } from './chance.ts';
import { verifyChance } from './fairness.ts';
import type { Entry, Match } from './match.ts';
import { namelessMatch } from './players.ts';
import { isOver, openTable, plan, submit, type Table } from './table.ts';
import { truthOf } from './timeline.ts';
import { usualOptions } from './usual-options.ts';

const SEEDS = quickOrLong(1, 10);

function matchOf(game: Game, seats: number, seed: string): Match {
  const match = namelessMatch(game, seats, usualOptions(game.options, false));
  return { ...match, id: 'm1', chance: { seed: seedFromWords(seed), match: 'm1', nonces: [] } };
}

/** A whole match as this device plays it, by any moves. */
function recorded(game: Game, match: Match, seed: string): readonly Entry[] {
  const table = openTable(game, match);
  const random = seeded(seed);
  const anyMove = randomMoveOf(game);
  while (!isOver(table)) {
    const [seat, move] = [game.actor(table.state), anyMove(table.state, random)];
    enter(table, seat, game.format(table.state, move));
  }
  return table.entries.filter(entry => 'move' in entry);
}

function enter(table: Table, seat: Seat, move: string): void {
  const base = table.entries.length;
  expect(submit(table, { type: 'play', id: `c${base}`, seat, base, moves: [move] })).toMatchObject({ ok: true });
}

/** The same at a table where people enter what chance brings. What leaves no choice they are not asked. */
function typed(game: Game, match: Match, entries: readonly Entry[]): Table {
  const table = openTable(game, { ...match, byHand: true });
  for (const entry of entries) {
    if (entry.seq < table.entries.length || !('move' in entry)) continue;
    const actor = game.actor(table.state);
    if (actor === CHANCE) expectAnswerable(game, table, entry.move);
    enter(table, actor, entry.move);
  }
  return table;
}

/** Whoever is asked finds the outcome among those that can still come for all they know. */
function expectAnswerable(game: Game, { state }: Table, move: string): void {
  expect(onlyOutcome(game, state)).toBeUndefined();
  const witnesses = witnessesOf(game, state);
  expect(witnesses.length).toBeGreaterThan(0);
  const viewers: readonly Viewer[] = witnesses.length === state.seats ? [...witnesses, SPECTATOR] : witnesses;
  for (const viewer of viewers) {
    const seen = copyOf(state);
    game.mask(seen, viewer);
    expect(game.actor(seen)).toBe(CHANCE);
    expect(possibleOutcomes(game, seen)).toContain(game.parse(seen, move));
  }
}

describe.each(testedGames)('$id', async ({ load }) => {
  const game = await load();
  test.each(game.seats)('a match for %i that is typed in by hand is the match that was played', seats => {
    for (let i = 0; i < SEEDS; i++) {
      const match = matchOf(game, seats, `hand ${i}`);
      const played = recorded(game, match, `hand ${seats} ${i}`);
      const table = typed(game, match, played);
      expect(isOver(table)).toBe(true);
      const texts = (entries: readonly Entry[]) => entries.map(entry => ('move' in entry ? entry.move : entry.act));
      expect(texts(table.entries)).toEqual(texts(played));
      const [one, other] = [truthOf(game, match, played), truthOf(game, match, table.entries)];
      expect(one.states.every((state, at) => sameBytes(state, other.states[at]))).toBe(true);
    }
  });
});

const tosses = tossing as unknown as Game;

test('by hand nothing is drawn, and nobody else can play for chance', () => {
  const match = matchOf(tosses, 2, 'coin');
  const drawn = openTable(tosses, match);
  const waiting = openTable(tosses, { ...match, byHand: true });
  expect(tosses.actor(waiting.state)).toBe(CHANCE);
  expect(waiting.entries).toEqual([]);
  const command = { id: 'c', seat: CHANCE, base: 0 } as const;
  const [outcome] = possibleOutcomes(tosses, waiting.state);
  const moves = [tosses.format(waiting.state, outcome)];
  expect(plan(waiting, { ...command, seat: 0, type: 'play', moves })).toMatchObject({ code: 'not-your-turn' });
  expect(plan(waiting, { ...command, type: 'resign' })).toMatchObject({ code: 'no-such-seat' });
  expect(plan(waiting, { ...command, type: 'play', moves: ['nonsense'] })).toMatchObject({ code: 'not-a-move' });
  expect(plan(drawn, { ...command, base: drawn.entries.length, type: 'play', moves })).toMatchObject({
    code: 'no-such-seat',
  });
});

test('a seed says nothing of what was entered by hand, and none is laid open', () => {
  const match: Match = { ...matchOf(tosses, 2, 'coin'), byHand: true };
  const table = typed(tosses, match, recorded(tosses, matchOf(tosses, 2, 'other'), 'moves'));
  expect(table.entries.some(entry => 'act' in entry)).toBe(false);
  const outcomes = table.entries.filter(({ actor }) => actor === 'chance').length;
  const truth = truthOf(tosses, match, table.entries);
  expect(verifyChance({ truth, match })).toEqual({ right: 0, inherited: outcomes, wrong: undefined });
});
