import { signal } from '@preact/signals';

/** Does a new version lie ready, and has nobody yet said "later"? */
export const offered = signal(false);

let registration: ServiceWorkerRegistration | undefined;
let lookedAt = Date.now();
const HOUR = 3_600_000;

/** Keeps the page on the device, where the browser can do that: over https, and on this very machine. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  registration = await navigator.serviceWorker.register('./sw.js');
  if (registration.waiting) offered.value = true;
  follow(registration.installing ?? undefined);
  registration.addEventListener('updatefound', () => follow(registration?.installing ?? undefined));
  document.addEventListener('visibilitychange', lookForNews);
}

function follow(coming: ServiceWorker | undefined): void {
  coming?.addEventListener('statechange', () => {
    // The very first version replaces nothing: there is nobody to be asked.
    if (coming.state === 'installed' && navigator.serviceWorker.controller) offered.value = true;
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

export function updateLater(): void {
  offered.value = false;
}
