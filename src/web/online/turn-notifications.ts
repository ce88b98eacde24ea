import { signal } from '@preact/signals';
import { abilities } from '../browser/abilities.ts';
import { recall, remember } from '../browser/local-storage.ts';
import { callApi } from './api.ts';
import { keepPushWords } from './push-words.ts';

/** How many tables are remembered: with more than that, the first ones are long over. */
const MOST = 100;

/** The tables about which this device notifies. */
const notified = signal<readonly string[]>(readNotified());

function readNotified(): readonly string[] {
  try {
    const read: unknown = JSON.parse(recall('bells') ?? '[]');
    return Array.isArray(read) ? read.filter(match => typeof match === 'string') : [];
  } catch {
    return [];
  }
}

function keepNotified(matches: readonly string[]): void {
  notified.value = matches.slice(-MOST);
  remember('bells', JSON.stringify(notified.value));
}

export function isNotified(match: string): boolean {
  return notified.value.includes(match);
}

/** Notified even when the page is closed, or only while it is open; or why not at all. */
export type NotifyResult = 'on' | 'open' | 'blocked' | 'missing' | 'install' | 'trouble';

/** Asks the browser, if it has not been asked, and the push service, if there is one. */
export async function turnNotificationsOn(match: string): Promise<NotifyResult> {
  if (!abilities.notifications) return abilities.notifiesOnceInstalled ? 'install' : 'missing';
  const permission =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  if (permission !== 'granted') return 'blocked';
  keepNotified([...notified.value.filter(other => other !== match), match]);
  keepPushWords();
  const subscription = await subscribed();
  if (!subscription) return 'open';
  const answer = await callApi('bell', { match, subscription: subscription.toJSON() });
  if (answer.ok) return 'on';
  if (answer.code !== 'unreachable') return 'open';
  keepNotified(notified.value.filter(other => other !== match));
  return 'trouble';
}

export async function turnNotificationsOff(match: string): Promise<void> {
  keepNotified(notified.value.filter(other => other !== match));
  const subscription = await subscriptionNow();
  if (subscription) await callApi('bell/off', { match, endpoint: subscription.endpoint });
}

/** Devices get new push addresses now and then: opening a table with notifications sends the present one. */
export async function renewSubscription(match: string): Promise<void> {
  if (isNotified(match) && abilities.notifications && Notification.permission === 'granted')
    await turnNotificationsOn(match);
}

/** This device is no longer notified of anything. */
export async function unsubscribeDevice(): Promise<void> {
  await (await subscriptionNow())?.unsubscribe();
}

async function pushManager(): Promise<PushManager | undefined> {
  if (!abilities.push || !(await navigator.serviceWorker.getRegistration())) return undefined;
  return (await navigator.serviceWorker.ready).pushManager;
}

async function subscriptionNow(): Promise<PushSubscription | undefined> {
  return (await (await pushManager())?.getSubscription()) ?? undefined;
}

/** A browser without a push service, or one that can't reach it, fails here: then only an open page can notify. */
async function subscribed(): Promise<PushSubscription | undefined> {
  const manager = await pushManager();
  const server = manager && (await callApi<{ readonly key: string }>('bell'));
  if (!manager || !server?.ok) return undefined;
  const wanted = { userVisibleOnly: true, applicationServerKey: server.value.key };
  try {
    return await manager.subscribe(wanted);
  } catch {
    // Made for a server with other keys: that subscription is of no use any more.
    const old = await manager.getSubscription();
    await old?.unsubscribe();
    return old ? manager.subscribe(wanted).catch(() => undefined) : undefined;
  }
}
