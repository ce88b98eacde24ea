import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The page that somebody uses, as passkeys know it: its origin, and the domain that they are bound to. */
export interface PasskeySite {
  readonly domain: string;
  readonly origin: string;
}

/** Finds the site of a request; undefined where browsers have no passkeys: at addresses without a name, over plain http. */
export function passkeySites(
  publicUrl: string | undefined,
  domain: string | undefined,
): (request: Pick<FastifyRequest, 'protocol' | 'host'>) => PasskeySite | undefined {
  return ({ protocol, host }) => {
    const origin = publicUrl ?? `${protocol}://${host}`;
    if (!URL.canParse(origin)) return undefined;
    const { hostname, protocol: scheme } = new URL(origin);
    const isSafe = scheme === 'https:' || isThisMachine(hostname);
    const wanted = domain ?? hostname;
    if (!isSafe || isIP(hostname) || hostname.startsWith('[') || !isWithin(hostname, wanted)) return undefined;
    return { domain: wanted, origin: new URL(origin).origin };
  };
}

/** Browsers take it for safe, without https. */
function isThisMachine(hostname: string): boolean {
  return isWithin(hostname, 'localhost');
}

function isWithin(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
