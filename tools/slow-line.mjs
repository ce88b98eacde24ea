import { connect, createServer } from 'node:net';

/** @typedef {import('node:net').Socket} Socket */
/** @typedef {{ down: number, up: number, roundTrip: number }} LineSpeed Bits a second each way, and milliseconds. */
/** @typedef {{ bytes: number, requests: number }} Traffic What has come down the line, and what was asked for. */

/**
 * What browsers call Slow 4G.
 * @type {LineSpeed}
 */
export const slow4g = { down: 1_600_000, up: 750_000, roundTrip: 150 };

/** About what one packet carries: smaller pieces than a browser sees, so that connections really share the line. */
const PACKET = 1448;

/** One direction of the line: whatever is sent waits for what was sent before, whichever connection it belongs to. */
class Lane {
  #free = 0;
  #bytesPerMs;
  #delay;

  /**
   * @param {number} bitsPerSecond
   * @param {number} delay
   */
  constructor(bitsPerSecond, delay) {
    this.#bytesPerMs = bitsPerSecond / 8000;
    this.#delay = delay;
  }

  /**
   * When these bytes have arrived at the other end.
   * @param {number} bytes
   */
  arrival(bytes) {
    this.#free = Math.max(performance.now(), this.#free) + bytes / this.#bytesPerMs;
    return this.#free + this.#delay;
  }

  /** When all that is on its way now has arrived. */
  emptied() {
    return Math.max(performance.now(), this.#free) + this.#delay;
  }
}

/**
 * Hands what one connection gets to it, in order, each piece at its time.
 * @param {Socket} to
 */
function postman(to) {
  /** @type {{ at: number, data: Buffer }[]} */
  const waiting = [];
  const deliver = () => {
    const late = performance.now() + 0.5;
    while (waiting.length > 0 && waiting[0].at <= late) {
      const { data } = /** @type {{ data: Buffer }} */ (waiting.shift());
      if (!to.destroyed) to.write(data);
    }
    if (waiting.length > 0) setTimeout(deliver, waiting[0].at - performance.now());
  };
  return (/** @type {number} */ at, /** @type {Buffer} */ data) => {
    waiting.push({ at, data });
    if (waiting.length === 1) setTimeout(deliver, Math.max(0, at - performance.now()));
  };
}

/**
 * One direction of one connection; where it ends, the other end hears of it when all else has arrived.
 * @param {Socket} from
 * @param {Socket} to
 * @param {Lane} lane
 * @param {(data: Buffer) => void} count
 */
function carry(from, to, lane, count) {
  const post = postman(to);
  from.on('data', data => {
    count(data);
    for (let i = 0; i < data.length; i += PACKET) {
      const piece = data.subarray(i, i + PACKET);
      post(lane.arrival(piece.length), piece);
    }
  });
  const later = (/** @type {() => void} */ end) => setTimeout(end, lane.emptied() - performance.now() + 5);
  from.on('end', () => later(() => to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => later(() => to.destroy()));
}

/**
 * A slow line to a server on this machine: all connections share it, those of workers too, which a browser's own
 * slowing leaves out.
 * @param {string} home where the server is
 * @param {LineSpeed} speed
 * @returns {Promise<{ home: string, traffic: Traffic, close: () => void }>}
 */
export async function openLine(home, { down, up, roundTrip } = slow4g) {
  const { hostname, port } = new URL(home);
  const [downLane, upLane] = [new Lane(down, roundTrip / 2), new Lane(up, roundTrip / 2)];
  const traffic = { bytes: 0, requests: 0 };
  /** @type {Set<Socket>} */
  const open = new Set();
  const listener = createServer(visitor => {
    const server = connect(Number(port), hostname);
    for (const socket of [visitor, server]) open.add(socket.on('close', () => open.delete(socket)));
    carry(visitor, server, upLane, data => {
      traffic.requests += data.toString('latin1').match(/^(?:GET|POST) \S+ HTTP\/1\.1\r$/gm)?.length ?? 0;
    });
    carry(server, visitor, downLane, data => {
      traffic.bytes += data.length;
    });
  });
  await new Promise(resolve => listener.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (listener.address());
  const close = () => {
    listener.close();
    for (const socket of open) socket.destroy();
  };
  return { home: `http://127.0.0.1:${address.port}`, traffic, close };
}
