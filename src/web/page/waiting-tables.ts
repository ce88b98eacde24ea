import { signal } from '@preact/signals';

/** How many tables online wait for this person: the title of the page says so on every screen. */
export const waitingTables = signal(0);
