import { expect, test } from 'vitest';
import { CHANCE, type Game, movesOf } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { pearls } from '../../engine/testing/pearls.ts';
import { seedFromWords } from '../../table/chance.ts';
import { openTable, readableMoves, submit, type Table } from '../../table/table.ts';
import { botRequest } from './bots.ts';

const cards = pearls as unknown as Game;

/** Pearls after the first draw; what was drawn depends on the words. */
function dealt(words: string): Table {
  const players = [
    { name: '', colour: 'red', bot: 'fair' },
    { name: '', colour: 'blue', bot: 'fair' },
  ] as const;
  const chance = { seed: seedFromWords(words), match: words, nonces: [] };
  return openTable(cards, {
    id: 'm',
    game: 'pearls',
    version: 1,
    options: readOptions(cards.options),
    players,
    chance,
  });
}

const drawnBy = (table: Table, seat: number) =>
  table.entries.filter((_, i) => i % 2 === seat).map(entry => Object(entry).move);

test('what a bot is sent does not depend on what its seat may not know', () => {
  const tables = Array.from({ length: 60 }, (_, i) => dealt(`truth ${i}`));
  const own = (table: Table) => drawnBy(table, 0).join();
  const alike = tables.filter(table => own(table) === own(tables[0]));
  expect(new Set(alike.map(table => drawnBy(table, 1).join())).size).toBeGreaterThan(2);
  expect(new Set(alike.map(table => JSON.stringify(botRequest(table, 0, 'seed')))).size).toBe(1);
  // The seat's own pearls do count.
  expect(new Set(tables.map(table => JSON.stringify(botRequest(table, 0, 'seed')))).size).toBeGreaterThan(1);
});

test('in the desert of a day a bot is asked the same for everybody, and thinks without a clock or a memory', () => {
  const requests = ['one seed', 'another'].map(seed => botRequest(dealt('day 2026-11-16 pearls'), 0, seed));
  expect(requests[0]).toEqual(requests[1]);
  expect(requests[0]).toMatchObject({ untimed: true });
  expect(requests[0]).not.toHaveProperty('history');
  expect(botRequest(dealt('day 2026-11-17 pearls'), 0, 'one seed').seed).not.toBe(requests[0].seed);
});

test('a bot hears the moves, hidden ones without their text, and nothing of what happens beside the rules', () => {
  const entries = [
    { seq: 0, actor: 'chance', move: 'draw 1' },
    { seq: 1, actor: 'chance', veiled: true },
    { seq: 2, actor: 1, act: 'resign' },
    { seq: 3, actor: 0, move: 'lay 1' },
  ] as const;
  expect(readableMoves(entries)).toEqual(['draw 1', undefined, 'lay 1']);
});

test('at the printed game a bot hears what counts: nothing of what was corrected, and nothing hidden', () => {
  const { match, entries } = dealt('printed');
  const table = openTable(cards, { ...match, byHand: true }, entries);
  const before = botRequest(table, 0, 'seed');
  const { length: base } = table.entries;
  const seat = cards.actor(table.state);
  const move = cards.format(table.state, movesOf(cards, table.state)[0]);
  submit(table, { type: 'play', id: 'slip', seat, base, moves: [move] });
  submit(table, { type: 'correct', id: 'back', seat: CHANCE, base: table.entries.length, to: base });
  expect(botRequest(table, 0, 'seed')).toEqual(before);
  expect(before.history?.moves).toContain(undefined);
});
