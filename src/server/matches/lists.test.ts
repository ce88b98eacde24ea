import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withListUpdate } from '../../protocol/list-updates.ts';
import type { ListUpdate, Reply, TableList } from '../../protocol/replies.ts';
import type { Listing } from '../store/port.ts';
import { LobbyFeed } from './lobby-feed.ts';
import { MyTablesFeed } from './my-tables-feed.ts';
import type { Subscriber } from './subscribers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The store of these tests: what it lists, and how often it was asked. */
let listings: Listing[] = [];
let reads = 0;
let people = 1;
const store = {
  lobby: async () => {
    reads++;
    return [...listings];
  },
  matchesOf: async (person: string) => {
    reads++;
    return listings.filter(({ summary }) => summary.includes(person));
  },
};
beforeEach(() => {
  listings = [listed('aaaaaa', ['anna']), listed('bbbbbb', ['ben'])];
  reads = 0;
  people = 1;
});

function listed(match: string, who: readonly string[], touched = 1): Listing {
  const chairs = who.map(name => ({ name, colour: 'red' }));
  const summary = JSON.stringify({ game: 'nomadi', stage: 'gathering', pace: 'relaxed', chairs, people: who });
  return { match, summary, touched };
}

type Reader = Subscriber & { readonly texts: string[] };

function reader(id?: string): Reader {
  const texts: string[] = [];
  return { person: id === undefined ? undefined : { id, name: id }, texts, send: text => void texts.push(text) };
}

function lobbyFeed(): LobbyFeed {
  const fail = (error: unknown) => {
    throw error;
  };
  return new LobbyFeed(store, fail, () => people);
}

const changes = { id: 'l', changes: true };
/** Longer than changes are collected. */
const collected = () => vi.advanceTimersByTimeAsync(10_000);
const last = ({ texts }: Reader) => JSON.parse(texts.at(-1)!) as Reply;

/** The list that a page shows which was sent all this. */
function shownBy({ texts }: Reader): TableList {
  const [first, ...rest] = texts.map(text => JSON.parse(text) as TableList | ListUpdate);
  return rest.reduce<TableList>(
    (list, next) => ('tables' in next ? next : withListUpdate(list, next)),
    first as TableList,
  );
}

test('a list that says the same as before is not sent again', async () => {
  const [feed, someone] = [lobbyFeed(), reader()];
  await feed.subscribe(someone, { id: 'l' });
  feed.refresh();
  feed.recount();
  await collected();
  expect(someone.texts).toHaveLength(1);
});

test('whoever knows changes is sent no more than what is new; others the whole list', async () => {
  const feed = lobbyFeed();
  const [modern, old] = [reader(), reader()];
  await feed.subscribe(modern, changes);
  await feed.subscribe(old, { id: 'o' });
  listings = [listed('cccccc', ['carl'], 2), listings[0]];
  feed.refresh();
  await collected();
  expect(last(modern)).toEqual({
    type: 'listed',
    list: 'lobby',
    changed: [expect.objectContaining({ match: 'cccccc', touched: 2 })],
    gone: ['bbbbbb'],
  });
  expect(last(old)).toMatchObject({ type: 'lobby', tables: [{ match: 'cccccc' }, { match: 'aaaaaa' }], here: 1 });
  expect(shownBy(modern).tables).toEqual(shownBy(old).tables);
  people = 5;
  feed.recount();
  await collected();
  expect(last(modern)).toEqual({ type: 'listed', list: 'lobby', here: 5 });
  expect(shownBy(modern)).toEqual(shownBy(old));
});

test('a change is read and written once for all who look on, and each sees their own seat', async () => {
  const feed = lobbyFeed();
  const strangers = Array.from({ length: 50 }, () => reader());
  const [anna, ben] = [reader('anna'), reader('ben')];
  for (const each of [...strangers, anna, ben]) await feed.subscribe(each, changes);
  expect(reads).toBe(1);
  const write = vi.spyOn(JSON, 'stringify');
  listings = [listed('aaaaaa', ['anna', 'carl'], 2), listings[1]];
  feed.refresh();
  await collected();
  expect(reads).toBe(2);
  expect(write.mock.calls.length).toBeLessThan(10);
  write.mockRestore();
  expect(new Set(strangers.map(({ texts }) => texts.at(-1)))).toEqual(new Set([ben.texts.at(-1)]));
  expect(last(anna)).toMatchObject({ changed: [{ match: 'aaaaaa', seat: 0 }] });
  expect(last(ben)).not.toMatchObject({ changed: [{ seat: expect.anything() }] });
  for (const { texts } of [...strangers, anna, ben]) expect(texts.join()).not.toContain('people');
});

test('a table that came and went before anybody was told is not left on the list of a newcomer', async () => {
  const feed = lobbyFeed();
  const [early, late] = [reader(), reader()];
  await feed.subscribe(early, changes);
  listings = [...listings, listed('ghosts', ['carl'])];
  feed.refresh();
  await feed.subscribe(late, changes);
  expect(shownBy(late).tables).toHaveLength(3);
  listings = listings.slice(0, 2);
  feed.refresh();
  await collected();
  expect(shownBy(late).tables).toEqual(shownBy(early).tables);
  expect(early.texts).toHaveLength(1);
});

test('whoever leaves before the list has come does not follow it', async () => {
  const [feed, someone] = [lobbyFeed(), reader()];
  const coming = feed.subscribe(someone, changes);
  feed.unsubscribe(someone);
  await coming;
  expect(feed.size).toBe(0);
});

test('what is new at one’s own tables is read once for all pages of a person, and only for them', async () => {
  const feed = new MyTablesFeed(store, error => {
    throw error;
  });
  const pages = [reader('anna'), reader('anna')];
  const ben = reader('ben');
  for (const page of [...pages, ben]) await feed.subscribe(page, changes);
  reads = 0;
  listings = [listed('aaaaaa', ['anna', 'carl'], 2), listings[1]];
  feed.refresh(['anna', 'carl']);
  await collected();
  expect(reads).toBe(1);
  for (const page of pages)
    expect(last(page)).toEqual({
      type: 'listed',
      list: 'mine',
      changed: [expect.objectContaining({ seat: 0, touched: 2 })],
    });
  feed.refresh();
  await collected();
  expect([ben.texts.length, pages[0].texts.length]).toEqual([1, 2]);
});
