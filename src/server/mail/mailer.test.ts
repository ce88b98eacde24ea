import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Mailer } from './mailer.ts';

test('a mail server that says nothing keeps nobody from ending, however many letters wait for it', async () => {
  const silent = createServer(socket => socket.on('error', () => undefined).resume());
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const givenUp: unknown[] = [];
  const mailer = new Mailer({ url: `smtp://127.0.0.1:${port}`, from: 'games@example.org' }, error =>
    givenUp.push(error),
  );
  for (let i = 0; i < 3; i++) mailer.send({ to: `anna${i}@example.org`, subject: 'Hello', text: 'Hello' });
  await once(silent, 'connection');
  await mailer.close();
  // It would take long to give each of them up.
  expect(givenUp).toEqual([]);
});
