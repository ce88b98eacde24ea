import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { limits } from '../../protocol/limits.ts';
import type { MeInfo } from '../../protocol/measures.ts';
import { browserLabel } from '../net/browser-label.ts';
import { cleanName } from '../net/clean-text.ts';
import { dropSecret, secretOf, setSecret } from '../net/cookies.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import { CODE_TIME } from '../people/people.ts';
import type { Person } from '../store/port.ts';
import { browserOf, codeBody, knownPerson, letIn, nameBody, refuseNobody, whoAsks } from './admission.ts';
import type { Service } from './service.ts';

const endBody = v.union([
  v.strictObject({ device: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) }),
  v.strictObject({ others: v.literal(true) }),
]);

/** Who a person is: by name, by secret, and on another device by a code. */
export function addPeopleRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  const { people } = service;
  server.get('/api/me', async (request, reply) => {
    const shown = secretOf(request, guard.isSecure(request));
    const known = await people.known(shown, browserLabel(request.headers['user-agent']));
    if (!shown || !known) return reply.code(204).send();
    const person = await service.accounts.withOwnName(known);
    // Every page asks this first, so those who come back now and then stay known for ever.
    setSecret(reply, shown.secret, guard.isSecure(request));
    if (shown.unguarded) await people.guard(person);
    return { name: person.name, ...(person.account && { account: true }), ...(await standingOf(service, person)) };
  });
  server.post('/api/me', { preHandler: guard.post }, async (request, reply) => {
    const body = v.safeParse(nameBody, request.body);
    const name = body.success ? cleanName(body.output.name) : '';
    if (!name) return refuse(reply, 400, 'name', `a name has 1 to ${limits.name} letters`);
    const person = await whoAsks(service, guard, request);
    if (person?.account) return refuse(reply, 409, 'has-account', 'the name of an account stays');
    if (await service.accounts.isTaken(name, person))
      return refuse(reply, 409, 'taken', 'this name, or one that looks like it, belongs to somebody');
    if (person) await people.rename(person, name);
    else setSecret(reply, (await people.welcome(name, browserOf(request, guard))).secret, guard.isSecure(request));
    return { name };
  });
  server.post('/api/leave', { preHandler: guard.post }, async (request, reply) => {
    const person = await knownPerson(service, guard, request);
    if (person) await people.leave(person);
    dropSecret(reply);
    return { ok: true };
  });
  server.post('/api/me/warned', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    if (!person) return refuseNobody(reply);
    await service.measures.lift(person.id, 'warn');
    return { ok: true };
  });
  addDeviceRoutes(server, service, guard);
}

/** Whether they are a host here, and what the hosts have decided about them. */
async function standingOf({ hosts, measures }: Service, person: Person): Promise<Pick<MeInfo, 'host' | 'measures'>> {
  const held = await measures.of(person.id);
  const isHost = !held.ban && (await hosts.isHost(person));
  return { ...(isHost && { host: true }), ...(Object.keys(held).length > 0 && { measures: held }) };
}

/** The same person on several devices: a code for another one, which there are, and ending them. */
function addDeviceRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  const { people } = service;
  server.post('/api/transfer', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    return { code: await people.transferCode(person), lasts: CODE_TIME };
  });
  server.post('/api/redeem', { preHandler: guard.post }, (request, reply) =>
    letIn(service, guard, { request, reply, code: 'code' }, async browser => {
      const body = v.safeParse(codeBody, request.body);
      return body.success ? people.redeem(body.output.code, browser) : undefined;
    }),
  );
  server.get('/api/devices', async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    return { devices: await people.devices(person) };
  });
  server.post('/api/devices/end', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    const body = v.safeParse(endBody, request.body);
    if (!person) return refuse(reply, 401, 'nobody', 'give yourself a name first');
    if (!body.success) return refuse(reply, 400, 'unreadable', 'say which device, or others');
    const ended = await people.endDevices(person, 'others' in body.output ? 'others' : { id: body.output.device });
    return { ended };
  });
}
