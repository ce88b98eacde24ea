import { signal } from '@preact/signals';
import { remember } from '../memory.ts';
import { adoptName, rememberOwnName } from '../play/names.ts';
import { ask, type Outcome } from './api.ts';
import { connection } from './connection.ts';
import { followTurns } from './turns.ts';

/** Is there a server behind this page? A page from a plain folder has none; one without a network can't tell. */
export type Presence = 'seeking' | 'here' | 'absent' | 'unreachable';

export const presence = signal<Presence>('seeking');
/** The name one plays under; undefined for a stranger. Who one is stays in a cookie that no script can read. */
export const myName = signal<string | undefined>(undefined);

interface Named {
  readonly name: string;
}

/** Asks the server who it takes us for, and so whether there is one. */
export async function findMe(): Promise<void> {
  const found = await ask<Named | undefined>('me');
  if (!found.ok) return void (presence.value = found.code === 'unreachable' ? 'unreachable' : 'absent');
  presence.value = 'here';
  if (found.value) become(found.value.name);
  else myName.value = undefined;
}

export async function giveName(name: string): Promise<Outcome<Named>> {
  const given = await ask<Named>('me', { name });
  if (given.ok) becomeAnew(given.value.name);
  return given;
}

export interface TransferCode {
  readonly code: string;
  /** How long it works, in milliseconds. */
  readonly lasts: number;
}

export function askForCode(): Promise<Outcome<TransferCode>> {
  return ask<TransferCode>('transfer', {});
}

export async function redeemCode(code: string): Promise<Outcome<Named>> {
  const redeemed = await ask<Named>('redeem', { code });
  if (redeemed.ok) becomeAnew(redeemed.value.name);
  return redeemed;
}

/** A later visit of somebody known: looks for the server, and once more when the network comes. */
export async function meetAgain(): Promise<void> {
  await findMe();
  if (presence.value === 'unreachable') addEventListener('online', () => void findMe(), { once: true });
}

function become(name: string): void {
  myName.value = name;
  adoptName(name);
  // From now on the page looks by itself whether a table waits, also at the next visit.
  remember('online', 'yes');
  followTurns();
}

function becomeAnew(name: string): void {
  rememberOwnName(name);
  connection().renew();
  become(name);
}
