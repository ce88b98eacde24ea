import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { secretOf } from '../net/cookies.ts';
import { type OriginGuard, refuse } from '../net/origin-guard.ts';
import { type SubscribeResult, subscriptionSchema } from '../push/turn-notifier.ts';
import type { Service } from './service.ts';

const match = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,24}$/));
const hanging = v.strictObject({ match, subscription: subscriptionSchema });
const taking = v.strictObject({ match, endpoint: v.pipe(v.string(), v.maxLength(1000)) });

const reasons: Readonly<Record<Exclude<SubscribeResult, 'hung'>, string>> = {
  'not-seated': 'you do not sit at this table',
  'too-many': 'you are told about this table on enough devices already',
  endpoint: 'this is not the address of a push service',
};

/** The bells of tables: what a browser has to know, hanging one up, taking it down. */
export function addPushRoutes(server: FastifyInstance, { people, notifier: bells }: Service, door: OriginGuard): void {
  server.get('/api/bell', async () => ({ key: bells.key }));
  server.post('/api/bell', { preHandler: door.post }, async (request, reply) => {
    const person = await people.known(secretOf(request));
    const body = v.safeParse(hanging, request.body);
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    if (!body.success) return refuse(reply, 400, 'unreadable', 'a bell has a match and a subscription');
    const hung = await bells.subscribe(body.output.match, person.id, body.output.subscription);
    return hung === 'hung' ? { ok: true } : refuse(reply, 409, hung, reasons[hung]);
  });
  server.post('/api/bell/off', { preHandler: door.post }, async (request, reply) => {
    const person = await people.known(secretOf(request));
    const body = v.safeParse(taking, request.body);
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    if (!body.success) return refuse(reply, 400, 'unreadable', 'say which match and which endpoint');
    await bells.unsubscribe(body.output.match, person.id, body.output.endpoint);
    return { ok: true };
  });
}
