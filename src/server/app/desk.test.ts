import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { DeskLoad, DeskNow, DeskReport, DeskSetting } from '../../protocol/desk.ts';
import type { TableSnapshot } from '../../protocol/replies.ts';
import { emptyDatabase } from '../store/testing/empty-database.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { forTwo, opened } from './testing/desert.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './testing/test-server.ts';
import { evening, openEvent } from './testing/tournament.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const env = {
  ADDRESS_POSTS_PER_MINUTE: '0',
  HOSTS: 'Hanna, Somebody Else',
  REPORTS_PER_DAY: '4',
  METRICS_TOKEN: 'a-token-nobody-may-see',
};

const { file, remove } = freshFile();
let backups = 0;
const backUp = () => ({ file: `backup ${++backups}`, matches: 0 });
const server = await openTestServer({ file }, { env, backUp });
afterAll(async () => {
  await server.close();
  remove();
});

interface Somebody {
  readonly cookie: string;
  readonly name: string;
  ask(
    path: string,
    said?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: unknown }>;
  come(): Promise<Visitor>;
}

async function somebody(name: string, { address } = server, hasAccount = false): Promise<Somebody> {
  const cookie = await introduce(address, name);
  const ask: Somebody['ask'] = async (path, said, headers = {}) => {
    const post = said && { method: 'POST', body: JSON.stringify(said) };
    const type = said && { 'content-type': 'application/json' };
    const response = await fetch(`${address}/api/${path}`, { headers: { cookie, ...type, ...headers }, ...post });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  if (hasAccount) await ask('account', { name });
  return { cookie, name, ask, come: () => Visitor.come(address, cookie) };
}

let host: Promise<Somebody> | undefined;
const theHost = () => (host ??= somebody('Hanna', server, true));

async function personCalled(name: string, at: Somebody): Promise<string> {
  const { body } = await at.ask('desk/now');
  return (body as DeskNow).people.find(person => person.name === name)?.person ?? '';
}

/** Two people at a table, one of whom has said something. */
async function quarrel(names: readonly [string, string]) {
  const [anna, ben] = [await somebody(names[0]), await somebody(names[1])];
  const [annas, bens] = [await anna.come(), await ben.come()];
  const match = await opened(annas, { ...forTwo, listed: false });
  for (const [seat, visitor] of [annas, bens].entries()) {
    await visitor.ask({ type: 'watch', match });
    await visitor.ask({ type: 'sit', match, seat, nonce: nonce() });
  }
  await bens.ask({ type: 'say', match, text: 'you camel' });
  const { line } = await annas.next('said');
  return { anna, ben, annas, bens, match, line };
}

const reads = ['now', 'load', 'reports', 'measures', 'settings', 'announcement', 'deeds'];
const acts: Readonly<Record<string, object>> = {
  measure: { person: 'a'.repeat(24), kind: 'ban', reason: 'x' },
  lift: { person: 'a'.repeat(24), kind: 'ban' },
  close: { match: 'abcdefgh', reason: 'x' },
  done: { report: 'a'.repeat(20) },
  announce: { text: 'x', hours: 1 },
  backup: {},
};

test('nobody without the right gets anything at the desk, whatever they ask', async () => {
  const hanna = await theHost();
  const stranger: Somebody['ask'] = async (path, said) => {
    const headers = { 'content-type': 'application/json' };
    const post = said && { method: 'POST', headers, body: JSON.stringify(said) };
    const response = await fetch(`${server.address}/api/${path}`, post);
    return { status: response.status, body: await response.json() };
  };
  const guest = await somebody('Guest');
  // A guest can be called nearly anything, and an account isn't a host because it exists.
  const account = await somebody('Account', server, true);
  const made = backups;
  for (const [ask, status, code] of [
    [stranger, 401, 'nobody'],
    [guest.ask, 403, 'not-host'],
    [account.ask, 403, 'not-host'],
  ] as const) {
    for (const path of reads) expect(await ask(`desk/${path}`), path).toMatchObject({ status, body: { code } });
    for (const [path, body] of Object.entries(acts))
      expect(await ask(`desk/${path}`, body), path).toMatchObject({ status, body: { code } });
  }
  // Another site can't use the host's cookie, neither to look nor to act.
  const origin = { origin: 'https://elsewhere.example' };
  for (const path of reads) {
    expect(await hanna.ask(`desk/${path}`), path).toMatchObject({ status: 200 });
    expect(await hanna.ask(`desk/${path}`, undefined, origin), path).toMatchObject({ status: 403 });
  }
  for (const [path, body] of Object.entries(acts))
    expect(await hanna.ask(`desk/${path}`, body, origin), path).toMatchObject({
      status: 403,
      body: { code: 'origin' },
    });
  expect(backups).toBe(made);
  expect((await guest.ask('me')).body).toEqual({ name: 'Guest' });
  expect((await hanna.ask('me')).body).toEqual({ name: 'Hanna', account: true, host: true });
});

test('a report comes with what the two have said, is seen at the desk alone, and its author can be warned, muted and banned', async () => {
  const hanna = await theHost();
  const { anna, ben, annas, bens, match, line } = await quarrel(['Anna', 'Ben']);
  const who = { match, line: line.id };
  expect(await ben.ask('people/report', { who, text: 'myself' })).toMatchObject({ status: 404 });
  expect(await anna.ask('people/report', { who, text: 'he is rude' })).toMatchObject({ status: 200 });
  const [report] = ((await hanna.ask('desk/reports')).body as { reports: DeskReport[] }).reports;
  expect(report).toMatchObject({
    reporterName: 'Anna',
    aboutName: 'Ben',
    match,
    text: 'he is rude',
    lines: [{ text: 'you camel' }],
    isDone: false,
  });
  const person = report.about;
  const decide = (kind: string, more = {}) =>
    hanna.ask('desk/measure', { person, kind, reason: `be kind: ${kind}`, ...more });

  await decide('warn');
  const warned = await bens.next('measures', ({ measures }) => measures.warn !== undefined);
  expect(warned.measures.warn).toEqual({ reason: 'be kind: warn' });
  expect((await ben.ask('me')).body).toMatchObject({ measures: { warn: { reason: 'be kind: warn' } } });
  expect(await ben.ask('me/warned', {})).toMatchObject({ status: 200 });
  expect((await ben.ask('me')).body).toEqual({ name: 'Ben' });

  await decide('mute', { hours: 1 });
  await bens.next('measures', ({ measures }) => measures.mute !== undefined);
  expect(await bens.ask({ type: 'say', match, text: 'hello?' })).toMatchObject({ type: 'refused', code: 'silenced' });
  await hanna.ask('desk/lift', { person, kind: 'mute' });
  await bens.next('measures', ({ measures }) => measures.mute === undefined && measures.warn === undefined);
  expect(await bens.ask({ type: 'say', match, text: 'sorry' })).toMatchObject({ type: 'done' });

  await annas.ask({ type: 'start', match });
  await decide('ban');
  expect(await bens.next('bye')).toMatchObject({ left: true });
  expect((await ben.ask('me')).body).toMatchObject({ name: 'Ben', measures: { ban: { reason: 'be kind: ban' } } });
  expect(await ben.ask('archive')).toMatchObject({ status: 403, body: { code: 'banned', what: 'be kind: ban' } });
  // A new socket is no way round it.
  const again = await ben.come();
  expect(await again.next('measures')).toMatchObject({ measures: { ban: { reason: 'be kind: ban' } } });
  expect(await again.next('bye')).toMatchObject({ left: true });
  // What is theirs they can still have, and have erased.
  expect(await ben.ask('me/everything')).toMatchObject({ status: 200 });
  // The others go on without them.
  await annas.until(reply => JSON.stringify(reply).includes('"resign"'));
  await hanna.ask('desk/done', { report: report.id });
  const deeds = ((await hanna.ask('desk/deeds')).body as { deeds: { deed: string; other: string; host: string }[] })
    .deeds;
  expect(deeds.slice(0, 5).map(({ deed, other, host: by }) => [deed, other, by])).toEqual([
    ['done', '', 'Hanna'],
    ['ban', 'Ben', 'Hanna'],
    ['lift', 'Ben', 'Hanna'],
    ['mute', 'Ben', 'Hanna'],
    ['warn', 'Ben', 'Hanna'],
  ]);
  await hanna.ask('desk/lift', { person, kind: 'ban' });
  const back = await ben.come();
  expect(await back.ask({ type: 'mine' })).toMatchObject({ type: 'mine' });
});

test('who is banned is in no event any more, so nobody waits for them there', async () => {
  const hanna = await theHost();
  const [rita, sven] = [await somebody('Rita', server, true), await somebody('Sven', server, true)];
  const [ritas, svens] = [await rita.come(), await sven.come()];
  const event = await openEvent({ ...rita, visitor: ritas });
  for (const visitor of [ritas, svens]) await visitor.ask({ type: 'event-enter', event });
  const person = await personCalled('Sven', hanna);
  await hanna.ask('desk/measure', { person, kind: 'ban', reason: 'no more' });
  expect(await ritas.ask({ type: 'event', event, watch: false })).toMatchObject({
    info: { people: [{ name: 'Rita' }, { name: 'Sven', dropped: true }] },
  });
});

test('who is muted opens no event and renames none: the name would be read by everybody', async () => {
  const hanna = await theHost();
  const tilda = await somebody('Tilda', server, true);
  const visitor = await tilda.come();
  const event = await openEvent({ ...tilda, visitor });
  const person = await personCalled('Tilda', hanna);
  await hanna.ask('desk/measure', { person, kind: 'mute', reason: 'no more' });
  expect(await visitor.ask({ type: 'event-open', wishes: evening })).toMatchObject({ code: 'silenced' });
  const renamed = await visitor.ask({ type: 'event-change', event, name: 'You camel' });
  expect(renamed).toMatchObject({ code: 'silenced' });
  await hanna.ask('desk/lift', { person, kind: 'mute' });
  expect(await visitor.ask({ type: 'event-open', wishes: evening })).toMatchObject({ type: 'done' });
});

test('a flood of reports ends soon, and whoever was not met can’t be reported', async () => {
  const { anna, match, line } = await quarrel(['Flora', 'Gus']);
  const stranger = await somebody('Stranger');
  const who = { match, line: line.id };
  expect(await stranger.ask('people/report', { who: { mark: '0'.repeat(16) }, text: '' })).toMatchObject({
    status: 404,
  });
  expect(await anna.ask('people/report', { who, text: 'x'.repeat(601) })).toMatchObject({ status: 400 });
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await anna.ask('people/report', { who, text: `${i}` })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test('a table is closed for those who sit there, with the reason; and everybody is told what is announced', async () => {
  const hanna = await theHost();
  const { anna, annas, bens, match } = await quarrel(['Nora', 'Otto']);
  await annas.ask({ type: 'start', match });
  const { tables } = (await hanna.ask('desk/now')).body as DeskNow;
  expect(tables.find(table => table.match === match)).toMatchObject({ stage: 'playing', isPublic: false, here: 2 });
  expect(await hanna.ask('desk/close', { match, reason: '  ' })).toMatchObject({ status: 400 });
  expect(await hanna.ask('desk/close', { match, reason: 'time to sleep' })).toMatchObject({ status: 200 });
  for (const visitor of [annas, bens]) {
    const { table } = await visitor.next('table', ({ table: shown }) => shown.stage === 'closed');
    expect(table.closedFor).toBe('time to sleep');
  }
  expect(await annas.ask({ type: 'rematch', match })).toMatchObject({ code: 'not-over' });
  expect(await hanna.ask('desk/close', { match: 'nosuchtable', reason: 'x' })).toMatchObject({ status: 404 });

  await hanna.ask('desk/announce', { text: 'we close at ten', hours: 1 });
  await annas.next('announcement', ({ announcement }) => announcement?.text === 'we close at ten');
  const late = await anna.come();
  await late.next('announcement', ({ announcement }) => announcement?.text === 'we close at ten');
  await hanna.ask('desk/announce', { text: '', hours: 1 });
  await annas.next('announcement', ({ announcement }) => announcement === undefined);
});

test('settings are shown without what is secret, a backup is made, and the load is told', async () => {
  const hanna = await theHost();
  const { body } = (await hanna.ask('desk/settings')) as { body: { settings: readonly DeskSetting[] } };
  expect(body.settings).toContainEqual(expect.objectContaining({ name: 'HOSTS', value: env.HOSTS, isSet: true }));
  expect(body.settings).toContainEqual(
    expect.objectContaining({ name: 'METRICS_TOKEN', value: '', isSecret: true, isSet: true }),
  );
  expect(JSON.stringify(body)).not.toContain(env.METRICS_TOKEN);
  expect(await hanna.ask('desk/backup', {})).toMatchObject({ status: 200, body: { file: 'backup 1' } });
  const load = (await hanna.ask('desk/load')).body as DeskLoad;
  expect(load.samples.at(-1)).toMatchObject({ at: expect.any(Number), pages: expect.any(Number) });
  expect(load.samples.at(-1)!.requests).toBeGreaterThan(0);
  expect(load.problem).toBeUndefined();
});

test('a link makes an account a host, once; and a host who is banned is none any more', async () => {
  const hanna = await theHost();
  const { hosts } = (await openedWithLink()).service;
  const link = (await hosts.offerLink()) ?? '';
  const address = linked.address;
  const guest = await somebody('Guest', linked);
  expect(await guest.ask('desk/link', { link })).toMatchObject({ status: 403, body: { code: 'no-account' } });
  const lena = await somebody('Lena', linked, true);
  expect(await lena.ask('desk/link', { link: 'x'.repeat(43) })).toMatchObject({ status: 404 });
  expect(await lena.ask('desk/link', { link })).toMatchObject({ status: 200 });
  expect(await lena.ask('desk/now')).toMatchObject({ status: 200 });
  const mia = await somebody('Mia', linked, true);
  expect(await mia.ask('desk/link', { link })).toMatchObject({ status: 404 });
  expect(await mia.ask('desk/now')).toMatchObject({ status: 403 });
  // With a host there is no link any more.
  expect(await hosts.offerLink()).toBeUndefined();
  expect(address).not.toBe(server.address);

  // Those whom the settings name can't be sent away, nor can one send oneself away.
  const visitor = await hanna.come();
  await visitor.ask({ type: 'ping' });
  const self = await personCalled('Hanna', hanna);
  expect(await hanna.ask('desk/measure', { person: self, kind: 'ban', reason: 'x' })).toMatchObject({ status: 409 });
  const other = await linked.service.hosts.offerLink();
  expect(other).toBeUndefined();
  await linked.service.store.desk.addHost((await linked.service.people.known({ secret: secretIn(mia.cookie) }))!.id, 1);
  expect(await mia.ask('desk/now')).toMatchObject({ status: 200 });
  const lenas = await lena.come();
  await lenas.ask({ type: 'ping' });
  const lenaId = await personCalled('Lena', mia);
  expect(await mia.ask('desk/measure', { person: lenaId, kind: 'ban', reason: 'x' })).toMatchObject({ status: 200 });
  expect(await lena.ask('desk/now')).toMatchObject({ status: 403, body: { code: 'banned' } });
  await mia.ask('desk/lift', { person: lenaId, kind: 'ban' });
  expect(await lena.ask('desk/now')).toMatchObject({ status: 403, body: { code: 'not-host' } });
});

const secretIn = (cookie: string) => cookie.split('=')[1];

let linked: TestServer;
async function openedWithLink(): Promise<TestServer> {
  const own = freshFile();
  const options: TestServerOptions = { env: { ADDRESS_POSTS_PER_MINUTE: '0', HOST_LINK: 'auto' } };
  linked = await openTestServer({ file: own.file }, options);
  onTestFinished(async () => {
    await linked.close();
    own.remove();
  });
  return linked;
}

test('what one process decides holds at another one too', async () => {
  const database = { address: await emptyDatabase() };
  const [one, two] = [await openTestServer(database, { env }), await openTestServer(database, { env })];
  onTestFinished(async () => {
    await one.close();
    await two.close();
  });
  const hanna = await somebody('Hanna', one, true);
  const ben = await somebody('Ben', two);
  const bens = await ben.come();
  const match = await opened(bens, { ...forTwo, listed: false });
  await bens.ask({ type: 'watch', match });
  await bens.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
  const find = async () => ((await hanna.ask('desk/now')).body as DeskNow).people.find(({ name }) => name === 'Ben');
  await expect.poll(find).toMatchObject({ tables: 1 });
  const { person } = (await find())!;
  await hanna.ask('desk/announce', { text: 'good evening', hours: 1 });
  await bens.next('announcement', ({ announcement }) => announcement?.text === 'good evening');
  await hanna.ask('desk/close', { match, reason: 'enough' });
  const { table } = (await bens.until(
    reply => reply.type === 'table' && reply.table.stage === 'closed',
  )) as TableSnapshot;
  expect(table.closedFor).toBe('enough');
  await hanna.ask('desk/measure', { person, kind: 'ban', reason: 'no more' });
  expect(await bens.next('bye')).toMatchObject({ left: true });
  expect(await ben.ask('archive')).toMatchObject({ status: 403, body: { code: 'banned', what: 'no more' } });
  expect(one.errors).toEqual([]);
  expect(two.errors).toEqual([]);
});
