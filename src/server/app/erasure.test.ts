import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { TableSnapshot } from '../../protocol/replies.ts';
import { hashOf } from '../people/codes.ts';
import { Device } from '../push/testing/service.ts';
import { backUp } from '../store/backup.ts';
import { connect } from '../store/sqlite-driver.ts';
import { type RawTables, rawEngines, tracesOf } from '../store/testing/raw-tables.ts';
import { Authenticator } from './testing/authenticator.ts';
import { madeBot, SocketBot } from './testing/bot.ts';
import { forTwo, opened } from './testing/desert.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';
import { nonce, Visitor } from './testing/visitor.ts';

const site = { domain: 'games.example.org', origin: 'https://games.example.org' };
const NAME = 'Scheherazade';
/** A game goes on after a resignation where more than one is left. */
const forThree = { ...forTwo, chairs: [{ for: 'me' }, { for: 'anybody' }, { for: 'anybody' }] };

interface Answer {
  readonly status: number;
  readonly cookie: string;
  readonly body: Readonly<Record<string, unknown>>;
}

async function asks(server: TestServer, path: string, cookie: string, said?: object): Promise<Answer> {
  const headers = {
    cookie,
    'content-type': 'application/json',
    'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
  };
  const post = said && { method: 'POST', body: JSON.stringify(said) };
  const response = await fetch(`${server.address}/api/${path}`, { headers, ...post });
  const body = response.status === 204 ? {} : ((await response.json()) as Record<string, unknown>);
  return { status: response.status, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', body };
}

async function named(server: TestServer, name: string): Promise<{ cookie: string; visitor: Visitor }> {
  const { cookie } = await asks(server, 'me', '', { name });
  return { cookie, visitor: await Visitor.come(server.address, cookie) };
}

function sit(visitor: Visitor, match: string, seat: number) {
  return visitor.ask({ type: 'sit', match, seat, nonce: nonce() });
}

async function shown(visitor: Visitor, match: string): Promise<TableSnapshot> {
  return (await visitor.ask({ type: 'watch', match })) as TableSnapshot;
}

/** Somebody who has left a trace wherever one can be left. */
async function liveHere(server: TestServer) {
  const me = await named(server, NAME);
  const [ben, cleo] = [await named(server, 'Ben'), await named(server, 'Cleo')];
  const codes = (await asks(server, 'account', me.cookie, { name: NAME })).body.codes as string[];
  const key = new Authenticator(site);
  const offer = (await asks(server, 'passkeys/offer', me.cookie, {})).body;
  await asks(server, 'passkeys', me.cookie, { made: key.make(offer as never), label: 'Key of the palace' });
  await asks(server, 'passkeys/offer', me.cookie, {});
  const { body: transfer } = await asks(server, 'transfer', me.cookie, {});
  const phone = await asks(server, 'account/recover', '', { code: codes[0] });

  const playing = await opened(me.visitor, forThree);
  for (const { visitor } of [me, ben, cleo]) await visitor.ask({ type: 'watch', match: playing });
  for (const [seat, { visitor }] of [me, ben, cleo].entries()) await sit(visitor, playing, seat);
  await me.visitor.ask({ type: 'start', match: playing });
  await me.visitor.ask({ type: 'say', match: playing, text: 'a thousand nights' });
  await ben.visitor.ask({ type: 'say', match: playing, text: 'and one' });
  const bell = new Device().subscription('https://push.example.org/palace');
  await asks(server, 'bell', me.cookie, { match: playing, subscription: bell });

  const over = await opened(ben.visitor, forTwo);
  await sit(ben.visitor, over, 0);
  await sit(me.visitor, over, 1);
  await ben.visitor.ask({ type: 'start', match: over });
  const { entries } = await shown(ben.visitor, over);
  await ben.visitor.ask({ type: 'resign', match: over, seat: 0, base: entries.length });
  const rematch = ((await ben.visitor.ask({ type: 'rematch', match: over })) as { match: string }).match;
  await me.visitor.ask({ type: 'rise', match: rematch });

  const [gathering, left, dismissing] = [
    await opened(me.visitor, forThree),
    await opened(me.visitor, { ...forTwo, listed: false }),
    await opened(ben.visitor, forThree),
  ];
  await sit(ben.visitor, gathering, 1);
  await me.visitor.ask({ type: 'rise', match: left });
  await sit(me.visitor, dismissing, 1);
  await ben.visitor.ask({ type: 'dismiss', match: dismissing, seat: 1 });
  // Watching where those may speak who watch.
  await ben.visitor.ask({ type: 'floor', match: dismissing, open: true });
  const bot = await botAtTable(server, me.cookie, ben.visitor);
  return { me, ben, phone, codes, key, transfer, playing, over, rematch, gathering, dismissing, bot };
}

const BOT = 'Roc of the sea';

/** A bot of theirs that somebody else plays against, and that has said something. */
async function botAtTable(server: TestServer, owner: string, host: Visitor) {
  const roc = await SocketBot.greeted(server.address, await madeBot(server.address, owner, BOT));
  const match = await opened(host, forTwo);
  await sit(host, match, 0);
  await expect.poll(() => host.ask({ type: 'bot', match, seat: 1, outside: BOT })).toMatchObject({ type: 'done' });
  await host.ask({ type: 'watch', match });
  await host.ask({ type: 'start', match });
  await roc.next('new match');
  roc.tell({ type: 'say', match, text: 'wings over water' });
  await host.next('said', ({ line }) => line.text === 'wings over water');
  return { roc, match };
}

interface Place {
  readonly raw: RawTables;
  readonly server: TestServer;
  readonly log: () => string;
}

async function place(engine: keyof typeof rawEngines): Promise<Place> {
  const raw = await rawEngines[engine]();
  const lines: string[] = [];
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const env = { PUBLIC_URL: site.origin, ADDRESS_POSTS_PER_MINUTE: '0' };
  const server = await openTestServer(raw.database, { env, logTo });
  onTestFinished(() => raw.end());
  return { raw, server, log: () => lines.join('') };
}

describe.each(Object.keys(rawEngines) as (keyof typeof rawEngines)[])('%s', engine => {
  test('of somebody who has erased everything no table, file or log has a trace, and others play on', async () => {
    const { raw, server, log } = await place(engine);
    const { me, ben, phone, codes, key, transfer, bot, ...tables } = await liveHere(server);
    const secrets = [me.cookie, phone.cookie].map(cookie => cookie.split('=')[1]);
    const { id } = (await server.service.people.known({ secret: secrets[0] }))!;
    const words = [id, NAME, key.id, 'push.example.org', 'Key of the palace', 'thousand nights'];
    const hashes = [...codes, ...secrets, transfer.code as string].map(hashOf);
    expect((await tracesOf(raw, words)).map(trace => trace.split(':')[0])).toEqual(
      expect.arrayContaining(['people', 'accounts', 'secrets', 'passkeys', 'recovery_codes', 'transfers', 'chat']),
    );

    // As a file: all of it, but nothing that lets anybody in, and no secret of others.
    const everything = JSON.stringify((await asks(server, 'me/everything', me.cookie)).body);
    for (const word of words) expect(everything).toContain(word);
    for (const hash of hashes) expect(everything).not.toContain(hash);
    const { matches } = JSON.parse(everything) as { matches: TableSnapshot[] };
    expect(matches.map(({ table }) => table.match)).toEqual([tables.playing, tables.over, tables.gathering].toSorted());
    expect(JSON.stringify(matches.find(({ table }) => table.stage === 'playing'))).not.toContain('seed');

    expect(await asks(server, 'me/erase', me.cookie, { name: 'Somebody else' })).toMatchObject({ status: 400 });
    words.push(BOT, 'wings over water');
    expect(await asks(server, 'me/erase', me.cookie, { name: NAME })).toMatchObject({ status: 200 });
    expect(await bot.roc.closed()).toBe(4001);
    expect((await shown(ben.visitor, bot.match)).table).toMatchObject({
      stage: 'playing',
      chairs: [{ name: 'Ben' }, {}],
    });
    for (const { cookie } of [me, phone]) expect(await asks(server, 'me', cookie)).toMatchObject({ status: 204 });
    const { cookie } = await asks(server, 'me', '', { name: NAME });
    expect((await asks(server, 'account', cookie, { name: NAME })).status).toBe(200);
    await asks(server, 'me/erase', cookie, { name: NAME });

    const { table, chat, entries } = await shown(ben.visitor, tables.playing);
    expect(table.chairs[0]).toEqual(expect.not.objectContaining({ name: expect.anything() }));
    expect([table.stage, table.chairs[1]?.name, chat?.map(({ text }) => text)]).toEqual([
      'playing',
      'Ben',
      ['and one'],
    ]);
    expect(entries).toContainEqual(expect.objectContaining({ act: 'resign', actor: 0 }));
    expect((await shown(ben.visitor, tables.gathering)).table).toMatchObject({ hosting: true, stage: 'gathering' });
    expect((await shown(ben.visitor, tables.rematch)).table.declined).toBeUndefined();

    // Processes tell each other a moment later who has gone.
    await expect.poll(() => tracesOf(raw, [...words, ...hashes])).toEqual([]);
    await server.close();
    expect(await tracesOf(raw, [...words, ...hashes])).toEqual([]);
    expect(log()).not.toMatch(new RegExp([...words, ...hashes].join('|')));
    if ('file' in raw.database) expectNoBytesOf([...words, ...hashes], raw.database.file);
  });
});

/** What was deleted is not in the free parts of the file either, and a backup made from now on does not have it. */
function expectNoBytesOf(words: readonly string[], file: string): void {
  const database = connect(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  backUp(file, `${file}.backup`);
  for (const name of [file, `${file}.backup`]) {
    const bytes = readFileSync(name, 'latin1');
    expect(words.filter(word => bytes.includes(word))).toEqual([]);
  }
}

test('of a guest, likewise; nobody can ask for anybody else', async () => {
  const { raw, server } = await place('SQLite');
  const { cookie, visitor } = await named(server, NAME);
  const { id } = (await server.service.people.known({ secret: cookie.split('=')[1] }))!;
  const match = await opened(visitor, forTwo);
  for (const [path, said] of [['me/everything'], ['me/erase', { name: NAME }]] as const)
    expect(await asks(server, path, '', said)).toMatchObject({ status: 401, body: { code: 'nobody' } });
  expect((await asks(server, 'privacy?language=nl', cookie)).body).toMatchObject({
    tables: expect.arrayContaining([expect.objectContaining({ table: 'people', yours: 1 })]),
    days: { guests: 400, chat: 365, unfinished: 365, finished: 1095, backups: 30 },
  });
  const { body: strangers } = await asks(server, 'privacy', '');
  expect(JSON.stringify(strangers)).not.toContain('"yours"');
  expect(await asks(server, 'me/erase', cookie, { name: NAME })).toMatchObject({ status: 200 });
  await visitor.next('bye', ({ left }) => left === true);
  expect(await (await named(server, 'Ben')).visitor.ask({ type: 'watch', match })).toMatchObject({
    table: { stage: 'closed' },
  });
  await server.close();
  expect(await tracesOf(raw, [id, NAME])).toEqual([]);
});
