import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What becomes of what is sent: it passes, only half of it does and the connection is cut, or answers are swallowed. */
type Manner = 'pass' | 'halve' | 'mute';

/** Two sockets between which everything is handed on. */
class Passage {
  readonly caller: Socket;
  readonly called: Socket;
  /** Something was kept back: what follows would make no sense any more. */
  broken = false;
  /** Nothing passes any more, and nothing is closed either. */
  blocked = false;

  constructor(caller: Socket, called: Socket) {
    this.caller = caller;
    this.called = called;
    caller.on('close', () => called.destroy());
    called.on('close', () => this.blocked || caller.destroy());
  }

  cut(): void {
    this.caller.destroy();
    this.called.destroy();
  }
}

/** A way to a server that can be blocked, cut or slowed down, as networks do. */
export class Gate {
  readonly #way = createServer(caller => this.#let(caller));
  readonly #callers = new Set<Socket>();
  readonly #passages = new Set<Passage>();
  #server: URL;
  #manner: Manner = 'pass';
  #blocked = false;
  #closed = false;
  #delay = 0;
  /** How many connections were turned away or broken off by what is done here. */
  spoilt = 0;

  private constructor(address: string) {
    this.#server = new URL(address);
  }

  static async before(address: string): Promise<Gate> {
    const gate = new Gate(address);
    await new Promise<void>(resolve => gate.#way.listen(0, '127.0.0.1', resolve));
    return gate;
  }

  /** The address of the server, through here. */
  get address(): string {
    const address = new URL(this.#server);
    address.port = String((this.#way.address() as AddressInfo).port);
    return address.href.replace(/\/$/, '');
  }

  /** From now on the way leads elsewhere; those who are on it stay where they are. */
  leadTo(address: string): void {
    this.#server = new URL(address);
  }

  /** From now on nothing comes through: what was connected never will again, and is not closed either. */
  block(): void {
    this.#blocked = true;
    for (const passage of this.#passages) passage.blocked = true;
  }

  /** New connections get through from now on. */
  unblock(): void {
    this.#blocked = false;
  }

  /** Ends all connections and takes no new ones. */
  cut(): void {
    this.#closed = true;
    this.#cutAll([...this.#passages]);
  }

  /** From now on everything takes this much longer, in milliseconds. */
  delay(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  /** Of whatever is sent only the first half arrives, and the connection is cut. */
  halve(): void {
    this.#manner = 'halve';
  }

  /** What callers send arrives; what they are answered does not. */
  mute(): void {
    this.#manner = 'mute';
  }

  /** Everything is as it was. Who was kept from an answer has to call again. */
  mend(): void {
    this.#closed = false;
    this.#delay = 0;
    this.#manner = 'pass';
    this.#cutAll([...this.#passages].filter(({ broken }) => broken));
  }

  close(): Promise<unknown> {
    for (const caller of this.#callers) caller.destroy();
    for (const passage of this.#passages) passage.cut();
    return new Promise(resolve => this.#way.close(resolve));
  }

  #let(caller: Socket): void {
    this.#callers.add(caller);
    caller.on('error', () => undefined).on('close', () => this.#callers.delete(caller));
    if (this.#closed) {
      this.spoilt++;
      caller.destroy();
    } else if (!this.#blocked) this.#lead(caller);
  }

  #lead(caller: Socket): void {
    const called = connect(Number(this.#server.port), this.#server.hostname);
    called.on('error', () => undefined);
    const passage = new Passage(caller, called);
    this.#passages.add(passage);
    called.on('close', () => this.#passages.delete(passage));
    this.#carry(passage, caller, called);
    this.#carry(passage, called, caller);
  }

  /** One piece after the other: what is slow must not be overtaken by what is not. */
  #carry(passage: Passage, from: Socket, to: Socket): void {
    const carryOn = async (): Promise<void> => {
      for await (const piece of from) {
        if (this.#delay > 0) await pause(this.#delay);
        await this.#handOn(passage, piece as Buffer, to);
      }
    };
    // A socket that breaks ends the other one too.
    carryOn().catch(() => undefined);
  }

  async #handOn(passage: Passage, piece: Buffer, to: Socket): Promise<void> {
    if (passage.blocked) return;
    if (this.#manner === 'mute' && to === passage.caller) {
      if (!passage.broken) this.spoilt++;
      passage.broken = true;
    } else if (this.#manner === 'halve' && piece.length > 1) {
      await written(to, piece.subarray(0, piece.length / 2));
      this.#cutAll([passage]);
    } else if (!to.write(piece)) await drained(to);
  }

  #cutAll(passages: readonly Passage[]): void {
    this.spoilt += passages.length;
    for (const passage of passages) passage.cut();
  }
}

/** Resolves when a socket can take more, or takes nothing any more. */
function drained(socket: Socket): Promise<unknown> {
  return new Promise(resolve => socket.once('drain', resolve).once('close', resolve));
}

function written(socket: Socket, piece: Buffer): Promise<unknown> {
  return new Promise(resolve => socket.write(piece, resolve));
}
