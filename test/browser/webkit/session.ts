import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Driver, type Method } from './driver.ts';
import { type News, Wire } from './wire.ts';

const binary = fileURLToPath(new URL('browser.py', import.meta.url));

/** What a browser is to be like. */
export interface Wish {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  readonly scripts: boolean;
  readonly moves: boolean;
  readonly dark: boolean;
  readonly permissions: readonly string[];
  readonly language: string;
  readonly userAgent?: string;
}

/** A window by its two names: the driver's and the browser's own. */
export interface Names {
  readonly handle: string;
  readonly view: number;
}

/** One browser, and the two lines that lead to it. */
export class Session {
  readonly wire: Wire;
  readonly #driver: Driver;
  readonly #folder: string;
  #current = '';
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(driver: Driver, wire: Wire, folder: string) {
    this.#driver = driver;
    this.wire = wire;
    this.#folder = folder;
  }

  /** Answers with the first window of the browser, too. */
  static async begin(program: string, wish: Wish, env: NodeJS.ProcessEnv): Promise<[Session, Names]> {
    const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
    const wire = await Wire.lay(join(folder, 'line'));
    const opened = once(wire, 'view') as Promise<News['view']>;
    const driver = await Driver.start(program, binary, [JSON.stringify({ ...wish, folder })], env);
    const session = new Session(driver, wire, folder);
    const [{ view }] = await opened;
    session.#current = String(await driver.ask('GET', '/window'));
    return [session, { view, handle: session.#current }];
  }

  openWindow(): Promise<Names> {
    return this.#inTurn(async () => {
      const opened = once(this.wire, 'view') as Promise<News['view']>;
      const { handle } = (await this.#driver.ask('POST', '/window/new', { type: 'window' })) as Names;
      const [{ view }] = await opened;
      return { handle, view };
    });
  }

  /** One command at a time, and in the right window: the driver is always in one of them. */
  ask({ handle }: Names, method: Method, path: string, body?: object): Promise<unknown> {
    return this.#inTurn(async () => {
      if (this.#current !== handle) await this.#driver.ask('POST', '/window', { handle });
      this.#current = method === 'DELETE' ? '' : handle;
      return this.#driver.ask(method, path, body);
    });
  }

  /** A script that runs in every page before any other. */
  async addScript(source: string): Promise<void> {
    await this.wire.order('script', { source });
  }

  async end(): Promise<void> {
    await this.#driver.close();
    await this.wire.cut();
    // Helpers of the browser end a moment after it, and still write until then.
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }

  #inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(task);
    this.#queue = result.catch(() => undefined);
    return result;
  }
}
