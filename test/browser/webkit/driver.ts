import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { LONGEST_WAIT } from '../../../src/engine/testing/waiting.ts';

/** A program that ends with the one who started it, also when that is killed. */
export function spawnBound(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe', 'pipe'];
  return spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], { env, stdio });
}

/** Below those that systems give to whoever wants any, and ten for each process: nobody else comes in between. */
const firstPort = 10_000 + (process.pid % 2_000) * 10;
let portsTaken = 0;

async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + (portsTaken++ % 10);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    await new Promise(resolve => server.close(resolve));
    if (isFree) return port;
  }
}

export type Method = 'GET' | 'POST' | 'DELETE';

interface Reply {
  readonly value: unknown;
}

interface Refusal {
  readonly error: string;
  readonly message: string;
}

/** What the driver answers when it can't do what it was asked. */
export class Refused extends Error {
  readonly code: string;

  constructor({ error, message }: Refusal) {
    super(`${error}: ${message}`);
    this.code = error;
  }
}

/** One WebKitWebDriver with its one session, spoken to as the W3C's WebDriver says. */
export class Driver {
  readonly #process: ChildProcess;
  readonly #address: string;
  #session = '';
  #said = '';

  private constructor(process: ChildProcess, port: number) {
    this.#process = process;
    process.stderr?.on('data', (text: Buffer) => {
      this.#said += text.toString();
    });
    this.#address = `http://127.0.0.1:${port}`;
  }

  /** Starts this driver, which starts this browser. */
  static async start(
    program: string,
    binary: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
  ): Promise<Driver> {
    const port = await freePort();
    const child = spawnBound(program, [`--port=${port}`, '--host=127.0.0.1'], env);
    const driver = new Driver(child, port);
    await driver.#untilReady();
    await driver.#begin({ 'webkitgtk:browserOptions': { binary, args } });
    return driver;
  }

  /** A command of the session. */
  ask(method: Method, path: string, body?: object): Promise<unknown> {
    return this.#send(method, `${this.#session}${path}`, body);
  }

  async close(): Promise<void> {
    await this.#send('DELETE', this.#session).catch(() => undefined);
    const gone = once(this.#process, 'exit');
    if (this.#process.kill()) await gone;
  }

  /** A browser that does not come is waited for in vain: the driver never says so. */
  async #begin(alwaysMatch: object): Promise<void> {
    const begun = await this.#send('POST', '/session', { capabilities: { alwaysMatch } }, LONGEST_WAIT).catch(
      (cause: unknown) => {
        throw new Error(`the browser did not start: ${this.#said}`, { cause });
      },
    );
    this.#session = `/session/${(begun as { sessionId: string }).sessionId}`;
    // The driver reckons by the clock of the page, which tests put forward.
    await this.ask('POST', '/timeouts', { script: 3_600_000, pageLoad: LONGEST_WAIT });
  }

  /** Nothing tells when a port is open: it is tried until it is. */
  async #untilReady(): Promise<void> {
    while (this.#process.exitCode === null && this.#process.signalCode === null) {
      const answer = await this.#send('GET', '/status').catch(() => undefined);
      if (answer !== undefined) return;
      await pause(20);
    }
    throw new Error(`WebKitWebDriver ended at once: ${this.#said}`);
  }

  async #send(method: string, path: string, body?: object, patience = 2 * LONGEST_WAIT): Promise<unknown> {
    const response = await fetch(this.#address + path, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as Reply;
    if (!response.ok) throw new Refused(value as Refusal);
    return value;
  }
}
