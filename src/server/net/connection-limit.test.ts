import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from './connection-limit.ts';

/** A connection from an address, as far as it is looked at here. */
class Caller extends EventEmitter {
  readonly remoteAddress: string;
  isDropped = false;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy(): void {
    this.isDropped = true;
    this.emit('close');
  }
}

function serverFor(pages: number) {
  const server = new EventEmitter<{ connection: [Socket] }>();
  limitConnections(server, pages);
  return (address: string): Caller => {
    const caller = new Caller(address);
    server.emit('connection', caller as unknown as Socket);
    return caller;
  };
}

test('an address has so many connections at once, whether they ask for something or not; others have theirs', () => {
  const call = serverFor(2);
  const callers = Array.from({ length: 10 }, () => call('203.0.113.7'));
  expect(callers.filter(({ isDropped }) => isDropped)).toHaveLength(2);
  expect([call('203.0.113.8'), call('::1'), call('127.0.0.1')].some(({ isDropped }) => isDropped)).toBe(false);
  callers[0].destroy();
  expect([call('203.0.113.7').isDropped, call('::ffff:203.0.113.7').isDropped]).toEqual([false, true]);
});

test('the addresses of one household are one, and a limit of 0 is none', () => {
  const call = serverFor(1);
  const household = Array.from({ length: 5 }, (_, i) => call(`2001:db8::${i + 1}`));
  expect(household.map(({ isDropped }) => isDropped)).toEqual([false, false, false, false, true]);
  const all = serverFor(0);
  expect(Array.from({ length: 50 }, () => all('203.0.113.7')).some(({ isDropped }) => isDropped)).toBe(false);
});
