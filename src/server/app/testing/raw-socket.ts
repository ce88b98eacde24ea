import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A socket that was let in, and is written to frame by frame, as no browser would; with a token it is a bot's. */
export async function rawSocket(address: string, from?: string, token?: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const lines = [
    `GET ${token === undefined ? '/socket' : '/api/bot/socket'} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(from === undefined ? [] : [`X-Forwarded-For: ${from}`]),
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'readable');
  const answer = socket.read() as Buffer;
  const end = answer.indexOf('\r\n\r\n') + 4;
  if (!answer.subarray(0, end).includes('101 Switching Protocols')) throw new Error(String(answer));
  // Frames may have come right behind it.
  socket.unshift(answer.subarray(end));
  return socket;
}

/** What kinds of frames there are, by the numbers of the protocol. */
export const opcodes = { text: 1, close: 8, ping: 9, pong: 10 } as const;

/** A frame of up to 125 bytes. Those of a browser are masked; a mask of zeros leaves what it covers as it is. */
export function maskedFrame(kind: keyof typeof opcodes, body = '', { last = true, length = body.length } = {}): Buffer {
  const head = [(last ? 0x80 : 0) | opcodes[kind], 0x80 | length, 0, 0, 0, 0];
  return Buffer.concat([Buffer.from(head), Buffer.from(body.padEnd(length, '\0'))]);
}

/** A frame of a server. */
export interface SentFrame {
  readonly opcode: number;
  readonly body: Buffer;
}

/** All that a server sends until it says that it closes the socket. */
export async function framesUntilClosed(socket: Socket): Promise<readonly SentFrame[]> {
  const chunks: Buffer[] = [];
  const sent = () => [...framesIn(Buffer.concat(chunks))];
  await new Promise<void>(resolve => {
    // What is still being written when the other side closes fails.
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (closeCode(sent()) !== undefined) resolve();
    });
  });
  socket.destroy();
  return sent();
}

function* framesIn(bytes: Buffer): Generator<SentFrame> {
  for (let at = 0; at + 2 <= bytes.length; ) {
    const short = bytes[at + 1]! & 0x7f;
    const start = at + (short === 126 ? 4 : 2);
    const end = start + (short === 126 ? bytes.readUInt16BE(at + 2) : short);
    if (end > bytes.length) return;
    yield { opcode: bytes[at]! & 0x0f, body: bytes.subarray(start, end) };
    at = end;
  }
}

/** The code that a server closed with, if it said one. */
export function closeCode(frames: readonly SentFrame[]): number | undefined {
  return frames.find(({ opcode }) => opcode === opcodes.close)?.body.readUInt16BE(0);
}
