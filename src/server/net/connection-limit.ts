import type { Socket } from 'node:net';
import { addressName, isLoopback } from './addresses.ts';

/** How many connections an address may have for each page that it may have open: browsers need several for a moment. */
const PER_PAGE = 4;

interface Listening {
  on(event: 'connection', listener: (socket: Socket) => void): unknown;
}

/**
 * Each connection takes a descriptor, also one that asks for nothing, or never reads what it is answered. Behind a proxy all
 * of them are the proxy's, which has limits of its own.
 */
export function limitConnections(server: Listening, pages: number): void {
  const most = pages * PER_PAGE || Number.POSITIVE_INFINITY;
  const open = new Map<string, number>();
  server.on('connection', socket => {
    const address = socket.remoteAddress ?? '';
    if (isLoopback(address)) return;
    const name = addressName(address);
    const there = (open.get(name) ?? 0) + 1;
    if (there > most) return void socket.destroy();
    open.set(name, there);
    socket.once('close', () => {
      const left = open.get(name)! - 1;
      if (left > 0) open.set(name, left);
      else open.delete(name);
    });
  });
}
