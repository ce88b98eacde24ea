import { signal } from '@preact/signals';
import type { LobbyEntry } from '../../protocol/replies.ts';

/** The tables online that wait for this person: the title of the page counts them on every screen. */
export const waitingTables = signal<readonly LobbyEntry[]>([]);

/** Matches with others that go on, or pause, while somebody else is to move. */
export const runningTables = signal<readonly LobbyEntry[]>([]);
