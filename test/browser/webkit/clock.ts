import { clockScript } from './finder.ts';

/** The browser whose clock it is. */
interface Clocked {
  addInitScript(source: string): Promise<void>;
  pages(): readonly { evaluate(script: string): Promise<unknown> }[];
}

/** The clock of all pages of a browser, which can be put forward. */
export class Clock {
  readonly #context: Clocked;

  constructor(context: Clocked) {
    this.#context = context;
  }

  async install(): Promise<void> {
    const start = "globalThis.__pwClock.controller.log('install', Date.now(), Date.now());";
    await this.#context.addInitScript(`${clockScript} ${start}`);
  }

  async fastForward(milliseconds: number): Promise<void> {
    const forward = `return globalThis.__pwClock.controller.fastForward(${milliseconds})`;
    for (const page of this.#context.pages()) await page.evaluate(forward);
  }
}
