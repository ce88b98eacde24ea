import { afterAll, expect, test } from 'vitest';
import { movesOf } from '../../engine/game.ts';
import { type GameId, loadGame } from '../../games/registry.ts';
import type { Reply, TableUpdate } from '../../protocol/replies.ts';
import type { RequestOf } from '../../protocol/requests.ts';
import { openTable } from '../../table/table.ts';
import { freshFile } from '../app/testing/test-server.ts';
import { type Person, places, type Store } from '../store/port.ts';
import { openSqlite } from '../store/sqlite.ts';
import { LiveMatch, type Requester, type Subscriber } from './live-match.ts';
import { matchFromRecord, newRecord, peopleAt, satDown, started } from './table-record.ts';

const { file, remove } = freshFile();
const store = openSqlite(file);
afterAll(async () => {
  await store.close();
  remove();
});

const anna: Person = { id: 'anna', name: 'Anna' };
const ben: Person = { id: 'ben', name: 'Ben' };

type RoomStore = Pick<Store, 'load' | 'entries' | 'commit' | 'chat'>;

const usual: RoomStore = {
  load: match => store.load(match),
  entries: (match, from) => store.entries(match, from),
  commit: change => store.commit(change),
  chat: (match, most) => store.chat(match, most),
};

/** A match of two that has begun, kept in the store. */
async function begin(match: string, id: GameId = 'durch-die-wueste'): Promise<void> {
  const game = await loadGame(id);
  const table = { game: id, options: {}, listed: true, pace: 'relaxed' } as const;
  const request: RequestOf<'open'> = { type: 'open', id: match, ...table, chairs: [{ for: 'me' }, { for: 'anybody' }] };
  const opened = newRecord(anna, game, request, '00');
  const gathered = satDown(satDown(opened, anna, 0, 'a'), ben, 1, 'b');
  const playing = started(gathered, anna.id, 0);
  const { entries } = openTable(game, matchFromRecord(match, playing));
  await store.create({
    id: match,
    document: JSON.stringify(playing),
    listing: { place: places.nowhere, summary: '{}' },
    people: peopleAt(playing),
    entries: entries.map(entry => JSON.stringify(entry)),
    now: 0,
  });
}

/** The room of a match in a process of its own, which nobody tells what the others do. */
function roomOf(match: string, kept: RoomStore = usual): LiveMatch {
  return new LiveMatch(match, {
    store: kept,
    loadGame: id => loadGame(id as GameId),
    now: () => 1000,
    shared: true,
    committed: () => undefined,
  });
}

type Listener = Subscriber & { readonly heard: Reply[] };

async function listener(room: LiveMatch, person: Person | undefined): Promise<Listener> {
  const heard: Reply[] = [];
  const reader = { person, heard, tell: (text: string) => void heard.push(JSON.parse(text) as Reply) };
  await room.subscribe(reader, 0);
  heard.length = 0;
  return reader;
}

/** The first legal move of whoever is to move, and where it would stand in the log. */
function wishIn(room: LiveMatch): Promise<{ seat: number; base: number; moves: string[] }> {
  return room.read(({ table }) => {
    const { game, state, entries } = table!;
    const moves = [game.format(state, movesOf(game, state)[0])];
    return { seat: game.actor(state), base: entries.length, moves };
  });
}

function lengthTold(told: readonly Reply[]): number {
  return Math.max(0, ...told.filter(reply => 'entries' in reply).map(({ from, entries }) => from + entries.length));
}

async function play(room: LiveMatch, id: string, asker?: Requester): Promise<boolean> {
  const wish = await wishIn(room);
  return room.play({ kind: 'moves', id, ...wish }, [anna, ben][wish.seat].id, asker);
}

test('whoever was slower than another process refuses, and tells its readers what the other one did', async () => {
  await begin('race');
  const here = roomOf('race');
  const there = roomOf('race');
  const reader = await listener(here, anna);
  const { seat, base } = await wishIn(here);
  await play(there, 'quick');
  // What is tried here is made on what was before, and fails at the store.
  const resigned = here.play({ kind: 'resign', id: 'slow', seat: 1 - seat, base }, [anna, ben][1 - seat].id);
  await expect(resigned).rejects.toMatchObject({ code: 'stale' });
  expect(lengthTold(reader.heard)).toBe(base + 1);
  expect(reader.heard.filter(({ type }) => type === 'news')).toHaveLength(1);
});

test('a change that was kept though the store says otherwise is told all the same, once', async () => {
  await begin('broken');
  let breaks = true;
  const unsure: RoomStore = {
    ...usual,
    async commit(change) {
      const won = await store.commit(change);
      if (breaks) throw new Error('the line was lost');
      return won;
    },
  };
  const room = roomOf('broken', unsure);
  const reader = await listener(room, anna);
  const wish = await wishIn(room);
  const person = [anna, ben][wish.seat].id;
  const asker = { reader, id: 'q1' };
  await expect(room.play({ kind: 'moves', id: 'c', ...wish }, person, asker)).rejects.toThrow('the line was lost');
  await expect.poll(() => lengthTold(reader.heard)).toBe(wish.base + 1);
  breaks = false;
  // Sent again it is done already, and there is nothing new to be told of it.
  expect(await room.play({ kind: 'moves', id: 'c', ...wish }, person, asker)).toBe(false);
  expect(reader.heard).toHaveLength(1);
});

test('readers hear of what another process did also while nobody knows here how the match stands', async () => {
  await begin('away');
  let away = false;
  const here = roomOf('away', {
    ...usual,
    commit: change => (away ? Promise.reject(new Error('away')) : store.commit(change)),
    load: match => (away ? Promise.reject(new Error('away')) : store.load(match)),
  });
  const reader = await listener(here, undefined);
  const wish = await wishIn(here);
  away = true;
  await expect(here.play({ kind: 'moves', id: 'lost', ...wish }, [anna, ben][wish.seat].id)).rejects.toThrow('away');
  await play(roomOf('away'), 'elsewhere');
  away = false;
  await here.refresh();
  expect(lengthTold(reader.heard)).toBe(wish.base + 1);
});

test.each(['durch-die-wueste', 'nomadi'] as const)('in %s news answer the page that asked, and no other', async id => {
  const match = `answer-${id}`;
  await begin(match, id);
  const room = roomOf(match);
  const { seat, base, moves } = await wishIn(room);
  const mover = [anna, ben][seat];
  const [asking, besides, other, watching] = [
    await listener(room, mover),
    await listener(room, mover),
    await listener(room, [anna, ben][1 - seat]),
    await listener(room, undefined),
  ];
  const asker = { reader: asking, id: 'mine' };
  expect(await room.play({ kind: 'moves', id: 'c', seat, base, moves }, mover.id, asker)).toBe(true);
  expect(asking.heard).toHaveLength(1);
  expect(asking.heard[0]).toMatchObject({ type: 'news', id: 'mine', from: base });
  const { id: _id, ...same } = asking.heard[0] as TableUpdate;
  expect(besides.heard).toEqual([same]);
  for (const { heard } of [other, watching]) expect(heard.map(reply => 'id' in reply)).toEqual([false]);
});

test('a resignation that ends the game shows the table, and leaves the answer to who asked', async () => {
  await begin('end');
  const room = roomOf('end');
  const reader = await listener(room, anna);
  const { base } = await wishIn(room);
  const told = await room.play({ kind: 'resign', id: 'c', seat: 0, base }, anna.id, { reader, id: 'q' });
  expect(told).toBe(false);
  expect(reader.heard.map(reply => [reply.type, 'id' in reply])).toEqual([['table', false]]);
});
