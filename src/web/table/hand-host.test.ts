import { expect, test, vi } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { LONGEST_WAIT } from '../../engine/testing/waiting.ts';
import { loadGame } from '../../games/registry.ts';
import { seedFromWords } from '../../table/chance.ts';
import { countingAt } from '../../table/corrections.ts';
import type { Match, Player } from '../../table/match.ts';
import { openTable } from '../../table/table.ts';
import { savedFrom } from '../match/saved-match.ts';
import { Device } from '../match/testing/device.ts';
import { LocalHost } from './local-host.ts';
import { TableController } from './table-controller.ts';
import { botCommand, localPool } from './testing/bot.ts';

const desert = await loadGame('durch-die-wueste');
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: LONGEST_WAIT, interval: 5 });

/** A table with the printed game, laid out, with these players. */
function tableOf(...players: readonly Player[]): LocalHost {
  const chance = { seed: seedFromWords('hand'), match: 'm', nonces: [] };
  const { id: game, version } = desert;
  const match: Match = { id: 'm', game, version, options: readOptions(desert.options), players, chance };
  const { entries } = openTable(desert, match);
  const byHand: Match = { ...match, byHand: true };
  const device = new Device();
  device.kept.set('m', savedFrom(openTable(desert, byHand, entries)));
  const joinWindows = () => ({ leads: () => true, tell: () => undefined, leave: () => undefined });
  return new LocalHost(desert, byHand, entries, {
    store: device.openWindow(),
    joinWindows,
    pool: localPool,
    botDelay: () => 0,
  });
}

const ann: Player = { name: 'Ann', colour: 'red' };
const bots: readonly Player[] = [
  { name: '', colour: 'blue', bot: 'learning' },
  { name: '', colour: 'green', bot: 'learning' },
];

test('bots tell what is to be done, one after the other, and nothing is entered before it is done', async () => {
  const host = tableOf(ann, ...bots);
  await host.send(botCommand(host.table, 0));
  const { length } = host.table.entries;
  for (const seat of [1, 2]) {
    await until(() => host.hand?.told.value?.seat === seat);
    const told = host.hand!.told.value!;
    expect([told.what.key, told.what.args.seat, host.thinking.value]).toEqual(['rider', seat, undefined]);
    expect(host.table.entries).toHaveLength(length + seat - 1);
    expect(await host.hand!.done()).toMatchObject({ ok: true });
    expect(host.table.entries.at(-1)).toMatchObject({ actor: seat, move: told.move });
  }
  // With three seats the second round of riders begins with Ann.
  expect(host.hand!.told.value).toBeUndefined();
  expect(await host.hand!.done()).toBeUndefined();
  host.close();
});

test('what was told is forgotten when the table goes back, and told anew', async () => {
  const host = tableOf(ann, ...bots);
  await host.send(botCommand(host.table, 0));
  await until(() => host.hand?.told.value?.seat === 1);
  const to = host.hand!.lastEntered()!;
  expect(await host.hand!.correct(to)).toMatchObject({ ok: true });
  expect(host.hand!.told.value).toBeUndefined();
  expect([countingAt(host.table.entries).length, host.hand!.takenBack()]).toEqual([to, 1]);
  expect(await host.hand!.repeat()).toMatchObject({ ok: true });
  await until(() => host.hand?.told.value?.seat === 1);
  host.close();
});

test('undo takes back the last entry, and what no longer fits is refused with its rule', async () => {
  const host = tableOf(ann, { name: 'Ben', colour: 'blue' });
  const controller = new TableController(host, () => true);
  await host.send(botCommand(host.table, 0));
  const { length } = host.table.entries;
  controller.undo();
  await until(() => host.table.entries.length === length + 1);
  expect(host.table.entries.at(-1)).toMatchObject({ act: 'correct', to: length - 1 });
  expect(controller.draft.value).toMatchObject({ seat: 0, base: length + 1 });
  expect(desert.actor(host.table.state)).toBe(0);
  await controller.correct('repeat');
  expect(desert.actor(host.table.state)).toBe(1);
  await controller.correct('repeat');
  expect(controller.refusal.value).toMatchObject({ code: 'empty' });
  controller.leave();
});

test('a whole board that was told at once is taken back at once', async () => {
  const host = tableOf(ann, { name: 'Ben', colour: 'blue' });
  const { entries } = host.table;
  const moves = entries.flatMap(entry => ('move' in entry ? [entry.move] : []));
  await host.hand!.correct(0);
  expect(host.hand!.lastEntered()).toBeUndefined();
  const base = host.table.entries.length;
  await host.send({ type: 'play', id: 'board', seat: CHANCE, base, moves });
  expect(host.hand!.lastEntered()).toBe(base);
  host.close();
});
