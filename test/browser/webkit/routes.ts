import type { Session } from './session.ts';

interface Route {
  fulfill(answer: { contentType?: string; body?: string; status?: number }): Promise<void>;
  abort(): Promise<void>;
  continue(): Promise<void>;
}

type Handler = (route: Route) => unknown;

/** `**` stands for anything, `*` for anything within a part of an address. */
function patternOf(glob: string): RegExp {
  const escaped = glob.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\*+/g, stars => (stars.length > 1 ? '.*' : '[^/]*'))}$`);
}

/** Runs in the page, before anything else there: whatever is fetched is asked for here first. */
function askFirst(): void {
  interface Answer {
    readonly kind: 'fulfill' | 'abort' | 'continue';
    readonly body?: string;
    readonly status?: number;
    readonly contentType?: string;
  }
  type Line = { webkit: { messageHandlers: { route: { postMessage(url: string): Promise<string> } } } };
  const { route } = (window as unknown as Line).webkit.messageHandlers;
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input, location.href);
    const {
      kind,
      body,
      status = 200,
      contentType = 'text/plain',
    } = JSON.parse(await route.postMessage(href)) as Answer;
    if (kind === 'continue') return real(input, init);
    if (kind === 'abort') throw new TypeError('Load failed');
    return new Response(body, { status, headers: { 'content-type': contentType } });
  };
}

/** What a page fetches, and is answered here instead of by its server. Pictures, scripts and workers go their own ways. */
export class Routes {
  readonly #session: Session;
  readonly #handlers = new Map<string, Handler>();
  #asked = false;

  constructor(session: Session) {
    this.#session = session;
    session.wire.on('route', ({ route, url }) => this.#answer(route, url));
  }

  async add(pattern: string, handler: Handler): Promise<void> {
    this.#handlers.set(pattern, handler);
    if (!this.#asked) await this.#session.addScript(`(${String(askFirst)})();`);
    this.#asked = true;
  }

  remove(pattern: string): Promise<void> {
    this.#handlers.delete(pattern);
    return Promise.resolve();
  }

  #answer(route: number, url: string): void {
    const reply = async (answer: object) => void (await this.#session.wire.order('route', { route, answer }));
    const pattern = [...this.#handlers.keys()].findLast(glob => patternOf(glob).test(url));
    const handler: Handler = this.#handlers.get(pattern ?? '') ?? (asked => asked.continue());
    void handler({
      fulfill: answer => reply({ kind: 'fulfill', ...answer }),
      abort: () => reply({ kind: 'abort' }),
      continue: () => reply({ kind: 'continue' }),
    });
  }
}
