import { afterAll, expect, test } from 'vitest';
import { movesOf } from '../../engine/game.ts';
import { type GameId, loadGame } from '../../games/registry.ts';
import { smallGame } from '../../games/testing/games.ts';
import type { Reply, TableUpdate } from '../../protocol/replies.ts';
import type { RequestOf } from '../../protocol/requests.ts';
import { openTable, plan } from '../../table/table.ts';
import { type Person, places, type Store } from '../store/port.ts';
import { openSqlite } from '../store/sqlite.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { LiveMatch } from './live-match.ts';
import { MatchCensus } from './match-census.ts';
import { nobodyElsewhere } from './match-presence.ts';
import { newRecord } from './new-record.ts';
import type { Requester, Subscriber } from './subscribers.ts';
import { matchFromRecord, peopleAt, satDown, started } from './table-record.ts';

const { file, remove } = freshFile();
const store = openSqlite(file);
afterAll(async () => {
  await store.close();
  remove();
});

const anna: Person = { id: 'anna', name: 'Anna' };
const ben: Person = { id: 'ben', name: 'Ben' };

type MatchStore = Pick<Store, 'load' | 'entries' | 'commit' | 'chat'>;

const usual: MatchStore = {
  load: match => store.load(match),
  entries: (match, from) => store.entries(match, from),
  commit: change => store.commit(change),
  chat: (match, most) => store.chat(match, most),
};

/** A match of two that has begun, kept in the store with the first `length` entries of its log, or all. */
async function begin(match: string, id: GameId = 'durch-die-wueste', length?: number): Promise<void> {
  const game = await loadGame(id);
  const table = { game: id, options: {}, listed: true, pace: 'relaxed' } as const;
  const request: RequestOf<'open'> = { type: 'open', id: match, ...table, chairs: [{ for: 'me' }, { for: 'anybody' }] };
  const opened = newRecord(anna, game, request, '00');
  const gathered = satDown(satDown(opened, anna, 0, { nonce: 'a' }), ben, 1, { nonce: 'b' });
  const playing = started(gathered, anna.id, 0);
  const { entries } = openTable(game, matchFromRecord(match, playing));
  await store.create({
    id: match,
    document: JSON.stringify(playing),
    listing: { place: places.nowhere, summary: '{}' },
    people: peopleAt(playing),
    entries: entries.slice(0, length).map(entry => JSON.stringify(entry)),
    now: 0,
  });
}

/** How many look on is told a moment later; that would only disturb. */
const slowElsewhere = { ...nobodyElsewhere, tell: () => new Promise<void>(() => undefined) };

/** The match in a process of its own, which does not hear from the others. */
function liveMatchOf(match: string, kept: MatchStore = usual): LiveMatch {
  return new LiveMatch(match, {
    store: kept,
    loadGame: id => loadGame(id as GameId),
    now: () => 1000,
    shared: true,
    committed: () => undefined,
    census: new MatchCensus(),
    presence: { elsewhere: slowElsewhere, now: () => 1000, awayAfter: 60_000, onError: () => undefined },
  });
}

type Listener = Subscriber & { readonly replies: Reply[] };

async function listener(live: LiveMatch, person: Person | undefined): Promise<Listener> {
  const replies: Reply[] = [];
  const subscriber = { person, replies, send: (text: string) => void replies.push(JSON.parse(text) as Reply) };
  await live.subscribe(subscriber, 0);
  replies.length = 0;
  return subscriber;
}

/** The first legal move of the seat to move, and where it would be in the log. */
function wishIn(live: LiveMatch): Promise<{ seat: number; base: number; moves: string[] }> {
  return live.read(({ table }) => {
    const { game, state, entries } = table!;
    const moves = [game.format(state, movesOf(game, state)[0])];
    return { seat: game.actor(state), base: entries.length, moves };
  });
}

function lengthSent(sent: readonly Reply[]): number {
  return Math.max(0, ...sent.filter(reply => 'entries' in reply).map(({ from, entries }) => from + entries.length));
}

async function play(live: LiveMatch, id: string, requester?: Requester): Promise<boolean> {
  const wish = await wishIn(live);
  return live.play({ type: 'play', id, ...wish }, [anna, ben][wish.seat].id, requester);
}

test('a game without chance is at play before anybody has moved, also for a process that reads it', async () => {
  await begin('calm', smallGame);
  const live = liveMatchOf('calm');
  const subscriber = await listener(live, anna);
  expect(await live.read(({ table }) => table?.entries.length)).toBe(0);
  await play(live, 'first');
  expect(lengthSent(subscriber.replies)).toBe(1);
});

