import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A letter as it came over the line. */
export interface ReceivedLetter {
  readonly from: string;
  readonly to: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** A mail server on a port of its own: as much of SMTP as whoever sends mail needs. */
export class PostOffice {
  readonly letters: ReceivedLetter[] = [];
  /** Addresses that nobody has here. */
  readonly unknown = new Set<string>();
  readonly #server = createServer(socket => this.#serve(socket));
  readonly #open = new Set<Socket>();

  static async open(): Promise<PostOffice> {
    const office = new PostOffice();
    await new Promise<void>(resolve => office.#server.listen(0, '127.0.0.1', resolve));
    return office;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The letters to somebody, the first one first. */
  to(address: string): readonly ReceivedLetter[] {
    return this.letters.filter(({ to }) => to === address);
  }

  close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    return new Promise(resolve => this.#server.close(() => resolve()));
  }

  #serve(socket: Socket): void {
    this.#open.add(socket.setEncoding('utf8').once('close', () => this.#open.delete(socket)));
    const letter = { from: '', to: '', data: '', isData: false };
    let unread = '';
    socket.write('220 here\r\n');
    socket.on('data', (text: string) => {
      const lines = (unread + text).split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) socket.write(this.#answer(line, letter));
    });
    socket.on('error', () => socket.destroy());
  }

  #answer(line: string, letter: { from: string; to: string; data: string; isData: boolean }): string {
    if (letter.isData) {
      if (line !== '.') {
        letter.data += `${line.replace(/^\.\./, '.')}\n`;
        return '';
      }
      letter.isData = false;
      this.letters.push(read(letter));
      letter.data = '';
      return '250 taken\r\n';
    }
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (/^MAIL/i.test(line)) letter.from = address;
    if (/^RCPT/i.test(line)) {
      if (this.unknown.has(address)) return `550 <${address}> nobody here\r\n`;
      letter.to = address;
    }
    letter.isData = /^DATA/i.test(line);
    return letter.isData ? '354 go on\r\n' : '250 well\r\n';
  }
}

function read({ from, to, data }: { from: string; to: string; data: string }): ReceivedLetter {
  const [head = '', ...body] = data.split('\n\n');
  const fields = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  const headers = new Map(
    fields.map(field => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 2)]),
  );
  return { from, to, headers, text: decoded(body.join('\n\n'), headers.get('content-transfer-encoding') ?? '') };
}

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
