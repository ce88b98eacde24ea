import { signal } from '@preact/signals';

/** The tables online that wait for this person, by their matches: the title of the page counts them on every screen. */
export const waitingTables = signal<readonly string[]>([]);

/** Matches with others that go on, or pause, while somebody else is to move. */
export const runningTables = signal<readonly string[]>([]);
