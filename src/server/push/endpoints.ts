import { Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/**
 * Browsers name the address of their push service, so anybody can name any address: the server must not be led to call
 * what only it can reach.
 */
const within = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  within.addSubnet(net, bits, 'ipv4');

/** The one part of IPv6 that is given out for the open network. What is translated to IPv4 could lead anywhere. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  tunnels.addSubnet(net, bits, 'ipv6');

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !within.check(address, 'ipv4');
  return isIP(address) === 6 && world.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
}

/** Names that people give their own machines and networks; no push service has one. */
const inner = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** Can this be the address of a push service? They have names, and are called over https at the usual port. */
export function isServiceAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/\.$/, '');
  const named = host.includes('.') && isIP(host) === 0 && !host.startsWith('[') && !inner.test(host);
  return protocol === 'https:' && port === '' && username === '' && password === '' && named;
}

/** An address of the host in the open network. A name that leads anywhere else as well is not trusted at all. */
export async function publicAddressOf(host: string, { signal, servers }: LookUp): Promise<string> {
  const found = await addressesOf(host, { signal, servers });
  const [first] = found;
  if (first === undefined || !found.every(isPublic)) throw new Error('no push service in the open network');
  return first;
}

export interface LookUp {
  /** Aborted when it has taken too long. */
  readonly signal: AbortSignal;
  /** The DNS servers to ask; without them, those of this machine. */
  readonly servers?: readonly string[] | undefined;
}

/**
 * The owner of a name decides how long it takes to look it up. The system's own way can't be cancelled, and a few look-ups
 * that hang would keep everything else from reading files.
 */
async function addressesOf(host: string, { signal, servers }: LookUp): Promise<readonly string[]> {
  const resolver = new Resolver();
  if (servers) resolver.setServers(servers);
  const giveUp = () => resolver.cancel();
  signal.addEventListener('abort', giveUp);
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  signal.removeEventListener('abort', giveUp);
  return found.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []));
}
