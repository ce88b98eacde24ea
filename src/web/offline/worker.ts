/**
 * Keeps the whole page on the device, so that it opens and plays without a network. A new version is fetched as a whole
 * beside the old one and waits until the person asks for it, or has closed every window.
 */
interface Scope extends ServiceWorkerGlobalScope {
  /** Every file of the page, and a name for exactly these contents: written into the built file by vite.config.ts. */
  readonly FILES: readonly string[];
  readonly VERSION: string;
}

// The compiler knows of workers, but not of which kind this one is.
const scope = self as unknown as Scope;
const files = (self as unknown as Scope).FILES;
const ours = 'caravanserai-';
const cacheName = ours + (self as unknown as Scope).VERSION;
/** A window left open since the version before last still finds all its files. */
const VERSIONS_KEPT = 3;

scope.addEventListener('install', event => event.waitUntil(fetchAll()));
scope.addEventListener('activate', event => event.waitUntil(takeOver()));
scope.addEventListener('message', event => {
  if (event.data === 'use') void scope.skipWaiting();
});
scope.addEventListener('fetch', event => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope.registration.scope)) event.respondWith(answer(event.request));
});

scope.addEventListener('push', event => event.waitUntil(tell(event.data?.json() as Call)));
scope.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(goToTable((event.notification.data as Call).match));
});

/** A few at a time, and after all else: somebody may be waiting for files of a game over the same slow line. */
const AT_ONCE = 3;

async function fetchAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Past the browser's own cache: half an old page and half a new one would be worse than none.
  const wanted = files.map(file => new Request(file, { cache: 'no-cache', priority: 'low' })).values();
  const fetchOn = async () => {
    for (const request of wanted) await cache.add(request);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith(ours));
  const outdated = names.slice(0, -VERSIONS_KEPT).filter(name => name !== cacheName);
  await Promise.all(outdated.map(name => caches.delete(name)));
  await scope.clients.claim();
}

/** From this version, else from one that an open window still shows, else from the network. */
async function answer(request: Request): Promise<Response> {
  const asked = { ignoreSearch: request.mode === 'navigate' };
  const cache = await caches.open(cacheName);
  const kept = (await cache.match(request, asked)) ?? (await caches.match(request, asked));
  return kept ?? (isLarge(request) ? await fetchToKeep(cache, request) : fetch(request));
}

/** Weights of learnt players, and puzzles, which vite.config.ts leaves out of the files: they are kept once they were wanted. */
function isLarge({ url }: Request): boolean {
  const { scope: home } = scope.registration;
  return url.startsWith(home) && /^assets\/(?:net|(?:retired-)?puzzles-of)-/.test(url.slice(home.length));
}

async function fetchToKeep(cache: Cache, request: Request): Promise<Response> {
  const response = await fetch(request);
  // A full device plays on all the same.
  if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** It is somebody's turn: the push message of the server. */
interface Call {
  readonly match: string;
  readonly game: string;
  /** It is an invitation. */
  readonly invited?: true;
  /** One's table in this event is ready. */
  readonly event?: string;
}

/** The texts that the page has left, in the chosen language. */
interface PushWords {
  readonly yourTurn: string;
  /** Not there where an older page has left them. */
  readonly invited?: string;
  readonly tableReady?: string;
  readonly games: Readonly<Record<string, string>>;
}

/** A visible page shows it already. */
async function tell({ match, game, invited, event }: Call): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window' });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const words = (await (await caches.match('told.json'))?.json()) as PushWords | undefined;
  const options = { body: words?.games[game] ?? '', tag: match, icon: './icon-192.png', data: { match, game } };
  const called = event === undefined ? words?.yourTurn : words?.tableReady;
  await scope.registration.showNotification((invited ? words?.invited : called) ?? 'Caravanserai', options);
}

/** To the window that shows the table already, or to a new one: a game in another window is left in peace. */
async function goToTable(match: string): Promise<void> {
  const address = new URL(`./#/table/${encodeURIComponent(match)}`, scope.registration.scope).href;
  const windows = await scope.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : scope.clients.openWindow(address));
}
