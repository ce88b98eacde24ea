import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { freshFile } from '../store/testing/fresh-file.ts';
import { madeBot, member } from './testing/bot.ts';
import { closeCode, framesUntilClosed, maskedFrame, opcodes, rawSocket, type SentFrame } from './testing/raw-socket.ts';
import { openTestServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
let now = Date.now();
const server = await openTestServer(
  { file },
  {
    now: () => now,
    env: { TRUSTED_PROXIES: 'loopback', MESSAGES_PER_SECOND: '20' },
  },
);
afterAll(async () => {
  await server.close();
  remove();
});

/** Many more than come with one reading of a socket. */
const MANY = 40_000;
/** What a page may send at once by its rate limit, and what is refused beyond it, with some room. */
const ALLOWED = 200;
const FLOODS = 1008;
const LATER = 1013;

/** What a page from an address is sent when it sends the same frame again and again, until its socket is closed. */
async function floodFrom(address: string, frame: Buffer, times = MANY): Promise<readonly SentFrame[]> {
  const socket = await rawSocket(server.address, address);
  const frames = framesUntilClosed(socket);
  socket.write(Buffer.concat(Array.from({ length: times }, () => frame)));
  return frames;
}

test('messages without end are answered as far as they are allowed, and then the line is closed', async () => {
  const sent = await floodFrom('203.0.113.1', maskedFrame('text', 'x'));
  expect(closeCode(sent)).toBe(FLOODS);
  expect(sent.length).toBeLessThan(ALLOWED);
});

test.each(['ping', 'pong'] as const)('a %s counts as a message does', async kind => {
  const sent = await floodFrom(`203.0.113.${opcodes[kind]}`, maskedFrame(kind));
  expect(closeCode(sent)).toBe(FLOODS);
  expect(sent.filter(({ opcode }) => opcode === opcodes.pong).length).toBeLessThan(ALLOWED);
});

test.each(['text', 'ping', 'pong'] as const)('a bot that sends %ss without end is not read any more', async kind => {
  const token = await madeBot(server.address, await member(server.address, `Owner of ${kind}`), `Flood ${kind}`);
  const from = `203.0.113.${40 + opcodes[kind]}`;
  for (let i = 0; i < 8; i++) {
    const socket = await rawSocket(server.address, from, token);
    const frames = framesUntilClosed(socket);
    socket.write(Buffer.concat(Array.from({ length: MANY }, () => maskedFrame(kind))));
    const sent = await frames;
    expect(sent.length).toBeLessThan(ALLOWED);
    // To come back at once and go on is no way round.
    if (closeCode(sent) === LATER) return;
    expect(closeCode(sent)).toBe(FLOODS);
  }
  expect('it was let in again and again').toBe('');
});

test('floods are counted', async () => {
  await floodFrom('203.0.113.2', maskedFrame('ping'));
  expect(await server.service.metrics.text()).toMatch(/requests_total\{type="none",code="flood"\} [1-9]/);
});

test('a message in very many pieces is none', async () => {
  const sent = await floodFrom('203.0.113.3', maskedFrame('text', '', { last: false }), 1000);
  expect(closeCode(sent)).toBeDefined();
  expect(sent).toHaveLength(1);
});

test('a page that pings now and then is answered', async () => {
  const socket = await rawSocket(server.address, '203.0.113.4');
  socket.write(maskedFrame('ping', 'here?'));
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  expect(chunk[0] & 0x0f).toBe(opcodes.pong);
  expect(chunk.subarray(2).toString()).toBe('here?');
  socket.destroy();
});

test('an address that comes back again and again to flood is let in less often, and others as before', async () => {
  const address = '203.0.113.5';
  const codes: (number | undefined)[] = [];
  for (let i = 0; i < 8; i++) codes.push(closeCode(await floodFrom(address, maskedFrame('text', 'x'))));
  expect(codes.at(0)).toBe(FLOODS);
  expect(codes.at(-1)).toBe(LATER);
  const other = await Visitor.come(server.address, '', { 'x-forwarded-for': '203.0.113.6' });
  expect(await other.ask({ type: 'ping' })).toMatchObject({ type: 'done' });
  now += 60_000;
  const back = await Visitor.come(server.address, '', { 'x-forwarded-for': address });
  expect(await back.ask({ type: 'ping' })).toMatchObject({ type: 'done' });
  for (const visitor of [other, back]) visitor.close();
});
