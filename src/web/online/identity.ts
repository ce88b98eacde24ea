import { signal } from '@preact/signals';
import { remember } from '../browser/local-storage.ts';
import { adoptName, rememberOwnName } from '../match/names.ts';
import { type ApiResult, callApi } from './api.ts';
import { serverConnection } from './server-connection.ts';
import { watchTurns } from './turn-watcher.ts';

/** Is there a server behind this page? A page from a plain folder has none; one without a network can't tell. */
export type ServerStatus = 'seeking' | 'here' | 'absent' | 'unreachable';

export const serverStatus = signal<ServerStatus>('seeking');
/** The name to play under; undefined for a stranger. The person's secret is in a cookie that no script can read. */
export const myName = signal<string | undefined>(undefined);

interface Named {
  readonly name: string;
}

/** Asks the server which person this device is, and so whether there is a server. */
export async function findMe(): Promise<void> {
  const found = await callApi<Named | undefined>('me');
  if (!found.ok) return void (serverStatus.value = found.code === 'unreachable' ? 'unreachable' : 'absent');
  serverStatus.value = 'here';
  if (found.value) become(found.value.name);
  else myName.value = undefined;
}

export async function saveName(name: string): Promise<ApiResult<Named>> {
  const given = await callApi<Named>('me', { name });
  if (given.ok) becomeAnew(given.value.name);
  return given;
}

export interface TransferCode {
  readonly code: string;
  /** How long it works, in milliseconds. */
  readonly lasts: number;
}

export function requestTransferCode(): Promise<ApiResult<TransferCode>> {
  return callApi<TransferCode>('transfer', {});
}

export async function redeemCode(code: string): Promise<ApiResult<Named>> {
  const redeemed = await callApi<Named>('redeem', { code });
  if (redeemed.ok) becomeAnew(redeemed.value.name);
  return redeemed;
}

/** A later visit of somebody known: looks for the server, and once more when the network comes. */
export async function resumeIdentity(): Promise<void> {
  await findMe();
  if (serverStatus.value === 'unreachable') addEventListener('online', () => void findMe(), { once: true });
}

function become(name: string): void {
  myName.value = name;
  adoptName(name);
  // From now on the page looks by itself whether a table waits, also at the next visit.
  remember('online', 'yes');
  watchTurns();
}

function becomeAnew(name: string): void {
  rememberOwnName(name);
  serverConnection().reconnect();
  become(name);
}
