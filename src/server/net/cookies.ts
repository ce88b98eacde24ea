import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over plain http, at home, there is only this one; and over https it was, before there was the other. */
const PLAIN = 'caravanserai';
/** Browsers take a cookie of such a name from this very host over https alone, so no neighbour can have set it. */
const GUARDED = '__Host-caravanserai';
/** How long people stay known after their last visit, in milliseconds: they come back to a game of days. */
export const LASTING = 365 * 24 * 3600_000;

const rules = 'Path=/; HttpOnly; SameSite=Lax';

/** A cookie of the old name is left where it is: a process of the version before still reads it. */
export function setSecret(reply: FastifyReply, secret: string, secure: boolean): void {
  const cookie = `${secure ? GUARDED : PLAIN}=${secret}; ${rules}; Max-Age=${LASTING / 1000}`;
  void reply.header('Set-Cookie', secure ? `${cookie}; Secure` : cookie);
}

export function dropSecret(reply: FastifyReply): void {
  const gone = `${rules}; Max-Age=0`;
  void reply.header('Set-Cookie', [`${PLAIN}=; ${gone}`, `${GUARDED}=; ${gone}; Secure`]);
}

/** A secret as a page has shown it. */
export interface ShownSecret {
  readonly secret: string;
  /** It came over https in the cookie that a neighbour could have set: good only for those who have no other yet. */
  readonly unguarded?: true;
}

export function secretOf({ headers }: FastifyRequest, secure: boolean): ShownSecret | undefined {
  const guarded = secure ? cookieIn(headers.cookie, GUARDED) : undefined;
  if (guarded !== undefined) return { secret: guarded };
  const plain = cookieIn(headers.cookie, PLAIN);
  return plain === undefined ? undefined : { secret: plain, ...(secure && { unguarded: true }) };
}

/** Secrets are made of letters that need no quoting in a cookie. */
function cookieIn(cookies = '', name: string): string | undefined {
  return new RegExp(`(?:^|; *)${name}=([\\w-]+)(?:;|$)`).exec(cookies)?.[1];
}
