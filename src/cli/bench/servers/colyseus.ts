import { createServer } from 'node:http';
import { type Client, Room, Server } from '@colyseus/core';
import { schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CELLS, mayPlace } from './cells.ts';
import { addressOf, serve } from './serving.ts';

const Board = schema({ cells: ['uint8'], placed: 'uint32', turn: 'uint8' }, 'Board');

/** A table for two whose board is a schema, as Colyseus wants it. */
class Table extends Room {
  override maxClients = 2;
  /** Moves are told when they happen, not when it is time again. */
  override patchRate = 3_600_000;
  override state = new Board({ placed: 0, turn: 0 });

  override onCreate(): void {
    for (let cell = 0; cell < CELLS; cell++) this.state.cells.push(0);
    this.onMessage('move', (client: Client, { cell }: { cell: number }) => this.#place(client, cell));
  }

  #place(client: Client, cell: number): void {
    const { state } = this;
    const stones = state.cells[cell];
    if (this.clients[state.turn] !== client || stones === undefined || !mayPlace(stones, state.placed)) return;
    state.cells[cell] = stones + 1;
    state.placed++;
    state.turn = 1 - state.turn;
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
