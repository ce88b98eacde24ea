import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limits } from '../../protocol/limits.ts';
import { cleanName } from '../net/clean-text.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import type { PasskeySite } from '../net/passkey-sites.ts';
import type { NameRefusal } from '../people/accounts.ts';
import { browserOf, codeBody, letIn, nameBody, refuseNobody, refuseTooFast, whoAsks, whoChanges } from './admission.ts';
import type { Service } from './service.ts';

export interface AccountSettings {
  readonly guard: OriginGuard;
  /** Undefined where browsers have no passkeys. */
  readonly siteOf: (request: FastifyRequest) => PasskeySite | undefined;
}

const base64 = v.pipe(v.string(), v.maxLength(8000), v.regex(/^[\w-]+$/));
const credential = { id: base64, rawId: base64, type: v.literal('public-key') };

/** What browsers add beyond this is nothing to us. */
const madeBody = v.object({
  made: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: base64,
      attestationObject: base64,
      transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10)), []),
    }),
  }),
  label: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
const shownBody = v.object({
  shown: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: base64,
      authenticatorData: base64,
      signature: base64,
      userHandle: v.nullish(base64),
    }),
  }),
});
const passkeyBody = v.strictObject({ passkey: base64 });

/** Accounts: a name for good, and the ways back to it. */
export function addAccountRoutes(server: FastifyInstance, service: Service, settings: AccountSettings): void {
  const { accounts, passkeys, limits: rateLimits } = service;
  const { guard, siteOf } = settings;
  server.get('/api/account', async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    if (!person) return refuseNobody(reply);
    const site = siteOf(request);
    return {
      name: person.name,
      account: person.account === true,
      since: await accounts.since(person),
      codes: await accounts.codesLeft(person),
      passkeys: await passkeys.of(person, site),
      domain: site?.domain,
    };
  });
  server.post('/api/account', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoChanges(service, guard, request, reply);
    if (!person) return reply;
    const body = v.safeParse(nameBody, request.body);
    const name = body.success ? cleanName(body.output.name) : '';
    if (!rateLimits.mayOpenAccount(request.ip)) return refuseTooFast(reply);
    const codes = await accounts.open(person, name);
    if (typeof codes !== 'string') return { name, codes };
    rateLimits.noAccountOpened(request.ip);
    return refuseName(reply, codes);
  });
  server.post('/api/account/sheet', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoChanges(service, guard, request, reply);
    if (!person) return reply;
    return person.account ? { codes: await accounts.newSheet(person) } : refuseGuest(reply);
  });
  server.post('/api/account/recover', { preHandler: guard.post }, (request, reply) =>
    letIn(service, guard, { request, reply, code: 'code' }, async browser => {
      const body = v.safeParse(codeBody, request.body);
      return body.success ? accounts.recover(body.output.code, browser) : undefined;
    }),
  );
  addPasskeyRoutes(server, service, settings);
}

function addPasskeyRoutes(server: FastifyInstance, service: Service, settings: AccountSettings): void {
  const { passkeys } = service;
  const { guard, siteOf } = settings;
  server.post('/api/passkeys/offer', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoChanges(service, guard, request, reply);
    const site = siteOf(request);
    if (!person) return reply;
    if (!person.account) return refuseGuest(reply);
    if (!site) return refuseSite(reply);
    const offered = await passkeys.offer(person, site);
    return offered ?? refuse(reply, 409, 'too-many', 'remove a passkey first');
  });
  server.post('/api/passkeys', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoChanges(service, guard, request, reply);
    const site = siteOf(request);
    if (!person) return reply;
    if (!person.account) return refuseGuest(reply);
    if (!site) return refuseSite(reply);
    const body = v.safeParse(madeBody, request.body);
    if (!body.success) return refuse(reply, 400, 'unreadable', 'this is no passkey that a browser has made');
    const { made, label = '' } = body.output;
    const name = cleanName(label) || browserOf(request, guard).label;
    const added = await passkeys.add(person, { ...made, clientExtensionResults: {} }, site, name);
    return added ? { ok: true } : refusePasskey(reply);
  });
  server.post('/api/passkeys/remove', { preHandler: guard.post }, async (request, reply) => {
    const person = await whoAsks(service, guard, request);
    const body = v.safeParse(passkeyBody, request.body);
    if (!person) return refuseNobody(reply);
    if (!body.success) return refuse(reply, 400, 'unreadable', 'say which passkey');
    return { removed: await passkeys.remove(person, body.output.passkey) };
  });
  server.post('/api/passkeys/ask', { preHandler: guard.post }, async (request, reply) => {
    const site = siteOf(request);
    return site ? passkeys.ask(site) : refuseSite(reply);
  });
  server.post('/api/passkeys/sign-in', { preHandler: guard.post }, (request, reply) =>
    letIn(service, guard, { request, reply, code: 'passkey' }, async browser => {
      const site = siteOf(request);
      const body = v.safeParse(shownBody, request.body);
      if (!site || !body.success) return undefined;
      const { shown } = body.output;
      const { userHandle, ...rest } = shown.response;
      const response = { ...rest, ...(userHandle && { userHandle }) };
      return passkeys.signIn({ ...shown, response, clientExtensionResults: {} }, site, browser);
    }),
  );
}

function refuseGuest(reply: FastifyReply): FastifyReply {
  return refuse(reply, 403, 'no-account', 'make an account first');
}

function refuseSite(reply: FastifyReply): FastifyReply {
  return refuse(reply, 400, 'no-passkeys', 'passkeys need https and a name of the host');
}

function refusePasskey(reply: FastifyReply): FastifyReply {
  return refuse(reply, 400, 'passkey', 'this passkey was not made for this request, or it came too late');
}

function refuseName(reply: FastifyReply, code: NameRefusal): FastifyReply {
  const what = {
    name: `a name for good has 2 to ${limits.name} letters of one alphabet`,
    taken: 'somebody has this name, or one that looks like it',
    'has-account': 'you have an account already',
  };
  return refuse(reply, code === 'name' ? 400 : 409, code, what[code]);
}
