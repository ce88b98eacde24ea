import { signal } from '@preact/signals';
import type { HostAnnouncement, MeInfo, OwnMeasures } from '../../protocol/measures.ts';
import { recall, remember } from '../browser/local-storage.ts';
import { adoptName, rememberOwnName } from '../match/names.ts';
import { announcement, ownMeasures } from '../page/host-word.ts';
import { type ApiResult, callApi } from './api.ts';
import { lookForInvitations } from './invitations-api.ts';
import { serverConnection } from './server-connection.ts';
import { watchTurns } from './turn-watcher.ts';

/** Is there a server behind this page? A page from a plain folder has none; one without a network can't tell. */
export type ServerStatus = 'seeking' | 'here' | 'absent' | 'unreachable' | 'banned';

export const serverStatus = signal<ServerStatus>('seeking');
/** The name to play under; undefined for a stranger. The person's secret is in a cookie that no script can read. */
export const myName = signal<string | undefined>(undefined);

/** Is the name this person's for good? */
export const hasAccount = signal(false);

/** May this person sit at the desk of the server? */
export const isHost = signal(false);

/** Which announcement was read last on this device. */
export const ANNOUNCEMENT_READ = 'announcement';

export type Named = MeInfo;

/** Codes of a recovery sheet are longer than those for another device. */
const LONG_CODE = 12;

/** Asks the server which person this device is, and so whether there is a server. */
export async function findMe(): Promise<void> {
  const found = await callApi<Named | undefined>('me');
  if (!found.ok) return void (serverStatus.value = found.code === 'unreachable' ? 'unreachable' : 'absent');
  serverStatus.value = 'here';
  if (found.value) return become(found.value);
  myName.value = undefined;
  hasAccount.value = false;
  isHost.value = false;
  ownMeasures.value = {};
}

export async function saveName(name: string): Promise<ApiResult<Named>> {
  const given = await callApi<Named>('me', { name });
  if (given.ok) becomeAnew(given.value);
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

/** A code from another device, or one of the recovery sheet. */
export async function redeemCode(code: string): Promise<ApiResult<Named>> {
  const letters = code.replace(/[^a-z0-9]/gi, '').length;
  const redeemed = await callApi<Named>(letters > LONG_CODE ? 'account/recover' : 'redeem', { code });
  if (redeemed.ok) becomeAnew(redeemed.value);
  return redeemed;
}

/** A device that is this person. */
export interface OwnDevice {
  readonly id: string;
  readonly label?: string;
  readonly seen?: number;
  readonly here?: true;
}

export function fetchDevices(): Promise<ApiResult<{ readonly devices: readonly OwnDevice[] }>> {
  return callApi('devices');
}

/** Signs out another device of this person, or all others. */
export function endDevices(
  which: { readonly device: string } | { readonly others: true },
): Promise<ApiResult<{ readonly ended: number }>> {
  return callApi('devices/end', which);
}

/** A later visit of somebody known: looks for the server, and once more when the network comes. */
export async function resumeIdentity(): Promise<void> {
  await findMe();
  if (serverStatus.value === 'unreachable') addEventListener('online', () => void findMe(), { once: true });
}

/** What the hosts have decided about this person. Whoever is banned finds no server; the others do again. */
export function setMeasures(measures: OwnMeasures): void {
  ownMeasures.value = measures;
  if (measures.ban) serverStatus.value = 'banned';
  else if (serverStatus.peek() === 'banned') serverStatus.value = 'here';
}

function hear(said: HostAnnouncement | undefined): void {
  announcement.value = said?.id === recall(ANNOUNCEMENT_READ) ? undefined : said;
}

function become({ name, account, host, measures = {} }: Named): void {
  isHost.value = host === true;
  setMeasures(measures);
  myName.value = name;
  hasAccount.value = account === true;
  adoptName(name);
  // From now on the page looks by itself whether a table waits, also at the next visit.
  remember('online', 'yes');
  // Another device, or another window, may make this one a stranger.
  serverConnection().whenLeft(() => void findMe());
  serverConnection().whenInvited(() => void lookForInvitations());
  void lookForInvitations();
  serverConnection().whenHostsSpeak({ decided: setMeasures, announced: hear });
  watchTurns();
}

export function becomeAnew(named: Named): void {
  rememberOwnName(named.name);
  serverConnection().reconnect();
  become(named);
}
