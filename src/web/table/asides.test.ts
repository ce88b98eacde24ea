import { expect, test } from 'vitest';
import { readOptions } from '../../engine/options.ts';
import { loadGame } from '../../games/registry.ts';
import { seedFromWords } from '../../table/chance.ts';
import type { Player } from '../../table/match.ts';
import { botToMove } from '../../table/players.ts';
import { openTable, submit } from '../../table/table.ts';
import { candidates } from '../kit/input/move-builder.ts';
import { TableController } from './table-controller.ts';
import { botCommand } from './testing/bot.ts';
import { hostFor, type PlainHost } from './testing/hosting.ts';

const nomads = await loadGame('nomadi');
const players: readonly Player[] = [
  { name: 'Ann', colour: 'blue' },
  { name: '', colour: 'yellow', bot: 'learning' },
];

/** Ann at a table where talers may be given, after all stones were placed. */
async function sitDown(): Promise<TableController<PlainHost>> {
  const chance = { seed: seedFromWords('asides'), match: 'm', nonces: [] };
  const options = readOptions(nomads.options, { trade: true });
  const match = { id: 'm', game: nomads.id, version: nomads.version, options, players, chance };
  const table = openTable(nomads, match);
  const host = hostFor(table, async command => {
    const answer = submit(table, command);
    for (
      let seat = botToMove(table, table.match.players);
      seat !== undefined;
      seat = botToMove(table, table.match.players)
    )
      submit(table, botCommand(table, seat));
    host.length.value = table.entries.length;
    return answer;
  });
  const controller = new TableController(host, () => false);
  while (controller.builder.value?.legal[0]?.tokens[0] === 'place') {
    tryOne(controller);
    await controller.end();
  }
  return controller;
}

function tryOne(controller: TableController): void {
  const [first] = candidates(controller.builder.value!);
  controller.playMoves([first.tokens.join(' ')]);
}

test('an aside leaves what is being tried out as it is', async () => {
  const controller = await sitDown();
  tryOne(controller);
  const { base, moves } = controller.draft.value!;
  await controller.sayAside('give 1 2');
  expect(controller.host.table.entries.at(-1)).toMatchObject({ actor: 0, move: 'give 1 2' });
  expect(controller.draft.value).toMatchObject({ base: base + 1, moves });
  expect(controller.canUndo()).toBe(true);
});

test('an aside that a rule forbids is answered with the rule', async () => {
  const controller = await sitDown();
  await controller.sayAside('give 1 99');
  expect(controller.refusal.value).toMatchObject({ code: 'forbidden', rules: ['NO-TRADE-2'] });
});
