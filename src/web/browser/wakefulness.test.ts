import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Wakefulness } from './wakefulness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A browser that lends light, and counts how many are lit. */
class Screen extends EventTarget {
  hidden = false;
  asked = 0;
  readonly lit = new Set<EventTarget>();
  refuses = false;

  readonly request = async () => {
    this.asked++;
    if (this.refuses) throw new Error('battery low');
    const light = new EventTarget();
    this.lit.add(light);
    return Object.assign(light, { release: async () => this.takeBack(light) });
  };

  takeBack(light: EventTarget): void {
    this.lit.delete(light);
    light.dispatchEvent(new Event('release'));
  }

  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function awake(screen: Screen): Wakefulness {
  const page = screen as unknown as Document;
  return new Wakefulness({ page, request: screen.request, timers: globalThis });
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test('the screen is lit while somebody plays, and by one light alone', async () => {
  const screen = new Screen();
  const wakefulness = awake(screen);
  wakefulness.touch();
  await settle();
  expect(screen).toMatchObject({ asked: 1, lit: { size: 1 } });
  wakefulness.end();
  await settle();
  expect(screen.lit.size).toBe(0);
});

test('it goes dark when nobody has touched anything for long, and a touch lights it again', async () => {
  const screen = new Screen();
  const wakefulness = awake(screen);
  await minutes(9);
  wakefulness.touch();
  await minutes(9);
  expect(screen.lit.size).toBe(1);
  await minutes(2);
  expect(screen.lit.size).toBe(0);
  wakefulness.touch();
  await settle();
  expect(screen.lit.size).toBe(1);
});

test('a hidden page gives the light back, does not ask for it, and asks when it is seen again', async () => {
  const screen = new Screen();
  const wakefulness = awake(screen);
  await settle();
  screen.hide(true);
  wakefulness.touch();
  await settle();
  expect(screen).toMatchObject({ asked: 1, lit: { size: 0 } });
  screen.hide(false);
  await settle();
  expect(screen).toMatchObject({ asked: 2, lit: { size: 1 } });
  wakefulness.end();
  screen.hide(false);
  await settle();
  expect(screen).toMatchObject({ asked: 2, lit: { size: 0 } });
});

test('light that is given back late does not make the page forget the one it has', async () => {
  const screen = new Screen();
  const wakefulness = awake(screen);
  await settle();
  screen.hide(true);
  screen.hide(false);
  await settle();
  wakefulness.touch();
  await settle();
  expect(screen).toMatchObject({ asked: 2, lit: { size: 1 } });
});

test('light that the browser takes back is asked for at the next touch', async () => {
  const screen = new Screen();
  const wakefulness = awake(screen);
  await settle();
  for (const light of screen.lit) screen.takeBack(light);
  wakefulness.touch();
  await settle();
  expect(screen).toMatchObject({ asked: 2, lit: { size: 1 } });
});

test('a browser that lends no light is asked once per sitting', async () => {
  const screen = new Screen();
  screen.refuses = true;
  const wakefulness = awake(screen);
  await settle();
  wakefulness.touch();
  await settle();
  expect(screen.asked).toBe(1);
});
