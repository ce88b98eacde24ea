import { expect, test } from 'vitest';
import { type Game, SPECTATOR } from '../../engine/game.ts';
import { randomLog } from '../../engine/logs/transcript.ts';
import { readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
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
const kings = await loadGame('wuestenkoenige');
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

test('a turn that is on its way can be neither ended once more nor taken back', async () => {
  const { host, controller } = sit([person, bot]);
  host.refuse = { ok: false, code: 'stale' };
  tryOne(controller);
  expect(controller.canEnd()).toBe(true);
  const sent = controller.end();
  expect(controller.canEnd()).toBe(false);
  expect(controller.canUndo()).toBe(false);
  controller.undo();
  expect(controller.isSending()).toBe(true);
  await sent;
  expect(controller.canEnd()).toBe(true);
  expect(controller.canUndo()).toBe(true);
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

/** Clicks a hex where nothing can stand, so that a refusal is on the screen. */
function askForbidden(controller: TableController): void {
  const reach = new Set(candidates(controller.builder.value!).map(({ tokens }) => tokens[2]));
  controller.pick([...desertHexes()].find(hex => !reach.has(hex))!);
  expect(controller.refusal.value).toBeDefined();
}

const rightThings: Readonly<Record<string, (controller: TableController) => unknown>> = {
  'a move played as a whole, as from a hint': controller =>
    controller.playMoves([candidates(controller.builder.value!)[0].tokens.join(' ')]),
  'a piece set by clicks': tryOne,
  'something taken back': controller => controller.undo(),
  'a hint that is asked for': controller => controller.forgetRefusal(),
  'a new turn': async controller => {
    tryOne(controller);
    await controller.end();
  },
};

test.each(Object.entries(rightThings))('a refusal goes with %s', async (_, doRight) => {
  const { controller } = sit([person, bot]);
  askForbidden(controller);
  await doRight(controller);
  expect(controller.refusal.value).toBeUndefined();
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

test('something is to be chosen in one’s own turn, not when all is tried out, looked back at, or only watched', async () => {
  const { controller } = sit([person, bot]);
  expect(controller.isChoosing()).toBe(true);
  tryOne(controller);
  expect(controller.isChoosing()).toBe(false);
  await controller.end();
  expect(controller.isChoosing()).toBe(true);
  controller.lookAt(0);
  expect(controller.isChoosing()).toBe(false);
  expect(sit([bot, bot]).controller.isChoosing()).toBe(false);
});

test('the button of a word that is a whole move plays it, whatever has been chosen on the board', () => {
  const controller = new TableController(quickHost(kings, [person, bot]), () => false);
  controller.press('skip');
  const camel = candidates(controller.builder.value!).find(({ tokens }) => tokens[0] === 'go')!;
  controller.pick(camel.tokens[1]);
  expect(controller.builder.value?.chosen.size).toBe(1);
  controller.press('end');
  expect(controller.refusal.value).toBeUndefined();
  expect(controller.draft.value?.moves).toHaveLength(2);
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

test('steps back lead from move to move: what chance did in between is part of the way', async () => {
  const nomads = await loadGame('nomadi');
  const match = { ...quickHost(nomads, [person, person]).table.match };
  const entries = randomLog(nomads, 2, match.options, seeded('steps')).slice(0, 80);
  const host = hostFor(openTable(nomads, match, entries), async () => ({ ok: true, entries: [] }));
  const controller = new TableController(host, () => false);
  const first = entries.findIndex(({ actor }) => actor !== 'chance');
  expect(entries.slice(first).some(({ actor }) => actor === 'chance')).toBe(true);
  const seen: number[] = [];
  for (controller.step(-1); !controller.isFirst(); controller.step(-1)) {
    expect(controller.lookedAt()?.actor).not.toBe('chance');
    seen.push(controller.moveCounts.value[controller.past.value!]);
  }
  const all = controller.moveCounts.value.at(-1)!;
  const last = entries.at(-1)?.actor === 'chance' ? all : all - 1;
  expect(seen).toEqual(Array.from({ length: last }, (_, i) => last - i));
  expect(controller.lookedAt()).toBeUndefined();
});

test('the last but one who gives up ends the match', async () => {
  expect(sit([person, bot]).controller.endsIt()).toBe(true);
  const { controller } = sit([person, person, bot]);
  expect(controller.endsIt()).toBe(false);
  await controller.resign(0);
  expect(controller.endsIt()).toBe(true);
});

test('what others did plays by itself until the present, and stops where somebody steps by hand', async () => {
  const { host, controller } = sit([person, bot]);
  await playUntilCamels(controller);
  tryOne(controller);
  await controller.end();
  const length = host.table.entries.length;
  controller.playNews();
  expect(controller.past.value).toBe(controller.lastSeen());
  expect(controller.playing.value).toBe(true);
  controller.step(-1);
  expect(controller.playing.value).toBe(false);
  controller.playNews();
  for (let ticks = 0; controller.past.value !== undefined; ticks++) {
    expect(controller.playing.value).toBe(true);
    expect(ticks).toBeLessThan(length);
    controller.tick();
  }
  expect(controller.playing.value).toBe(false);
});

test('a part of the log is played by itself from stop to stop, and ends in the present', async () => {
  const { controller, host } = sit([person, bot]);
  tryOne(controller);
  await controller.end();
  const end = host.table.entries.length;
  const stops = [end - 2, end - 1];
  controller.playThrough(stops);
  const seen: (number | undefined)[] = [];
  for (let ticks = 0; controller.past.value !== undefined && ticks < end; ticks++) {
    expect(controller.playing.value).toBe(true);
    seen.push(controller.past.value);
    controller.tick();
  }
  expect(seen).toEqual(stops);
  expect(controller.playing.value).toBe(false);
});

test('the board stays where something was revealed, and then catches up', async () => {
  const { controller } = sit([person, bot]);
  const line = controller.lines.value.at(-1)!;
  tryOne(controller);
  await controller.end();
  controller.hold(line);
  expect(controller.shown.value).toBe(controller.host.reader.seenAfter(line.seq + 1, controller.viewer.value));
  expect(controller.past.value).toBe(line.seq + 1);
  controller.release();
  expect(controller.moment.value).toBe(undefined);
  expect(controller.playing.value).toBe(true);
});
