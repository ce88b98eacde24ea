import { afterAll, expect, test } from 'vitest';
import { loadGame } from '../../games/registry.ts';
import type { ArchivedLog, ArchivePage } from '../../protocol/replies.ts';
import { isOver, openTable } from '../../table/table.ts';
import { places } from '../store/port.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { carriedOut, forTwo, logOf, opened } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
const server = await openTestServer({ file });
const { address } = server;
afterAll(async () => {
  await server.close();
  remove();
});

async function asks(path: string, cookie = ''): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${address}/api/${path}`, { headers: { cookie } });
  return { status: answer.status, body: await answer.json() };
}

const pageOf = async (cookie: string, query = '') => (await asks(`archive${query}`, cookie)).body as ArchivePage;

/** Anna and Ben have played: Ben has resigned. */
async function played(anna: Visitor, ben: Visitor): Promise<string> {
  const match = await opened(anna, { ...forTwo, listed: false });
  for (const [seat, visitor] of [anna, ben].entries()) {
    await visitor.ask({ type: 'watch', match });
    await visitor.ask({ type: 'sit', match, seat, nonce: nonce() });
  }
  await anna.ask({ type: 'start', match });
  await ben.ask({ type: 'watch', match });
  const base = logOf(ben, match).length;
  expect(await ben.ask({ type: 'resign', match, seat: 1, base })).toMatchObject(carriedOut);
  return match;
}

test('a match that is over is in the archive of those who sat there, and its whole log is theirs alone', async () => {
  const [annas, bens, carls] = await Promise.all(['Anna', 'Ben', 'Carl'].map(name => introduce(address, name)));
  const [anna, ben] = [await Visitor.come(address, annas), await Visitor.come(address, bens)];
  const match = await played(anna, ben);
  const running = await opened(anna, { ...forTwo, listed: false });
  for (const [cookie, seat] of [
    [annas, 0],
    [bens, 1],
  ] as const) {
    const { tables, before } = await pageOf(cookie);
    expect(before).toBeUndefined();
    expect(tables.map(table => [table.match, table.seat, table.standing?.winners])).toEqual([[match, seat, [0]]]);
    const { body } = await asks(`archive/log?match=${match}`, cookie);
    const log = body as ArchivedLog;
    expect(log.seat).toBe(seat);
    expect(isOver(openTable(await loadGame('durch-die-wueste'), log.match, log.entries))).toBe(true);
  }
  expect((await pageOf(carls)).tables).toEqual([]);
  for (const cookie of ['', carls]) expect((await asks(`archive/log?match=${match}`, cookie)).status).toBe(404);
  // Its seed is a secret as long as it is on.
  expect((await asks(`archive/log?match=${running}`, annas)).status).toBe(404);
  expect(JSON.stringify(await pageOf(annas))).not.toContain('"people"');
});

test('pages are bounded, and lead from one to the next', async () => {
  const cookie = await introduce(address, 'Dora');
  const { id } = (await server.service.people.known({ secret: cookie.split('=')[1] }))!;
  const summary = JSON.stringify({ game: 'nomadi', stage: 'over', pace: 'day', chairs: [], people: [id] });
  const { store } = server.service;
  for (let i = 0; i < 120; i++) {
    const match = `many${String(i).padStart(4, '0')}`;
    const listing = { place: places.nowhere, summary };
    await store.create({ id: match, document: '{}', listing, people: [id], entries: [], now: 1 });
    await store.commit({
      match,
      revision: 0,
      length: 0,
      entries: [],
      listing: { ...listing, past: true },
      now: 1000 + i,
    });
  }
  const first = await pageOf(cookie);
  const second = await pageOf(cookie, `?before=${first.before}`);
  const third = await pageOf(cookie, `?before=${second.before}`);
  expect([first, second, third].map(({ tables }) => tables.length)).toEqual([50, 50, 20]);
  expect(third.before).toBeUndefined();
  const all = [first, second, third].flatMap(({ tables }) => tables.map(({ match }) => match));
  expect(new Set(all).size).toBe(120);
  expect(all[0]).toBe('many0119');
});

test('who is nobody has no archive, and what is no place is refused', async () => {
  expect((await asks('archive')).status).toBe(401);
  const cookie = await introduce(address, 'Emil');
  for (const query of ['?before=x', '?before=12', '?before=12.UPPER'])
    expect((await asks(`archive${query}`, cookie)).status).toBe(400);
  expect((await asks('archive/log', cookie)).status).toBe(400);
  expect((await asks('archive/log?match=nosuchmatch', cookie)).status).toBe(404);
  expect((await asks('ratings/mine')).status).toBe(401);
  expect((await asks('ratings/mine', cookie)).body).toEqual({ ratings: [] });
});
