import { afterAll, expect, test } from 'vitest';
import { loadGame } from '../../games/registry.ts';
import type { Reply } from '../../protocol/replies.ts';
import type { RequestOf } from '../../protocol/requests.ts';
import { openSqlite } from '../store/sqlite.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { type Notice, noBus } from './bus.ts';
import { publishChanges } from './bus-bridge.ts';
import { nobodyElsewhere } from './match-presence.ts';
import { closeMatches, openMatches, unsubscribeFromLists } from './match-services.ts';
import type { Subscriber } from './subscribers.ts';
import { roseFrom, satDown } from './table-record.ts';

const { file, remove } = freshFile();
const store = openSqlite(file);
const errors: unknown[] = [];
const matches = openMatches({
  countPeople: () => 1,
  store,
  loadGame: async id => loadGame(id as 'durch-die-wueste'),
  now: Date.now,
  shared: false,
  onError: error => void errors.push(error),
  limits: { listedTables: 0, addressListedTables: 0 },
  elsewhere: nobodyElsewhere,
  awayAfter: 60_000,
});
const { directory, lobby } = matches;
afterAll(async () => {
  closeMatches(matches);
  await store.close();
  remove();
});

const anna = { id: 'anna', name: 'Anna' };

function open(id: string, listed = true): Promise<string> {
  const request: RequestOf<'open'> = {
    type: 'open',
    id,
    game: 'durch-die-wueste',
    options: {},
    chairs: [{ for: 'me' }, { for: 'anybody' }],
    listed,
    pace: 'relaxed',
  };
  return matches.lifecycle.open(anna, request);
}

function subscriber(): Subscriber & { readonly replies: Reply[] } {
  const replies: Reply[] = [];
  return { person: undefined, replies, send: text => void replies.push(JSON.parse(text) as Reply) };
}

test('however many matches are followed, all subscribers hear what happens at theirs', async () => {
  const ids = await Promise.all(Array.from({ length: 520 }, (_, i) => open(`table${i}`)));
  const subscribers = ids.map(subscriber);
  for (const [i, id] of ids.entries()) await directory.liveMatch(id).subscribe(subscribers[i], 0);
  expect(directory.census).toMatchObject({ matches: { gathering: 520 }, subscribers: 520 });
  const last = ids.at(-1)!;
  await directory.liveMatch(last).change(({ record }) => ({ record: roseFrom(record, 'anna') }));
  expect(subscribers.at(-1)!.replies.at(-1)).toMatchObject({ type: 'table', table: { match: last, stage: 'closed' } });
});

test('matches that nobody follows are let go, but not while something is under way in them', async () => {
  const someone = subscriber();
  const match = await open('slow');
  const subscribing = directory.liveMatch(match).subscribe(someone, 0);
  for (let i = 0; i < 600; i++) directory.liveMatch(`nothere${i}`);
  await subscribing;
  await directory.liveMatch(match).change(({ record }) => ({ record: roseFrom(record, 'anna') }));
  expect(someone.replies.at(-1)).toMatchObject({ type: 'table', table: { stage: 'closed' } });
});

test('what is in memory is counted as it comes and goes', async () => {
  const { census } = directory;
  const someone = subscriber();
  const before = census.subscribers;
  const match = await open('counted');
  const live = directory.liveMatch(match);
  const gathering = census.matches.gathering ?? 0;
  await live.subscribe(someone, 0);
  await live.subscribe(someone, 0);
  expect([census.subscribers, census.matches.gathering]).toEqual([before + 1, gathering + 1]);
  await live.change(({ record }) => ({ record: roseFrom(record, 'anna') }));
  expect(census.matches.gathering ?? 0).toBe(gathering);
  for (const _ of [1, 2]) live.unsubscribe(someone);
  expect(census.subscribers).toBe(before);
  const { closed = 0 } = census.matches;
  live.letGo();
  expect(census.matches.closed ?? 0).toBe(closed - 1);
});

test('a listener that fails after a commit is reported, and nobody else notices', async () => {
  const match = await open('kept');
  const someone = subscriber();
  await directory.liveMatch(match).subscribe(someone, 0);
  let failing = true;
  directory.committed.subscribe(() => {
    if (failing) throw new Error('nobody listens');
  });
  const later: string[] = [];
  directory.committed.subscribe(event => void later.push(event.match));
  const known = errors.length;
  await directory
    .liveMatch(match)
    .change(({ record }) => ({ record: satDown(record, { id: 'ben', name: 'Ben' }, 1, { nonce: 'nonce' }) }));
  failing = false;
  expect(someone.replies.at(-1)).toMatchObject({
    type: 'table',
    table: { chairs: [{ name: 'Anna' }, { name: 'Ben' }] },
  });
  expect(errors.splice(known)).toEqual([new Error('nobody listens')]);
  expect(later).toEqual([match]);
});

test('a list that can’t be read is reported, and sent with the next change', async () => {
  const someone = subscriber();
  await lobby.subscribe(someone, { id: 'l' });
  const { lobby: readLobby } = store;
  store.lobby = () => Promise.reject(new Error('the database is away'));
  await open('unseen');
  await expect.poll(() => errors.length).toBe(1);
  store.lobby = readLobby;
  await open('seen');
  await expect.poll(() => someone.replies.length).toBeGreaterThan(1);
  unsubscribeFromLists(matches, someone);
});

test('a table that is not listed is no news for the lobby, here or elsewhere', async () => {
  const notices: Notice[] = [];
  publishChanges(matches, { ...noBus, publish: notice => void notices.push(notice) });
  const secret = await open('secret', false);
  await directory.liveMatch(secret).change(({ record }) => ({ record: roseFrom(record, 'anna') }));
  expect(notices.map(({ about }) => about)).toEqual(['table', 'table']);
  await open('public');
  expect(notices.map(({ about }) => about)).toEqual(['table', 'table', 'table', 'lobby']);
});
