import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'caravanserai';
/** A year, in seconds, counted anew with every visit: people come back to a game of days. */
const LASTING = 365 * 24 * 3600;

export function setSecret(reply: FastifyReply, secret: string, secure: boolean): void {
  const rules = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${LASTING}${secure ? '; Secure' : ''}`;
  void reply.header('Set-Cookie', `${COOKIE}=${secret}; ${rules}`);
}

export function dropSecret(reply: FastifyReply): void {
  void reply.header('Set-Cookie', `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
}

/** Secrets are made of letters that need no quoting in a cookie. */
export function secretOf({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|; *)${COOKIE}=([\\w-]+)(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}
