import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { ApiResult } from './api.ts';

/** The browser's own dialogs for passkeys. People may close them, and browsers don't say why nothing came. */
export function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<ApiResult<RegistrationResponseJSON>> {
  return prompted(() => startRegistration({ optionsJSON }));
}

export function showPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<ApiResult<AuthenticationResponseJSON>> {
  return prompted(() => startAuthentication({ optionsJSON }));
}

async function prompted<T>(prompt: () => Promise<T>): Promise<ApiResult<T>> {
  try {
    return { ok: true, value: await prompt() };
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { ok: false, code: isKnown ? 'known' : 'cancelled' };
  }
}
