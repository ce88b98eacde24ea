import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ties } from '../../protocol/acquaintances.ts';
import { matchPattern } from '../../protocol/limits.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import { whoAsks } from './admission.ts';
import type { Service } from './service.ts';

const match = v.pipe(v.string(), v.regex(matchPattern));
const mark = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
export const pointer = v.union([
  v.strictObject({ mark }),
  v.strictObject({ match, seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)) }),
  v.strictObject({ match, line: v.pipe(v.string(), v.maxLength(40)) }),
]);
const tieBody = v.strictObject({ who: pointer, tie: v.optional(v.picklist(ties)) });

/** Whom one has met, and whom one does not want to hear or to meet. */
export function addTieRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  server.get('/api/people', async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    return { people: await service.ties.acquaintances(person.id) };
  });
  server.post('/api/people/tie', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    const body = v.safeParse(tieBody, request.body);
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    if (!body.success) return refuse(reply, 400, 'unreadable', 'say who, and mute, block or nothing');
    const done = await service.ties.set(person.id, body.output.who, body.output.tie);
    return done ? { ok: true } : refuse(reply, 404, 'no-such-person', 'there is nobody there, or you know too many');
  });
}
