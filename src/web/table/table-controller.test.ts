import { expect, test } from 'vitest';
import { type Game, SPECTATOR } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { copyOf, sameBytes } from '../../engine/state.ts';
import { pearls } from '../../engine/testing/pearls.ts';
import { loadGame } from '../../games/registry.ts';
import { seedFromWords } from '../../table/chance.ts';
import type { Player } from '../../table/match.ts';
import { botToMove } from '../../table/players.ts';
import { openTable, submit } from '../../table/table.ts';
import { truthOf } from '../../table/timeline.ts';
import { candidates } from '../kit/input/move-builder.ts';
import { TableController } from './table-controller.ts';
import { botCommand } from './testing/bot.ts';
import { hostFor } from './testing/hosting.ts';

const desert = await loadGame('durch-die-wueste');
const person: Player = { name: '', colour: 'red' };
const bot: Player = { name: '', colour: 'blue', bot: 'learning' };

/** A host whose bots answer at once. */
function quickHost(game: Game, players: readonly Player[]) {
  const chance = { seed: seedFromWords('sitting'), match: 'm', nonces: [] };
  const match = { id: 'm', game: game.id, version: game.version, options: readOptions(game.options), players, chance };
  const table = openTable(game, match);
  const letBotsMove = () => {
    for (
      let seat = botToMove(table, table.match.players);
      seat !== undefined;
      seat = botToMove(table, table.match.players)
    )
      submit(table, botCommand(table, seat));
    host.length.value = table.entries.length;
  };
  const host = hostFor(table, async command => {
    const answer = host.refuse ?? submit(table, command);
    letBotsMove();
    return answer;
  });
  letBotsMove();
  return host;
}

const sit = (players: readonly Player[], endsByItself = false) => {
  const host = quickHost(desert, players);
  return { host, controller: new TableController(host, () => endsByItself) };
};

/** Clicks the words of the first move that is possible. */
function tryOne(controller: TableController): void {
  const [first] = candidates(controller.builder.value!);
  for (const token of first.tokens.slice(1)) if (controller.builder.value) controller.pick(token);
}

async function playUntilCamels(controller: TableController): Promise<void> {
  while (controller.builder.value?.legal[0]?.tokens[0] === 'rider') {
    tryOne(controller);
    await controller.end();
  }
}

test('a move is tried, shown, taken back, and sent only when the turn ends', async () => {
  const { host, controller } = sit([person, bot]);
  const before = host.table.entries.length;
  expect(controller.canEnd()).toBe(false);
  tryOne(controller);
  expect(controller.draft.value?.moves).toHaveLength(1);
  expect(controller.shown.value).not.toBe(controller.snapshot.value.state);
  expect(controller.canEnd()).toBe(true);
  expect(host.table.entries.length).toBe(before);
  controller.undo();
  expect(controller.draft.value?.moves).toHaveLength(0);
  tryOne(controller);
  await controller.end();
  expect(host.table.entries.length).toBe(before + 2);
  expect(controller.draft.value?.moves).toHaveLength(0);
});

test('a turn of two camels ends after the second one', async () => {
  const { controller } = sit([person, bot]);
  await playUntilCamels(controller);
  tryOne(controller);
  // The first seat begins with one camel; from the second round on it has two.
  await controller.end();
  tryOne(controller);
  expect(controller.canEnd()).toBe(false);
  tryOne(controller);
  expect(controller.canEnd()).toBe(true);
});

test('taking back lets go of chosen words before it takes back a move', () => {
  const { controller } = sit([person, bot]);
  controller.pick('white');
  expect(controller.builder.value?.chosen.size).toBe(1);
  expect(controller.canUndo()).toBe(true);
  controller.undo();
  expect(controller.builder.value?.chosen.size).toBe(0);
  expect(controller.canUndo()).toBe(false);
});

test('a turn can end by itself', () => {
  const { host, controller } = sit([person, bot], true);
  const before = host.table.entries.length;
  tryOne(controller);
  return Promise.resolve().then(() => expect(host.table.entries.length).toBe(before + 2));
});

