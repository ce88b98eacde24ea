import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be blocked without a word, as networks do. */
export class Gate {
  readonly #way = createServer(caller => this.#pass(caller));
  readonly #sockets = new Set<Socket>();
  readonly #database: URL;
  #blocked = false;

  private constructor(address: string) {
    this.#database = new URL(address);
  }

  static async before(address: string): Promise<Gate> {
    const gate = new Gate(address);
    await new Promise<void>(resolve => gate.#way.listen(0, '127.0.0.1', resolve));
    return gate;
  }

  /** The address of the database, through here. */
  get address(): string {
    const address = new URL(this.#database);
    address.port = String((this.#way.address() as AddressInfo).port);
    return address.href;
  }

  /** From now on nothing comes through: what was connected never will again, and is not closed either. */
  block(): void {
    this.#blocked = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** New connections get through from now on. */
  unblock(): void {
    this.#blocked = false;
  }

  close(): Promise<unknown> {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise(resolve => this.#way.close(resolve));
  }

  #pass(caller: Socket): void {
    this.#keep(caller);
    if (this.#blocked) return;
    const database = connect(Number(this.#database.port), this.#database.hostname);
    this.#keep(database);
    caller.pipe(database).pipe(caller);
    caller.on('close', () => database.destroy());
    database.on('close', () => this.#blocked || caller.destroy());
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
  }
}