test('a match that was slower than another process refuses, and sends its subscribers what the other one did', async () => {
  await begin('race');
  const here = liveMatchOf('race');
  const there = liveMatchOf('race');
  const subscriber = await listener(here, anna);
  const { seat, base } = await wishIn(here);
  await play(there, 'quick');
  // What is tried here is made on what was before, and fails at the store.
  const resigned = here.play({ type: 'resign', id: 'slow', seat: 1 - seat, base }, [anna, ben][1 - seat].id);
  await expect(resigned).rejects.toMatchObject({ code: 'stale' });
  expect(lengthSent(subscriber.replies)).toBe(base + 1);
  expect(subscriber.replies.filter(({ type }) => type === 'news')).toHaveLength(1);
});

test('a change that was stored though the store says otherwise is sent all the same, once', async () => {
  await begin('broken');
  let breaks = true;
  const unsure: MatchStore = {
    ...usual,
    async commit(change) {
      const won = await store.commit(change);
      if (breaks) throw new Error('the line was lost');
      return won;
    },
  };
  const live = liveMatchOf('broken', unsure);
  const subscriber = await listener(live, anna);
  const wish = await wishIn(live);
  const person = [anna, ben][wish.seat].id;
  const requester = { subscriber, id: 'q1' };
  await expect(live.play({ type: 'play', id: 'c', ...wish }, person, requester)).rejects.toThrow('the line was lost');
  await expect.poll(() => lengthSent(subscriber.replies)).toBe(wish.base + 1);
  breaks = false;
  // Sent again it is done already, and there is nothing new to send.
  expect(await live.play({ type: 'play', id: 'c', ...wish }, person, requester)).toBe(false);
  expect(subscriber.replies).toHaveLength(1);
});

test('a stored change that the table does not take is read from the store', async () => {
  await begin('torn');
  let isTorn = true;
  const live: LiveMatch = liveMatchOf('torn', {
    ...usual,
    async commit(change) {
      const won = await store.commit(change);
      // Another plan, so that the one just stored is no longer the newest.
      if (isTorn) plan(table!, { type: 'play', id: 'other', ...wish });
      return won;
    },
  });
  const subscriber = await listener(live, anna);
  const wish = await wishIn(live);
  const table = await live.read(loaded => loaded.table);
  await expect(play(live, 'c')).rejects.toThrow('only the newest plan');
  await expect.poll(() => lengthSent(subscriber.replies)).toBe(wish.base + 1);
  isTorn = false;
  await play(live, 'd');
  expect(lengthSent(subscriber.replies)).toBe(wish.base + 2);
});

test('what the log does not say has not happened: reading draws no chance', async () => {
  await begin('blank', 'durch-die-wueste', 0);
  const live = liveMatchOf('blank');
  expect(await live.read(({ table }) => table?.entries)).toEqual([]);
});

test('subscribers hear of what another process did even while the store is away', async () => {
  await begin('away');
  let away = false;
  const here = liveMatchOf('away', {
    ...usual,
    commit: change => (away ? Promise.reject(new Error('away')) : store.commit(change)),
    load: match => (away ? Promise.reject(new Error('away')) : store.load(match)),
  });
  const subscriber = await listener(here, undefined);
  const wish = await wishIn(here);
  away = true;
  await expect(here.play({ type: 'play', id: 'lost', ...wish }, [anna, ben][wish.seat].id)).rejects.toThrow('away');
  await play(liveMatchOf('away'), 'elsewhere');
  away = false;
  await here.refresh();
  expect(lengthSent(subscriber.replies)).toBe(wish.base + 1);
});

test.each(['durch-die-wueste', 'nomadi'] as const)(
  'in %s the update answers the page that asked, and no other',
  async id => {
    const match = `answer-${id}`;
    await begin(match, id);
    const live = liveMatchOf(match);
    const { seat, base, moves } = await wishIn(live);
    const mover = [anna, ben][seat];
    const [asking, besides, other, watching] = [
      await listener(live, mover),
      await listener(live, mover),
      await listener(live, [anna, ben][1 - seat]),
      await listener(live, undefined),
    ];
    const requester = { subscriber: asking, id: 'mine' };
    expect(await live.play({ type: 'play', id: 'c', seat, base, moves }, mover.id, requester)).toBe(true);
    expect(asking.replies).toHaveLength(1);
    expect(asking.replies[0]).toMatchObject({ type: 'news', id: 'mine', from: base });
    const { id: _id, ...same } = asking.replies[0] as TableUpdate;
    expect(besides.replies).toEqual([same]);
    for (const { replies } of [other, watching]) expect(replies.map(reply => 'id' in reply)).toEqual([false]);
  },
);

test('a resignation that ends the game sends the table to all, and the answer apart', async () => {
  await begin('end');
  const live = liveMatchOf('end');
  const subscriber = await listener(live, anna);
  const { base } = await wishIn(live);
  const answered = await live.play({ type: 'resign', id: 'c', seat: 0, base }, anna.id, { subscriber, id: 'q' });
  expect(answered).toBe(false);
  expect(subscriber.replies.map(reply => [reply.type, 'id' in reply])).toEqual([['table', false]]);
});
