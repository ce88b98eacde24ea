import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type ApiResult, callApi } from './api.ts';
import { becomeAnew, findMe, type Named } from './identity.ts';
import { makePasskey, showPasskey } from './passkey-prompt.ts';
import { signOut } from './sign-out.ts';

/** A passkey of this person. */
export interface OwnPasskey {
  readonly id: string;
  readonly label?: string;
  readonly seen?: number;
  /** The domain it was made for, where that is not this one. */
  readonly elsewhere?: string;
}

export interface AccountInfo {
  readonly name: string;
  /** Is the name this person's for good? */
  readonly account: boolean;
  readonly since?: number;
  /** How many codes of the recovery sheet are left. */
  readonly codes: number;
  readonly passkeys: readonly OwnPasskey[];
  /** Where passkeys are for; left out where there can be none. */
  readonly domain?: string;
}

/** The codes of a recovery sheet, shown this once. */
export interface Sheet {
  readonly codes: readonly string[];
}

export function fetchAccount(): Promise<ApiResult<AccountInfo>> {
  return callApi('account');
}

export async function openAccount(name: string): Promise<ApiResult<Sheet>> {
  const opened = await callApi<Sheet & Named>('account', { name });
  if (opened.ok) becomeAnew({ name: opened.value.name, account: true });
  return opened;
}

export function requestSheet(): Promise<ApiResult<Sheet>> {
  return callApi('account/sheet', {});
}

/** Makes a passkey on this device, or wherever the browser keeps it. */
export async function addPasskey(label: string): Promise<ApiResult<unknown>> {
  const offer = await callApi<PublicKeyCredentialCreationOptionsJSON>('passkeys/offer', {});
  if (!offer.ok) return offer;
  const made = await makePasskey(offer.value);
  return made.ok ? callApi('passkeys', { made: made.value, label }) : made;
}

export function removePasskey(passkey: string): Promise<ApiResult<unknown>> {
  return callApi('passkeys/remove', { passkey });
}

export async function signInWithPasskey(): Promise<ApiResult<Named>> {
  const asked = await callApi<PublicKeyCredentialRequestOptionsJSON>('passkeys/ask', {});
  if (!asked.ok) return asked;
  const shown = await showPasskey(asked.value);
  if (!shown.ok) return shown;
  const back = await callApi<Named>('passkeys/sign-in', { shown: shown.value });
  if (back.ok) becomeAnew(back.value);
  return back;
}

/** From now on this device is nobody's. */
export async function leaveDevice(): Promise<void> {
  await signOut();
  await findMe();
}
