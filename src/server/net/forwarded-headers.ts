import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * What proxies say about a call, read strictly. Whether a proxy is believed is decided elsewhere; here it is only seen to
 * that what it says is what it can be. Anything else is as if it had not been said: a caller who can write into these
 * headers must not be able to look like many.
 */
export function strictForwarding(headers: IncomingHttpHeaders): void {
  keepOrDrop(headers, 'x-forwarded-for', addressesIn);
  keepOrDrop(headers, 'x-forwarded-proto', text => lastOf(text, /^https?$/i)?.toLowerCase());
  keepOrDrop(headers, 'x-forwarded-host', text => lastOf(text, hostPattern));
}

/** A name or an address, with a port or without. */
const hostPattern = /^(?:[a-z\d](?:[a-z\d._-]{0,251}[a-z\d])?\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

type Forwarded = 'x-forwarded-for' | 'x-forwarded-proto' | 'x-forwarded-host';

function keepOrDrop(headers: IncomingHttpHeaders, name: Forwarded, read: (text: string) => string | undefined): void {
  const said = headers[name];
  if (said === undefined) return;
  // Empty and not left out: that a proxy has spoken at all is a thing to know, too.
  headers[name] = read(String(said)) ?? '';
}

/** Callers of whom a proxy says nothing that can be read are counted together, and not as the machine of the proxy. */
const SOMEBODY = '0.0.0.0';

/** The nearest proxy writes at the end; what stands before something that is no address may be anybody's word. */
function addressesIn(text: string): string {
  const addresses = text.split(',').map(part => addressIn(part.trim()));
  return addresses.slice(addresses.lastIndexOf(undefined) + 1).join(', ') || SOMEBODY;
}

/** Some proxies add the port, which is another for each connection of one caller. */
function addressIn(text: string): string | undefined {
  const bare = /^\[([\da-f:.]+)\](?::\d{1,5})?$/i.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  return isIP(bare) && !bare.includes('%') ? bare : undefined;
}

function lastOf(text: string, pattern: RegExp): string | undefined {
  const last = text.split(',').at(-1)!.trim();
  return pattern.test(last) ? last : undefined;
}
