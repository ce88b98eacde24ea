import { createSocket, type Socket } from 'node:dgram';

/** The record type of IPv4 addresses (RFC 1035). */
const A = 1;
const HEAD = 12;

/** A DNS server on this machine: it knows some names with their IPv4 addresses, and is silent about all others. */
export class NameServer {
  readonly #socket: Socket = createSocket('udp4');
  readonly #known: Readonly<Record<string, readonly string[]>>;
  asked = 0;

  private constructor(known: Readonly<Record<string, readonly string[]>>) {
    this.#known = known;
    this.#socket.on('message', (query, { port, address }) => {
      this.asked++;
      const answer = this.#answer(query);
      if (answer) this.#socket.send(answer, port, address);
    });
  }

  static async open(known: Readonly<Record<string, readonly string[]>>): Promise<NameServer> {
    const server = new NameServer(known);
    await new Promise<void>(resolve => server.#socket.bind(0, '127.0.0.1', resolve));
    return server;
  }

  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`;
  }

  close(): void {
    this.#socket.close();
  }

  #answer(query: Buffer): Buffer | undefined {
    const { name, end } = nameIn(query);
    const known = this.#known[name];
    if (!known) return undefined;
    const found = query.readUInt16BE(end) === A ? known : [];
    const head = Buffer.from([query[0]!, query[1]!, 0x81, 0x80, 0, 1, 0, found.length, 0, 0, 0, 0]);
    return Buffer.concat([head, query.subarray(HEAD, end + 4), ...found.map(record)]);
  }
}

function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEAD;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** The answer for the name in the query, valid for a minute. */
function record(address: string): Buffer {
  return Buffer.from([0xc0, HEAD, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]);
}
