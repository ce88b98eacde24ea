import { once } from 'node:events';
import { connect } from 'node:net';

/** What a page can send without end: texts of one letter, and empty pings, each a whole frame with a mask of zeros. */
export const floods = {
  texts: { frame: Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x78]), frames: 187_245 },
  pings: { frame: Buffer.from([0x89, 0x80, 0, 0, 0, 0]), frames: 218_450 },
} as const;

export type FloodKind = keyof typeof floods;

/** Sends the same frame again and again, from an address that a proxy names. The result says how many bytes came back. */
export async function flood(address: string, from: string, kind: FloodKind): Promise<number> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let bytes = 0;
  // What is not written yet when the server closes is lost; that is what it is to do.
  socket.on('error', () => undefined);
  socket.write(
    [
      'GET /socket HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `X-Forwarded-For: ${from}`,
      '\r\n',
    ].join('\r\n'),
  );
  await once(socket, 'data');
  socket.on('data', (chunk: Buffer) => (bytes += chunk.length));
  const { frame, frames } = floods[kind];
  socket.write(Buffer.alloc(frame.length * frames, frame));
  await new Promise<void>(resolve => {
    socket.once('close', () => resolve());
    // A server that reads on, and answers everything, has not closed after a while in which it said nothing.
    socket.setTimeout(SILENCE, () => resolve());
  });
  socket.destroy();
  return bytes;
}

const SILENCE = 3000;
