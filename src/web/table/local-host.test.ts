import { expect, test, vi } from 'vitest';
import { SearchFailed, type SearchPool, type SearchRequest } from '../../ai/messages.ts';
import { movesOf } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { LONGEST_WAIT } from '../../engine/testing/waiting.ts';
import { loadGame } from '../../games/registry.ts';
import { seedFromWords } from '../../table/chance.ts';
import type { Command, Match, Player } from '../../table/match.ts';
import { botToMove } from '../../table/players.ts';
import { openTable } from '../../table/table.ts';
import { EVERYTHING } from '../browser/channel.ts';
import { candidates } from '../kit/input/move-builder.ts';
import { savedFrom } from '../match/saved-match.ts';
import { Device } from '../match/testing/device.ts';
import { type HostDeps, LocalHost } from './local-host.ts';
import { TableController } from './table-controller.ts';
import { botCommand, localPool } from './testing/bot.ts';
import type { WindowEvents, Windows } from './windows.ts';

const desert = await loadGame('durch-die-wueste');
const person: Player = { name: '', colour: 'red' };
const other: Player = { name: '', colour: 'green' };
const bot: Player = { name: '', colour: 'blue', bot: 'learning' };

const settled = () => new Promise(resolve => setTimeout(resolve, 5));

/** As long as it takes: a test that waits in vain is ended by its own time. */
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: LONGEST_WAIT, interval: 5 });

/** The windows of a browser that all show one match. Those that lead do so all at once: that must do no harm either. */
class Hall {
  readonly device = new Device();
  readonly match: Match;
  readonly #heard = new Map<Windows, WindowEvents>();

  constructor(players: readonly Player[]) {
    const chance = { seed: seedFromWords('host'), match: 'm', nonces: [] };
    const { id: game, version } = desert;
    this.match = { id: 'm', game, version, options: readOptions(desert.options), players, chance };
    this.device.kept.set('m', savedFrom(openTable(desert, this.match)));
  }

  /** A window that shows what is on the disk now. */
  open(leads: boolean, pool: HostDeps['pool'] = localPool): LocalHost {
    const joinWindows = (_: string, hearing: WindowEvents) => this.#join(leads, hearing);
    const { entries } = this.device.kept.get('m')!;
    const store = this.device.openWindow();
    return new LocalHost(desert, this.match, entries, { store, joinWindows, pool, botDelay: () => 0 });
  }

  #join(leads: boolean, hearing: WindowEvents): Windows {
    const removals = this.device.openRemovals(removed => ['m', EVERYTHING].includes(removed) && hearing.news());
    const window: Windows = {
      leads: () => leads,
      tell: () => {
        for (const [one, { news }] of this.#heard) if (one !== window) news();
      },
      leave: () => {
        this.#heard.delete(window);
        removals.close();
      },
    };
    this.#heard.set(window, hearing);
    if (leads) queueMicrotask(() => hearing.lead());
    return window;
  }

  get length(): number {
    return this.device.kept.get('m')!.entries.length;
  }
}

/** The first move that comes to mind, made on what this host shows now. */
function firstMove({ table }: LocalHost, id = 'c'): Command {
  return { ...botCommand(table, table.game.actor(table.state)), id };
}

test('a move is saved and shown, and other windows catch up with it', async () => {
  const hall = new Hall([person, other]);
  const [here, there] = [hall.open(false), hall.open(false)];
  const before = hall.length;
  expect((await here.send(firstMove(here))).ok).toBe(true);
  expect(here.length.value).toBe(before + 1);
  await until(() => there.length.value === before + 1);
  expect(there.table.entries).toEqual(here.table.entries);
});

