import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { DeskSetting } from '../../protocol/desk.ts';
import { limits } from '../../protocol/limits.ts';
import type { RetentionSettings } from '../matches/retention.ts';
import { limitConnections } from '../net/connection-limit.ts';
import { refuse } from '../net/http-refusal.ts';
import { originGuard } from '../net/origin-guard.ts';
import { passkeySites } from '../net/passkey-sites.ts';
import { addAccountRoutes } from './account-routes.ts';
import { BannedRequest } from './admission.ts';
import { addArchiveRoutes } from './archive-routes.ts';
import { addBotRoutes } from './bot-routes.ts';
import { addDataRoutes } from './data-routes.ts';
import { addDayRoutes } from './day-routes.ts';
import { addDeskRoutes } from './desk-routes.ts';
import { addHealth } from './health.ts';
import { addInvitationRoutes } from './invitation-routes.ts';
import { addMailRoutes } from './mail-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { addProfileRoutes } from './profile-routes.ts';
import { addPushRoutes } from './push-routes.ts';
import { addPuzzleRoutes } from './puzzle-routes.ts';
import { addRatingRoutes } from './rating-routes.ts';
import { addReportRoutes } from './report-routes.ts';
import { limitRequests } from './request-limit.ts';
import type { Service } from './service.ts';
import { addSockets } from './sockets.ts';
import { addStudyRoutes } from './study-routes.ts';
import { addTieRoutes } from './tie-routes.ts';

/** Where people open the page. */
export interface SiteSettings {
  readonly publicUrl?: string | undefined;
  readonly passkeyDomain?: string | undefined;
  readonly trustedProxies?: readonly string[] | undefined;
  readonly addressSockets: number;
  /** The settings as hosts may see them. */
  readonly shown?: readonly DeskSetting[];
}

/** All that pages can ask: who a person is, over plain requests, and everything else over a socket. */
export async function addApi(
  server: FastifyInstance,
  service: Service,
  site: SiteSettings & RetentionSettings,
): Promise<void> {
  const guard = originGuard(site.publicUrl, service.limits);
  answerErrors(server);
  limitRequests(server, service);
  if (!site.trustedProxies) limitConnections(server.server, site.addressSockets);
  keepFromCaches(server);
  noteRequests(server, service);
  addPeopleRoutes(server, service, guard);
  addAccountRoutes(server, service, { guard, siteOf: passkeySites(site.publicUrl, site.passkeyDomain) });
  addArchiveRoutes(server, service, guard);
  addRatingRoutes(server, service, guard);
  addProfileRoutes(server, service, guard);
  addDataRoutes(server, service, { guard, keep: site });
  addTieRoutes(server, service, guard);
  addReportRoutes(server, service, guard);
  addInvitationRoutes(server, service, guard);
  addDeskRoutes(server, service, { guard, settings: site.shown ?? [] });
  addDayRoutes(server, service, guard);
  addPuzzleRoutes(server, service, guard);
  addStudyRoutes(server, service, guard);
  addMailRoutes(server, service, guard);
  addPushRoutes(server, service, guard);
  addHealth(server, service);
  await addSockets(server, service, guard);
  addBotRoutes(server, service, guard);
}

/** What fastify finds wrong with a request is refused like everything else. */
function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof BannedRequest) return refuseBanned(reply, error);
    const status = error.statusCode ?? 500;
    if (status === 413) return refuse(reply, 413, 'too-large', `at most ${limits.message} bytes are read`);
    if (status < 500) return refuse(reply, status, 'unreadable', reasonOf(error, status));
    request.log.error({ err: error }, 'trouble');
    return refuse(reply, 500, 'trouble', 'something went wrong here; try again in a moment');
  });
}

/** With the reason, and until when. */
function refuseBanned(reply: FastifyReply, { ban: { reason, until } }: BannedRequest): FastifyReply {
  return reply.code(403).send({ code: 'banned', what: reason, ...(until !== undefined && { until }) });
}

/** What the interface answers is one person's and of this moment: no cache on the way, or on a shared device, has it. */
function keepFromCaches(server: FastifyInstance): void {
  server.addHook('onSend', async ({ url }, reply) => {
    if (url.startsWith('/api/')) void reply.header('Cache-Control', 'no-store');
  });
}

/** For an odd address fastify has no words but the name of the status. */
function reasonOf({ message }: FastifyError, status: number): string {
  if (status === 415) return 'what is sent here is JSON: Content-Type: application/json';
  return message === STATUS_CODES[status] ? 'there can be no such address; the page is at /' : message;
}

/** Logs and counts each request. Addresses of pages hold no secrets, but what follows a ? might. */
function noteRequests(server: FastifyInstance, { metrics }: Service): void {
  server.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    metrics.pages.inc({ status: statusCode });
    const path = request.url.split('?', 1)[0];
    const line = { method: request.method, path, status: statusCode, ms: Math.round(elapsedTime), address: request.ip };
    request.log[statusCode < 400 ? 'debug' : 'info'](line, 'answered');
  });
}
