import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { movesOf } from '../../engine/game.ts';
import { replayLog } from '../../engine/logs/replay.ts';
import { isGameId, loadGame } from '../../games/registry.ts';
import type { Reply, TableSnapshot } from '../../protocol/replies.ts';
import { verifyChance } from '../../table/fairness.ts';
import type { Entry, Match } from '../../table/match.ts';
import { isOver, openTable, resultOf, type Table } from '../../table/table.ts';
import { truthOf } from '../../table/timeline.ts';
import { connect } from '../store/sqlite-driver.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { logOf } from './testing/desert.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

/** What version 0.1.0 has left behind: two people with four tables, and one of the matches saved as a file. */
const old = {
  finished: 'b294d6263b7f44213063',
  playing: '5f021dec9296bc52bce5',
  resigned: 'a4fe7dd0aafc10652014',
  gathering: 'd9bc7289b98cbd2a539a',
  anna: 'caravanserai=VQN9v_OFxaqaNY1MNDr2uovbAxKTOj33wri3FUxiB4c',
  ben: 'caravanserai=hhsWS9OWdyD4mXuoF9D76-K4jd2msC6u3R8L7upzOVI',
  /** A moment after all that. */
  now: 1_794_807_500_000,
};
const text = (name: string) => readFileSync(new URL(`./testing/${name}`, import.meta.url), 'utf8');

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** A server on what was left behind. */
async function openOld(): Promise<TestServer> {
  const { file, remove } = freshFile();
  const database = connect(file);
  database.exec(text('old-database.sql'));
  database.close();
  const started = Date.now();
  const opened = await openTestServer({ file }, { now: () => old.now + Date.now() - started });
  closing.push(() => opened.close().then(remove));
  return opened;
}

const server = await openOld();
const [anna, ben] = [await Visitor.come(server.address, old.anna), await Visitor.come(server.address, old.ben)];

async function watched(visitor: Visitor, match: string): Promise<TableSnapshot> {
  const reply: Reply = await visitor.ask({ type: 'watch', match });
  if (reply.type !== 'table') throw new Error(JSON.stringify(reply));
  return reply;
}

/** The match as the store has it, replayed. */
async function storedTable(match: string): Promise<Table> {
  const stored = (await server.service.store.load(match))!;
  const { game: id, version, options, chairs, seed } = JSON.parse(stored.document);
  const entries = (await server.service.store.entries(match)).map(entry => JSON.parse(entry) as Entry);
  const chance = { seed, match, nonces: chairs.map(({ nonce = '' }) => nonce) };
  const players = chairs.map(({ name, colour }: { name: string; colour: 'red' }) => ({ name, colour }));
  return openTable(await loadGame(id), { id: match, game: id, version, options, players, chance }, entries);
}

test('people are known by the cookies they have', async () => {
  for (const [cookie, name] of [
    [old.anna, 'Anna'],
    [old.ben, 'Ben'],
  ] as const) {
    const response = await fetch(`${server.address}/api/me`, { headers: { cookie } });
    expect(await response.json()).toEqual({ name });
  }
});

test('a device from before is one of the devices of its person, and is here from now on', async () => {
  const response = await fetch(`${server.address}/api/devices`, { headers: { cookie: old.anna } });
  const { devices } = (await response.json()) as { devices: readonly { since?: number; seen?: number; here?: true }[] };
  expect(devices).toHaveLength(1);
  expect(devices[0]).toMatchObject({ here: true, seen: expect.any(Number) });
  expect(devices[0].since).toBeUndefined();
  expect(devices[0].seen).toBeGreaterThanOrEqual(old.now);
});

test('people find their tables', async () => {
  const mine = await anna.ask({ type: 'mine' });
  expect(mine).toMatchObject({ type: 'mine' });
  const matches = new Map(
    (mine as Extract<Reply, { type: 'mine' | 'lobby' }>).tables.map(entry => [entry.match, entry]),
  );
  expect(matches.get(old.finished)).toMatchObject({ game: 'durch-die-wueste', stage: 'over', seat: 0 });
  expect(matches.get(old.playing)).toMatchObject({ game: 'nomadi', stage: 'playing', seat: 0 });
  expect(matches.get(old.resigned)).toMatchObject({ game: 'wuestensoehne', stage: 'over', seat: 0 });
});

test('the lobby has the table where somebody waits, and the one that is played at', async () => {
  const fresh = await openOld();
  const lobby = await (await Visitor.come(fresh.address, old.ben)).ask({ type: 'lobby', watch: true });
  expect(lobby).toMatchObject({
    tables: [{ match: old.gathering, stage: 'gathering', seat: 0 }, { match: old.playing }],
  });
});

