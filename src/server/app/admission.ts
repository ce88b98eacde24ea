import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ToldMeasure } from '../../protocol/measures.ts';
import { browserLabel } from '../net/browser-label.ts';
import { secretOf, setSecret } from '../net/cookies.ts';
import { refuse } from '../net/http-refusal.ts';
import type { OriginGuard } from '../net/origin-guard.ts';
import type { Admission, Browser, KnownPerson } from '../people/people.ts';
import type { Person } from '../store/port.ts';
import type { Service } from './service.ts';

/** Who asks, and how somebody is let in. */
export const nameBody = v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) });
export const codeBody = v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) });

/** Somebody who is let in no longer asks for something. */
export class BannedRequest extends Error {
  readonly ban: ToldMeasure;

  constructor(ban: ToldMeasure) {
    super('banned');
    this.ban = ban;
  }
}

/** The person whose secret a request carries, be they let in or not. */
export async function knownPerson(
  { people, accounts }: Pick<Service, 'people' | 'accounts'>,
  guard: OriginGuard,
  request: FastifyRequest,
): Promise<KnownPerson | undefined> {
  const person = await people.known(secretOf(request, guard.isSecure(request)));
  return person && accounts.withOwnName(person);
}

/** The same for everything that only those may ask who are let in. */
export async function whoAsks(
  service: Pick<Service, 'people' | 'accounts' | 'measures'>,
  guard: OriginGuard,
  request: FastifyRequest,
): Promise<KnownPerson | undefined> {
  const person = await knownPerson(service, guard, request);
  const ban = person && (await service.measures.banOf(person.id));
  if (ban) throw new BannedRequest(ban);
  return person;
}

export function browserOf(request: FastifyRequest, guard: OriginGuard): Browser {
  return { label: browserLabel(request.headers['user-agent']), guarded: guard.isSecure(request) };
}

interface Attempt {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What a failure is called. */
  readonly code: keyof typeof failures;
}

const failures = {
  code: 'this code was used already, is too old or was never given',
  passkey: 'this passkey is not known here',
} as const;

/** Lets somebody in who proves who they are. Only so many attempts from an address may fail. */
export async function letIn(
  { limits }: Pick<Service, 'limits'>,
  guard: OriginGuard,
  { request, reply, code }: Attempt,
  prove: (browser: Browser) => Promise<Admission | undefined>,
): Promise<FastifyReply | Pick<Person, 'name' | 'account'>> {
  if (!limits.maySignIn(request.ip))
    return refuse(reply, 429, 'too-fast', 'too much was wrong from your address; wait a few minutes');
  const admission = await prove(browserOf(request, guard));
  if (!admission) return refuse(reply, 404, code, failures[code]);
  limits.signedIn(request.ip);
  setSecret(reply, admission.secret, guard.isSecure(request));
  const { name, account } = admission.person;
  return { name, ...(account && { account }) };
}

/** The person who asks for a change, unless they ask too often; undefined when the reply says so. */
export async function whoChanges(
  service: Pick<Service, 'people' | 'accounts' | 'limits' | 'measures'>,
  guard: OriginGuard,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KnownPerson | undefined> {
  const person = await whoAsks(service, guard, request);
  if (!person) refuseNobody(reply);
  else if (service.limits.mayChangeAccount(person.id)) return person;
  else refuseTooFast(reply);
  return undefined;
}

export function refuseTooFast(reply: FastifyReply): FastifyReply {
  return refuse(reply, 429, 'too-fast', 'that was much in a short time; wait a few minutes');
}

export function refuseNobody(reply: FastifyReply): FastifyReply {
  return refuse(reply, 401, 'nobody', 'give yourself a name first');
}
