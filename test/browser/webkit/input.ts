import type { Window } from './window.ts';

/** What an input device does in one moment, as the W3C's WebDriver has it. */
type Act = Readonly<Record<string, unknown>>;

function act(window: Window, type: 'pointer' | 'key' | 'wheel', actions: readonly Act[]): Promise<unknown> {
  const parameters = type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {};
  return window.ask('POST', '/actions', { actions: [{ type, id: type, ...parameters, actions }] });
}

const press: Act = { type: 'pointerDown', button: 0 };
const release: Act = { type: 'pointerUp', button: 0 };

export class Mouse {
  readonly #window: Window;
  #x = 0;
  #y = 0;

  constructor(window: Window) {
    this.#window = window;
  }

  async move(x: number, y: number, { steps = 1 } = {}): Promise<void> {
    await act(this.#window, 'pointer', this.#way(x, y, steps));
    await this.#window.untilDrawn();
  }

  async click(x: number, y: number, { clickCount = 1 } = {}): Promise<void> {
    const presses = Array.from({ length: clickCount }, () => [press, release]).flat();
    await act(this.#window, 'pointer', [...this.#way(x, y, 1), ...presses]);
    await this.#window.untilDrawn();
  }

  async down(): Promise<void> {
    await act(this.#window, 'pointer', [press]);
  }

  async up(): Promise<void> {
    await act(this.#window, 'pointer', [release]);
    await this.#window.untilDrawn();
  }

  async wheel(deltaX: number, deltaY: number): Promise<void> {
    const place = { x: Math.round(this.#x), y: Math.round(this.#y), origin: 'viewport', duration: 0 };
    await act(this.#window, 'wheel', [{ type: 'scroll', ...place, deltaX, deltaY }]);
    await this.#window.untilDrawn();
  }

  /** The driver knows whole pixels only. */
  #way(x: number, y: number, steps: number): Act[] {
    const [fromX, fromY] = [this.#x, this.#y];
    this.#x = x;
    this.#y = y;
    const between = (from: number, to: number, step: number) => Math.round(from + ((to - from) * (step + 1)) / steps);
    return Array.from({ length: steps }, (_, step) => ({
      type: 'pointerMove',
      origin: 'viewport',
      duration: 0,
      x: between(fromX, x, step),
      y: between(fromY, y, step),
    }));
  }
}

/** Keys that are no letters, by their places in Unicode that the W3C's WebDriver gives them. */
const named: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

export class Keyboard {
  readonly #window: Window;

  constructor(window: Window) {
    this.#window = window;
  }

  /** One key, or several held together such as `Shift+Tab`. */
  async press(keys: string): Promise<void> {
    const values = (keys.length > 1 ? keys.split('+') : [keys]).map(key => named[key] ?? key);
    const down = values.map(value => ({ type: 'keyDown', value }));
    const up = values.toReversed().map(value => ({ type: 'keyUp', value }));
    await act(this.#window, 'key', [...down, ...up]);
    await this.#window.untilDrawn();
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }
}

export interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** The driver would make a mouse of fingers. So the browser is told about them as GTK tells of a real touch screen. */
export class Touchscreen {
  readonly #window: Window;

  constructor(window: Window) {
    this.#window = window;
  }

  async tap(x: number, y: number): Promise<void> {
    const finger = { id: 0, x, y };
    await this.touch('begin', [finger]);
    await this.touch('end', [finger]);
  }

  async touch(kind: 'begin' | 'move' | 'end', fingers: readonly Finger[]): Promise<void> {
    for (const { id, x, y } of fingers) await this.#window.order('touch', { kind, finger: id, x, y });
    await this.#window.untilDrawn();
  }
}

/** All that one can do to a window. */
export class Hands {
  readonly mouse: Mouse;
  readonly keyboard: Keyboard;
  readonly touchscreen: Touchscreen;

  constructor(window: Window) {
    this.mouse = new Mouse(window);
    this.keyboard = new Keyboard(window);
    this.touchscreen = new Touchscreen(window);
  }
}
