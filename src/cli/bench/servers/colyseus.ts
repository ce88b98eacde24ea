import { createServer, type Server as HttpServer } from 'node:http';
import { requireExtra } from '../../common/extras.ts';
import { Desert, type StatePart, stateParts } from './desert.ts';
import { addressOf, serve } from './serving.ts';

/** As much of Colyseus as is needed. */
interface Client {
  leave(): void;
}

interface RoomBase {
  maxClients: number;
  patchRate: number;
  state: object;
  readonly clients: readonly Client[];
  onMessage(type: string, heard: (client: Client, text: string) => void): void;
  broadcastPatch(): boolean;
}

interface Core {
  readonly Room: new () => RoomBase;
  readonly Server: new (settings: {
    transport: object;
    greet: boolean;
    gracefullyShutdown: boolean;
  }) => {
    define(name: string, room: new () => RoomBase): void;
    listen(port: number, host: string): Promise<void>;
    gracefullyShutdown(exit: boolean): Promise<void>;
  };
}

type Board = Record<StatePart, number[]>;
interface Schemas {
  schema(fields: Readonly<Record<string, readonly ['uint8']>>, name: string): new () => Board;
}

interface Transports {
  readonly WebSocketTransport: new (settings: { server: HttpServer }) => object;
}

/** A table for two whose board is a schema, as Colyseus wants it. */
function tableIn({ Room }: Core): new () => RoomBase {
  const { schema } = requireExtra<Schemas>('@colyseus/schema');
  const SchemaBoard = schema(Object.fromEntries(stateParts.map(part => [part, ['uint8'] as const])), 'Board');
  return class Table extends Room {
    override maxClients = 2;
    /** Moves are told when they happen, not when it is time again. */
    override patchRate = 3_600_000;
    override state = new SchemaBoard();
    readonly #desert = new Desert();

    onCreate(): void {
      for (const part of stateParts) this.state[part].push(...this.#desert.numbers(part));
      this.onMessage('move', (client, text) => this.#play(client, text));
    }

    #play(client: Client, text: string): void {
      const changes = this.#desert.play(this.clients.indexOf(client), text);
      if (!changes) return client.leave();
      for (const { part, index, value } of changes) this.state[part][index] = value;
      this.broadcastPatch();
    }
  };
}

serve(async () => {
  const core = requireExtra<Core>('@colyseus/core');
  const { WebSocketTransport } = requireExtra<Transports>('@colyseus/ws-transport');
  const http = createServer();
  const transport = new WebSocketTransport({ server: http });
  const server = new core.Server({ transport, greet: false, gracefullyShutdown: false });
  server.define('table', tableIn(core));
  await server.listen(0, '127.0.0.1');
  return { address: addressOf(http), close: () => server.gracefullyShutdown(false) };
});
