import { beforeEach, expect, test } from 'vitest';
import { arrived, followVersions, offered, type Versions } from './updates.ts';

class Version extends EventTarget {
  state: ServiceWorkerState;
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

type Places = Partial<Record<'active' | 'waiting' | 'installing', Version>>;

/** What a browser has registered for the page, as it tells it. */
class Registered extends EventTarget implements Versions {
  active: Version | undefined;
  waiting: Version | undefined;
  installing: Version | undefined;
  constructor({ active, waiting, installing }: Places) {
    super();
    this.active = active;
    this.waiting = waiting;
    this.installing = installing;
  }
  find(installing: Version): void {
    this.installing = installing;
    this.dispatchEvent(new Event('updatefound'));
  }
}

beforeEach(() => void (offered.value = false));

test('the first version is offered to nobody, even where it is in charge before the browser says it is there', () => {
  const first = new Version('installing');
  const registered = new Registered({ installing: first });
  followVersions(registered);
  registered.active = first;
  registered.installing = undefined;
  first.become('installed');
  expect(offered.value).toBe(false);
});

test('a first version that seems to wait for a moment is offered to nobody', () => {
  followVersions(new Registered({ waiting: new Version('installed') }));
  expect(offered.value).toBe(false);
});

test('a version that replaces another is offered once it is there', () => {
  const registered = new Registered({ active: new Version('activated') });
  followVersions(registered);
  const next = new Version('installing');
  registered.find(next);
  expect(offered.value).toBe(false);
  next.become('installed');
  expect(offered.value).toBe(true);
});

test('a version that was left waiting on an earlier visit is offered at once', () => {
  followVersions(new Registered({ active: new Version('activated'), waiting: new Version('installed') }));
  expect(offered.value).toBe(true);
});

test('a version that is on its way is waited for, whether it comes or fails', async () => {
  for (const end of ['installed', 'redundant'] as const) {
    const coming = new Version('installing');
    const order: string[] = [];
    const there = arrived(coming).then(() => order.push('there'));
    await Promise.resolve();
    order.push('become');
    coming.become(end);
    await there;
    expect(order).toEqual(['become', 'there']);
  }
  await arrived(new Version('installed'));
  await arrived(undefined);
});
