import { describe, expect, test } from 'vitest';
import { CHANCE, type Game, movesOf, randomMoveOf, type Seat, SPECTATOR } from '../engine/game.ts';
import { replayLog } from '../engine/logs/replay.ts';
import { type Random, seeded } from '../engine/random.ts';
import { sameBytes } from '../engine/state.ts';
import { quickOrLong } from '../engine/testing/samples.ts';
import { tossing } from '../engine/testing/tossing.ts';
import { loadGame } from '../games/registry.ts';
import { testedGames } from '../games/testing/games.ts';
import { correctedLog, correctionsIn, countingAt, takenBack } from './corrections.ts';
import type { Entry, HandCommand, Match } from './match.ts';
import { moveCounts } from './move-count.ts';
import { namelessMatch } from './players.ts';
import { isOver, openTable, plan, resultOf, storedTable, submit, type Table } from './table.ts';
import { isOverAt, newestState, resultAt, seenBy, truthOf } from './timeline.ts';
import { usualOptions } from './usual-options.ts';

type Asked = { readonly type: 'repeat' } | { readonly type: 'correct'; readonly to: number };

const byHand = (game: Game, seats: number): Match => ({
  ...namelessMatch(game, seats, usualOptions(game.options, false)),
  id: 'm1',
  byHand: true,
});

function enter(table: Table, seat: Seat, move: string): void {
  const base = table.entries.length;
  expect(submit(table, { type: 'play', id: `c${base}`, seat, base, moves: [move] })).toMatchObject({ ok: true });
}

function enterAny(table: Table, random: Random): void {
  const { game, state } = table;
  const actor = game.actor(state);
  const move = actor === CHANCE ? game.sample(state, random) : randomMoveOf(game)(state, random);
  enter(table, actor, game.format(state, move));
}

/** As people enter it; chance is nobody's in particular. */
function asked(table: Table, command: Asked): HandCommand {
  const base = table.entries.length;
  return { ...command, id: `h${base}`, seat: CHANCE, base };
}

/** So much of a match is typed in: all of it, where there is time. */
const MOST = quickOrLong(90, Number.POSITIVE_INFINITY);

/** A match in which people make slips, and put each of them right some time later. */
function playedWithSlips(game: Game, match: Match, random: Random): Table {
  const table = openTable(game, match);
  while (!isOver(table) && table.entries.length < MOST) {
    const { length } = table.entries;
    enterAny(table, random);
    if (random.below(8) > 0) continue;
    for (let more = random.below(4); more > 0 && !isOver(table); more--) enterAny(table, random);
    submit(table, asked(table, { type: 'correct', to: length }));
    // Sometimes it was no slip after all.
    if (random.below(3) === 0) submit(table, asked(table, { type: 'repeat' }));
  }
  return table;
}

const movesIn = (entries: readonly Entry[]) => entries.flatMap(entry => ('move' in entry ? [entry.move] : []));

describe.each(testedGames)('$id', async ({ load }) => {
  const game = await load();
  test.each(game.seats)('a match for %i with corrections is the match that was meant', async seats => {
    const match = byHand(game, seats);
    for (let i = 0; i < quickOrLong(1, 10); i++) {
      const { entries, state } = playedWithSlips(game, match, seeded(`slips ${seats} ${i}`));
      const meant = correctedLog(entries);
      expect(correctionsIn(entries)).toBeGreaterThan(0);
      expect(correctionsIn(meant)).toBe(0);
      const [typed, plain] = [truthOf(game, match, entries), truthOf(game, match, meant)];
      const counting = countingAt(entries);
      expect(counting.every((at, place) => sameBytes(typed.states[at + 1], plain.states[place + 1]))).toBe(true);
      for (const viewer of [...match.players.keys(), SPECTATOR])
        expect(sameBytes(newestState(seenBy(typed, viewer)), newestState(seenBy(plain, viewer)))).toBe(true);
      expect(resultAt(typed)).toEqual(resultAt(plain));
      expect(moveCounts(entries).at(-1)).toBe(moveCounts(meant).at(-1));
      expect(sameBytes(storedTable(game, match, entries).state, state)).toBe(true);
      expect(movesIn(storedTable(game, match, meant).entries)).toEqual(movesIn(meant));
      const header = { game: game.id, version: game.version, seats, options: match.options, byHand: true };
      const over = isOverAt(plain);
      const lines = [header, ...entries, ...(over ? [{ end: true, ...resultAt(plain) }] : [])];
      const report = await replayLog(
        lines.map(line => JSON.stringify(line)),
        async () => game,
      );
      expect(report).toMatchObject({ ok: true, over, ...resultAt(plain) });
    }
  });
});

