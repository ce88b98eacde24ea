import { afterAll, expect, test } from 'vitest';
import { loadGame } from '../../games/registry.ts';
import type { Reply } from '../../protocol/replies.ts';
import type { RequestOf } from '../../protocol/requests.ts';
import { freshFile } from '../app/testing/test-server.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Subscriber } from './live-match.ts';
import { MatchDirectory } from './match-directory.ts';
import { roseFrom, satDown } from './table-record.ts';

const { file, remove } = freshFile();
const store = openSqlite(file);
const troubles: unknown[] = [];
let woken = (): void => undefined;
const house = new MatchDirectory({
  store,
  loadGame: async id => loadGame(id as 'durch-die-wueste'),
  now: Date.now,
  scheduleAt: () => woken(),
  turnStarted: () => undefined,
  matchEnded: () => undefined,
  matchChanged: () => undefined,
  trouble: error => void troubles.push(error),
  limits: { listedTables: 0, addressListedTables: 0 },
});
afterAll(async () => {
  house.close();
  await store.close();
  remove();
});

const anna = { id: 'anna', name: 'Anna' };

function open(id: string): Promise<string> {
  const request: RequestOf<'open'> = {
    type: 'open',
    id,
    game: 'durch-die-wueste',
    options: {},
    chairs: [{ for: 'me' }, { for: 'anybody' }],
    listed: true,
    pace: 'relaxed',
  };
  return house.open(anna, request);
}

function reader(): Subscriber & { readonly heard: Reply[] } {
  const heard: Reply[] = [];
  return { person: undefined, heard, tell: text => void heard.push(JSON.parse(text) as Reply) };
}

test('however many tables are looked at, everybody is told what happens at theirs', async () => {
  const matches = await Promise.all(Array.from({ length: 520 }, (_, i) => open(`table${i}`)));
  const readers = matches.map(reader);
  for (const [i, match] of matches.entries()) await house.liveMatch(match).subscribe(readers[i], 0);
  expect(house.gauges().readers).toBe(520);
  const last = matches.at(-1)!;
  await house.liveMatch(last).change(({ document, table }) => ({ document: roseFrom(document, 'anna'), table }));
  expect(readers.at(-1)!.heard.at(-1)).toMatchObject({ type: 'table', table: { match: last, stage: 'closed' } });
});

test('rooms that nobody looks at are forgotten, but not while something is under way in them', async () => {
  const someone = reader();
  const match = await open('slow');
  const entering = house.liveMatch(match).subscribe(someone, 0);
  for (let i = 0; i < 600; i++) house.liveMatch(`nothere${i}`);
  await entering;
  await house.liveMatch(match).change(({ document, table }) => ({ document: roseFrom(document, 'anna'), table }));
  expect(someone.heard.at(-1)).toMatchObject({ type: 'table', table: { stage: 'closed' } });
});

test('what goes wrong after a change was kept is trouble, but not for whoever made it', async () => {
  const match = await open('kept');
  const someone = reader();
  await house.liveMatch(match).subscribe(someone, 0);
  woken = () => {
    throw new Error('nobody can be woken');
  };
  const known = troubles.length;
  await house.liveMatch(match).change(({ document, table }) => ({
    document: satDown(document, { id: 'ben', name: 'Ben' }, 1, 'nonce'),
    table,
  }));
  woken = () => undefined;
  expect(someone.heard.at(-1)).toMatchObject({ type: 'table', table: { chairs: [{ name: 'Anna' }, { name: 'Ben' }] } });
  expect(troubles.splice(known)).toEqual([new Error('nobody can be woken')]);
});

test('a list that can’t be read is trouble, and not the end', async () => {
  const lounger = reader();
  await house.subscribeLobby(lounger, 'l');
  const { lobby } = store;
  store.lobby = () => Promise.reject(new Error('the database is away'));
  await open('unseen');
  await expect.poll(() => troubles.length).toBe(1);
  store.lobby = lobby;
  await open('seen');
  await expect.poll(() => lounger.heard.length).toBeGreaterThan(1);
  house.unsubscribe(lounger);
});
