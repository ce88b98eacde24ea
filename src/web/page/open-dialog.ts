import { signal } from '@preact/signals';

/** The dialog that lies over whatever screen is shown, so that nobody has to leave a game for it. */
export const openDialog = signal<'settings' | 'help' | 'name' | 'install' | undefined>(undefined);
