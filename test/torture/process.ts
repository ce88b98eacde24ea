import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./server.mjs', import.meta.url));

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

  /** The same port again, so that whoever was there can come back. */
  async start(): Promise<void> {
    const env = { ...process.env, HOST: '127.0.0.1', PORT: this.#port, ...this.#env };
    const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    child.stderr.on('data', (data: Buffer) => (this.complaints += data.toString()));
    this.address = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
      child.once('exit', code => reject(new Error(`the server ended with code ${code}: ${this.complaints}`)));
    });
    this.#port = new URL(this.address).port;
  }

  /** As a power cut would: nothing is finished, nobody is told. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.#process = undefined;
  }
}
