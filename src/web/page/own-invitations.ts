import { signal } from '@preact/signals';
import type { TableInvitation } from '../../protocol/invitations.ts';

/** The tables that this person is invited to. */
export const ownInvitations = signal<readonly TableInvitation[]>([]);
