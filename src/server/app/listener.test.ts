import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listener } from './listener.ts';

test.each([
  ['nothing', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHost: here\r\nX-Long: '],
  ['half a body', 'POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"a":'],
])('of a connection that sends %s no more is waited for than it may take', async (_what, begun) => {
  const server = listener({ arrivalTimeout: 300 });
  server.post('/', async () => 'read');
  onTestFinished(() => server.close());
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(begun);
  let answer = '';
  socket.on('data', data => (answer += String(data)));
  await once(socket, 'close');
  expect(answer).not.toContain('read');
});

test('a request has half a minute to arrive, and so has its head', () => {
  const { server } = listener();
  expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 30_000]);
});
