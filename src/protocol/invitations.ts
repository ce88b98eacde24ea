import type { LobbyEntry } from './replies.ts';

/** Somebody whom the reader has met invites them to a table. */
export interface TableInvitation {
  /** Who invites. */
  readonly name: string;
  readonly at: number;
  readonly table: LobbyEntry;
}

/** How many the reader may have at once; the oldest make room. */
export const MOST_INVITATIONS = 20;
