import { afterEach, expect, test } from 'vitest';
import type { SearchControls, SearchPool, SearchRequest, SearchResult } from '../../ai/messages.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { botPool } from './bot-threads.ts';
import { forTwo, guest, logOf, opened } from './testing/desert.ts';
import { openTestServer, type TestServer, worker } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

/** One thread, on which masters think until they are stopped. */
class EndlessMasters implements SearchPool {
  readonly size = 1;
  readonly #pool = botPool(worker, 1);
  readonly #heard = new Set<() => void>();
  readonly #stops = new Set<() => void>();
  #closed = false;
  masters = 0;

  async search(request: SearchRequest, controls: SearchControls = {}): Promise<SearchResult> {
    if (request.level === 'master' && !this.#closed) {
      this.masters++;
      for (const heard of this.#heard) heard();
      await new Promise<void>(resolve => {
        this.#stops.add(resolve);
        controls.signal?.addEventListener('abort', () => resolve());
      });
    }
    return this.#pool.search({ ...request, level: 'learning' });
  }

  asked(masters: number): Promise<void> {
    return new Promise(resolve => {
      const heard = () => this.masters >= masters && resolve();
      this.#heard.add(heard);
      heard();
    });
  }

  close(): void {
    this.#closed = true;
    this.#pool.close();
    for (const stop of this.#stops) stop();
  }
}

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function serverWith(pool: SearchPool, late = { by: 0 }): Promise<TestServer> {
  const { file, remove } = freshFile();
  const env = { AWAY_AFTER_SECONDS: '0', TRUSTED_PROXIES: 'loopback' };
  const server = await openTestServer({ file }, { pool, env, now: () => Date.now() + late.by });
  closing.push(remove, () => server.close());
  return server;
}

const masters = { ...forTwo, chairs: [{ for: 'me' }, ...Array(4).fill({ for: 'bot', level: 'master' })] };

/** A table of four masters that the only person at it resigns at once. */
async function hostileTable(mallory: Visitor): Promise<string> {
  const match = await opened(mallory, masters);
  await mallory.ask({ type: 'watch', match });
  await mallory.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
  expect(await mallory.ask({ type: 'start', match })).toMatchObject({ type: 'done' });
  await mallory.ask({ type: 'resign', match, seat: 0, base: logOf(mallory, match).length });
  return match;
}

/** Somebody plays with an easy bot, and waits until it has moved. */
async function seeBotMove(ben: Visitor): Promise<void> {
  const match = await opened(ben, { ...forTwo, chairs: [{ for: 'bot', level: 'easy' }, { for: 'me' }] });
  await ben.ask({ type: 'watch', match });
  await ben.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  await ben.ask({ type: 'start', match });
  await ben.next('news', ({ entries }) => entries.some(({ actor }) => actor === 0));
}

/** Somebody new at an address has masters think about a game of days, and goes. */
async function leaveToMasters({ address }: TestServer, from: string): Promise<void> {
  const mallory = await Visitor.come(address, await introduce(address, 'Mallory'), { 'x-forwarded-for': from });
  const match = await opened(mallory, { ...masters, chairs: masters.chairs.toReversed(), pace: 'day', listed: false });
  await mallory.ask({ type: 'sit', match, seat: 4, nonce: nonce() });
  expect(await mallory.ask({ type: 'start', match })).toMatchObject({ type: 'done' });
  mallory.close();
}

async function figures({ address }: TestServer): Promise<string> {
  return (await fetch(`${address}/metrics`)).text();
}

test('tables that one person leaves to masters do not keep the bot of another waiting', async () => {
  const pool = new EndlessMasters();
  const server = await serverWith(pool);
  const mallory = await guest(server.address, 'Mallory');
  for (let table = 0; table < 4; table++) await hostileTable(mallory);
  await pool.asked(1);
  await expect.poll(() => figures(server)).toContain('caravanserai_bot_queue{urgency="bots"} 3');
  expect(await figures(server)).toContain('caravanserai_bots 4');

  await seeBotMove(await guest(server.address, 'Ben'));
  expect(await figures(server)).toContain('caravanserai_bot_wait_seconds_count{urgency="seen"} 1');
  expect(server.errors).toEqual([]);
});

test('games of days that nobody looks at are shared by where they were opened, however many names there are', async () => {
  const pool = new EndlessMasters();
  const late = { by: 0 };
  const server = await serverWith(pool, late);
  for (let table = 0; table < 4; table++) await leaveToMasters(server, '203.0.113.1');
  await pool.asked(1);
  await expect.poll(() => figures(server)).toContain('caravanserai_bot_queue{urgency="unseen"} 3');
  // They have waited so long that they come as soon as those who look on.
  late.by = 60_000;
  await seeBotMove(await guest(server.address, 'Ben'));
  expect(server.errors).toEqual([]);
});

test('a match that all people have resigned is paused when none of them looks, and goes on when one does', async () => {
  const pool = new EndlessMasters();
  const server = await serverWith(pool);
  const cookie = await introduce(server.address, 'Mallory');
  const mallory = await Visitor.come(server.address, cookie);
  const match = await hostileTable(mallory);
  await pool.asked(1);
  const carl = await guest(server.address, 'Carl');
  await carl.ask({ type: 'watch', match });
  mallory.vanish();
  await carl.next('table', ({ table }) => table.clock?.paused !== undefined);
  expect(await server.service.store.due(Date.now() + 60_000, 9)).toEqual([]);
  const back = await Visitor.come(server.address, cookie);
  const seen = carl.replies.length;
  await back.ask({ type: 'watch', match });
  await carl.until(reply => reply.type === 'table' && reply.table.clock?.paused === undefined, seen);
  expect(server.errors).toEqual([]);
});
