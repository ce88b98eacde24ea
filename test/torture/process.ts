import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./server.mjs', import.meta.url));

/** Everybody comes from one address here, and nobody stops to think. */
const roomy = {
  MESSAGES_PER_SECOND: '1000000',
  ADDRESS_MESSAGES_PER_SECOND: '1000000',
  ADDRESS_SOCKETS: '1000000',
  ADDRESS_POSTS_PER_MINUTE: '1000000',
  TABLES_PER_HOUR: '1000000',
  ADDRESS_TABLES_PER_HOUR: '1000000',
  LINES_PER_MINUTE: '1000000',
};

/** A server in a process of its own, which is killed and started again without warning. */
export class Victim {
  readonly #env: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;
  #port = '0';
  address = '';
  /** What it wrote on stderr. */
  complaints = '';

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = env;
  }

  /** The same port again, so that pages can come back. */
  async start(): Promise<void> {
    const env = { ...process.env, HOST: '127.0.0.1', PORT: this.#port, ...roomy, ...this.#env };
    const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    child.stderr.on('data', (data: Buffer) => (this.complaints += data.toString()));
    this.address = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
      child.once('exit', code => reject(new Error(`the server ended with code ${code}: ${this.complaints}`)));
    });
    this.#port = new URL(this.address).port;
  }

  get lives(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** The bytes that it holds once it has thrown away what nobody needs any more. */
  async memory(): Promise<number> {
    const child = this.#process;
    if (!child?.stdout) throw new Error('there is no server');
    const answer = once(child.stdout, 'data') as Promise<[Buffer]>;
    child.kill('SIGUSR2');
    return Number((await answer)[0].toString());
  }

  /** As a power cut would: nothing is finished, and nobody is warned. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.#process = undefined;
  }
}
