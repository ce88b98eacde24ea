import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import { type SubscribeResult, subscriptionSchema } from '../push/turn-notifier.ts';
import { whoAsks } from './admission.ts';
import type { Service } from './service.ts';

const match = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,24}$/));
const subscribing = v.strictObject({ match, subscription: subscriptionSchema });
const unsubscribing = v.strictObject({ match, endpoint: v.pipe(v.string(), v.maxLength(1000)) });

const reasons: Readonly<Record<Exclude<SubscribeResult, 'subscribed'>, string>> = {
  'not-seated': 'you do not sit at this table',
  'too-many': 'you are told about this table on enough devices already',
  endpoint: 'this is not the address of a push service',
};

/** Lets browsers subscribe to turns: the key they have to know, subscribing, and unsubscribing. */
export function addPushRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  const { notifier } = service;
  server.get('/api/bell', async () => ({ key: notifier.key }));
  server.post('/api/bell', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    const body = v.safeParse(subscribing, request.body);
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    if (!body.success) return refuse(reply, 400, 'unreadable', 'a bell has a match and a subscription');
    const result = await notifier.subscribe(body.output.match, person, body.output.subscription);
    return result === 'subscribed' ? { ok: true } : refuse(reply, 409, result, reasons[result]);
  });
  server.post('/api/bell/off', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    const body = v.safeParse(unsubscribing, request.body);
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    if (!body.success) return refuse(reply, 400, 'unreadable', 'say which match and which endpoint');
    await notifier.unsubscribe(body.output.match, person.id, body.output.endpoint);
    return { ok: true };
  });
}
