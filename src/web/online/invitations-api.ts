import type { TableInvitation } from '../../protocol/invitations.ts';
import { ownInvitations } from '../page/own-invitations.ts';
import { type ApiResult, callApi } from './api.ts';

/** Looks to which tables this person is invited. */
export async function lookForInvitations(): Promise<void> {
  const found = await callApi<{ readonly invitations: readonly TableInvitation[] }>('invitations');
  if (found.ok) ownInvitations.value = found.value.invitations;
}

/** Invites somebody whom one has met, by the mark that stands for them. */
export function invite(match: string, mark: string): Promise<ApiResult<unknown>> {
  return callApi('invitations', { match, mark });
}

/** Nobody is told. */
export async function decline(match: string): Promise<void> {
  ownInvitations.value = ownInvitations.value.filter(({ table }) => table.match !== match);
  await callApi('invitations/decline', { match });
}
