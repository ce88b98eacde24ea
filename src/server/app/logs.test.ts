import { afterAll, beforeAll, expect, test } from 'vitest';
import { movesOf, NOBODY } from '../../engine/game.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import type { Entry } from '../../table/match.ts';
import { BadLog, openTable } from '../../table/table.ts';
import { matchFromRecord, recordFrom, type TableRecord } from '../matches/table-record.ts';
import { errorLine } from '../net/logs.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { carriedOut } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
const lines: string[] = [];
// She plays as fast as nobody does.
const env = { MESSAGES_PER_SECOND: '0' };
const server = await openTestServer({ file }, { env, logTo: { write: line => void lines.push(line) } });
const { address, service } = server;
afterAll(async () => {
  await server.close();
  remove();
});

const cookie = await introduce(address, 'Scheherazade');
const anna = await Visitor.come(address, cookie);

/** Plays some moves of a game against a bot, the first legal ones; answers with what the server alone knows. */
async function played(game: string): Promise<{ match: string; secrets: string[] }> {
  const chairs = [{ for: 'me' }, { for: 'bot', level: 'learning' }];
  const options = {};
  const reply = await anna.ask({ type: 'open', game, options, chairs, listed: true, pace: 'relaxed' });
  const { match } = reply as { match: string };
  const own = nonce();
  await anna.ask({ type: 'watch', match });
  await anna.ask({ type: 'sit', match, seat: 0, nonce: own });
  await anna.ask({ type: 'start', match });
  await anna.ask({ type: 'say', match, text: `a word about ${game}` });
  for (let moves = 0; moves < 4; moves++) await move(match);
  const { document, entries } = await standing(match);
  const texts = entries.flatMap(entry => ('move' in entry && entry.move.includes(' ') ? [entry.move] : []));
  return { match, secrets: [document.seed, own, `a word about ${game}`, ...texts] };
}

async function standing(match: string): Promise<{ document: TableRecord; entries: Entry[] }> {
  const stored = (await service.store.load(match))!;
  const entries = await service.store.entries(match);
  return {
    document: recordFrom(stored),
    entries: entries.map(text => JSON.parse(text) as Entry),
  };
}

async function move(match: string): Promise<void> {
  for (;;) {
    const { document, entries } = await standing(match);
    const table = openTable(await loadGame(document.game as 'nomadi'), matchFromRecord(match, document), entries);
    const { game, state } = table;
    // A short game may be over by now.
    if (game.actor(state) === NOBODY) return;
    if (game.actor(state) === 0) {
      const text = game.format(state, movesOf(game, state)[0]);
      const reply = await anna.ask({ type: 'play', match, seat: 0, base: entries.length, moves: [text] });
      expect(reply).toMatchObject(carriedOut);
      return;
    }
    const known = anna.replies.length;
    const { length } = (await standing(match)).entries;
    if (length === entries.length) await anna.until(reply => reply.type === 'news', known);
  }
}

const secrets = [cookie.split('=')[1], 'Scheherazade'];
const matches: string[] = [];

/** Whole tables of every game, and whatever else is asked of a server with something secret in it. */
beforeAll(async () => {
  for (const game of gameIds) {
    const { match, secrets: more } = await played(game);
    secrets.push(...more);
    matches.push(match);
  }
  const headers = { cookie };
  const transfer = await fetch(`${address}/api/transfer?secret=in-the-address`, { method: 'POST', headers });
  const { code } = (await transfer.json()) as { code: string };
  await fetch(`${address}/api/redeem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  anna.send(`{"type":"play","moves":["a hidden move"]`);
  await anna.ask({ type: 'say', match: 'nosuchtable', text: 'another word' });
  secrets.push(code, 'in-the-address', 'a hidden move', 'another word');
});

test('however much is logged, nothing secret is: whole tables of every game', () => {
  const log = lines.join('');
  expect(matches.filter(match => !log.includes(match))).toEqual([]);
  expect(secrets.length).toBeGreaterThan(50);
  expect(secrets.filter(secret => log.includes(secret))).toEqual([]);
});

test('every line is JSON with a level, a time and what happened; requests bear the id of their connection', () => {
  const events = lines.map(line => JSON.parse(line) as Record<string, unknown>);
  for (const event of events)
    expect(event).toMatchObject({ level: expect.any(Number), time: expect.any(String), msg: expect.any(String) });
  const connected = events.find(({ msg }) => msg === 'connected');
  expect(connected).toMatchObject({ connection: expect.any(String), address: '127.0.0.1', known: true });
  const asked = events.filter(({ msg, type }) => msg === 'request' && type === 'play');
  expect(asked.length).toBeGreaterThan(3);
  for (const event of asked)
    expect(event).toMatchObject({ connection: connected?.connection, match: expect.any(String), code: 'done' });
  expect(events.find(({ msg, stage }) => msg === 'table' && stage === 'playing')).toBeDefined();
});

test('an error is logged without what a database or a broken log puts into it', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Failing row (seed 1234)' });
  expect(errorLine(error)).toMatchObject({ type: 'Error', code: '23505', message: 'duplicate key' });
  expect(JSON.stringify(errorLine(error))).not.toContain('1234');
  expect(JSON.stringify(errorLine(new BadLog(7, '"take card 5" is forbidden')))).not.toContain('take card 5');
  expect(errorLine(new BadLog(7, ''))).toMatchObject({ message: 'entry 7 does not replay' });
  const broken = (() => {
    try {
      return JSON.parse('{"seed": secret') as Error;
    } catch (caught) {
      return caught;
    }
  })();
  expect(JSON.stringify(errorLine(broken))).not.toContain('secret');
  expect(errorLine('a secret')).toMatchObject({ type: 'string', message: 'not an error' });
});
