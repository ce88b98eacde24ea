import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { mailWishes } from '../../protocol/mail.ts';
import type { Mail } from '../mail/mail.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import { codeBody, refuseNobody, refuseTooFast, whoAsks, whoChanges } from './admission.ts';
import type { Service } from './service.ts';

/**
 * One address, of a shape that no header can be made of. Whether it is somebody's is shown by the code. No mail server tells
 * capital letters from small ones, and who comes back may type others than before.
 */
const address = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.regex(/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/),
);
const wants = v.pipe(v.array(v.picklist(mailWishes)), v.maxLength(mailWishes.length));
const enterBody = v.strictObject({ address, wants, language: v.picklist(['en', 'de', 'nl']) });
const wantsBody = v.strictObject({ wants });
const recoverBody = v.strictObject({ address });
const token = v.pipe(v.string(), v.regex(/^[a-f0-9]{1,64}\.[\w-]{43}$/));
const stopBody = v.strictObject({ token });
const stopQuery = v.object({ token });

/** Mail, where the host sends any: an address, what it is for, and how it ends. */
export function addMailRoutes(server: FastifyInstance, service: Service, guard: OriginGuard): void {
  const { mail } = service;
  if (!mail) {
    server.get('/api/mail', async () => ({ able: false }));
    return;
  }
  server.get('/api/mail', async request => {
    const person = await whoAsks(service, guard, request);
    if (!person) return { able: true, wants: [] };
    return { able: true, ...(await mail.of(person.id)) };
  });
  server.post('/api/mail', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoChanges(service, guard, request, reply);
    if (!person) return reply;
    if (!person.account) return refuse(reply, 403, 'no-account', 'make an account first');
    const body = v.safeParse(enterBody, request.body);
    if (!body.success) return refuse(reply, 400, 'unreadable', 'say an address such as anna@example.org, and what for');
    const may = service.limits.mayAskMail(request.ip) && (await mail.enter(person, body.output));
    return may ? { ok: true } : refuseTooFast(reply);
  });
  addMailChanges(server, service, guard, mail);
  addWaysOut(server, service, guard, mail);
}

function addMailChanges(server: FastifyInstance, service: Service, guard: OriginGuard, mail: Mail): void {
  const { limits } = service;
  server.post('/api/mail/confirm', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    if (!person) return refuseNobody(reply);
    if (!limits.maySignIn(request.ip)) return refuseTooFast(reply);
    const body = v.safeParse(codeBody, request.body);
    if (!body.success || !(await mail.confirm(person, body.output.code)))
      return refuse(reply, 404, 'code', 'this code is another one, or it came too late');
    limits.signedIn(request.ip);
    return { ok: true };
  });
  server.post('/api/mail/wants', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoChanges(service, guard, request, reply);
    if (!person) return reply;
    const body = v.safeParse(wantsBody, request.body);
    if (!body.success) return refuse(reply, 400, 'unreadable', `say what for: ${mailWishes.join(', ')}`);
    await mail.setWants(person, body.output.wants);
    return { ok: true };
  });
  server.post('/api/mail/drop', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    if (!person) return refuseNobody(reply);
    await mail.drop(person);
    return { ok: true };
  });
}

/** For those whom this device does not know: a code to come back, and the end of all mail. */
function addWaysOut(server: FastifyInstance, { limits, log }: Service, guard: OriginGuard, mail: Mail): void {
  server.post('/api/mail/recover', { preHandler: guard.post }, async (request, reply) => {
    const body = v.safeParse(recoverBody, request.body);
    if (!body.success) return refuse(reply, 400, 'unreadable', 'say an address such as anna@example.org');
    if (!limits.mayAskMail(request.ip)) return refuseTooFast(reply);
    // Not waited for: neither the answer nor its time tells whether there is anybody.
    mail.recover(body.output.address).catch((error: unknown) => log.error({ err: error }, 'trouble'));
    return { ok: true };
  });
  server.post('/api/mail/stop', { preHandler: guard.post }, async (request, reply) => {
    const body = v.safeParse(stopBody, request.body);
    return body.success && (await mail.stop(body.output.token)) ? { ok: true } : refuseLink(reply);
  });
  addOneClick(server, mail);
}

/** Mail programs end mail by a form, without a page: the link is the proof, and nothing else is changed by it. */
function addOneClick(server: FastifyInstance, mail: Mail): void {
  void server.register(async form => {
    form.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1000 },
      async (_request: unknown, body: unknown) => body,
    );
    form.post('/api/mail/stop/now', async (request, reply) => {
      const asked = v.safeParse(stopQuery, request.query);
      return asked.success && (await mail.stop(asked.output.token)) ? { ok: true } : refuseLink(reply);
    });
  });
}

function refuseLink(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, 'no-such-link', 'this link ends no mail');
}