const tosses = tossing as unknown as Game;

/** A table of coins and choices in which some entries were made. */
function tossed(count: number): Table {
  const table = openTable(tosses, byHand(tosses, 2));
  const random = seeded('tosses');
  while (table.entries.length < count && !isOver(table)) enterAny(table, random);
  return table;
}

test('nothing is overwritten: what no longer counts stays in the log, and can be entered again', () => {
  const table = tossed(3);
  const before = [...table.entries];
  expect(submit(table, asked(table, { type: 'correct', to: 1 }))).toMatchObject({ ok: true });
  expect(table.entries.slice(0, 3)).toEqual(before);
  expect(table.entries[3]).toEqual({ seq: 3, actor: 'host', act: 'correct', command: 'h3', to: 1 });
  expect(countingAt(table.entries)).toEqual([0]);
  expect(takenBack(table.entries)).toEqual(before.slice(1));
  expect(submit(table, asked(table, { type: 'repeat' }))).toMatchObject({ ok: true });
  expect(movesIn(correctedLog(table.entries))).toEqual(movesIn(before));
  expect(takenBack(table.entries)).toEqual([]);
  // A correction that was none: it is taken back like anything else.
  expect(submit(table, asked(table, { type: 'correct', to: 3 }))).toMatchObject({ ok: true });
  expect(countingAt(table.entries)).toEqual([0, 1, 2]);
});

test('what is entered anew stands in place of the first entry that was taken back', () => {
  const table = tossed(4);
  const tail = table.entries.slice(2);
  submit(table, asked(table, { type: 'correct', to: 1 }));
  const { game, state } = table;
  const wrong = table.entries[1];
  enter(table, game.actor(state), 'move' in wrong ? wrong.move : '');
  expect(movesIn(takenBack(table.entries))).toEqual(movesIn(tail));
});

test('a game that is over, and a resignation, can be corrected too', () => {
  const table = tossed(1000);
  expect(isOver(table)).toBe(true);
  const { length } = table.entries;
  const to = table.entries.findLastIndex(({ actor }) => typeof actor === 'number');
  submit(table, asked(table, { type: 'correct', to }));
  expect(isOver(table)).toBe(false);
  const base = table.entries.length;
  submit(table, { type: 'resign', id: 'r', seat: 0, base });
  expect([isOver(table), [...table.resigned]]).toEqual([true, [0]]);
  submit(table, asked(table, { type: 'correct', to: base }));
  expect([isOver(table), [...table.resigned]]).toEqual([false, []]);
  const truth = truthOf(tosses, table.match, table.entries);
  expect([isOverAt(truth), isOverAt(truth, length), isOverAt(truth, base + 1)]).toEqual([false, true, true]);
  expect(resultOf(table)).toEqual(resultAt(truth));
});

test('only a table by hand is corrected, and only to what was entered', () => {
  const table = tossed(3);
  for (const to of [-1, 3, 0.5])
    expect(plan(table, asked(table, { type: 'correct', to }))).toMatchObject({ ok: false });
  expect(plan(table, asked(table, { type: 'repeat' }))).toMatchObject({ code: 'empty' });
  expect(plan(table, { ...asked(table, { type: 'correct', to: 0 }), seat: 0 })).toMatchObject({ code: 'no-such-seat' });
  const { byHand: _, ...drawn } = table.match;
  const online = openTable(tosses, { ...drawn, chance: { seed: 'aa', match: 'm', nonces: [] } });
  expect(plan(online, asked(online, { type: 'correct', to: 0 }))).toMatchObject({ code: 'no-such-seat' });
  const forged: Entry = { seq: online.entries.length, actor: 'host', act: 'correct', to: 0 };
  expect(() => storedTable(tosses, online.match, [...online.entries, forged])).toThrow('entered by hand is corrected');
});

test('what no longer fits is not entered again, and the rule is named', async () => {
  const desert = await loadGame('durch-die-wueste');
  const table = openTable(desert, byHand(desert, 2));
  const random = seeded('fits');
  while (desert.actor(table.state) === CHANCE) enterAny(table, random);
  const { length } = table.entries;
  enterAny(table, random);
  enterAny(table, random);
  const second = movesIn(table.entries)[length + 1];
  submit(table, asked(table, { type: 'correct', to: length }));
  const hex = second.split(' ').at(-1)!;
  const there = movesOf(desert, table.state).map(move => desert.format(table.state, move));
  enter(table, desert.actor(table.state), there.find(text => text.endsWith(` ${hex}`))!);
  const again = plan(table, asked(table, { type: 'repeat' }));
  expect(again).toMatchObject({ ok: false, code: 'forbidden', rule: expect.stringMatching(/^DW-/) });
});
