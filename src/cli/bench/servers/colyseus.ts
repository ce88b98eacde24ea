import { createServer } from 'node:http';
import { type Client, Room, Server } from '@colyseus/core';
import { schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { Desert, stateParts } from './desert.ts';
import { addressOf, serve } from './serving.ts';

const numbers = ['uint8'] as ['uint8'];

const Board = schema(
  {
    camels: numbers,
    land: numbers,
    riders: numbers,
    supply: numbers,
    given: numbers,
    water: numbers,
    taken: numbers,
    oases: numbers,
    areas: numbers,
    clock: numbers,
  },
  'Board',
);

/** A table for two whose board is a schema, as Colyseus wants it. */
class Table extends Room {
  override maxClients = 2;
  /** Moves are told when they happen, not when it is time again. */
  override patchRate = 3_600_000;
  override state = new Board();
  readonly #desert = new Desert();

  override onCreate(): void {
    for (const part of stateParts) this.state[part].push(...this.#desert.numbers(part));
    this.onMessage('move', (client: Client, text: string) => this.#play(client, text));
  }

  #play(client: Client, text: string): void {
    const changes = this.#desert.play(this.clients.indexOf(client), text);
    if (!changes) return client.leave();
    for (const { part, index, value } of changes) this.state[part][index] = value;
    this.broadcastPatch();
  }
}

serve(async () => {
  const http = createServer();
  const server = new Server({
    transport: new WebSocketTransport({ server: http }),
    greet: false,
    gracefullyShutdown: false,
  });
  server.define('table', Table);
  await server.listen(0, '127.0.0.1');
  return { address: addressOf(http), close: () => server.gracefullyShutdown(false) };
});
