import { signal } from '@preact/signals';
import { recall, remember } from '../memory.ts';
import { ask } from './api.ts';
import { tellWorker } from './told.ts';

/** So many tables are remembered: whoever plays at more has not heard of the first for long. */
const MOST = 100;

/** The tables about which somebody wants to be told on this device. */
const hung = signal<readonly string[]>(readBells());

function readBells(): readonly string[] {
  try {
    const read: unknown = JSON.parse(recall('bells') ?? '[]');
    return Array.isArray(read) ? read.filter(match => typeof match === 'string') : [];
  } catch {
    return [];
  }
}

function keepBells(matches: readonly string[]): void {
  hung.value = matches.slice(-MOST);
  remember('bells', JSON.stringify(hung.value));
}

export function hasBell(match: string): boolean {
  return hung.value.includes(match);
}

/** Told even when the page is closed, or only while it is open; or why not at all. */
export type Ringing = 'on' | 'open' | 'blocked' | 'missing' | 'trouble';

/** Asks the browser, if it has not been asked, and the push service, if there is one. */
export async function hangBell(match: string): Promise<Ringing> {
  if (!('Notification' in window)) return 'missing';
  const permission =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  if (permission !== 'granted') return 'blocked';
  keepBells([...hung.value.filter(other => other !== match), match]);
  tellWorker();
  const subscription = await subscribed();
  if (!subscription) return 'open';
  const answer = await ask('bell', { match, subscription: subscription.toJSON() });
  if (answer.ok) return 'on';
  if (answer.code !== 'unreachable') return 'open';
  keepBells(hung.value.filter(other => other !== match));
  return 'trouble';
}

export async function takeDownBell(match: string): Promise<void> {
  keepBells(hung.value.filter(other => other !== match));
  const subscription = await subscriptionNow();
  if (subscription) await ask('bell/off', { match, endpoint: subscription.endpoint });
}

/** Devices get new addresses now and then: who comes to a table with a bell tells the present one. */
export async function renewBell(match: string): Promise<void> {
  if (hasBell(match) && Notification.permission === 'granted') await hangBell(match);
}

/** This device is to be told nothing any more. */
export async function takeDownAllBells(): Promise<void> {
  await (await subscriptionNow())?.unsubscribe();
}

async function pushManager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !('pushManager' in registration)) return undefined;
  return (await navigator.serviceWorker.ready).pushManager;
}

async function subscriptionNow(): Promise<PushSubscription | undefined> {
  return (await (await pushManager())?.getSubscription()) ?? undefined;
}

/** A browser without a push service, or one that can't reach it, fails here: then only an open page can tell. */
async function subscribed(): Promise<PushSubscription | undefined> {
  const manager = await pushManager();
  const house = manager && (await ask<{ readonly key: string }>('bell'));
  if (!manager || !house?.ok) return undefined;
  const wanted = { userVisibleOnly: true, applicationServerKey: house.value.key };
  try {
    return await manager.subscribe(wanted);
  } catch {
    // Made for a house with other keys, which has moved on: that one is of no use any more.
    const old = await manager.getSubscription();
    await old?.unsubscribe();
    return old ? manager.subscribe(wanted).catch(() => undefined) : undefined;
  }
}