test('a forbidden place is answered with its rule, until the next click', async () => {
  const { controller } = sit([person, bot]);
  await playUntilCamels(controller);
  controller.pick('white');
  const reach = new Set(candidates(controller.builder.value!).map(({ tokens }) => tokens[2]));
  const far = [...desertHexes()].find(hex => !reach.has(hex));
  controller.pick(far!);
  expect(controller.refusal.value?.rules[0]).toMatch(/^DW-CAMEL-/);
  expect([...controller.builder.value!.chosen.values()]).toEqual(['white']);
  controller.pick('pink');
  expect(controller.refusal.value).toBeUndefined();
});

function desertHexes(): Set<string> {
  const s = desert.initial(2, readOptions(desert.options));
  const list = { items: new Int32Array(0), length: 0 };
  desert.expressible(s, list);
  const texts = Array.from(list.items.subarray(0, list.length), move => desert.format(s, move).split(' '));
  return new Set(texts.filter(([verb]) => verb === 'palm').map(([, hex]) => hex));
}

test('a refusal of the table is told, and the draft begins anew', async () => {
  const { host, controller } = sit([person, bot]);
  tryOne(controller);
  host.refuse = { ok: false, code: 'stale' };
  await controller.end();
  expect(controller.refusal.value).toEqual({ code: 'stale', rules: [] });
});

test('the past can be stepped through, not beyond the set-up, and ends in the present', async () => {
  const { host, controller } = sit([person, bot, bot]);
  tryOne(controller);
  await controller.end();
  const { length } = host.table.entries;
  expect(controller.lastSeen()).toBe(length - 2);
  controller.lookAt(controller.lastSeen());
  expect(controller.past.value).toBe(length - 2);
  controller.step(1);
  expect(controller.past.value).toBe(length - 1);
  controller.step(1);
  expect(controller.past.value).toBeUndefined();
  controller.lookAt(0);
  expect(controller.isFirst()).toBe(true);
  controller.step(-1);
  expect(controller.isFirst()).toBe(true);
});

test('around one device the turn goes from hand to hand; who resigned is asked no more', async () => {
  const { controller } = sit([person, person, bot]);
  expect(controller.viewer.value).toBe(0);
  tryOne(controller);
  await controller.end();
  expect(controller.viewer.value).toBe(1);
  expect(controller.playingSeat()).toBe(1);
  await controller.resign(1);
  expect(controller.viewer.value).toBe(0);
  expect(controller.draft.value?.seat).toBe(0);
});

test('in the past ending and taking back only lead to the present', async () => {
  const { host, controller } = sit([person, bot]);
  tryOne(controller);
  const { length } = host.table.entries;
  for (const act of ['end', 'undo', 'escape'] as const) {
    controller.past.value = length - 1;
    await Promise.resolve(controller[act]());
    expect(controller.past.value).toBeUndefined();
    expect(controller.draft.value?.moves).toHaveLength(1);
    expect(host.table.entries).toHaveLength(length);
  }
  await controller.end();
  expect(host.table.entries.length).toBeGreaterThan(length);
});

test('whoever takes the device sees the present; until then the past shows nobody’s secrets', async () => {
  const host = quickHost(pearls, [person, person]);
  const { length } = host.table.entries;
  const controller = new TableController(host, () => false);
  const showsFor = (viewer: number) => {
    const { game, match, entries } = host.table;
    const state = copyOf(truthOf(game, match, entries).states[length]);
    host.game.mask(state, viewer);
    return sameBytes(controller.shown.value, state);
  };
  controller.take();
  expect(controller.viewer.value).toBe(0);
  controller.past.value = length;
  expect(showsFor(0)).toBe(true);
  await host.send(botCommand(host.table, 0));
  expect(controller.handover.value).toEqual({ viewer: SPECTATOR, waiting: 1 });
  expect(showsFor(SPECTATOR)).toBe(true);
  expect(showsFor(0)).toBe(false);
  controller.take();
  expect(controller.past.value).toBeUndefined();
  expect(controller.viewer.value).toBe(1);
});

test('the last but one who gives up ends the match', async () => {
  expect(sit([person, bot]).controller.endsIt()).toBe(true);
  const { controller } = sit([person, person, bot]);
  expect(controller.endsIt()).toBe(false);
  await controller.resign(0);
  expect(controller.endsIt()).toBe(true);
});
