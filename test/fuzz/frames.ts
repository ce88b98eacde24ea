import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Random } from '../../src/engine/random.ts';
import { pickFrom } from './texts.ts';

/** A frame made by hand: any first byte, any length said, with or without a mask. */
function frame(first: number, payload: Buffer, { masked = true, said = payload.length } = {}): Buffer {
  const head =
    said < 126 ? [first, (masked ? 128 : 0) | said] : [first, (masked ? 128 : 0) | 126, (said >> 8) & 255, said & 255];
  return Buffer.concat([Buffer.from(head), ...(masked ? [Buffer.alloc(4)] : []), payload]);
}

const text = Buffer.from('{"type":"mine","id":"f"}');

/** Frames that no browser would send: half of them break the protocol, the others only stretch it. */
export function hostileFrames(random: Random): Buffer {
  return pickFrom<() => Buffer>(random, [
    () => frame(0x81, text, { masked: false }),
    () => frame(0x80 + pickFrom(random, [3, 4, 5, 6, 7, 11, 12, 15]), text),
    () => frame(0x81 | pickFrom(random, [0x40, 0x20, 0x10]), text),
    () => frame(0x89, randomBytes(126 + random.below(100))),
    () => frame(0x09, Buffer.from('x')),
    () => frame(0x80, text),
    () => Buffer.concat([frame(0x01, text.subarray(0, 5)), frame(0x01, text.subarray(5))]),
    () =>
      Buffer.concat(
        [...text].map((_, i) => frame(i === 0 ? 0x01 : i === text.length - 1 ? 0x80 : 0x00, text.subarray(i, i + 1))),
      ),
    () => frame(0x81, Buffer.from([0xff, 0xfe, 0xc0, 0x80])),
    () => frame(0x81, text, { said: 60_000 }),
    () => Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    () => frame(0x82, randomBytes(random.below(1000))),
    () => frame(0x81, Buffer.alloc(17_000 + random.below(40_000), 'a')),
    () => frame(0x88, Buffer.from([random.below(256), random.below(256)])),
    () => frame(0x88, Buffer.from([3])),
    () => Buffer.concat(Array.from({ length: 50 }, () => frame(0x89, Buffer.from('ping')))),
    () => randomBytes(1 + random.below(500)),
  ])();
}

/** How long a socket is left with half a frame, in milliseconds. */
const PATIENCE = 200;

/** Opens a socket by hand and sends the bytes after the handshake; answers with the code it is closed with, if it is. */
export function sendFrames(address: string, bytes: Buffer): Promise<number | undefined> {
  const { hostname, port, host } = new URL(address);
  const key = randomBytes(16).toString('base64');
  return new Promise(resolve => {
    let received = Buffer.alloc(0);
    const socket = connect(Number(port), hostname, () => {
      const lines = ['GET /socket HTTP/1.1', `Host: ${host}`, 'Upgrade: websocket', 'Connection: Upgrade'];
      socket.write([...lines, `Sec-WebSocket-Key: ${key}`, 'Sec-WebSocket-Version: 13', '', ''].join('\r\n'));
      socket.write(bytes);
    });
    const leave = () => {
      socket.destroy();
      resolve(closeCode(received));
    };
    socket.setTimeout(PATIENCE, leave);
    socket.on('data', data => (received = Buffer.concat([received, data])));
    socket.once('close', leave).once('error', leave);
  });
}

function closeCode(received: Buffer): number | undefined {
  const at = received.indexOf('\r\n\r\n');
  for (let i = at + 4; at > 0 && i + 1 < received.length; ) {
    const length = received[i + 1] === 126 ? received.readUInt16BE(i + 2) + 4 : received[i + 1] + 2;
    if (received[i] === 0x88 && length >= 4) return received.readUInt16BE(i + 2);
    i += length;
  }
  return undefined;
}
