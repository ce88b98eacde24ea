import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { matchPattern } from '../../protocol/limits.ts';
import type { InviteResult } from '../matches/invitations.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import { refuseNobody, refuseTooFast, whoAsks } from './admission.ts';
import type { Service } from './service.ts';

const match = v.pipe(v.string(), v.regex(matchPattern));
const inviteBody = v.strictObject({ match, mark: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) });
const declineBody = v.strictObject({ match });

const reasons: Readonly<Record<Exclude<InviteResult, 'invited'>, string>> = {
  'no-such-person': 'there is nobody there whom you have met',
  'not-seated': 'you do not sit at this table',
  'not-gathering': 'nobody new can sit down there',
  silenced: 'the hosts have muted you',
  'too-many': 'enough people are invited there',
};

/** People who have met invite each other; whoever is invited sees it, and declines without a word. */
export function addInvitationRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  const { invitations } = service;
  server.get('/api/invitations', async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    return person ? { invitations: await invitations.of(person.id) } : refuseNobody(reply);
  });
  server.post('/api/invitations', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    const body = v.safeParse(inviteBody, request.body);
    if (!person) return refuseNobody(reply);
    if (!body.success) return refuse(reply, 400, 'unreadable', 'say to which table, and whom');
    if (!service.limits.mayInvite(person.id)) return refuseTooFast(reply);
    const result = await invitations.invite(person, body.output.match, body.output.mark);
    return result === 'invited' ? { ok: true } : refuse(reply, 409, result, reasons[result]);
  });
  server.post('/api/invitations/decline', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    const body = v.safeParse(declineBody, request.body);
    if (!person) return refuseNobody(reply);
    if (!body.success) return refuse(reply, 400, 'unreadable', 'say which table');
    await invitations.decline(person.id, body.output.match);
    return { ok: true };
  });
}
