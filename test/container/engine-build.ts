import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { freePort } from '../../src/server/store/testing/free-port.ts';
import { root } from '../tree.ts';
import type { Container } from './container.ts';

/** How long a container may take to end, in seconds: longer than the server gives itself. */
const PATIENCE = 30;

/** The image, built and run by docker or by something that takes the same words. */
export class EngineBuild implements Container {
  readonly #engine: string;
  readonly #name = `caravanserai-rehearsal-${randomUUID().slice(0, 8)}`;
  #started = false;
  address = '';

  constructor(engine: string) {
    this.#engine = engine;
  }

  #ask(...words: readonly string[]): string {
    const { status, stdout, stderr, error } = spawnSync(this.#engine, words, { cwd: root, encoding: 'utf8' });
    if (status === 0) return stdout.trim();
    throw new Error(`${this.#engine} ${words.join(' ')} ended with ${status}: ${error ?? ''}\n${stdout}${stderr}`);
  }

  async build(): Promise<void> {
    this.#ask('build', '--tag', this.#name, '.');
    this.address = `http://127.0.0.1:${await freePort()}`;
  }

  start(): void {
    if (this.#started) return void this.#ask('start', this.#name);
    const { host } = new URL(this.address);
    this.#ask('run', '--detach', '--name', this.#name, '-p', `${host}:8080`, '-v', `${this.#name}:/data`, this.#name);
    this.#started = true;
  }

  isWell(): boolean {
    const question = 'fetch("http://127.0.0.1:8080/health").then(({ ok }) => process.exit(ok ? 0 : 1))';
    return spawnSync(this.#engine, ['exec', this.#name, 'node', '-e', question]).status === 0;
  }

  async stop(): Promise<number | undefined> {
    this.#ask('stop', '-t', String(PATIENCE), this.#name);
    return Number(this.#ask('inspect', '-f', '{{.State.ExitCode}}', this.#name));
  }

  /** What was not made can't be removed, and need not be. */
  remove(): void {
    for (const words of [['rm', '-f'], ['volume', 'rm'], ['rmi']]) spawnSync(this.#engine, [...words, this.#name]);
  }
}
