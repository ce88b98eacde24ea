import { connect, type Socket } from 'node:net';
import type { Random } from '../../src/engine/random.ts';
import { limits } from '../../src/protocol/limits.ts';
import { pickFrom, strangeJson } from './texts.ts';

const paths = [
  '/',
  '/api/me',
  '/api/transfer',
  '/api/redeem',
  '/api/devices',
  '/api/devices/end',
  '/api/leave',
  '/socket',
  '/health',
  '/ready',
  '/metrics',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cwindows',
  '/%00',
  '/%',
  '/assets/../../package.json',
  '/api/me?name[__proto__]=1',
  `/${'a'.repeat(5000)}`,
  '//evil.example/',
  '/api/%F0%9F%90%AB',
];

/** What people with an account ask for, as it is and spoilt; nothing here ends the account itself. */
const memberPaths = [
  '/api/account',
  '/api/account/sheet',
  '/api/account/recover',
  '/api/passkeys',
  '/api/passkeys/offer',
  '/api/passkeys/ask',
  '/api/passkeys/sign-in',
  '/api/passkeys/remove',
  '/api/archive',
  '/api/archive?before=9999999999999999.aaaaaa',
  '/api/archive?before=1.aaaaaa&before=2.bbbbbb',
  '/api/archive/log?match=aaaaaaaa',
  '/api/archive/log?match=constructor',
  '/api/ratings?game=nomadi&seats=2',
  '/api/ratings?game=constructor&seats=2',
  '/api/ratings?game=__proto__&seats=2&seats=3',
  '/api/ratings/mine',
  '/api/people',
  '/api/people/tie',
  '/api/bots',
  '/api/bots/remove',
  '/api/bots/here?game=toString',
  '/api/bots/here?game=nomadi&game=nomadi',
  '/api/bot/stream?table=aaaaaaaa',
  '/api/bot/socket?table=%00',
  '/api/bot/answer',
  '/api/bell',
  '/api/bell/off',
  '/api/privacy?language=constructor',
  '/api/privacy?language=__proto__&language=de',
  '/api/me/everything',
  '/api/me/erase',
];

const headers = [
  'Origin: https://evil.example',
  'Origin: null',
  'Origin: http://localhost:1',
  'Cookie: caravanserai=' + 'a'.repeat(4000),
  'Cookie: caravanserai=__proto__; caravanserai=x',
  'Cookie: ;;;===',
  'Content-Type: application/json',
  'Content-Type: text/plain',
  'Content-Type: application/x-www-form-urlencoded',
  'Transfer-Encoding: chunked',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bad',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  'Upgrade: h2c\r\nConnection: Upgrade',
  'X-Forwarded-For: 127.0.0.1, \u0000',
  'X-Forwarded-For: [::1]:99999, fe80::1%lo, ,',
  'X-Forwarded-Proto: https, ws\r\nX-Forwarded-Host: a@b, \u00ff',
  'Cookie: __Host-caravanserai=__proto__; caravanserai=x',
  `Authorization: Bearer ${'a'.repeat(43)}`,
  'Authorization: Basic Og==',
  'Expect: 100-continue',
  'Range: bytes=-1',
  'If-Modified-Since: never',
  'Host: other.example',
  ': no name',
  'Bad Header: x',
  `X-Long: ${'x'.repeat(20_000)}`,
];

/** A request as bytes: well made, broken, or something else altogether. Some are made by somebody with an account. */
export function hostileCall(random: Random, member: string): string {
  if (random.below(12) === 0)
    return String.fromCharCode(...Array.from({ length: 1 + random.below(300) }, () => random.below(256))) + '\r\n\r\n';
  const method = pickFrom(random, [
    'GET',
    'POST',
    'POST',
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'HEAD',
    'TRACE',
    'BREW',
    'get',
  ]);
  const body = method === 'GET' ? '' : bodyFor(random);
  const lines = Array.from({ length: random.below(4) }, () => pickFrom(random, headers));
  if (body && random.below(3) > 0) lines.push('Content-Type: application/json');
  const isMember = random.below(3) === 0;
  if (isMember) lines.push(`Cookie: ${member}`);
  const path = pickFrom(random, isMember ? memberPaths : [...paths, ...memberPaths]);
  const head = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...lines, 'Connection: close'];
  const length = `Content-Length: ${Buffer.byteLength(body) + (random.below(10) === 0 ? 7 : 0)}`;
  return `${[...head, length].join('\r\n')}\r\n\r\n${body}`;
}

function bodyFor(random: Random): string {
  const name = strangeJson(random);
  return pickFrom(random, [
    () => `{"name":${name}}`,
    () => `{"code":${name}}`,
    () => `{"name":${name},"games":["nomadi",${name}]}`,
    () => `{"who":{"mark":${name}},"tie":"block"}`,
    () => `{"who":{"match":"aaaaaaaa","seat":${random.below(12) - 1}},"tie":${name}}`,
    () => `{"made":{"id":${name},"rawId":"a","type":"public-key","response":${name}}}`,
    () => `{"match":"aaaaaaaa","subscription":${name}}`,
    () => `{"name":${name}`,
    () => name,
    () => `{"__proto__":{"name":"x"},"name":${name}}`,
    () => `{"name":"${'n'.repeat(random.below(2 * limits.message))}"}`,
    () => '',
  ])();
}

/** How long a server may wait for a request that will never be whole, in milliseconds, before we leave. */
const PATIENCE = 300;

/** Sends the bytes on a connection of their own; answers with the status, or nothing when it was closed or kept open. */
export function call(address: string, bytes: string): Promise<number | undefined> {
  const { hostname, port } = new URL(address);
  return new Promise(resolve => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')));
    const leave = () => {
      socket.destroy();
      const status = /^HTTP\/1\.1 (?:100 Continue\r\n\r\nHTTP\/1\.1 )?(\d+)/.exec(received)?.[1];
      resolve(status === undefined ? undefined : Number(status));
    };
    socket.setTimeout(PATIENCE, leave);
    socket.on('data', data => (received += data.toString('latin1')));
    socket.once('close', leave).once('error', leave);
  });
}

/** Takes a connection, says a part of something, and stays. */
export function loiter(address: string, i: number): Socket {
  const { hostname, port } = new URL(address);
  const begun = [
    'GET / HT',
    'POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{',
    'GET /socket HTTP/1.1\r\nUpgrade: web',
    '',
  ];
  const socket = connect(Number(port), hostname, () => socket.write(begun[i % begun.length]));
  // It may be sent away after a while.
  return socket.on('error', () => undefined);
}
