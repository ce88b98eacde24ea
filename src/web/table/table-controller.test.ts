import { expect, test } from 'vitest';
import { type Game, SPECTATOR } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { copyOf, sameBytes } from '../../engine/state.ts';
import { pearls } from '../../engine/testing/pearls.ts';
import { loadGame } from '../../games/registry.ts';
import { seedFromWords } from '../../table/chance.ts';
import type { Player } from '../../table/match.ts';
import { openTable, stateAfter, submit } from '../../table/table.ts';
import { candidates } from '../kit/input/move-builder.ts';
import { botToMove } from './bots.ts';
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
    for (let seat = botToMove(table); seat !== undefined; seat = botToMove(table))
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
  return { host, sitting: new TableController(host, () => endsByItself) };
};

/** Clicks the words of the first move that is possible. */
function tryOne(sitting: TableController): void {
  const [first] = candidates(sitting.picking.value!);
  for (const token of first.tokens.slice(1)) if (sitting.picking.value) sitting.pick(token);
}

async function playUntilCamels(sitting: TableController): Promise<void> {
  while (sitting.picking.value?.legal[0]?.tokens[0] === 'rider') {
    tryOne(sitting);
    await sitting.end();
  }
}

test('a move is tried, shown, taken back, and sent only when the turn ends', async () => {
  const { host, sitting } = sit([person, bot]);
  const before = host.table.entries.length;
  expect(sitting.canEnd()).toBe(false);
  tryOne(sitting);
  expect(sitting.draft.value?.moves).toHaveLength(1);
  expect(sitting.shown.value).not.toBe(sitting.view.value.state);
  expect(sitting.canEnd()).toBe(true);
  expect(host.table.entries.length).toBe(before);
  sitting.undo();
  expect(sitting.draft.value?.moves).toHaveLength(0);
  tryOne(sitting);
  await sitting.end();
  expect(host.table.entries.length).toBe(before + 2);
  expect(sitting.draft.value?.moves).toHaveLength(0);
});

test('a turn of two camels ends after the second one', async () => {
  const { sitting } = sit([person, bot]);
  await playUntilCamels(sitting);
  tryOne(sitting);
  // The first seat begins with one camel; from the second round on it has two.
  await sitting.end();
  tryOne(sitting);
  expect(sitting.canEnd()).toBe(false);
  tryOne(sitting);
  expect(sitting.canEnd()).toBe(true);
});

test('taking back lets go of chosen words before it takes back a move', () => {
  const { sitting } = sit([person, bot]);
  sitting.pick('white');
  expect(sitting.picking.value?.chosen.size).toBe(1);
  expect(sitting.canUndo()).toBe(true);
  sitting.undo();
  expect(sitting.picking.value?.chosen.size).toBe(0);
  expect(sitting.canUndo()).toBe(false);
});

test('a turn can end by itself', () => {
  const { host, sitting } = sit([person, bot], true);
  const before = host.table.entries.length;
  tryOne(sitting);
  return Promise.resolve().then(() => expect(host.table.entries.length).toBe(before + 2));
});

test('a forbidden place is answered with its rule, until the next click', async () => {
  const { sitting } = sit([person, bot]);
  await playUntilCamels(sitting);
  sitting.pick('white');
  const reach = new Set(candidates(sitting.picking.value!).map(({ tokens }) => tokens[2]));
  const far = [...desertHexes()].find(hex => !reach.has(hex));
  sitting.pick(far!);
  expect(sitting.objection.value?.rules[0]).toMatch(/^DW-CAMEL-/);
  expect([...sitting.picking.value!.chosen.values()]).toEqual(['white']);
  sitting.pick('pink');
  expect(sitting.objection.value).toBeUndefined();
});

function desertHexes(): Set<string> {
  const s = desert.initial(2, readOptions(desert.options));
  const list = { items: new Int32Array(0), length: 0 };
  desert.expressible(s, list);
  const texts = Array.from(list.items.subarray(0, list.length), move => desert.format(s, move).split(' '));
  return new Set(texts.filter(([verb]) => verb === 'palm').map(([, hex]) => hex));
}

test('a refusal of the table is told, and the draft begins anew', async () => {
  const { host, sitting } = sit([person, bot]);
  tryOne(sitting);
  host.refuse = { ok: false, code: 'stale' };
  await sitting.end();
  expect(sitting.objection.value).toEqual({ code: 'stale', rules: [] });
});

test('the past can be stepped through, not beyond the set-up, and ends in the present', async () => {
  const { host, sitting } = sit([person, bot, bot]);
  tryOne(sitting);
  await sitting.end();
  const { length } = host.table.entries;
  expect(sitting.lastSeen()).toBe(length - 2);
  sitting.lookAt(sitting.lastSeen());
  expect(sitting.past.value).toBe(length - 2);
  sitting.step(1);
  expect(sitting.past.value).toBe(length - 1);
  sitting.step(1);
  expect(sitting.past.value).toBeUndefined();
  sitting.lookAt(0);
  expect(sitting.isFirst()).toBe(true);
  sitting.step(-1);
  expect(sitting.isFirst()).toBe(true);
});

test('around one device the turn goes from hand to hand; who resigned is asked no more', async () => {
  const { sitting } = sit([person, person, bot]);
  expect(sitting.viewer.value).toBe(0);
  tryOne(sitting);
  await sitting.end();
  expect(sitting.viewer.value).toBe(1);
  expect(sitting.playingSeat()).toBe(1);
  await sitting.resign(1);
  expect(sitting.viewer.value).toBe(0);
  expect(sitting.draft.value?.seat).toBe(0);
});

test('in the past ending and taking back only lead to the present', async () => {
  const { host, sitting } = sit([person, bot]);
  tryOne(sitting);
  const { length } = host.table.entries;
  for (const act of ['end', 'undo', 'escape'] as const) {
    sitting.past.value = length - 1;
    await Promise.resolve(sitting[act]());
    expect(sitting.past.value).toBeUndefined();
    expect(sitting.draft.value?.moves).toHaveLength(1);
    expect(host.table.entries).toHaveLength(length);
  }
  await sitting.end();
  expect(host.table.entries.length).toBeGreaterThan(length);
});

test('whoever takes the device sees the present; until then the past shows nobody’s secrets', async () => {
  const host = quickHost(pearls, [person, person]);
  const { length } = host.table.entries;
  const sitting = new TableController(host, () => false);
  const showsFor = (viewer: number) => {
    const state = copyOf(stateAfter(host.table, length));
    host.game.mask(state, viewer);
    return sameBytes(sitting.shown.value, state);
  };
  sitting.take();
  expect(sitting.viewer.value).toBe(0);
  sitting.past.value = length;
  expect(showsFor(0)).toBe(true);
  await host.send(botCommand(host.table, 0));
  expect(sitting.handover.value).toEqual({ viewer: SPECTATOR, waiting: 1 });
  expect(showsFor(SPECTATOR)).toBe(true);
  expect(showsFor(0)).toBe(false);
  sitting.take();
  expect(sitting.past.value).toBeUndefined();
  expect(sitting.viewer.value).toBe(1);
});

test('the last but one who gives up ends the match', async () => {
  expect(sit([person, bot]).sitting.endsIt()).toBe(true);
  const { sitting } = sit([person, person, bot]);
  expect(sitting.endsIt()).toBe(false);
  await sitting.resign(0);
  expect(sitting.endsIt()).toBe(true);
});
