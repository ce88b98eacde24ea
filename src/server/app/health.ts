import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../net/addresses.ts';
import { refuse } from '../net/http-refusal.ts';
import type { HealthProblem, Service } from './service.ts';

const problems: Readonly<Record<HealthProblem, string>> = {
  closing: 'the server is being closed',
  store: 'the database does not answer',
  full: 'there is no room left for the database',
  damaged: 'the database is damaged; restore a backup',
  newer: 'a newer version has changed the database; start that one',
  'read-only': 'the database can be read, but not written to',
  bus: 'other processes are not heard at the moment',
};

/** Says whether the process lives, and whether it can be used. */
export function addHealth(server: FastifyInstance, service: Service): void {
  server.get('/health', async () => ({ ok: true }));
  server.get('/ready', async (_request, reply) => {
    const problem = await service.healthProblem();
    return problem === undefined ? { ok: true } : refuse(reply, 503, problem, problems[problem]);
  });
}

/** Figures for Prometheus. `open` is for a port that can only be reached by those who may see them. */
export function addMetrics(
  server: FastifyInstance,
  { metrics }: Pick<Service, 'metrics'>,
  { token, open = false }: { readonly token?: string | undefined; readonly open?: boolean },
): void {
  server.get('/metrics', async (request, reply) => {
    const known = token === undefined ? open || comesFromHere(request) : bears(request, token);
    if (!known)
      return refuse(reply, 403, 'forbidden', 'figures are for this machine; METRICS_TOKEN opens them to others');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/**
 * Through a proxy on this machine everybody seems to come from here. And a page of somebody else may have a name that leads
 * here: a browser then calls by that name.
 */
function comesFromHere({ ip, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return isLoopback(ip) && !isForwarded && ownNames.test(headers.host ?? '');
}

const ownNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Compared as hashes: how long it takes says nothing about how much was right. */
function bears({ headers }: FastifyRequest, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}
