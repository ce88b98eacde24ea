import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { limits } from '../../protocol/limits.ts';
import { cleanName } from '../net/clean-text.ts';
import { dropSecret, secretOf, setSecret } from '../net/cookies.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import { CODE_TIME } from '../people/people.ts';
import type { Service } from './service.ts';

const nameBody = v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) });
const codeBody = v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) });

/** Who a person is: by name, by secret, and on another device by a code. */
export function addPeopleRoutes(server: FastifyInstance, { people }: Service, guard: OriginGuard): void {
  server.get('/api/me', async (request, reply) => {
    const secret = secretOf(request);
    const person = await people.known(secret);
    if (!secret || !person) return reply.code(204).send();
    // Every page asks this first, so those who come back now and then stay known for ever.
    setSecret(reply, secret, guard.isSecure(request));
    return { name: person.name };
  });
  server.post('/api/me', { preHandler: guard.post }, async (request, reply) => {
    const body = v.safeParse(nameBody, request.body);
    const name = body.success ? cleanName(body.output.name) : '';
    if (!name) return refuse(reply, 400, 'name', `a name has 1 to ${limits.name} letters`);
    const person = await people.known(secretOf(request));
    if (person) await people.rename(person, name);
    else setSecret(reply, (await people.welcome(name)).secret, guard.isSecure(request));
    return { name };
  });
  server.post('/api/transfer', { preHandler: guard.post }, async (request, reply) => {
    const person = await people.known(secretOf(request));
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    return { code: await people.transferCode(person), lasts: CODE_TIME };
  });
  server.post('/api/leave', { preHandler: guard.post }, async (request, reply) => {
    await people.forget(secretOf(request));
    dropSecret(reply);
    return { ok: true };
  });
  server.post('/api/redeem', { preHandler: guard.post }, async (request, reply) => {
    const body = v.safeParse(codeBody, request.body);
    const redeemed = body.success ? await people.redeem(body.output.code) : undefined;
    if (!redeemed) return refuse(reply, 404, 'code', 'this code was used already, is too old or was never given');
    setSecret(reply, redeemed.secret, guard.isSecure(request));
    return { name: redeemed.person.name };
  });
}
