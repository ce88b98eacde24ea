import { isIPv4 } from 'node:net';

/**
 * This machine is not limited: programs on it are its owner's. All people behind a proxy on it that is not trusted seem
 * to come from here as well, and must not shut each other out.
 */
export function isLoopback(address: string): boolean {
  return address === '::1' || plain(address).startsWith('127.');
}

/** IPv4 addresses may be written as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:/i, '');
}

/** The owner of one IPv6 address has 2^64 of them, all with the same first half. */
export function addressName(address: string): string {
  if (isIPv4(plain(address))) return plain(address);
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail ?? '').length;
  const zeros = Array.from({ length: Math.max(0, missing) }, () => '0');
  return [...groups(head), ...zeros, ...groups(tail ?? '')].slice(0, 4).join(':');
}