test('the same command is carried out once', async () => {
  const hall = new Hall([person, other]);
  const host = hall.open(false);
  const before = hall.length;
  const command = firstMove(host);
  const answers = await Promise.all([host.send(command), host.send(command)]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  expect(hall.length).toBe(before + 1);
});

test('of two windows that play at once one is refused and shows what the other did', async () => {
  const hall = new Hall([person, other]);
  const [here, there] = [hall.open(false), hall.open(false)];
  await settled();
  const answers = await Promise.all([here.send(firstMove(here, 'a')), there.send(firstMove(there, 'b'))]);
  expect(answers.map(answer => answer.ok || answer.code)).toEqual([true, 'stale']);
  expect(there.table.entries).toEqual(here.table.entries);
  expect(there.length.value).toBe(here.length.value);
});

test('bots in two windows that both lead play one game', async () => {
  const hall = new Hall([person, bot, { ...bot, colour: 'green' }]);
  const [here, there] = [hall.open(true), hall.open(true)];
  await here.send(firstMove(here));
  await until(() => botToMove(here.table, here.table.match.players) === undefined);
  await until(() => there.length.value === here.length.value);
  expect(there.table.entries).toEqual(here.table.entries);
  expect(here.table.game.actor(here.table.state)).toBe(0);
  expect(hall.device.kept.get('m')!.entries).toEqual(here.table.entries);
});

test('only a window that leads moves the bots', async () => {
  const hall = new Hall([bot, person]);
  const waiting = hall.open(false);
  const before = hall.length;
  await settled();
  expect(hall.length).toBe(before);
  hall.open(true);
  await until(() => waiting.length.value === before + 1);
  expect(hall.length).toBe(before + 1);
});

test('a move is at the table only once it is saved', async () => {
  const hall = new Hall([person, other]);
  const host = hall.open(false);
  await settled();
  const before = hall.length;
  const lengths: number[] = [];
  const { put } = hall.device.disk;
  hall.device.disk.put = async (saved, check) => {
    lengths.push(host.table.entries.length, saved.entries.length);
    return put(saved, check);
  };
  expect((await host.send(firstMove(host))).ok).toBe(true);
  expect(lengths).toEqual([before, before + 1]);
  expect(host.table.entries.length).toBe(before + 1);
});

test('where saving fails the game goes on and says so, until saving works again', async () => {
  const hall = new Hall([person, other]);
  const host = hall.open(false);
  const before = hall.length;
  hall.device.fault = new Error('no room left');
  expect((await host.send(firstMove(host, 'a'))).ok).toBe(true);
  expect(host.trouble.value).toBe('no room left');
  expect(host.length.value).toBe(before + 1);
  hall.device.fault = undefined;
  await host.send(firstMove(host, 'b'));
  expect(host.trouble.value).toBeUndefined();
  expect(hall.length).toBe(before + 2);
});

test('a match that is deleted elsewhere is gone here at once, and no move brings it back', async () => {
  const hall = new Hall([person, bot]);
  const host = hall.open(true);
  await settled();
  await hall.device.openWindow().remove('m');
  await until(() => host.gone.value);
  expect(await host.send(firstMove(host))).toEqual({ ok: false, code: 'stale' });
  await settled();
  expect(hall.device.kept.size).toBe(0);
});

test('deleting everything stops a table between two moves of its bots', async () => {
  const hall = new Hall([bot, { ...bot, colour: 'green' }]);
  const host = hall.open(true);
  await hall.device.openWindow().removeAll();
  await until(() => host.gone.value);
  expect(hall.device.kept.size).toBe(0);
});

test('a table that is left while it saves still tells the others', async () => {
  const hall = new Hall([person, other]);
  const [here, there] = [hall.open(false), hall.open(false)];
  const before = hall.length;
  const sent = here.send(firstMove(here));
  here.close();
  expect((await sent).ok).toBe(true);
  await until(() => there.length.value === before + 1);
});

test('ending a turn twice ends one turn, and the next person hears nothing of it', async () => {
  const hall = new Hall([person, other]);
  const controller = new TableController(hall.open(false), () => false);
  const before = hall.length;
  const [first] = candidates(controller.builder.value!);
  for (const token of first.tokens.slice(1)) controller.pick(token);
  await Promise.all([controller.end(), controller.end()]);
  expect(controller.refusal.value).toBeUndefined();
  expect(controller.viewer.value).toBe(1);
  expect(hall.length).toBe(before + 1);
});

/** A pool that a test answers by hand: it keeps what it was asked, and each request waits. */
function patientPool() {
  const asked: {
    request: SearchRequest;
    signal: AbortSignal;
    answer: (move: string) => void;
    fail: (why: string) => void;
  }[] = [];
  const think: SearchPool['search'] = (request, controls) =>
    new Promise((resolve, reject) => {
      const answer = (move: string) =>
        resolve({ move, advice: [], expectation: { shares: [], points: [] }, rollouts: 0, stopped: false });
      const fail = (why: string) => reject(new SearchFailed(why));
      asked.push({ request, signal: controls?.signal as AbortSignal, answer, fail });
    });
  return { asked, search: think };
}

const someMove = (host: LocalHost) => host.game.format(host.table.state, movesOf(host.game, host.table.state)[0]);

test('a bot’s thought is given up when its table is left, and what it still says is not played', async () => {
  const hall = new Hall([bot, person]);
  const pool = patientPool();
  const host = hall.open(true, pool);
  const before = hall.length;
  await until(() => pool.asked.length === 1);
  host.close();
  expect(pool.asked[0].signal.aborted).toBe(true);
  pool.asked[0].answer(someMove(host));
  await settled();
  expect(hall.length).toBe(before);
});

test('when somebody resigns, the thought is given up and begun anew on the table as it is now', async () => {
  const hall = new Hall([bot, person, other]);
  const pool = patientPool();
  const host = hall.open(true, pool);
  await until(() => pool.asked.length === 1);
  const base = host.table.entries.length;
  await host.send({ type: 'resign', id: 'r', seat: 1, base });
  await until(() => pool.asked.length === 2);
  expect(pool.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  for (const { answer } of pool.asked) answer(someMove(host));
  await until(() => host.length.value === base + 2);
});

test('a bot that is stuck says why, and plays on when it is asked again', async () => {
  const hall = new Hall([bot, person]);
  const pool = patientPool();
  const host = hall.open(true, pool);
  const before = hall.length;
  await until(() => pool.asked.length === 1);
  pool.asked[0].fail('no worker');
  await until(() => host.stuck.value === 'no worker');
  expect(host.thinking.value).toBe(0);
  host.askAgain();
  expect(host.stuck.value).toBeUndefined();
  await until(() => pool.asked.length === 2);
  pool.asked[1].answer(someMove(host));
  await until(() => host.length.value === before + 1);
});

test('a match that is over stays as old as it is when somebody looks at it again', async () => {
  const hall = new Hall([person, other]);
  const host = hall.open(false);
  const base = host.table.entries.length;
  await host.send({ type: 'resign', id: 'r', seat: 0, base });
  const kept = { ...hall.device.kept.get('m')!, touched: 7 };
  expect(kept.over).toBe(true);
  hall.device.kept.set('m', kept);
  const again = hall.open(false);
  // Whatever is saved on arrival is saved before this is answered.
  expect(await again.send({ type: 'resign', id: 's', seat: 1, base: base + 2 })).toMatchObject({ code: 'over' });
  expect(hall.device.kept.get('m')?.touched).toBe(7);
});
