import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type DeskSetting } from '../../protocol/desk.ts';
import { matchPattern } from '../../protocol/limits.ts';
import { LONGEST_REASON, measureKinds } from '../../protocol/measures.ts';
import type { DeskRefusal } from '../desk/desk.ts';
import { cleanLine } from '../net/clean-text.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import type { KnownPerson } from '../people/people.ts';
import { refuseNobody, refuseTooFast, whoAsks } from './admission.ts';
import type { Service } from './service.ts';

const HOUR = 3600_000;
/** For how long something is decided at most, in hours; beyond that it is for good. */
const MOST_HOURS = 24 * 3660;

const person = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/));
const reason = v.pipe(
  v.string(),
  v.maxLength(2 * LONGEST_REASON),
  v.transform(cleanLine),
  v.minLength(1),
  v.maxLength(LONGEST_REASON),
);
const hours = v.pipe(v.number(), v.minValue(0.01), v.maxValue(MOST_HOURS));
const measureBody = v.strictObject({ person, kind: v.picklist(measureKinds), reason, hours: v.optional(hours) });
const liftBody = v.strictObject({ person, kind: v.picklist(measureKinds) });
const closeBody = v.strictObject({ match: v.pipe(v.string(), v.regex(matchPattern)), reason });
const doneBody = v.strictObject({ report: v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/)) });
const announceBody = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(2 * LONGEST_REASON), v.transform(cleanLine), v.maxLength(LONGEST_REASON)),
  hours,
});
const linkBody = v.strictObject({ link: v.pipe(v.string(), v.regex(/^[\w-]{20,80}$/)) });
const deedsQuery = v.object({ before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}$/))) });

const refusals: Readonly<Record<DeskRefusal, readonly [status: number, what: string]>> = {
  'no-such-person': [404, 'there is nobody here by that number'],
  yourself: [409, 'you can’t do that to yourself'],
  named: [409, 'the settings of the server name this person as a host'],
  'no-such-table': [404, 'there is no such table'],
  'no-backup': [409, 'everything is kept in PostgreSQL; use pg_dump, see docs/hosting.md'],
};

export interface DeskRouteSettings {
  readonly guard: OriginGuard;
  readonly settings: readonly DeskSetting[];
}

/** The desk of the hosts. Whoever has no right to it is told nothing but that. */
export function addDeskRoutes(server: FastifyInstance, service: Service, { guard, settings }: DeskRouteSettings): void {
  const { desk, load, reports, announcements } = service;
  const get = (path: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    server.get(`/api/desk/${path}`, { preHandler: guard.socket }, async (request, reply) =>
      (await whoHosts(service, guard, request, reply)) ? answer(request, reply) : reply,
    );
  get('now', () => desk.now());
  get('load', async () => {
    const problem = await service.healthProblem();
    const { used, free } = await service.store.size();
    const { processes } = await desk.now();
    return {
      samples: await load.samples(),
      processes,
      database: used,
      ...(free && { free }),
      ...(problem && { problem }),
    };
  });
  get('reports', async () => ({ reports: await reports.shown() }));
  get('measures', async () => ({ measures: await desk.measures() }));
  get('settings', async () => ({ settings }));
  get('announcement', async () => ({ announcement: announcements.current }));
  get('deeds', async (request, reply) => {
    const asked = v.safeParse(deedsQuery, request.query);
    if (!asked.success) return refuseUnreadable(reply);
    const { before } = asked.output;
    return { deeds: await desk.deeds(before === undefined ? undefined : Number(before)) };
  });
  addActs(server, service, guard);
  addLink(server, service, guard);
}

/** What hosts do. */
function addActs(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  const { desk } = service;
  const act = <T extends v.GenericSchema>(
    path: string,
    body: T,
    carryOut: (host: KnownPerson, asked: v.InferOutput<T>) => Promise<DeskRefusal | object | undefined>,
  ) =>
    server.post(`/api/desk/${path}`, { preHandler: guard.post }, async (request, reply) => {
      const host = await whoHosts(service, guard, request, reply);
      if (!host) return reply;
      const asked = v.safeParse(body, request.body);
      if (!asked.success) return refuseUnreadable(reply);
      const result = await carryOut(host, asked.output);
      if (typeof result !== 'string') return result ?? { ok: true };
      const [status, what] = refusals[result];
      return refuse(reply, status, result, what);
    });
  act('measure', measureBody, (host, { person: other, kind, reason: why, hours: lasts }) =>
    desk.act(host, other, kind, { reason: why, lasts: lasts && lasts * HOUR }),
  );
  act('lift', liftBody, async (host, { person: other, kind }) => desk.lift(host, other, kind).then(() => undefined));
  act('close', closeBody, (host, { match, reason: why }) => desk.close(host, match, why));
  act('done', doneBody, async (host, { report }) => desk.finish(host, report).then(() => undefined));
  act('announce', announceBody, async (host, { text, hours: lasts }) =>
    desk.announce(host, text, lasts * HOUR).then(() => undefined),
  );
  act('backup', v.strictObject({}), host => desk.backUp(host));
}

/** The link that was printed when the server started makes an account a host, once. Guessing is limited like signing in. */
function addLink(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  server.post('/api/desk/link', { preHandler: guard.post }, async (request, reply) => {
    const who = await whoAsks(service, guard, request);
    if (!who) return refuseNobody(reply);
    if (!who.account) return refuse(reply, 403, 'no-account', 'make an account first');
    if (!service.limits.maySignIn(request.ip)) return refuseTooFast(reply);
    const body = v.safeParse(linkBody, request.body);
    if (!body.success || !(await service.hosts.redeem(who, body.output.link)))
      return refuse(reply, 404, 'link', 'this link was used already, is too old or was never given');
    service.limits.signedIn(request.ip);
    await service.desk.note(who, 'host', { what: '' });
    return { ok: true };
  });
}

/** The host who asks; undefined when the reply says that it is none. */
async function whoHosts(
  service: Service,
  guard: OriginGuard,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KnownPerson | undefined> {
  const who = await whoAsks(service, guard, request);
  if (who && (await service.hosts.isHost(who))) return who;
  if (who) refuse(reply, 403, 'not-host', 'this is for the hosts of this server');
  else refuseNobody(reply);
  return undefined;
}

function refuseUnreadable(reply: FastifyReply): FastifyReply {
  return refuse(reply, 400, 'unreadable', `say whom or what it is about, and why in 1 to ${LONGEST_REASON} letters`);
}
