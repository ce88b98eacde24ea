import { expect, test } from 'vitest';
import { type Game, randomMoveOf, SPECTATOR, type Viewer, wonPoints } from '../../engine/game.ts';
import { type Options, readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { copyOf } from '../../engine/state.ts';
import { pearls } from '../../engine/testing/pearls.ts';
import { loadGame } from '../../games/registry.ts';
import { seedFromWords } from '../../table/chance.ts';
import { isOver, openTable, submit, type Table } from '../../table/table.ts';
import { seenBy, setupLength, truthOf } from '../../table/timeline.ts';
import { effectsBetween } from '../kit/effect.ts';
import { isTold, lastSeenBy, MatchStory } from './log-lines.ts';
import { botCommand } from './testing/bot.ts';

const desert = await loadGame('durch-die-wueste');

function tableOf(game: Game, seats: number, given: Options = {}): Table {
  const chance = { seed: seedFromWords('x'), match: 'm', nonces: [] };
  const players = Array.from({ length: seats }, () => ({ name: '', colour: 'red', bot: 'learning' }) as const);
  const options = readOptions(game.options, given);
  return openTable(game, { id: 'm', game: game.id, version: game.version, options, players, chance });
}

const storyFor = ({ game, match, entries }: Table, viewer: Viewer) =>
  new MatchStory(seenBy(truthOf(game, match, entries), viewer));

test('every entry is told, with what it brought', () => {
  const table = tableOf(desert, 2);
  for (let i = 0; i < 30; i++) submit(table, botCommand(table, desert.actor(table.state)));
  const lines = storyFor(table, SPECTATOR).lines;
  expect(lines.map(line => line.seq)).toEqual(table.entries.map(entry => entry.seq));
  expect(lines[0]?.what).toMatchObject({ key: 'palm' });
  expect(lines.slice(0, 38).every(line => line.effects.length === 0)).toBe(true);
  const scores = [0, 1].map(seat =>
    lines
      .flatMap(line => line.effects.filter(effect => effect.seat === seat))
      .flatMap(({ gains }) => Object.values(gains)),
  );
  expect(scores.map(gains => gains.reduce((a, b) => a + b, 0))).toEqual(
    [0, 1].map(seat => wonPoints(desert, table.state, seat)),
  );
});

test('what a viewer may not know is told as something that happened', () => {
  const table = tableOf(pearls, 2);
  const lines = storyFor(table, 0).lines;
  const veiled = lines.filter(line => line.what === 'veiled').length;
  expect(veiled).toBeGreaterThan(0);
  expect(veiled).toBeLessThan(lines.length);
});

test('what chance does out of sight is not told, unless the game has words for it', () => {
  const lines = storyFor(tableOf(pearls, 2), 0).lines;
  const silent = lines.filter(line => !isTold(line, {}));
  expect(silent.length).toBeGreaterThan(0);
  expect(silent.every(({ what, actor }) => what === 'veiled' && actor === 'chance')).toBe(true);
  expect(lines.every(line => isTold(line, { secret: () => 'A pearl is drawn.' }))).toBe(true);
  const veiled = { seq: 0, actor: 1, what: 'veiled', effects: [], leads: [] } as const;
  expect(isTold(veiled, {})).toBe(true);
});

test('what a move brings is not told where it would give a secret away', async () => {
  const nomads = await loadGame('nomadi');
  const table = tableOf(nomads, 2);
  const random = seeded('cards');
  const left: number[] = [];
  while (left.length === 0 && !isOver(table)) {
    const [before, base, seat] = [copyOf(table.state), table.entries.length, nomads.actor(table.state)];
    const move = nomads.format(before, randomMoveOf(nomads)(before, random));
    submit(table, { type: 'play', id: `${base}`, seat, base, moves: [move] });
    nomads.apply(before, nomads.parse(before, move));
    if (
      move === 'leave' &&
      effectsBetween(nomads, truthOf(nomads, table.match, table.entries).states[base], before).length > 0
    )
      left.push(base);
  }
  const [seq] = left;
  expect(storyFor(table, SPECTATOR).lines[seq]).toMatchObject({ effects: [] });
});

test.each([SPECTATOR, 0, 1])('viewer %i is told of every die that was paid for, by chance’s hand too', async viewer => {
  const nomads = await loadGame('nomadi');
  const table = tableOf(nomads, 2);
  const random = seeded('paid');
  while (!isOver(table)) {
    const [base, seat] = [table.entries.length, nomads.actor(table.state)];
    const moves = [nomads.format(table.state, randomMoveOf(nomads)(table.state, random))];
    submit(table, { type: 'play', id: `${base}`, seat, base, moves });
  }
  const { lines } = storyFor(table, viewer);
  const told = lines.filter(line => isTold(line, {}));
  const byChance = told.filter(({ actor, effects }) => actor === 'chance' && effects.length > 0);
  expect(byChance.length).toBeGreaterThan(0);
  expect(byChance.flatMap(({ effects }) => effects.flatMap(({ gains }) => Object.keys(gains)))).not.toContain('cards');
  const paid = (seat: number) =>
    told.flatMap(({ effects }) => effects.filter(effect => effect.seat === seat).map(({ gains }) => gains.dice ?? 0));
  for (const seat of [0, 1])
    expect(paid(seat).reduce((sum, dice) => sum + dice, 0)).toBe(nomads.breakdown(table.state, seat).dice);
});

test('a seat has seen everything up to its own last move, at first the set-up', () => {
  const entries = (['chance', 'chance', 0, 1, 1, 0, 1] as const).map(actor => ({ actor }));
  expect(setupLength(entries)).toBe(2);
  expect(lastSeenBy(entries, 0)).toBe(6);
  expect(lastSeenBy(entries, 1)).toBe(7);
  expect(lastSeenBy(entries, 2)).toBe(2);
  expect(lastSeenBy([], 0)).toBe(0);
});

test('of what chance lays out in a row after the first moves, only the last line is told', () => {
  const table = tableOf(desert, 2, { palms: 'people' });
  for (let i = 0; i < 6; i++) submit(table, botCommand(table, desert.actor(table.state)));
  const told = storyFor(table, SPECTATOR).lines.filter(line => isTold(line, {}));
  const keys = told.map(({ what }) => (typeof what === 'object' ? what.key : what));
  expect(keys).toEqual([...Array.from({ length: 5 }, () => 'setPalm'), 'waters', 'rider']);
});
