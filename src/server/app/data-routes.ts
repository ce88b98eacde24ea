import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { PrivacyInfo } from '../../protocol/privacy.ts';
import type { RetentionSettings } from '../matches/retention.ts';
import { dropSecret } from '../net/cookies.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import { toldInventory } from '../store/told-inventory.ts';
import { knownPerson, nameBody } from './admission.ts';
import type { Service } from './service.ts';

/** What is kept here of everybody and of oneself; to have it as a file, and to have it erased. */
export function addDataRoutes(
  server: FastifyInstance,
  service: Service,
  { guard, keep }: { readonly guard: OriginGuard; readonly keep: RetentionSettings },
): void {
  server.get<{ Querystring: { language?: string } }>('/api/privacy', async request => {
    const person = await knownPerson(service, guard, request);
    const counts = person && (await service.store.personal.countRows(person.id));
    const tables = toldInventory(request.query.language ?? '');
    return {
      tables: tables.map(told => ({ ...told, ...(counts && told.owned && { yours: counts[told.table] ?? 0 }) })),
      days: {
        guests: keep.keepGuestsDays,
        chat: keep.keepChatDays,
        unfinished: keep.keepUnfinishedDays,
        finished: keep.keepFinishedDays,
        backups: keep.keepBackupsDays,
      },
    } satisfies PrivacyInfo;
  });
  server.get('/api/me/everything', async (request, reply) => {
    const person = await knownPerson(service, guard, request);
    if (!person) return refuseNobody(reply);
    if (!service.limits.mayHaveEverything(person.id)) return refuseTooFast(reply);
    void reply.type('application/json').header('Content-Disposition', 'attachment; filename="caravanserai-me.json"');
    return reply.send(Readable.from(service.everythingAbout(person)));
  });
  server.post('/api/me/erase', { preHandler: guard.post }, async (request, reply) => {
    const person = await knownPerson(service, guard, request);
    const body = v.safeParse(nameBody, request.body);
    if (!person) return refuseNobody(reply);
    // Nobody erases themselves by one press too many.
    if (!body.success || body.output.name !== person.name)
      return refuse(reply, 400, 'name', 'to erase everything, say the name that you have here');
    await service.erase(person);
    dropSecret(reply);
    return { ok: true };
  });
}

function refuseNobody(reply: FastifyReply): FastifyReply {
  return refuse(reply, 401, 'nobody', 'nothing is kept about you');
}

function refuseTooFast(reply: FastifyReply): FastifyReply {
  return refuse(reply, 429, 'too-fast', 'that was much in a short time; wait a few minutes');
}
