import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './http-refusal.ts';
import type { RateLimits } from './rate-limits.ts';

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Lets in requests of our own page, and not too many of them. */
export interface OriginGuard {
  readonly post: Guard;
  readonly socket: Guard;
  /** Does the page that people use come over https? */
  isSecure(request: FastifyRequest): boolean;
}

export function originGuard(publicUrl: string | undefined, limits: RateLimits): OriginGuard {
  const isForeign = (request: FastifyRequest) => !isOurs(request, publicUrl);
  const sendForbidden = (reply: FastifyReply) => refuse(reply, 403, 'origin', otherSite(publicUrl));
  return {
    socket: async (request, reply) => (isForeign(request) ? sendForbidden(reply) : undefined),
    async post(request, reply) {
      if (isForeign(request)) return sendForbidden(reply);
      // A client that has gone meanwhile has no address any more that could be counted; nothing is done for it.
      if ((request.ip as string | undefined) === undefined)
        return refuse(reply, 400, 'unreadable', 'the connection was lost');
      if (limits.mayPost(request.ip)) return undefined;
      return refuse(reply, 429, 'too-fast', 'too much is asked from your address; wait a minute');
    },
    isSecure: ({ protocol }) => protocol === 'https' || publicUrl?.startsWith('https:') === true,
  };
}

/** Another site must not send requests in a person's name: browsers say where a request comes from. */
function isOurs({ headers, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = headers;
  // Programs that are no browser send no origin, and carry nobody's cookie but their own.
  if (origin === undefined) return true;
  if (publicUrl !== undefined) return origin === publicUrl;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function otherSite(publicUrl: string | undefined): string {
  return publicUrl === undefined ? 'this request comes from another site' : `the page is at ${publicUrl}`;
}
