import type { MailInfo, MailWish } from '../../protocol/mail.ts';
import { type ApiResult, callApi } from './api.ts';

export function fetchMail(): Promise<ApiResult<MailInfo>> {
  return callApi('mail');
}

/** A code is sent there. */
export function enterMail(address: string, wants: readonly MailWish[], language: string): Promise<ApiResult<unknown>> {
  return callApi('mail', { address, wants, language });
}

export function confirmMail(code: string): Promise<ApiResult<unknown>> {
  return callApi('mail/confirm', { code });
}

export function setMailWishes(wants: readonly MailWish[]): Promise<ApiResult<unknown>> {
  return callApi('mail/wants', { wants });
}

export function dropMail(): Promise<ApiResult<unknown>> {
  return callApi('mail/drop', {});
}

/** Sends a code to come back to whoever can be reached there; the answer is always the same. */
export function recoverByMail(address: string): Promise<ApiResult<unknown>> {
  return callApi('mail/recover', { address });
}

/** Ends all mail to whoever the link was sent to. */
export function stopMail(token: string): Promise<ApiResult<unknown>> {
  return callApi('mail/stop', { token });
}
