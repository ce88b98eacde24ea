import { expect, test } from 'vitest';
import { seeded } from '../../engine/random.ts';
import { loadGame } from '../../games/registry.ts';
import { smallGame } from '../../games/testing/games.ts';
import { seedFromWords } from '../../table/chance.ts';
import type { Match, Player } from '../../table/match.ts';
import { openTable } from '../../table/table.ts';
import { savedFrom } from '../match/saved-match.ts';
import { matchFrom, usualSetup } from '../match/setup.ts';
import { Device } from '../match/testing/device.ts';
import { LocalHost } from './local-host.ts';
import { TableController } from './table-controller.ts';
import { localPool } from './testing/bot.ts';

const game = await loadGame(smallGame);
const person: Player = { name: 'Ann', colour: 'red' };
const bot: Player = { name: '', colour: 'blue', bot: 'learning' };

/** A table on this device, alone in its window. */
function tableFor(players: readonly Player[]) {
  const chance = { seed: seedFromWords('small'), match: 'm', nonces: [] };
  const match: Match = { id: 'm', game: game.id, version: game.version, options: {}, players, chance };
  const device = new Device();
  device.kept.set('m', savedFrom(openTable(game, match)));
  const joinWindows = (_: string, { lead }: { lead(): void }) => {
    queueMicrotask(lead);
    return { leads: () => true, tell: () => undefined, leave: () => undefined };
  };
  const host = new LocalHost(game, match, [], {
    store: device.openWindow(),
    joinWindows,
    pool: localPool,
    botDelay: () => 0,
  });
  return { device, host, controller: new TableController(host, () => false) };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 1));
}

test('a stone is clicked, then where it goes; whatever else is clicked is answered with the rule', async () => {
  const { controller } = tableFor([person, bot]);
  controller.pick('b5');
  expect(controller.draft.value?.moves).toEqual([]);
  controller.pick('b3');
  expect(controller.refusal.value?.rules).toEqual(['CR-MOVE-2']);
  controller.pick('b4');
  expect(controller.draft.value?.moves).toEqual(['go b5 b4']);
  await controller.end();
  expect(controller.snapshot.value.entries[0]).toMatchObject({ actor: 0, move: 'go b5 b4' });
  controller.leave();
});

test('a whole game against a bot is played and kept, and its past goes back to the very beginning', async () => {
  const { device, controller, host } = tableFor([person, bot]);
  const { snapshot, draft, builder } = controller;
  while (!snapshot.value.over) {
    await until(() => snapshot.value.over || draft.value !== undefined);
    if (!draft.value) break;
    for (const token of builder.value?.legal[0].tokens.slice(1) ?? []) controller.pick(token);
    await controller.end();
  }
  await until(() => device.kept.get('m')?.over === true);
  expect(host.reader.result().winners).toHaveLength(1);
  controller.lookAt(0);
  expect(controller.past.value).toBe(0);
  expect(controller.isFirst()).toBe(true);
  controller.leave();
});

test('the usual match has as many bots as the game has room for', () => {
  const setup = usualSetup(game);
  expect(setup.players).toHaveLength(2);
  const match = matchFrom(game, setup, { id: 'm', seed: '00', random: seeded('usual') });
  expect(match.players.filter(player => player.bot === undefined)).toHaveLength(1);
});
