import type { Locator as RealLocator, Page as RealPage } from 'playwright-core';
import type { Finder, Press } from './finder.ts';
import type { Hands } from './input.ts';
import { byLabel, byRole, byText, type Findable, filters } from './selectors.ts';
import { isInterrupted, patience, type Search, type Window } from './window.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

type State = 'visible' | 'attached' | 'hidden' | 'detached';
/** What is done in the page, or its source. */
type Task<Argument, Result> = string | Search<Argument, Result>;
type OneTask<Argument, Result> = (element: Element, argument: Argument) => Result | Promise<Result>;

type Watching = typeof globalThis & { __watch?: ReturnType<Finder['setupHitTargetInterceptor']> };

/** Runs in the page: sees to it that a press hits this element or nothing; false if it already could not. */
const watchPress: Search<{ kind: Press; spot: Spot }, boolean> = ([element], finder, { kind, spot }) => {
  const watch = finder.setupHitTargetInterceptor(element, kind, spot);
  (globalThis as Watching).__watch = watch;
  return { got: typeof watch !== 'string' };
};

/** Runs in the page, after the press. Where that has led to another page it has hit. */
function wasHit(): boolean {
  const watch = (globalThis as Watching).__watch;
  delete (globalThis as Watching).__watch;
  return typeof watch !== 'object' || watch.stop() === 'done';
}

function doneElsewhere(error: unknown): boolean {
  if (!isInterrupted(error)) throw error;
  return true;
}

/** A way to elements, as far as our tests use one of Playwright's. */
export class Locator implements Findable {
  readonly selector: string;
  readonly #window: Window;
  readonly #hands: Hands;

  constructor(window: Window, hands: Hands, selector: string) {
    this.#window = window;
    this.#hands = hands;
    this.selector = selector;
  }

  locator(inner: string | Findable, options: Parameters<RealLocator['filter']>[0] = {}): Locator {
    return this.#then(typeof inner === 'string' ? inner : inner.selector).filter(options);
  }

  getByRole(role: string, options?: Parameters<RealPage['getByRole']>[1]): Locator {
    return this.#then(byRole(role, options));
  }

  getByText(text: string | RegExp, options?: { exact?: boolean }): Locator {
    return this.#then(byText(text, options?.exact));
  }

  getByLabel(text: string | RegExp, options?: { exact?: boolean }): Locator {
    return this.#then(byLabel(text, options?.exact));
  }

  filter(options: Parameters<RealLocator['filter']>[0] = {}): Locator {
    return filters(options).reduce<Locator>((found, end) => found.#then(end), this);
  }

  first = () => this.nth(0);
  last = () => this.nth(-1);
  nth = (place: number) => this.#then(`nth=${place}`);
  or = (other: Findable) => this.#then(`internal:or=${JSON.stringify(other.selector)}`);
  and = (other: Findable) => this.#then(`internal:and=${JSON.stringify(other.selector)}`);

  async waitFor({ state = 'visible', timeout = patience }: { state?: State; timeout?: number } = {}): Promise<void> {
    await this.#until(
      (found, finder, wanted) => {
        const visible = found.filter(element => finder.elementState(element, 'visible', true).matches).length;
        if (found.length > 1 && (wanted === 'visible' || wanted === 'attached'))
          throw new Error(
            `strict: ${found.length} found: ${found.map(element => element.outerHTML.slice(0, 120)).join()}`,
          );
        const is = {
          visible: visible > 0,
          hidden: visible === 0,
          attached: found.length > 0,
          detached: found.length === 0,
        }[wanted];
        return is ? { got: true } : { again: `${found.length} found, ${visible} of them visible` };
      },
      state,
      { timeout, what: state },
    );
  }

  async click(options: Parameters<RealLocator['click']>[0] = {}): Promise<void> {
    await this.#press('mouse', ({ x, y }) => this.#hands.mouse.click(x, y), options.force);
  }

  async dblclick(): Promise<void> {
    await this.#press('mouse', ({ x, y }) => this.#hands.mouse.click(x, y, { clickCount: 2 }));
  }

