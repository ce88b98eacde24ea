/** What the browser lends for a screen that stays lit. */
interface Lent {
  release(): Promise<void>;
  addEventListener(type: 'release', listener: () => void): void;
}

export interface WakefulnessDeps {
  readonly page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
  readonly request: () => Promise<Lent>;
  readonly timers: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;
}

/** Long enough for the longest thought; after that somebody has gone away and left the device lying. */
const PATIENCE = 10 * 60_000;

/** Keeps the screen lit from one touch to the next, as long as they follow each other and somebody can see it. */
export class Wakefulness {
  readonly #deps: WakefulnessDeps;
  #lent: Promise<Lent | undefined> | undefined;
  #sleep: ReturnType<typeof setTimeout> | undefined;

  constructor(deps: WakefulnessDeps) {
    this.#deps = deps;
    deps.page.addEventListener('visibilitychange', this.#look);
    this.touch();
  }

  /** Something happened: a move, or a hand on the device. */
  touch(): void {
    const { page, timers } = this.#deps;
    if (page.hidden) return;
    timers.clearTimeout(this.#sleep);
    this.#sleep = timers.setTimeout(() => this.#release(), PATIENCE);
    this.#lent ??= this.#borrow();
  }

  end(): void {
    this.#deps.page.removeEventListener('visibilitychange', this.#look);
    this.#release();
  }

  /** A browser takes the light away from a hidden page; seen again, the page asks again. */
  readonly #look = (): void => {
    if (this.#deps.page.hidden) this.#release();
    else this.touch();
  };

  #borrow(): Promise<Lent | undefined> {
    const lending: Promise<Lent | undefined> = this.#deps.request().then(
      lent => {
        // Taken back to save power: the next touch may ask again.
        lent.addEventListener('release', () => {
          if (this.#lent === lending) this.#lent = undefined;
        });
        return lent;
      },
      () => undefined,
    );
    return lending;
  }

  #release(): void {
    this.#deps.timers.clearTimeout(this.#sleep);
    const lent = this.#lent;
    this.#lent = undefined;
    lent?.then(light => light?.release()).catch(() => undefined);
  }
}
