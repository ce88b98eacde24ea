import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf, serve } from './serving.ts';

/** As long as what our server tells of a move, around the move itself. */
const AROUND = 'x'.repeat(110);

/** Passes what comes from one side of a table on to both, and knows nothing else. */
serve(async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  const tables = new Map<string, WebSocket[]>();
  sockets.on('connection', (socket, { url = '' }) => {
    const table = tables.get(url) ?? [];
    tables.set(url, table);
    table.push(socket);
    socket.on('message', (data: Buffer) => {
      const text = `${data.toString()}${AROUND}`;
      for (const other of table) other.send(text);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    address: addressOf(server),
    async close() {
      server.close().closeAllConnections();
    },
  };
});
