import { LONGEST_WAIT } from '../../../src/engine/testing/waiting.ts';
import { type Method, Refused } from './driver.ts';
import { type Finder, finderScript } from './finder.ts';
import type { Names, Session } from './session.ts';

/** As long as Playwright waits for anything. */
export const patience = LONGEST_WAIT;

/** What is done in the page with whatever a selector finds. It asks to be tried again by saying why. */
export type Search<Argument, Result> = (
  found: readonly Element[],
  finder: Finder,
  argument: Argument,
) => Found<Result> | Promise<Found<Result>>;
export type Found<Result> = { readonly got: Result } | { readonly again: string };

interface Said {
  readonly value?: string;
  readonly failed?: string;
}

/** A window of the browser, and what runs in its page. */
export class Window {
  readonly session: Session;
  readonly #names: Names;
  #address = 'about:blank';

  constructor(session: Session, names: Names) {
    this.session = session;
    this.#names = names;
    session.wire.on('address', ({ view, url }) => {
      if (view === names.view) this.#address = url;
    });
  }

  get address(): string {
    return this.#address;
  }

  /** Whether what is told from the browser is about this window. */
  isMeant({ view }: { readonly view: number }): boolean {
    return view === this.#names.view;
  }

  ask(method: Method, path: string, body?: object): Promise<unknown> {
    return this.session.ask(this.#names, method, path, body);
  }

  order(what: string, details: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    return this.session.wire.order(what, { view: this.#names.view, ...details });
  }

  /** Runs the body of a function in the page, which finds there what it is given as `argument`. */
  async run<Result>(body: string, argument?: unknown): Promise<Result> {
    const script = `const [text, done] = arguments;
      const argument = text === '' ? undefined : JSON.parse(text);
      (async () => {
        ${body}
      })().then(
        value => done({ value: JSON.stringify(value) }),
        error => done({ failed: String(error?.message ?? error) }),
      );`;
    const args = [JSON.stringify(argument) ?? ''];
    const { value, failed } = (await this.ask('POST', '/execute/async', { script, args })) as Said;
    if (failed !== undefined) throw new Error(failed);
    // The driver makes null of nothing.
    return (typeof value === 'string' ? JSON.parse(value) : undefined) as Result;
  }

  /** Looks for elements in the page, and does something with them there and then: a `Search`, as its source. */
  async search<Result>(selector: string, task: string, argument?: unknown): Promise<Found<Result>> {
    const body = `
      const finder = window.__finder;
      if (!finder) return { missing: true };
      const parsed = finder.parseSelector(argument.selector);
      // A moment of trying again costs less here than the way to the page and back.
      const end = performance.now() + 200;
      for (;;) {
        const answer = await (${task})(finder.querySelectorAll(parsed, document), finder, argument.argument);
        if (!('again' in answer) || performance.now() > end) return answer;
        await new Promise(requestAnimationFrame);
      }`;
    const answer = await this.run<Found<Result> | { readonly missing: true }>(body, { selector, argument });
    if (!('missing' in answer)) return answer;
    return this.run(`${finderScript}; ${body}`, { selector, argument });
  }

  /** Whatever was done is seen by now. */
  async untilDrawn(): Promise<void> {
    const twoFrames = 'await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));';
    // Where it has led to another page nobody waits any more.
    await this.run(twoFrames).catch((error: unknown) => {
      if (!isInterrupted(error)) throw error;
    });
  }
}

/** The page was left while something ran in it. */
export function isInterrupted(error: unknown): boolean {
  return error instanceof Refused && /navigat|unload|no such (?:frame|execution)|javascript error/i.test(error.message);
}
