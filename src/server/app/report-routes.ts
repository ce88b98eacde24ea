import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { LONGEST_REASON } from '../../protocol/measures.ts';
import { cleanLine } from '../net/clean-text.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import { refuseNobody, refuseTooFast, whoAsks } from './admission.ts';
import type { Service } from './service.ts';
import { pointer } from './tie-routes.ts';

const reportBody = v.strictObject({
  who: pointer,
  text: v.pipe(v.string(), v.maxLength(2 * LONGEST_REASON), v.transform(cleanLine), v.maxLength(LONGEST_REASON)),
});

/** Somebody tells the hosts of somebody else; whom it is about never hears of it from here. */
export function addReportRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  server.post('/api/people/report', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    if (!person) return refuseNobody(reply);
    const body = v.safeParse(reportBody, request.body);
    if (!body.success) return refuse(reply, 400, 'unreadable', `say who, and what in up to ${LONGEST_REASON} letters`);
    if (!service.limits.mayReport(person.id, request.ip)) return refuseTooFast(reply);
    const result = await service.reports.add(person.id, body.output.who, body.output.text);
    if (result === 'reported') return { ok: true };
    if (result === 'too-many') return refuse(reply, 409, 'too-many', 'the hosts have not read your reports yet');
    return refuse(reply, 404, 'no-such-person', 'there is nobody there');
  });
}
