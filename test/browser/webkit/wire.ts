import { EventEmitter, once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What happens in the browser by itself. */
export interface News {
  view: [{ readonly view: number }];
  address: [{ readonly view: number; readonly url: string }];
  request: [{ readonly view: number; readonly url: string }];
  response: [{ readonly view: number; readonly url: string; readonly status: number }];
  console: [{ readonly text: string }];
  download: [{ readonly path?: string; readonly failed?: string }];
  route: [{ readonly route: number; readonly url: string }];
}

interface Answer {
  readonly id?: number;
  readonly done?: unknown;
  readonly failed?: string;
  readonly tell?: keyof News;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(why: Error): void;
}

/** The line to one browser: orders are answered, and whatever happens there is told. The browser ends with it. */
export class Wire extends EventEmitter<News> {
  readonly #server: Server;
  readonly #waiting = new Map<number, Waiting>();
  #socket: Socket | undefined;
  #orders = 0;

  private constructor(server: Server) {
    super();
    this.#server = server;
  }

  /** Waits for a browser at this place in the file system. */
  static async lay(path: string): Promise<Wire> {
    const server = createServer().listen(path);
    const wire = new Wire(server);
    server.once('connection', socket => wire.#connect(socket));
    await once(server, 'listening');
    return wire;
  }

  order(what: string, details: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    const id = ++this.#orders;
    return new Promise((resolve, reject) => {
      if (!this.#socket?.writable) return reject(new Error(`the browser is gone: ${what}`));
      this.#waiting.set(id, { resolve, reject });
      this.#socket.write(`${JSON.stringify({ id, do: what, ...details })}\n`);
    });
  }

  /** Answers when the browser has ended. */
  async cut(): Promise<void> {
    this.#server.close();
    const socket = this.#socket;
    if (!socket || socket.closed) return;
    const gone = once(socket, 'close');
    socket.end();
    await gone;
  }

  #connect(socket: Socket): void {
    this.#socket = socket;
    createInterface(socket).on('line', line => this.#hear(JSON.parse(line) as Answer));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      for (const answer of this.#waiting.values()) answer.reject(new Error('the browser has gone'));
      this.#waiting.clear();
    });
  }

  #hear({ id, done, failed, tell, ...news }: Answer): void {
    if (tell !== undefined) return void (this as EventEmitter).emit(tell, { failed, ...news });
    const answer = this.#waiting.get(id ?? 0);
    this.#waiting.delete(id ?? 0);
    if (failed === undefined) answer?.resolve(done);
    else answer?.reject(new Error(failed));
  }
}
