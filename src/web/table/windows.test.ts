import { expect, test } from 'vitest';
import { becomeLeader, type Lock, type PageVisibility } from './windows.ts';

/** One lock, given in the order it is asked for, as browsers do. */
function lockForAll(): Lock {
  let line = Promise.resolve();
  return (waiting, hold) => {
    const turn = line.then(() => {
      if (waiting.aborted) throw new Error('left the line');
      return hold();
    });
    line = turn.catch(() => undefined);
    return turn;
  };
}

class Window extends EventTarget {
  hidden = false;
  leads = false;
  readonly leave: () => void;
  constructor(lock: Lock) {
    super();
    this.leave = becomeLeader(lock, this as PageVisibility, leads => void (this.leads = leads));
  }
  turn(hidden: boolean): Promise<unknown> {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
    return settled();
  }
}

const settled = () => new Promise(resolve => setTimeout(resolve));

test('the first window leads, and the next one when it is left', async () => {
  const lock = lockForAll();
  const [first, second] = [new Window(lock), new Window(lock)];
  await settled();
  expect([first.leads, second.leads]).toEqual([true, false]);
  first.leave();
  await settled();
  expect([first.leads, second.leads]).toEqual([false, true]);
});

test('a window that nobody looks at leaves the lead to another one', async () => {
  const lock = lockForAll();
  const [first, second] = [new Window(lock), new Window(lock)];
  await settled();
  await first.turn(true);
  expect([first.leads, second.leads]).toEqual([false, true]);
  await first.turn(false);
  expect([first.leads, second.leads]).toEqual([false, true]);
  await second.turn(true);
  expect([first.leads, second.leads]).toEqual([true, false]);
});

test('a window that is alone leads on, seen or not', async () => {
  const only = new Window(lockForAll());
  await settled();
  await only.turn(true);
  expect(only.leads).toBe(true);
  only.leave();
  await settled();
  expect(only.leads).toBe(false);
});

test('who leaves while waiting never leads', async () => {
  const lock = lockForAll();
  const [first, second, third] = [new Window(lock), new Window(lock), new Window(lock)];
  await settled();
  second.leave();
  first.leave();
  await settled();
  expect([first.leads, second.leads, third.leads]).toEqual([false, false, true]);
});

test('where locks are forbidden every window leads', async () => {
  const only = new Window(() => Promise.reject(new Error('forbidden')));
  await settled();
  expect(only.leads).toBe(true);
});