  async tap(): Promise<void> {
    await this.#press('tap', ({ x, y }) => this.#hands.touchscreen.tap(x, y));
  }

  async hover(): Promise<void> {
    const { x, y } = await this.#spot();
    await this.#hands.mouse.move(x, y);
  }

  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
    if (!(await this.isChecked())) throw new Error(`${this.selector} can't be checked`);
  }

  async uncheck(): Promise<void> {
    if (await this.isChecked()) await this.click();
    if (await this.isChecked()) throw new Error(`${this.selector} can't be unchecked`);
  }

  isChecked(): Promise<boolean> {
    return this.#one((found, finder) => ({ got: finder.elementState(found[0], 'checked', true).matches }));
  }

  isEnabled(): Promise<boolean> {
    return this.#one((found, finder) => ({ got: finder.elementState(found[0], 'enabled', true).matches }));
  }

  async isDisabled(): Promise<boolean> {
    return !(await this.isEnabled());
  }

  isVisible(): Promise<boolean> {
    return this.#now((found, finder) => {
      if (found.length > 1) throw new Error(`strict: ${found.length} found`);
      return { got: found.some(element => finder.elementState(element, 'visible', true).matches) };
    });
  }

  async isHidden(): Promise<boolean> {
    return !(await this.isVisible());
  }

  focus(): Promise<void> {
    return this.evaluate(element => (element as HTMLElement).focus());
  }

  blur(): Promise<void> {
    return this.evaluate(element => (element as HTMLElement).blur());
  }

  async fill(text: string): Promise<void> {
    await this.#one(async (found, finder, value: string) => {
      const missing = await finder.checkElementStates(found[0], ['visible', 'enabled', 'editable'], true);
      if (missing !== undefined) return { again: JSON.stringify(missing) };
      if (finder.fill(found[0], value) === 'needsinput')
        document.execCommand(value === '' ? 'delete' : 'insertText', false, value);
      return { got: true };
    }, text);
    await this.#window.untilDrawn();
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.#hands.keyboard.press(key);
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.#hands.keyboard.type(text);
  }

  async selectOption(value: string | { value?: string; label?: string }): Promise<void> {
    const wanted = typeof value === 'string' ? { valueOrLabel: value } : value;
    await this.#one((found, finder, option: object) => {
      const answer = finder.selectOptions(found[0], [option]);
      return Array.isArray(answer) ? { got: true } : { again: answer };
    }, wanted);
    await this.#window.untilDrawn();
  }

  async setInputFiles(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const sent = { ...file, buffer: file.buffer.toString('base64'), lastModifiedMs: Date.now() };
    await this.#one((found, finder, payload: object) => {
      const complaint = finder.setInputFiles(found[0], [payload]);
      return complaint === undefined ? { got: true } : { again: complaint };
    }, sent);
    await this.#window.untilDrawn();
  }

  async dispatchEvent(type: string, init: object = {}): Promise<void> {
    await this.#one(
      (found, finder, event: { type: string; init: object }) => {
        finder.dispatchEvent(found[0], event.type, event.init);
        return { got: true };
      },
      { type, init },
    );
    await this.#window.untilDrawn();
  }

  evaluate<Argument, Result>(task: OneTask<Argument, Result>, argument?: Argument): Promise<Result> {
    const search = `async (found, finder, argument) => ({ got: await (${String(task)})(found[0], argument) })`;
    return this.#one(search, argument);
  }

  evaluateAll<Argument, Result>(
    task: (elements: Element[], argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    const search = `async (found, finder, argument) => ({ got: await (${String(task)})(found, argument) })`;
    return this.#now(search, argument);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element, attribute: string) => element.getAttribute(attribute), name);
  }

  innerText(): Promise<string> {
    return this.evaluate(element => (element as HTMLElement).innerText);
  }

  textContent(): Promise<string> {
    return this.evaluate(element => element.textContent);
  }

  innerHTML(): Promise<string> {
    return this.evaluate(element => element.innerHTML);
  }

  ariaSnapshot(): Promise<string> {
    return this.#one(([element], finder) => ({ got: finder.ariaSnapshot(element, { mode: 'default' }) }));
  }

  inputValue(): Promise<string> {
    return this.evaluate(element => (element as HTMLInputElement).value);
  }

  boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  count(): Promise<number> {
    return this.evaluateAll(elements => elements.length);
  }

  async all(): Promise<Locator[]> {
    return Array.from({ length: await this.count() }, (_, place) => this.nth(place));
  }

  allTextContents(): Promise<string[]> {
    return this.evaluateAll(elements => elements.map(element => element.textContent));
  }

  allInnerTexts(): Promise<string[]> {
    return this.evaluateAll(elements => elements.map(element => (element as HTMLElement).innerText));
  }

  scrollIntoViewIfNeeded(): Promise<void> {
    return this.evaluate(element => element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));
  }

  #then(end: string): Locator {
    return new Locator(this.#window, this.#hands, `${this.selector} >> ${end}`);
  }

  /** Until it is hit: what has moved away meanwhile is looked for again, and what came into its place feels nothing. */
  async #press(kind: Press, act: (spot: Spot) => Promise<void>, force = false): Promise<void> {
    const end = performance.now() + patience;
    for (;;) {
      const spot = await this.#spot(force);
      if (!force && !(await this.#one(watchPress, { kind, spot }))) continue;
      await act(spot);
      if (force || (await this.#window.run<boolean>(`return (${String(wasHit)})()`).catch(doneElsewhere))) return;
      if (performance.now() > end) throw new Error(`${this.selector} moves away from every press`);
    }
  }

  /** Where the one element can be pressed: it is seen, stands still, can be used and nothing lies over it. */
  #spot(force = false): Promise<Spot> {
    return this.#one(async ([element], finder, anyway: boolean) => {
      const wanted = anyway ? ['visible'] : ['visible', 'enabled', 'stable'];
      const missing = await finder.checkElementStates(element, wanted, true);
      if (missing !== undefined) return { again: JSON.stringify(missing) };
      const middle = () => {
        const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        const { left, top, width, height } = boxes[0] ?? element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const isInside = ({ x, y }: Spot) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
      const hit = () => finder.expectHitTarget(middle(), element);
      if (!isInside(middle()) || hit() !== 'done')
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const target = hit();
      if (!anyway && target !== 'done') return { again: `covered by ${target.hitTargetDescription}` };
      return { got: middle() };
    }, force);
  }

  /** Until there is one element, with which the task can be done. */
  #one<Argument, Result>(task: Task<Argument, Result>, argument?: Argument): Promise<Result> {
    const search = `(found, finder, argument) => {
      if (found.length > 1)
        throw new Error('strict: ' + found.length + ' found: ' + found.map(one => one.outerHTML.slice(0, 120)).join());
      return found.length === 0 ? { again: 'nothing found' } : (${String(task)})(found, finder, argument);
    }`;
    return this.#until(search, argument);
  }

  /** Without waiting for anything. */
  async #now<Argument, Result>(task: Task<Argument, Result>, argument?: Argument): Promise<Result> {
    const found = await this.#window.search<Result>(this.selector, String(task), argument);
    if ('again' in found) throw new Error(`${this.selector}: ${found.again}`);
    return found.got;
  }

  async #until<Argument, Result>(
    task: Task<Argument, Result>,
    argument?: Argument,
    { timeout = patience, what = 'wanted' } = {},
  ): Promise<Result> {
    const end = performance.now() + timeout;
    for (let why = 'nothing found'; performance.now() < end; ) {
      try {
        const found = await this.#window.search<Result>(this.selector, String(task), argument);
        // What came to nothing is not even told.
        if (!('again' in found)) return found.got;
        why = found.again;
      } catch (error) {
        if (!isInterrupted(error)) throw error;
        why = String(error);
      }
      if (performance.now() >= end) throw new Error(`${this.selector} (${what}): ${why}, at ${this.#window.address}`);
    }
    throw new Error(`${this.selector} (${what}): no time was left`);
  }
}
