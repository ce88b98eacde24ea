import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** This project, built. */
const here = fileURLToPath(new URL('../..', import.meta.url));

const clock = new URL('clock.mjs', import.meta.url).href;

/** Milliseconds. Clocks jump by hours; a busy machine may take minutes to hear of it. */
const HALF_AN_HOUR = 1_800_000;

/** Everybody comes from one address here, and nobody stops to think. */
const roomy = {
  MESSAGES_PER_SECOND: '1000000',
  ADDRESS_MESSAGES_PER_SECOND: '1000000',
  ADDRESS_SOCKETS: '1000000',
  ADDRESS_POSTS_PER_MINUTE: '1000000',
  TABLES_PER_HOUR: '1000000',
  ADDRESS_TABLES_PER_HOUR: '1000000',
  LINES_PER_MINUTE: '1000000',
  SEATS_PER_HOUR: '1000000',
  LISTED_TABLES: '1000000',
};

/** A server in a process of its own, which is killed or ended, and started again. */
export class Victim {
  readonly #env: Readonly<Record<string, string>>;
  /** The project whose server is started; another one may be put here before the next start. */
  project: string;
  #process: ChildProcess | undefined;
  #port = '0';
  #mostDescriptors = 0;
  address = '';
  /** What it wrote on stderr. */
  complaints = '';

  constructor(env: Readonly<Record<string, string>>, project = here) {
    this.#env = env;
    this.project = project;
  }

  /** The same port again, so that pages can come back. */
  async start(): Promise<void> {
    const env = { ...process.env, HOST: '127.0.0.1', PORT: this.#port, ...roomy, ...this.#env };
    const child = spawn(process.execPath, ['--import', clock, join(this.project, 'test/torture/server.mjs')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#process = child;
    child.stderr!.on('data', (data: Buffer) => (this.complaints += data.toString()));
    this.address = await new Promise<string>((resolve, reject) => {
      child.stdout!.once('data', (data: Buffer) => resolve(data.toString().trim()));
      child.once('exit', code => reject(new Error(`the server ended with code ${code}: ${this.complaints}`)));
    });
    this.#port = new URL(this.address).port;
  }

  get lives(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** The bytes that it holds once it has thrown away what nobody needs any more. */
  async memory(): Promise<number> {
    return (await this.held()).memory;
  }

  /** What it holds then: bytes, handles of the event loop, and files and connections that are open. */
  async held(): Promise<{ memory: number; handles: number; descriptors: number }> {
    const child = this.#process;
    if (!child?.stdout) throw new Error('there is no server');
    const answer = once(child.stdout, 'data') as Promise<[Buffer]>;
    child.kill('SIGUSR2');
    const [memory, handles] = (await answer)[0].toString().split(' ').map(Number);
    return { memory, handles, descriptors: descriptorsOf(child) };
  }

  /** Why it can't be used at the moment, as it says itself; empty when it can. */
  async problem(): Promise<string> {
    const response = await fetch(`${this.address}/ready`);
    return response.ok ? '' : ((await response.json()) as { code: string }).code;
  }

  /** Nothing at all is done until it goes on. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Puts its clock forward, or back, compared with the right time. It says what time it has then. */
  async setClock(ahead: number): Promise<void> {
    const child = this.#process!;
    const said = once(child, 'message') as Promise<[number]>;
    const expected = Date.now() + ahead;
    child.send(ahead);
    const [time] = await said;
    if (Math.abs(time - expected) > HALF_AN_HOUR) throw new Error(`its clock says ${time}, not ${expected}`);
  }

  /** From now on it can open only so many files and connections more. */
  limitDescriptors(more: number): void {
    const child = this.#process!;
    this.#mostDescriptors = descriptorsOf(child) + more;
    execFileSync('prlimit', ['--pid', String(child.pid), `--nofile=${this.#mostDescriptors}:`]);
  }

  /** Resolves when it has no more of them, but for one that it keeps back to turn strangers away with. */
  async usesUpDescriptors(): Promise<void> {
    while (descriptorsOf(this.#process!) < this.#mostDescriptors - 1) await pause(5);
  }

  /** As many as are usual. */
  freeDescriptors(): void {
    execFileSync('prlimit', ['--pid', String(this.#process!.pid), '--nofile=1024:']);
  }

  /** As a power cut would: nothing is finished, and nobody is warned. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** In good order, as an operator would. The result is the code that it ended with. */
  close(): Promise<number | undefined> {
    return this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | undefined> {
    const child = this.#process;
    // One that has ended by itself says so no more.
    if (!child || !this.lives) return undefined;
    const gone = once(child, 'exit') as Promise<[number | undefined]>;
    child.kill(signal);
    const [code] = await gone;
    this.#process = undefined;
    return code;
  }
}

/** Where the system does not tell, none. */
function descriptorsOf({ pid }: ChildProcess): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}
