import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { originGuard } from './origin-guard.ts';
import { RateLimits } from './rate-limits.ts';

const none = {
  messagesPerSecond: 0,
  addressMessagesPerSecond: 0,
  sockets: 0,
  addressSockets: 0,
  addressRequestsPerSecond: 0,
  addressPostsPerMinute: 0,
};

test('a client that has gone is answered, also where its connection does not know it yet', async () => {
  const limits = new RateLimits(none as ConstructorParameters<typeof RateLimits>[0], () => 0);
  let status = 0;
  const reply = { code: (code: number) => ((status = code), reply), send: () => reply };
  const gone = { headers: {}, host: '', ip: undefined, raw: { socket: { destroyed: false } } };
  await originGuard(undefined, limits).post(gone as unknown as FastifyRequest, reply as unknown as FastifyReply);
  expect(status).toBe(400);
});
