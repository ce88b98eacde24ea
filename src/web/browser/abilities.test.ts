import { expect, test } from 'vitest';
import { Abilities } from './abilities.ts';

/** A browser with this in its navigator and its window, where these media queries match. */
function browser(navigator: object, scope: object = {}, ...matching: string[]): Abilities {
  const matchMedia = (query: string) => ({ matches: matching.includes(query) });
  return new Abilities({ navigator, matchMedia, ...scope });
}

const touch = '(pointer: coarse)';
const standalone = '(display-mode: standalone)';
const worker = { serviceWorker: {} };
const apple = { ...worker, vendor: 'Apple Computer, Inc.' };
const iPhone = { ...apple, standalone: false, platform: 'iPhone', share: () => undefined };
const mac = { ...apple, platform: 'MacIntel' };
const pushing = { Notification: {}, PushManager: {} };

test('a bare program, as a test or an old browser is, can do nothing and complains of nothing', () => {
  const bare = new Abilities({});
  const names = Object.keys(Object.getOwnPropertyDescriptors(Abilities.prototype));
  const flags = names.filter(
    name => !['constructor', 'sharesFile', 'passesFile', 'touched', 'installByHand'].includes(name),
  );
  for (const name of flags) expect([name, bare[name as keyof Abilities]]).toEqual([name, false]);
  expect(bare.installByHand).toBe('none');
  expect(bare.touched).toBe(true);
});

test('what a browser brings is seen', () => {
  const brought = { ...worker, share: 1, wakeLock: 1, locks: 1, setAppBadge: 1 };
  const rich = browser(brought, { ...pushing, AudioContext: 1, Worker: 1, PublicKeyCredential: 1 });
  for (const able of [
    'serviceWorker',
    'push',
    'passkeys',
    'notifications',
    'share',
    'wakeLock',
    'locks',
    'audio',
    'badge',
  ] as const)
    expect([able, rich[able]]).toEqual([able, true]);
  expect(rich.workers).toBe(true);
});

test('the clipboard is asked for promises only where it knows items', () => {
  const write = { clipboard: { write: 1, writeText: 1 } };
  expect(browser(write, { ClipboardItem: 1 }).clipboardPromises).toBe(true);
  expect(browser(write).clipboardPromises).toBe(false);
  expect(browser({ clipboard: { writeText: 1 } }, { ClipboardItem: 1 }).clipboardPromises).toBe(false);
  expect(browser({}, { ClipboardItem: 1 }).clipboardPromises).toBe(false);
});

test('the system’s dialog comes first for fingers, and takes files of an installed page', () => {
  const sharing = { share: 1, canShare: ({ files }: ShareData) => files?.[0]?.name === 'board.png' };
  expect(browser(sharing).sharesFirst).toBe(false);
  expect(browser(sharing, {}, touch).sharesFirst).toBe(true);
  const [picture, log] = [new File([], 'board.png'), new File([], 'game.jsonl')];
  expect(browser(sharing, {}, standalone).sharesFile(picture)).toBe(true);
  expect(browser(sharing, {}, standalone).sharesFile(log)).toBe(false);
  expect(browser(sharing).sharesFile(picture)).toBe(false);
  expect(browser(sharing).passesFile(picture)).toBe(true);
  expect(browser(sharing).passesFile(log)).toBe(false);
  expect(browser({}).passesFile(picture)).toBe(false);
});

test('only what is held in a hand shakes', () => {
  expect(browser({ vibrate: 1 }).vibration).toBe(false);
  expect(browser({ vibrate: 1 }, {}, touch).vibration).toBe(true);
});

test('a page that nobody has touched is known where the browser tells', () => {
  expect(browser({ userActivation: { hasBeenActive: false } }).touched).toBe(false);
  expect(browser({ userActivation: { hasBeenActive: true } }).touched).toBe(true);
});

test('storage that lasts has to be asked for, and to answer', () => {
  expect(browser({ storage: { persist: () => 1, persisted: () => 1 } }).lastingStorage).toBe(true);
  expect(browser({ storage: { estimate: () => 1 } }).lastingStorage).toBe(false);
});

test('an iPhone notifies from the Home Screen only', () => {
  expect(browser(iPhone, {}, touch).notifiesOnceInstalled).toBe(true);
  expect(browser({ ...iPhone, standalone: true }, pushing, touch).notifiesOnceInstalled).toBe(false);
  // On the Home Screen already, and still nothing: an older system.
  expect(browser({ ...iPhone, standalone: true }, {}, touch).notifiesOnceInstalled).toBe(false);
  expect(browser(worker).notifiesOnceInstalled).toBe(false);
});

test('each kind of browser has its own way of installing', () => {
  expect(browser(iPhone, {}, touch).installByHand).toBe('share');
  // An iPad says it were a Mac.
  expect(browser({ ...iPhone, platform: 'MacIntel' }, {}, touch).installByHand).toBe('share');
  expect(browser(mac).installByHand).toBe('dock');
  expect(browser(worker, { onbeforeinstallprompt: 1 }).installByHand).toBe('menu');
  expect(browser(worker, {}, touch).installByHand).toBe('menu');
  expect(browser(worker).installByHand).toBe('none');
  // WebKit on Linux has Apple's name, and neither Dock nor Home Screen.
  expect(browser({ ...apple, platform: 'Linux x86_64' }).installByHand).toBe('none');
  // Without https there would be a bookmark, and nothing offline behind it.
  expect(browser({}, {}, touch).installByHand).toBe('none');
});

test('an installed page is known by its window, or by what an iPhone says', () => {
  expect(browser({}, {}, standalone).installed).toBe(true);
  expect(browser({ standalone: true }).installed).toBe(true);
  expect(browser(iPhone, {}, touch).installed).toBe(false);
});

test('games are cleared after a week in Safari, but not from the Home Screen', () => {
  expect(browser(iPhone, {}, touch).clearsAfterWeek).toBe(true);
  expect(browser({ ...iPhone, standalone: true }).clearsAfterWeek).toBe(false);
  expect(browser(worker).clearsAfterWeek).toBe(false);
});