test('devices are still subscribed, under the key they know', async () => {
  const fresh = await openOld();
  const { key } = (await (await fetch(`${fresh.address}/api/bell`)).json()) as { key: string };
  expect(text('old-database.sql')).toContain(`"publicKey":"${key}"`);
  const match = old.playing;
  const { chairs } = JSON.parse((await fresh.service.store.load(match))!.document) as {
    chairs: { person: string }[];
  };
  const endpoint = 'https://push.example.org/device-1';
  expect(await fresh.service.store.subscriptionsOf(match, chairs[1].person)).toMatchObject([{ endpoint }]);
  const headers = { 'content-type': 'application/json', cookie: old.ben };
  const body = JSON.stringify({ match, endpoint });
  expect((await fetch(`${fresh.address}/api/bell/off`, { method: 'POST', headers, body })).status).toBe(200);
  expect(await fresh.service.store.subscriptionsOf(match, chairs[1].person)).toEqual([]);
});

test('a match that was under way is played on', async () => {
  const match = old.playing;
  const shown = await watched(anna, match);
  await watched(ben, match);
  expect(shown).toMatchObject({
    table: { stage: 'playing', pace: 'week' },
    chat: [{ name: 'Anna', text: 'Good luck!' }],
  });
  expect(shown.entries).toHaveLength(34);
  for (let moves = 0; moves < 6; moves++) {
    const { game, state, entries } = await storedTable(match);
    const seat = game.actor(state);
    const move = game.format(state, movesOf(game, state)[0]);
    const wish = { type: 'play', match, seat, base: entries.length, moves: [move] };
    expect(await [anna, ben][seat].ask(wish)).toMatchObject({ type: 'news', from: entries.length });
  }
  const { entries } = await storedTable(match);
  expect(entries.length).toBeGreaterThanOrEqual(40);
  expect(entries.slice(0, 34).map(entry => JSON.stringify(entry))).toEqual(oldEntries(match));
  expect(logOf(ben, match)).toHaveLength(entries.length);
});

/** The entries as they stand in the old database. */
function oldEntries(match: string): string[] {
  const line = new RegExp(`^INSERT INTO entries .*VALUES \\('${match}', \\d+, '(.*)'\\);$`, 'gm');
  return [...text('old-database.sql').matchAll(line)].map(([, body]) => body.replaceAll("''", "'"));
}

test('matches that were over are still over, and lead to a rematch', async () => {
  for (const match of [old.finished, old.resigned]) {
    const shown = await watched(ben, match);
    expect(shown.table.stage).toBe('over');
    expect(shown.entries.map(entry => JSON.stringify(entry))).toEqual(oldEntries(match));
    expect(isOver(await storedTable(match))).toBe(true);
  }
  const reply = await ben.ask({ type: 'rematch', match: old.finished });
  const { table } = await watched(anna, (reply as { match: string }).match);
  expect(table).toMatchObject({ game: 'durch-die-wueste', stage: 'gathering', options: { chips: 'down' } });
  expect(table.chairs.map(({ name }) => name)).toEqual(['Ben', 'Anna']);
});

test('people sit down at a table that was waiting for them', async () => {
  const match = old.gathering;
  expect(await anna.ask({ type: 'sit', match, seat: 2, nonce: '1'.repeat(32) })).toMatchObject({ type: 'done' });
  const { table } = await watched(anna, match);
  expect(table.chairs).toMatchObject([{ name: 'Ben' }, { bot: 'easy' }, { name: 'Anna', mine: true }]);
});

test('nothing of it was an error', () => {
  expect(server.errors).toEqual([]);
});

interface Header extends Match {
  readonly nonces: readonly string[];
  readonly commitment: string;
}

test('a file of an old match replays, with the same result and fair chance', async () => {
  const lines = text('old-match.jsonl').trimEnd().split('\n');
  const load = async (id: string) => (isGameId(id) ? loadGame(id) : undefined);
  expect(await replayLog(lines, load)).toMatchObject({ ok: true, game: 'durch-die-wueste', scores: [56, 54] });

  const [header, ...rest] = lines.map(line => JSON.parse(line));
  const { game: id, nonces, match: name, ...told } = header as Header & { match: string };
  const entries = rest.slice(0, -1) as Entry[];
  expect(entries.map(entry => JSON.stringify(entry))).toEqual(oldEntries(old.finished));
  const game = await loadGame(id as 'durch-die-wueste');
  const chance = { seed: (entries.at(-1) as { seed: string }).seed, match: name, nonces };
  const match = { ...told, id: name, game: id, chance };
  const table = openTable(game, match, entries);
  expect(resultOf(table)).toEqual({ scores: [56, 54], winners: [0], breakdown: rest.at(-1).breakdown });
  const truth = truthOf(game, match, entries);
  expect(verifyChance({ truth, match })).toEqual({ right: 38, inherited: 0, wrong: undefined });
});
