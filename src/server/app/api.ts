import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { limits } from '../../protocol/limits.ts';
import { cleanName } from '../net/clean-text.ts';
import { dropSecret, secretOf, setSecret } from '../net/cookies.ts';
import { type OriginGuard, originGuard, refuse } from '../net/origin-guard.ts';
import { CODE_TIME } from '../people/people.ts';
import { addHealth } from './health.ts';
import { addPushRoutes } from './push-routes.ts';
import type { Service } from './service.ts';
import { addSockets } from './sockets.ts';

const nameBody = v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) });
const codeBody = v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) });

/** The ways into the house: who one is, over plain requests, and everything else over a socket. */
export async function addApi(server: FastifyInstance, service: Service, publicUrl?: string): Promise<void> {
  const door = originGuard(publicUrl, service.limits);
  answerErrors(server);
  noteRequests(server, service);
  addPeople(server, service, door);
  addPushRoutes(server, service, door);
  addHealth(server, service);
  await addSockets(server, service, door);
}

function addPeople(server: FastifyInstance, { people }: Service, door: OriginGuard): void {
  server.get('/api/me', async (request, reply) => {
    const secret = secretOf(request);
    const person = await people.known(secret);
    if (!secret || !person) return reply.code(204).send();
    // Every page asks this first: who comes back now and then stays known for ever.
    setSecret(reply, secret, door.isSecure(request));
    return { name: person.name };
  });
  server.post('/api/me', { preHandler: door.post }, async (request, reply) => {
    const body = v.safeParse(nameBody, request.body);
    const name = body.success ? cleanName(body.output.name) : '';
    if (!name) return refuse(reply, 400, 'name', `a name has 1 to ${limits.name} letters`);
    const person = await people.known(secretOf(request));
    if (person) await people.rename(person, name);
    else setSecret(reply, (await people.welcome(name)).secret, door.isSecure(request));
    return { name };
  });
  server.post('/api/transfer', { preHandler: door.post }, async (request, reply) => {
    const person = await people.known(secretOf(request));
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    return { code: await people.transferCode(person), lasts: CODE_TIME };
  });
  server.post('/api/leave', { preHandler: door.post }, async (request, reply) => {
    await people.forget(secretOf(request));
    dropSecret(reply);
    return { ok: true };
  });
  server.post('/api/redeem', { preHandler: door.post }, async (request, reply) => {
    const body = v.safeParse(codeBody, request.body);
    const redeemed = body.success ? await people.redeem(body.output.code) : undefined;
    if (!redeemed) return refuse(reply, 404, 'code', 'this code was used already, is too old or was never given');
    setSecret(reply, redeemed.secret, door.isSecure(request));
    return { name: redeemed.person.name };
  });
}

/** What fastify finds wrong with a request is answered like everything else. */
function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return refuse(reply, 413, 'too-large', `at most ${limits.message} bytes are read`);
    if (status < 500) return refuse(reply, status, 'unreadable', reasonOf(error, status));
    request.log.error({ err: error }, 'trouble');
    return refuse(reply, 500, 'trouble', 'something went wrong here; try again in a moment');
  });
}

/** Who serves the page has nothing to say about an odd address but the name of the status. */
function reasonOf({ message }: FastifyError, status: number): string {
  return message === STATUS_CODES[status] ? 'there can be no such address; the page is at /' : message;
}

/** One line for each request, and one count. Addresses of pages hold no secrets, but what follows a ? might. */
function noteRequests(server: FastifyInstance, { metrics }: Service): void {
  server.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    metrics.pages.inc({ status: statusCode });
    const path = request.url.split('?', 1)[0];
    const line = { method: request.method, path, status: statusCode, ms: Math.round(elapsedTime), address: request.ip };
    request.log[statusCode < 400 ? 'debug' : 'info'](line, 'answered');
  });
}
