import { signal } from '@preact/signals';
import { abilities } from '../browser/abilities.ts';

/** Does a new version lie ready, and has nobody yet said "later"? */
export const offered = signal(false);

let registration: ServiceWorkerRegistration | undefined;
let lookedAt = Date.now();
const HOUR = 3_600_000;

/** Keeps the page on the device, where the browser can do that: over https, and on this very machine. */
export async function keepOffline(): Promise<void> {
  if (!abilities.serviceWorker) return;
  registration = await navigator.serviceWorker.register('./sw.js');
  followVersions(registration);
  document.addEventListener('visibilitychange', lookForNews);
}

type Worker = Pick<ServiceWorker, 'state' | 'addEventListener'>;

/** As much of a registration as its versions need. */
export interface Versions extends Pick<EventTarget, 'addEventListener'> {
  readonly active: Worker | null | undefined;
  readonly waiting: Worker | null | undefined;
  readonly installing: Worker | null | undefined;
}

export function followVersions(versions: Versions): void {
  if (versions.waiting && versions.active) offered.value = true;
  follow(versions);
  versions.addEventListener('updatefound', () => follow(versions));
}

/**
 * The very first version replaces nothing: there is nobody to be asked. What is replaced has to be looked up before the
 * new one is there: some browsers tell of that so late that it is in charge by then.
 */
function follow({ installing, active }: Versions): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && active) offered.value = true;
  });
}

/** Browsers look for a new version when the page is opened; one that stays open for days has to look by itself. */
function lookForNews(): void {
  if (document.hidden || Date.now() - lookedAt < HOUR) return;
  lookedAt = Date.now();
  // Without a network there is no news.
  registration?.update().catch(() => undefined);
}

export function updateNow(): void {
  const waiting = registration?.waiting;
  // Another window may have been quicker: then the new version is in charge already.
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('use');
}

/** What the device keeps may be the very page that is too old: the newer one is fetched first. */
export async function loadAnew(): Promise<void> {
  await registration?.update().catch(() => undefined);
  await arrived(registration?.installing ?? undefined);
  updateNow();
}

/** Resolves when a version that is on its way is there, or has failed to come. */
export function arrived(coming: Worker | undefined): Promise<void> {
  if (coming?.state !== 'installing') return Promise.resolve();
  return new Promise(resolve => coming.addEventListener('statechange', () => resolve(), { once: true }));
}

export function updateLater(): void {
  offered.value = false;
}
