import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { movesOf } from '../../engine/game.ts';
import type { HostMessageOf } from '../../protocol/bot-messages.ts';
import type { TableInfo } from '../../protocol/replies.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { madeBot, member, postAs, SocketBot } from './testing/bot.ts';
import { desert, forTwo, guest, opened, stateOf } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { nonce, Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
let late = 0;
const env = { ADDRESS_POSTS_PER_MINUTE: '0', ACCOUNT_CHANGES_PER_HOUR: '0', LINES_PER_MINUTE: '600' };
const server = await openTestServer({ file }, { now: () => Date.now() + late, env });
const { address } = server;
afterAll(async () => {
  await server.close();
  remove();
});

const owner = await member(address, 'Olga');
let made = 0;

async function someBot(): Promise<{ name: string; token: string }> {
  const name = `Bot ${made++}`;
  return { name, token: await madeBot(address, owner, name) };
}

/** The bots of one person are few: those of earlier tests are revoked. */
async function revokeOld(): Promise<void> {
  const response = await fetch(`${address}/api/bots`, { headers: { cookie: owner } });
  const { bots } = (await response.json()) as { bots: { id: string; name: string }[] };
  for (const { id } of bots) await postAs(address, owner, 'bots/remove', { bot: id });
}

interface Table {
  readonly anna: Visitor;
  readonly match: string;
}

async function table(): Promise<Table> {
  const anna = await guest(address, 'Anna');
  onTestFinished(() => anna.close());
  const match = await opened(anna, { ...forTwo, listed: false });
  await anna.ask({ type: 'watch', match });
  expect(await anna.ask({ type: 'sit', match, seat: 0, nonce: nonce() })).toMatchObject({ type: 'done' });
  return { anna, match };
}

/** A table where a bot was invited, and the game has begun. */
async function begunWith(name: string): Promise<Table> {
  const { anna, match } = await table();
  expect(await invited(anna, match, name)).toMatchObject({ type: 'done' });
  expect(await anna.ask({ type: 'start', match })).toMatchObject({ type: 'done' });
  return { anna, match };
}

/** It may have said hello a moment ago. */
async function invited(anna: Visitor, match: string, name: string): Promise<unknown> {
  for (;;) {
    const reply = await anna.ask({ type: 'bot', match, seat: 1, outside: name });
    if (reply.type !== 'refused' || reply.code !== 'bot-not-here') return reply;
  }
}

async function visitorOf(cookie: string): Promise<Visitor> {
  const visitor = await Visitor.come(address, cookie);
  onTestFinished(() => visitor.close());
  return visitor;
}

function tableOf(anna: Visitor): TableInfo {
  const tables = anna.replies.flatMap(reply => (reply.type === 'table' ? [reply.table] : []));
  return tables.at(-1)!;
}

/** Anna plays any move whenever it is her turn, as long as she is wanted to. */
async function playOn(anna: Visitor, match: string, wanted: () => boolean): Promise<void> {
  for (let seen = -1; wanted(); ) {
    const state = stateOf(anna, match);
    if (tableOf(anna).stage === 'over') return;
    const moves = desert.actor(state) === 0 ? movesOf(desert, state) : [];
    const length = anna.replies.length;
    if (moves.length === 0 || seen === length) await anna.until(() => true, length);
    else {
      seen = length;
      const entries = logLength(anna, match);
      const move = desert.format(state, moves[(entries * 7) % moves.length]);
      await anna.ask({ type: 'play', match, seat: 0, base: entries, moves: [move] });
    }
  }
}

function logLength(anna: Visitor, match: string): number {
  let length = 0;
  for (const reply of anna.replies)
    if ((reply.type === 'news' && reply.match === match) || (reply.type === 'table' && reply.table.match === match))
      length = Math.max(length, reply.from + reply.entries.length);
  return length;
}

function program(token: string, ...args: string[]): ChildProcess {
  const path = fileURLToPath(new URL('../../../examples/bots/eager_bot.mjs', import.meta.url));
  const child = spawn(process.execPath, [path, address, ...args], {
    env: { ...process.env, CARAVANSERAI_TOKEN: token },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  return child;
}

test('a program plays a whole game online against a person, over HTTP', async () => {
  const { name, token } = await someBot();
  program(token);
  const { anna, match } = await begunWith(name);
  expect(tableOf(anna).chairs[1]).toEqual({ colour: 'blue', bot: 'fair', outside: { name } });
  await playOn(anna, match, () => true);
  expect(tableOf(anna).stage).toBe('over');
  expect(tableOf(anna).chairs[1]).toEqual({ colour: 'blue', bot: 'fair', outside: { name } });
  const moves = anna.replies.flatMap(reply => ('entries' in reply ? reply.entries : []));
  expect(moves.some(entry => entry.actor === 1)).toBe(true);
  expect(moves.some(entry => 'standIn' in entry)).toBe(false);
});

test('a bot sits down by itself only where bots are let in', async () => {
  const { name, token } = await someBot();
  const { anna, match } = await table();
  const headers = { authorization: `Bearer ${token}` };
  const come = () => fetch(`${address}/api/bot/stream?table=${match}`, { headers });
  const refused = await come();
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { code: 'closed', what: 'no bots of others are let in' },
  ]);
  expect(tableOf(anna).chairs[1]).toEqual({ colour: 'blue' });
  expect(await anna.ask({ type: 'bots', match, open: true })).toMatchObject({ type: 'done' });
  const bot = await SocketBot.greeted(address, token, `?table=${match}`);
  const { table: info } = await anna.next('table', ({ table: { chairs } }) => chairs[1]?.outside !== undefined);
  expect(info).toMatchObject({ bots: 'open', chairs: [{ mine: true }, { outside: { name } }] });
  // Who put it away does not want it back.
  await anna.ask({ type: 'bot', match, seat: 1 });
  expect((await come()).status).toBe(409);
  bot.vanish();
});

test('only those who opened a table invite bots, and only such as are there and play the game', async () => {
  const { name, token } = await someBot();
  const { anna, match } = await table();
  const ben = await guest(address, 'Ben');
  onTestFinished(() => ben.close());
  const invite = (who: Visitor, outside: string) => who.ask({ type: 'bot', match, seat: 1, outside });
  expect(await invite(anna, 'Nobody at all')).toMatchObject({ code: 'no-such-bot' });
  expect(await invite(anna, name)).toMatchObject({ code: 'bot-not-here' });
  const bot = await SocketBot.greeted(address, token);
  await invited(anna, match, name);
  expect(await invite(ben, name)).toMatchObject({ code: 'not-host' });
  expect(await anna.ask({ type: 'bot', match, seat: 0, outside: name })).toMatchObject({ code: 'taken' });
  const rated = await opened(await visitorOf(owner), { ...forTwo, listed: false, rated: true });
  expect(await (await visitorOf(owner)).ask({ type: 'bot', match: rated, seat: 1, outside: name })).toMatchObject({
    code: 'rated',
  });
  bot.vanish();
  const nomad = await madeBot(address, owner, 'Wanderer', ['nomadi']);
  const other = await SocketBot.greeted(address, nomad);
  await expect.poll(() => invite(anna, 'Wanderer')).toMatchObject({ code: 'no-such-bot' });
  other.vanish();
});

/** What goes wrong once a bot is to move, and what its match is lost for. */
const hostile: Readonly<Record<string, readonly [(bot: SocketBot, turn: HostMessageOf<'your turn'>) => void, string]>> =
  {
    'writes no JSON': [bot => bot.send('}{'), 'json'],
    'writes what is no message': [bot => bot.send('{"type":"win"}'), 'message'],
    'makes a move that is not legal': [
      (bot, { match, base }) => bot.tell({ type: 'move', match, base, move: 'checkmate' }),
      'illegal',
    ],
    'answers another question': [
      (bot, { match, base, legal }) => bot.tell({ type: 'move', match, base: base + 1, move: legal[0] }),
      'base',
    ],
    'answers twice': [
      (bot, { match, base, legal }) => {
        for (let i = 0; i < 2; i++) bot.tell({ type: 'move', match, base, move: legal[0] });
      },
      'unasked',
    ],
    'plays at a table that is not its own': [
      (bot, { base, legal }) => bot.tell({ type: 'move', match: 'elsewhere', base, move: legal[0] }),
      'unasked',
    ],
    'talks without end': [
      (bot, { match }) => {
        for (let i = 0; i < 40; i++) bot.tell({ type: 'say', match, text: 'blah' });
      },
      'flood',
    ],
    'floods with empty lines': [
      bot => {
        for (let i = 0; i < 500; i++) bot.send('');
      },
      'flood',
    ],
    'says hello again': [bot => bot.tell({ type: 'hello', protocol: 1 }), 'unasked'],
    resigns: [(bot, { match }) => bot.tell({ type: 'resign', match }), 'resign'],
    'gives no answer': [() => undefined, 'time'],
    dies: [bot => bot.vanish(), 'time'],
    'sends a line that is far too long': [bot => bot.send('x'.repeat(100_000)), 'time'],
  };

test.each(Object.entries(hostile))(
  'a bot that %s loses its seat, and the game goes on',
  async (_, [misbehave, code]) => {
    await revokeOld();
    const { name, token } = await someBot();
    const bot = await SocketBot.greeted(address, token);
    const { anna, match } = await begunWith(name);
    const lost = () => tableOf(anna).chairs[1]?.outside?.lost;
    await Promise.all([
      playOn(anna, match, () => lost() === undefined),
      bot.next('your turn').then(turn => {
        misbehave(bot, turn);
        if (code === 'time') late += 25_000;
      }),
    ]);
    expect(lost()).toBe(code);
    // The chair's own bot plays on, and says in the log for whom.
    const standsIn = () =>
      anna.replies.some(reply => 'entries' in reply && reply.entries.some(entry => 'standIn' in entry));
    await playOn(anna, match, () => !standsIn());
    bot.vanish();
    expect(server.errors).toEqual([]);
  },
);

test('a bot that was cut off plays on when it comes back in time', async () => {
  await revokeOld();
  const { name, token } = await someBot();
  const bot = await SocketBot.greeted(address, token);
  const { anna, match } = await begunWith(name);
  const [turn] = await Promise.all([
    bot.next('your turn'),
    playOn(anna, match, () => !bot.told.some(told => told.type === 'your turn')),
  ]);
  bot.vanish();
  const back = await SocketBot.greeted(address, token);
  const again = await back.next('your turn');
  expect(again).toMatchObject({ base: turn.base, legal: turn.legal, fields: turn.fields });
  expect(again.events).toHaveLength(turn.base);
  back.tell({ type: 'say', match, text: 'I am back' });
  back.tell({ type: 'move', match, base: again.base, move: again.legal[0] });
  await anna.next('said', ({ line }) => line.text === 'I am back' && line.seat === 1 && line.name === `${name} (bot)`);
  await playOn(anna, match, () => back.told.filter(told => told.type === 'your turn').length < 2);
  expect(tableOf(anna).chairs[1]?.outside).toEqual({ name });
  back.vanish();
});

test('nobody comes in without a token, or with one that was revoked', async () => {
  await revokeOld();
  const { token } = await someBot();
  const ask = (headers: Record<string, string>) => fetch(`${address}/api/bot/stream`, { headers });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ cookie: owner })).status).toBe(401);
  expect((await ask({ authorization: `Bearer ${token}x` })).status).toBe(401);
  const answer = await fetch(`${address}/api/bot/answer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"type":"hello","protocol":1}',
  });
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'not-connected' }]);
  const bot = await SocketBot.greeted(address, token);
  // An answer with nothing in it harms nobody.
  const empty = { method: 'POST', headers: { authorization: `Bearer ${token}` } };
  expect((await fetch(`${address}/api/bot/answer`, empty)).status).toBe(400);
  expect(bot.code).toBeUndefined();
  await revokeOld();
  expect(await bot.closed()).toBe(4001);
  expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(401);
});

test('a bot has one connection: the newer counts', async () => {
  const { token } = await someBot();
  const older = await SocketBot.greeted(address, token);
  const newer = await SocketBot.greeted(address, token);
  expect(await older.closed()).toBe(4000);
  expect(newer.code).toBeUndefined();
  newer.vanish();
});

test('bots are made by accounts, few of them, with names that nobody has', async () => {
  const cookie = await member(address, 'Maker');
  const make = async (name: string, games: unknown = ['nomadi'], who = cookie) => {
    const response = await postAs(address, who, 'bots', { name, games });
    return response.status === 200 ? 'made' : ((await response.json()) as { code: string }).code;
  };
  const guestCookie = (await postAs(address, '', 'me', { name: 'Gast' })).headers.getSetCookie()[0].split(';')[0];
  expect(await make('Mine', ['nomadi'], guestCookie)).toBe('no-account');
  expect(await make('Mine', ['nomadi'], '')).toBe('nobody');
  expect(await make('Olga')).toBe('taken');
  expect(await make('!')).toBe('name');
  expect(await make('A name of nineteen!')).toBe('name');
  expect(await make('Mine', ['chess'])).toBe('unreadable');
  expect(await make('Mine', [])).toBe('unreadable');
  const names = Array.from({ length: 8 }, (_, i) => `Maker no ${'abcdefgh'[i]}`);
  for (const name of names) expect(await make(name)).toBe('made');
  expect(await make('One too many')).toBe('too-many');
  const list = async () =>
    (await fetch(`${address}/api/bots`, { headers: { cookie } })).json() as Promise<{ bots: { name: string }[] }>;
  const { bots } = await list();
  expect(bots.map(({ name }) => name)).toEqual(names);
  expect(JSON.stringify(bots)).not.toContain('token');
});
