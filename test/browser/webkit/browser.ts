import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { BrowserContextOptions } from 'playwright-core';
import { Context } from './context.ts';
import { spawnBound } from './driver.ts';

/** A screen that nobody looks at, big enough for a laptop of twice as many dots. */
export class Screen {
  readonly display: string;
  readonly #process: ChildProcess;

  private constructor(display: string, process: ChildProcess) {
    this.display = display;
    this.#process = process;
  }

  static async open(): Promise<Screen> {
    const size = ['-screen', '0', '2600x2000x24'];
    const child = spawnBound('Xvfb', ['-displayfd', '3', ...size, '-nolisten', 'tcp', '-noreset'], process.env);
    const chosen = child.stdio[3] as Readable;
    const [number] = (await once(chosen, 'data')) as [Buffer];
    return new Screen(`:${number.toString().trim()}`, child);
  }

  async close(): Promise<void> {
    const gone = once(this.#process, 'exit');
    this.#process.kill();
    await gone;
  }
}

/** WebKit on such a screen: every context is a browser of its own. */
export class Browser {
  readonly #driver: string;
  readonly #display: string;

  constructor(driver: string, display: string) {
    this.#driver = driver;
    this.#display = display;
  }

  newContext(options: BrowserContextOptions = {}): Promise<Context> {
    return Context.open(this.#driver, this.#display, options);
  }
}
